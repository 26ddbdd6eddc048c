import type { ShouldRevalidateFunction } from 'react-router';
import { linkedOffer } from '#domain/offers/link-calls.ts';
import { REVISION_QUERY } from '#domain/offers/link-header.ts';
import { offerHeading } from '#domain/offers/offer-shown.ts';
import { offerPayments } from '#domain/payments/calls.ts';
import { mayAct } from '../accounts/may-act.ts';
import { signedIn } from '../accounts/session.ts';
import { loadModule } from '../errors/lazy-module.tsx';
import { orNoSuchScreen } from '../errors/no-such-screen.ts';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import type { Route } from './+types/offer.route.ts';

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const wanted = Number(new URL(request.url).searchParams.get(REVISION_QUERY)) || undefined;
  const query = { offer: id, ...(wanted === undefined ? {} : { revision: wanted }) };
  const [{ default: Body }, offer, payments] = await Promise.all([
    loadModule(() => import('./read-offer.tsx')),
    orNoSuchScreen(callApi(linkedOffer, { query }, { signal: request.signal })),
    // The offer is read without them, too: its page asks again, and says so.
    callApi(offerPayments, { query: { offer: id } }, { signal: request.signal }).then(
      (answer) => answer.payments,
      () => undefined,
    ),
  ]);
  return { Body, offer, payments, canAct: mayAct(await signedIn()) };
}

/** What has changed meanwhile comes by the page's own calls, so that nothing moves under whoever reads. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href !== nextUrl.href;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  areaMeta(loaderData ? `${offerHeading(loaderData.offer)} ${loaderData.offer.number}` : 'Ponuka');

/** An offer for a member of its client: the same page as behind its secret link, in the portal. */
export default function OfferScreen({ loaderData: { Body, ...read }, params: { id } }: Route.ComponentProps) {
  return <Body key={`${id} ${read.offer.revision}`} id={id} {...read} />;
}
