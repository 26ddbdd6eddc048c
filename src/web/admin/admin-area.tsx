import type { ReactNode } from 'react';
import { site } from '#domain/content/site.ts';
import { AccountTools } from '../accounts/account-tools.tsx';
import { CarriedToast } from '../accounts/carried-toast.tsx';
import type { User } from '../accounts/session.ts';
import { AdminFrame } from '../design/areas/admin-frame.tsx';
import type { AreaLink } from '../design/areas/area-links.tsx';
import { DeskSearch } from '../search/desk-search.tsx';
import { linksTo } from '../shell/area-screens.ts';
import { MainPart, PendingLine, SkipLink } from '../shell/main-part.tsx';
import { AdminKeys } from './admin-keys.tsx';
import { ADMIN_SCREENS, START } from './admin-screens.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const WORK = linksTo(
  START.to,
  ADMIN_SCREENS.filter(({ isAboutSite }) => !isAboutSite),
);
const SITE = linksTo(
  START.to,
  ADMIN_SCREENS.filter(({ isAboutSite }) => isAboutSite),
);

/** How much waits on a screen and what that is, by its address; a screen without a number shows none. */
export type Waiting = Readonly<Record<string, { count: number | undefined; counted: string }>>;

const counted = (links: readonly AreaLink[], waiting: Waiting) =>
  links.map((link) => {
    const { count, counted } = waiting[link.to] ?? {};
    return count && counted ? { ...link, count, counted } : link;
  });

interface AdminAreaProps {
  /** Null where nobody knows who is signed in: then no screen can be entered. */
  user: User | null;
  waiting?: Waiting;
  children: ReactNode;
}

/** Frame of every screen of the administration. */
export const AdminArea = ({ user, waiting = {}, children }: AdminAreaProps) => (
  <>
    <SkipLink />
    <PendingLine />
    <CarriedToast />
    <AdminFrame
      brand={site.brand.name}
      links={user ? counted(WORK, waiting) : []}
      more={user ? counted(SITE, waiting) : []}
      head={user && <DeskSearch />}
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
