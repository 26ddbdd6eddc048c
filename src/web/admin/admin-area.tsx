import type { ReactNode } from 'react';
import { site } from '#domain/content/site.ts';
import { AccountTools } from '../accounts/account-tools.tsx';
import { CarriedToast } from '../accounts/carried-toast.tsx';
import type { User } from '../accounts/session.ts';
import { AdminFrame } from '../design/areas/admin-frame.tsx';
import { linksTo } from '../shell/area-screens.ts';
import { MainPart, PendingLine, SkipLink } from '../shell/main-part.tsx';
import { ADMIN_SCREENS, START } from './admin-screens.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const LINKS = linksTo(START.to, ADMIN_SCREENS);

interface AdminAreaProps {
  /** Null where nobody knows who is signed in: then no screen can be entered. */
  user: User | null;
  children: ReactNode;
}

/** Frame of every screen of the administration. */
export const AdminArea = ({ user, children }: AdminAreaProps) => (
  <>
    <SkipLink />
    <PendingLine />
    <CarriedToast />
    <AdminFrame
      brand={site.brand.name}
      links={user ? LINKS : []}
      more={[]}
      tools={
        <>
          <a href="/" className="area-link">
            Úvodná stránka
          </a>
          <ThemeToggle />
          {user && <AccountTools user={user} />}
        </>
      }
    >
      <MainPart>{children}</MainPart>
    </AdminFrame>
  </>
);
