import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is where somebody looks: on the screen of a page that is seen. */
export function useInSight(element: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !isShown) return;
    let isOnScreen = false;
    const look = () => setInSight(isOnScreen && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element, isShown]);
  return isInSight;
}
