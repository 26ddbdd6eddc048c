import type { ReactNode } from 'react';
import { site } from '#domain/content/site.ts';
import type { AreaLink } from '../design/areas/area-links.tsx';
import { ClientFrame } from '../design/areas/client-frame.tsx';
import { MainPart, PendingLine, SkipLink } from '../shell/main-part.tsx';

/** Where the portal begins. */
export const START = { to: '/portal', label: 'Prehľad' } as const;

/** Screens that exist, in the order of the navigation. A screen is added here together with its route. */
export const LINKS: readonly AreaLink[] = [{ ...START, isExact: true }];

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
