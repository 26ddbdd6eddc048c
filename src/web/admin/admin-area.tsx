import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { site } from '#domain/content/site.ts';
import { AdminFrame } from '../design/areas/admin-frame.tsx';
import { linksTo } from '../shell/area-screens.ts';
import { MainPart, PendingLine, SkipLink } from '../shell/main-part.tsx';
import { ADMIN_SCREENS, START } from './admin-screens.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const LINKS = linksTo(START.to, ADMIN_SCREENS);

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
          {isOpen && (
            <Link to="/portal/settings" className="area-link">
              Nastavenia účtu
            </Link>
          )}
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
