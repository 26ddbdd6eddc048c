import type { ReactNode } from 'react';
import { site } from '#domain/content/site.ts';
import { AccountMenu } from '../accounts/account-menu.tsx';
import { CarriedToast } from '../accounts/carried-toast.tsx';
import type { User } from '../accounts/session.ts';
import { ClientFrame } from '../design/areas/client-frame.tsx';
import { linksTo } from '../shell/area-screens.ts';
import { MainPart, PendingLine, SkipLink } from '../shell/main-part.tsx';
import { PORTAL_SCREENS, START } from './portal-screens.ts';

const LINKS = linksTo(START.to, PORTAL_SCREENS);

interface PortalFrameProps {
  /** Null where nobody knows who is signed in: then no screen can be entered. */
  user: User | null;
  /** Messages that wait, in all. */
  unread?: number;
  children: ReactNode;
}

/** Frame of every screen of the portal. */
export const PortalFrame = ({ user, unread = 0, children }: PortalFrameProps) => (
  <>
    <SkipLink />
    <PendingLine />
    <CarriedToast />
    <ClientFrame
      brand={site.brand.name}
      links={
        user
          ? LINKS.map((link) => (link.to === START.to && unread > 0 ? { ...link, count: unread } : link))
          : []
      }
      account={user && <AccountMenu user={user} />}
    >
      <MainPart>{children}</MainPart>
    </ClientFrame>
  </>
);
