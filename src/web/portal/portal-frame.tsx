import type { ReactNode } from 'react';
import { site } from '#domain/content/site.ts';
import { noun } from '#domain/kernel/plural.ts';
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

/** Entries of the navigation: beside the overview what waits, beside the papers what is new, and who has one project is led straight to it. */
const linksWith = (user: User, overview: Overview | undefined): AreaLink[] =>
  linksTo(START.to, PORTAL_SCREENS).map((link) => {
    // A request is opened from the overview.
    if (link.to === START.to) return { ...link, covers: [REQUESTS], ...waiting(user, overview) };
    if (link.to === DOCUMENTS) return { ...link, ...newPapers(overview) };
    const [project, ...others] = link.to === PROJECTS ? (overview?.projects.rows ?? []) : [];
    return project && others.length === 0
      ? { to: projectHref(project.id), label: 'Projekt', covers: [PROJECTS] }
      : link;
  });

/** As much as the overview says of itself; nothing is not said. */
function waiting({ needsSecondFactor }: User, overview: Overview | undefined): Pick<AreaLink, 'count'> {
  const count = overview ? overview.expected.count + Number(needsSecondFactor) : 0;
  return count > 0 ? { count } : {};
}

/** The same of the papers, which wait for nothing: their number says what it counts. */
function newPapers(overview: Overview | undefined): Pick<AreaLink, 'count' | 'what'> {
  const count = overview?.newDocuments ?? 0;
  return count > 0 ? { count, what: noun(count, 'newMasculine') } : {};
}

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
