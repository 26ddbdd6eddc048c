import type { ReactNode } from 'react';
import { site } from '#domain/content/site.ts';
import { ClientFrame } from '../design/areas/client-frame.tsx';
import { linksTo } from '../shell/area-screens.ts';
import { MainPart, PendingLine, SkipLink } from '../shell/main-part.tsx';
import { PORTAL_SCREENS, START } from './portal-screens.ts';

const LINKS = linksTo(START.to, PORTAL_SCREENS);

interface PortalFrameProps {
  /** False where nobody knows who is signed in: then no screen can be entered. */
  isOpen: boolean;
  children: ReactNode;
}

/** Frame of every screen of the portal. */
export const PortalFrame = ({ isOpen, children }: PortalFrameProps) => (
  <>
    <SkipLink />
    <PendingLine />
    <ClientFrame brand={site.brand.name} links={isOpen ? LINKS : []}>
      <MainPart>{children}</MainPart>
    </ClientFrame>
  </>
);
