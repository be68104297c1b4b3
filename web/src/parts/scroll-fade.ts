import { showMore } from '../board/dom/elements';

/** Something that scrolls fades out where more of it lies beyond an edge, whatever comes to stand in it. */
export function scrollFade(node: HTMLElement): { destroy(): void } {
  const look = () => showMore(node);
  const inside = new MutationObserver(look);
  inside.observe(node, { childList: true, subtree: true, characterData: true });
  const outside = new ResizeObserver(look);
  outside.observe(node);
  node.addEventListener('scroll', look, { passive: true });
  return {
    destroy() {
      inside.disconnect();
      outside.disconnect();
      node.removeEventListener('scroll', look);
    },
  };
}
