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
  children: ReactNode;
}

/** Frame of every screen of the portal. */
export const PortalFrame = ({ user, children }: PortalFrameProps) => (
  <>
    <SkipLink />
    <PendingLine />
    <CarriedToast />
    <ClientFrame
      brand={site.brand.name}
      links={user ? LINKS : []}
      account={user && <AccountMenu user={user} />}
    >
      <MainPart>{children}</MainPart>
    </ClientFrame>
  </>
);
