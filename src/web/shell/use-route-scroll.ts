import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A page that is visited anew is scrolled to its top (specification 2), smoothly by CSS where motion is wanted; Back and
 * Forward return at once to where the visitor was (decisions 7.1). Within a path nothing moves when search parameters
 * change (wizard, filters), and a link to an anchor goes there.
 */
export function useRouteScroll(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(location);
  const places = useRef(new Map<string, number>());
  useEffect(keepBrowserFromScrolling, []);
  useEffect(() => {
    // Asked for after the next page is there, the place could be beyond its end already.
    const keepPlace = () => places.current.set(shown.current.key, scrollY);
    keepPlace();
    addEventListener('scroll', keepPlace, { passive: true });
    return () => removeEventListener('scroll', keepPlace);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    if (isReturn)
      showPlace(places.current.get(location.key) ?? (before.pathname === location.pathname ? scrollY : 0));
    else if (before.pathname !== location.pathname || before.search === location.search)
      showStart(location.hash);
  }, [location, isReturn]);
}

/** Goes to a place without the movement that the page's style asks for. */
const showPlace = (top: number): void => scrollTo({ top, behavior: 'instant' });

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
