import type { ReactNode } from 'react';
import { site } from '#domain/content/site.ts';
import { AccountTools } from '../accounts/account-tools.tsx';
import { CarriedToast } from '../accounts/carried-toast.tsx';
import type { User } from '../accounts/session.ts';
import { AdminFrame } from '../design/areas/admin-frame.tsx';
import { linksTo } from '../shell/area-screens.ts';
import { MainPart, PendingLine, SkipLink } from '../shell/main-part.tsx';
import { AdminKeys } from './admin-keys.tsx';
import { ADMIN_SCREENS, SETUP, START } from './admin-screens.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const LINKS = linksTo(START.to, ADMIN_SCREENS);

/** The navigation, with what waits where. */
const counted = (unset: number) =>
  LINKS.map((link) => (link.to === SETUP && unset > 0 ? { ...link, count: unset } : link));

interface AdminAreaProps {
  /** Null where nobody knows who is signed in: then no screen can be entered. */
  user: User | null;
  /** How many things are left to be set up. */
  unset?: number | undefined;
  children: ReactNode;
}

/** Frame of every screen of the administration. */
export const AdminArea = ({ user, unset = 0, children }: AdminAreaProps) => (
  <>
    <SkipLink />
    <PendingLine />
    <CarriedToast />
    <AdminFrame
      brand={site.brand.name}
      links={user ? counted(unset) : []}
      more={[]}
      tools={
        <>
          <a href="/" className="area-link">
            Úvodná stránka
          </a>
          <ThemeToggle />
          {user && <AdminKeys />}
          {user && <AccountTools user={user} />}
        </>
      }
    >
      <MainPart>{children}</MainPart>
    </AdminFrame>
  </>
);
