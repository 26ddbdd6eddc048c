import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useRouteScroll } from './use-route-scroll.ts';

const MAIN_ID = 'obsah';

/** The first stop of the keyboard on every page. */
export const SkipLink = () => (
  <a
    href={`#${MAIN_ID}`}
    className="fixed top-2 left-2 z-60 -translate-y-[200%] bg-ink px-5 py-3 font-semibold text-paper focus-visible:translate-y-0 print:hidden"
  >
    Preskočiť na hlavný obsah
  </a>
);

/** Where the keyboard goes on when what had the focus has left the page. */
export const focusMain = (): void => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });

/** The main part of a page: scrolled and focused when another page is shown in it. */
export function MainPart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useRouteScroll();
  useEffect(() => {
    // Set after hydration, so that a reload returns to its place at once and only links to anchors move smoothly later.
    document.documentElement.dataset.scroll = 'smooth';
  }, []);
  // Before the effects of the page itself, which may lead on to one of its controls.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusMain();
  }, [pathname]);
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}

/** Progress line on top while the next page loads; it appears only when that takes longer than 300 ms. */
export function PendingLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status" className="pending-line">
      <span className="sr-only">Loading...</span>
    </div>
  );
}
