import { linkedOffer } from '#domain/offers/link-calls.ts';
import { REVISION_QUERY } from '#domain/offers/link-header.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { offerPayments } from '#domain/payments/calls.ts';
import { AsClient } from '../clients/as-client.tsx';
import { useLookedFrom } from '../clients/looked-from.ts';
import { useLiveData } from '../live/changes.tsx';
import { ClientOfferPage } from '../offers/client-offer-page.tsx';
import { useOfferPayments } from '../offers/use-offer-payments.ts';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import type { Route } from './+types/offer-as-client.route.ts';

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const wanted = Number(new URL(request.url).searchParams.get(REVISION_QUERY)) || undefined;
  const query = { offer: id, ...(wanted === undefined ? {} : { revision: wanted }) };
  const { signal } = request;
  const [offer, { payments }] = await Promise.all([
    callApi(linkedOffer, { query }, { signal }),
    callApi(offerPayments, { query: { offer: id } }, { signal }),
  ]);
  return { offer, payments };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  areaMeta(loaderData ? `${loaderData.offer.number} ako klient` : 'Ponuka ako klient');

/** An offer that was sent, as its client reads it. */
export default function OfferAsClient({
  loaderData: { offer, payments },
  params: { id },
}: Route.ComponentProps) {
  useLiveData(`offer ${id}`);
  const { back } = useLookedFrom(offerEditorPath(id));
  const paid = useOfferPayments(null, payments);
  return (
    <AsClient at={{ type: 'offer', id }} back={back}>
      <ClientOfferPage
        offer={offer}
        onOffer={() => undefined}
        chosen={initialChoice(offer.content)}
        onChosen={null}
        acts={null}
        paid={paid}
        door={SESSION_DOOR}
      />
    </AsClient>
  );
}
