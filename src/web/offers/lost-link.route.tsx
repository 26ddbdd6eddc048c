import { PAGE_META } from '#content/pages.ts';
import { OFFER_PAGE } from '#domain/offers/link-header.ts';
import { RouteErrorBoundary } from '../errors/route-error-boundary.tsx';
import { pageMeta } from '../shell/seo.ts';
import type { Route } from './+types/lost-link.route.ts';
import { LinkFrame } from './link-frame.tsx';
import { LostLink } from './lost-link.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...PAGE_META.lostLink, path: OFFER_PAGE, noIndex: true });

export const ErrorBoundary = () => (
  <LinkFrame>
    <RouteErrorBoundary />
  </LinkFrame>
);

/** Where whoever has lost the link to an offer gets a new one. */
export default function LostLinkPage() {
  return (
    <LinkFrame>
      <LostLink
        title="Nový odkaz na ponuku"
        sentence="Ponuku otvoríte odkazom, ktorý vám prišiel e-mailom. Ak ho neviete nájsť, pošlem vám nový."
      />
    </LinkFrame>
  );
}
