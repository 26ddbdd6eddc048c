import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { buttonClass } from '../design/button.tsx';
import { useLiveData } from '../live/changes.tsx';
import { START_WIZARD_HREF } from '../quote/wizard-link.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/offers.route.ts';
import { More } from './more.tsx';
import { OfferRows } from './offer-rows.tsx';
import { ownOffersQuery } from './overview-queries.ts';

export async function clientLoader() {
  await dataClient().fetchInfiniteQuery({ ...ownOffersQuery, staleTime: 0 });
}

export const meta: Route.MetaFunction = () => areaMeta('Ponuky');

/** All offers that were sent to the client, the newest first. */
export default function Offers() {
  useLiveData('offer');
  const list = useInfiniteQuery(ownOffersQuery);
  const offers = list.data?.pages.flat() ?? [];
  return (
    <div className="area-screen">
      <h1>Ponuky</h1>
      {offers.length === 0 ? (
        <EmptyState
          title="Zatiaľ tu nie je žiadna ponuka"
          action={
            <a href={START_WIZARD_HREF} className={buttonClass({ size: 'small' })}>
              Vypočítať cenu
            </a>
          }
        >
          Keď vám pošlem cenovú ponuku, otvoríte ju tu: s&nbsp;cenou, možnosťami a&nbsp;termínmi. Môžete sa
          v&nbsp;nej na čokoľvek spýtať a&nbsp;prijať ju.
        </EmptyState>
      ) : (
        <div className="area-list">
          <OfferRows label="Ponuky" offers={offers} />
          <More list={list} label="Zobraziť staršie ponuky" />
        </div>
      )}
    </div>
  );
}
