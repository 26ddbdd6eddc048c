import type { ReactNode } from 'react';
import { site } from '#domain/content/site.ts';
import { AccountMenu } from '../accounts/account-menu.tsx';
import { CarriedToast } from '../accounts/carried-toast.tsx';
import type { User } from '../accounts/session.ts';
import type { AreaLink } from '../design/areas/area-links.tsx';
import { ClientFrame } from '../design/areas/client-frame.tsx';
import { linksTo } from '../shell/area-screens.ts';
import { MainPart, PendingLine, SkipLink } from '../shell/main-part.tsx';
import type { Overview } from './overview-queries.ts';
import { DOCUMENTS, PROJECTS, projectHref, REQUESTS } from './portal-addresses.ts';
import { PORTAL_SCREENS, START } from './portal-screens.ts';

/** Entries of the navigation: what waits beside the overview, and who has one project is led straight to it. */
const linksWith = (user: User, overview: Overview | undefined): AreaLink[] =>
  linksTo(START.to, PORTAL_SCREENS).map((link) => {
    const count = waitingAt(link.to, user, overview);
    // A request is opened from the overview.
    if (link.to === START.to) return { ...link, covers: [REQUESTS], ...(count > 0 && { count }) };
    if (count > 0) return { ...link, count };
    const [project, ...others] = link.to === PROJECTS ? (overview?.projects.rows ?? []) : [];
    return project && others.length === 0
      ? { to: projectHref(project.id), label: 'Projekt', covers: [PROJECTS] }
      : link;
  });

/** As much as the screen that it leads to says of itself. */
const waitingAt = (to: string, { needsSecondFactor }: User, overview: Overview | undefined): number => {
  if (!overview) return 0;
  const expected = overview.expected.count + Number(needsSecondFactor);
  return { [START.to]: expected, [DOCUMENTS]: overview.newDocuments }[to] ?? 0;
};

interface PortalFrameProps {
  /** Null where nobody knows who is signed in, or the screen is somebody else's: then no other can be entered. */
  user: User | null;
  /** Of who is signed in; undefined while it is not known. */
  overview?: Overview | undefined;
  children: ReactNode;
}

/** Frame of every screen of the portal. */
export const PortalFrame = ({ user, overview, children }: PortalFrameProps) => (
  <>
    <SkipLink />
    <PendingLine />
    <CarriedToast />
    <ClientFrame
      brand={site.brand.name}
      links={user ? linksWith(user, overview) : []}
      account={user && <AccountMenu user={user} />}
    >
      <MainPart>{children}</MainPart>
    </ClientFrame>
  </>
);
