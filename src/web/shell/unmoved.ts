/**
 * Changes the page and scrolls it by as much, so that what has the focus or stands in the middle stays under the finger. A
 * page at its top, where nothing has the focus, stays there.
 */
export function unmoved(change: () => void): void {
  const { activeElement, body, documentElement } = document;
  const isWriting = activeElement !== null && activeElement !== body;
  if (!isWriting && scrollY === 0) {
    change();
    return;
  }
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
