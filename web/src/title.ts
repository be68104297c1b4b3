/** What the tab of the browser shows: words, how many games wait for us, and an icon that tells when it is our turn. */

let text = '';
let turn = false;
let turns = 0;

/** Names the page; `turn` says that it is a game in which it is our turn. */
export function showTitle(words: string, ownTurn = false): void {
  text = words;
  turn = ownTurn;
  show();
}

/** In so many games it is our turn. */
export function showTurns(count: number): void {
  turns = count;
  show();
}

function show(): void {
  const name = text ? `${text} – Serpentarium` : 'Serpentarium';
  document.title = turn ? `● ${name}` : turns > 0 ? `(${turns}) ${name}` : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const address = turn || turns > 0 ? 'icon-turn.svg' : 'icon.svg';
  if (icon && !icon.href.endsWith(`/${address}`)) icon.href = import.meta.env.BASE_URL + address;
}
