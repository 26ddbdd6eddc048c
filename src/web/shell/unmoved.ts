import { isOnWayToTop } from './way-to-top.ts';

/** Changes the page and scrolls it by as much, so that what has the focus or stands in the middle stays under the finger. */
export function unmoved(change: () => void): void {
  // Another step of scrolling would end the way.
  if (isOnWayToTop()) {
    change();
    return;
  }
  const { activeElement, body, documentElement } = document;
  const isWriting = activeElement !== null && activeElement !== body;
  const held = isWriting
    ? activeElement
    : document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const before = held?.getBoundingClientRect().top;
  // The browser's own anchoring would move the page a second time.
  documentElement.style.setProperty('overflow-anchor', 'none');
  change();
  if (held?.isConnected && before !== undefined)
    window.scrollBy({ top: held.getBoundingClientRect().top - before, behavior: 'instant' });
  requestAnimationFrame(() => documentElement.style.removeProperty('overflow-anchor'));
}
