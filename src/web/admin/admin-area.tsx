import type { ReactNode } from 'react';
import { site } from '#domain/content/site.ts';
import { AdminFrame } from '../design/areas/admin-frame.tsx';
import type { AreaLink } from '../design/areas/area-links.tsx';
import { MainPart, PendingLine, SkipLink } from '../shell/main-part.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Where the administration begins. */
export const START = { to: '/admin', label: 'Dnes' } as const;

/** Screens that exist, in the order of the navigation. A screen is added here together with its route. */
export const LINKS: readonly AreaLink[] = [{ ...START, isExact: true }];

interface AdminAreaProps {
  /** False where nobody knows who is signed in: then no screen can be entered. */
  isOpen: boolean;
  children: ReactNode;
}

/** Frame of every screen of the administration. */
export const AdminArea = ({ isOpen, children }: AdminAreaProps) => (
  <>
    <SkipLink />
    <PendingLine />
    <AdminFrame
      brand={site.brand.name}
      links={isOpen ? LINKS : []}
      more={[]}
      tools={
        <>
          <a href="/" className="area-link">
            Úvodná stránka
          </a>
          <ThemeToggle />
        </>
      }
    >
      <MainPart>{children}</MainPart>
    </AdminFrame>
  </>
);
