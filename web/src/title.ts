/** What the tab of the browser shows: words, and an icon that tells when it is one's turn. */
export function showTitle(text: string, turn = false): void {
  const name = text ? `${text} – Serpentarium` : 'Serpentarium';
  document.title = turn ? `● ${name}` : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const address = turn ? '/icon-turn.svg' : '/icon.svg';
  if (icon && !icon.href.endsWith(address)) icon.href = address;
}
