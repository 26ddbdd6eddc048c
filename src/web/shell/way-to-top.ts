import { ACTS } from './until-acted.ts';

let isGoing = false;

/** Whether the page is on its way to its top: what is seen meanwhile is nothing that somebody reads. */
export const isOnWayToTop = (): boolean => isGoing;

/** Scrolls to the top, as smoothly as the page's style asks for; what comes on the way does not move where it ends. */
export function goToTop(): void {
  if (scrollY === 0) return;
  const { style } = document.documentElement;
  isGoing = true;
  style.setProperty('overflow-anchor', 'none');
  const ends = ['scrollend', ...ACTS];
  const end = () => {
    isGoing = false;
    style.removeProperty('overflow-anchor');
    for (const each of ends) removeEventListener(each, end);
  };
  for (const each of ends) addEventListener(each, end, { passive: true });
  scrollTo(0, 0);
}
