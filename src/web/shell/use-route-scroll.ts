import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Every new path scrolls to its top, also on Back (specification 2); smoothly by CSS, where motion is wanted. Within a
 * path nothing moves when search parameters change (wizard, filters), a link to an anchor goes there, and Back
 * returns to where it was followed. React Router's ScrollRestoration would restore old places on every Back.
 */
export function useRouteScroll(): void {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(location);
  const places = useRef(new Map<string, number>());
  useEffect(keepBrowserFromScrolling, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    if (before.pathname !== location.pathname) {
      places.current.clear();
      showStart(location.hash);
      return;
    }
    places.current.set(before.key, scrollY);
    if (isBack) scrollTo(0, places.current.get(location.key) ?? scrollY);
    else if (before.search === location.search) showStart(location.hash);
  }, [location, isBack]);
}

/** Scrolls to the element that the hash names, without one to the top. */
function showStart(hash: string): void {
  const target = hash === '' ? null : document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/** While the app runs it scrolls alone; a reload and Back from another site are the browser's, which knows the place. */
function keepBrowserFromScrolling(): () => void {
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  take();
  addEventListener('pageshow', take);
  addEventListener('pagehide', giveBack);
  return () => {
    giveBack();
    removeEventListener('pageshow', take);
    removeEventListener('pagehide', giveBack);
  };
}
