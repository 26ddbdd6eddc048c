/** True when the scrolling step can show everything from the top of one element to the bottom of another at once. */
export function fitsTogether(first: Element, last: Element): boolean {
  const scroller = first.closest('.wizard-scroll');
  if (!scroller) return false;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const room =
    scroller.clientHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
  return last.getBoundingClientRect().bottom - first.getBoundingClientRect().top <= room;
}
