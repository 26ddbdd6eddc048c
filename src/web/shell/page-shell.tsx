import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MainPart, PendingLine, SkipLink } from './main-part.tsx';
import type { NavigationLink } from './navigation.ts';
import { NoScriptNotice } from './no-script-notice.tsx';
import type { OperatorNotice } from './operator-notice.ts';

interface PageShellProps {
  operator: OperatorNotice;
  /** Links to the landing pages of the trades. */
  trades: readonly NavigationLink[];
  /** Shown anywhere, but reached right after the skip link. */
  notice: ReactNode;
  children: ReactNode;
}

/** Frame of every public page: skip link, header, main part, footer. */
export const PageShell = ({ operator, trades, notice, children }: PageShellProps) => (
  <>
    <SkipLink />
    <NoScriptNotice />
    {notice}
    <PendingLine />
    <Header />
    <MainPart>{children}</MainPart>
    <Footer operator={operator} trades={trades} />
  </>
);
