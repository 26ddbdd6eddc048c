import { useState } from 'react';
import { linkedOffer } from '#domain/offers/link-calls.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { AsClient } from '../clients/as-client.tsx';
import { useLookedFrom } from '../clients/looked-from.ts';
import { useLiveData } from '../live/changes.tsx';
import { ClientOfferPage } from '../offers/client-offer-page.tsx';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import type { Route } from './+types/offer-as-client.route.ts';

export const clientLoader = ({ params: { id }, request }: Route.ClientLoaderArgs) =>
  callApi(linkedOffer, { query: { offer: id } }, { signal: request.signal });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  areaMeta(loaderData ? `${loaderData.number} ako klient` : 'Ponuka ako klient');

/** An offer that was sent, as its client reads it. */
export default function OfferAsClient({ loaderData: offer, params: { id } }: Route.ComponentProps) {
  useLiveData(`offer ${id}`);
  const { back } = useLookedFrom(offerEditorPath(id));
  const [chosen, setChosen] = useState(() => initialChoice(offer.content));
  return (
    <AsClient at={{ type: 'offer', id }} back={back}>
      <ClientOfferPage
        offer={offer}
        onOffer={() => undefined}
        chosen={chosen}
        onChosen={setChosen}
        acts={null}
        door={SESSION_DOOR}
      />
    </AsClient>
  );
}
