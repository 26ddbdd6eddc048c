import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { NavigationLink } from './navigation.ts';
import { NoScriptNotice } from './no-script-notice.tsx';
import type { OperatorNotice } from './operator-notice.ts';
import { useRouteScroll } from './use-route-scroll.ts';

const MAIN_ID = 'obsah';

interface PageShellProps {
  operator: OperatorNotice;
  /** Links to the landing pages of the trades. */
  trades: readonly NavigationLink[];
  /** Shown anywhere, but reached right after the skip link. */
  notice: ReactNode;
  children: ReactNode;
}

/** Frame of every public page: skip link, header, main part, footer. */
export function PageShell({ operator, trades, notice, children }: PageShellProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useRouteScroll();
  useEffect(() => {
    // Set after hydration, so that a reload returns to its place at once and only later changes scroll smoothly.
    document.documentElement.dataset.scroll = 'smooth';
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-2 left-2 z-60 -translate-y-[200%] bg-ink px-5 py-3 font-semibold text-paper focus-visible:translate-y-0 print:hidden"
      >
        Preskočiť na hlavný obsah
      </a>
      <NoScriptNotice />
      {notice}
      <PendingLine />
      <Header />
      <main ref={main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer operator={operator} trades={trades} />
    </>
  );
}

/** Progress line on top while the next page loads; it appears only when that takes longer than 300 ms. */
function PendingLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="status" className="pending-line">
      <span className="sr-only">Loading...</span>
    </div>
  );
}
