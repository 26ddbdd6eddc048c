import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { WIZARD_PARAM } from '../quote/wizard-link.ts';

/**
 * A page that is visited anew is at its top at once (specification 2): a movement there would be cut off by what the page
 * still reads. Back and Forward return to where the visitor was (decisions 7.1). Within a path nothing moves when search
 * parameters change (wizard, filters), and a link to an anchor goes there, smoothly by CSS on the page that is shown.
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
    else if (before.pathname !== location.pathname) showStart(location.hash, 'instant');
    else if (isSamePageAgain(before, location)) showStart(location.hash, 'auto');
  }, [location, isReturn]);
}

/** A link to the page that is shown; under an open wizard only its steps, which make entries of one address. */
const isSamePageAgain = (before: Location, { search }: Location): boolean =>
  before.search === search && !new URLSearchParams(search).has(WIZARD_PARAM);

/** Goes to a place without the movement that the page's style asks for. */
const showPlace = (top: number): void => scrollTo({ top, behavior: 'instant' });

/** Goes to the element that the hash names, without one to the top. */
function showStart(hash: string, behavior: ScrollBehavior): void {
  const target = hash === '' ? null : document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView({ behavior });
  else showPlace(0);
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
