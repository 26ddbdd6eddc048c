import { useState } from 'react';
import { Link, type ShouldRevalidateFunction } from 'react-router';
import { linkedOffer } from '#domain/offers/link-calls.ts';
import { REVISION_QUERY } from '#domain/offers/link-header.ts';
import { offerHeading } from '#domain/offers/offer-shown.ts';
import { mayAct } from '../accounts/may-act.ts';
import { signedIn } from '../accounts/session.ts';
import { buttonClass } from '../design/button.tsx';
import { orNoSuchScreen } from '../errors/no-such-screen.ts';
import { memberActs } from '../offers/client-acts.ts';
import { ClientOfferPage } from '../offers/client-offer-page.tsx';
import { OfferNews } from '../offers/offer-news.tsx';
import { PdfButton } from '../offers/pdf-button.tsx';
import { useReadOffer } from '../offers/use-read-offer.ts';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import type { Route } from './+types/offer.route.ts';
import { projectHref } from './portal-addresses.ts';

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const wanted = Number(new URL(request.url).searchParams.get(REVISION_QUERY)) || undefined;
  const query = { offer: id, ...(wanted === undefined ? {} : { revision: wanted }) };
  const offer = await orNoSuchScreen(callApi(linkedOffer, { query }, { signal: request.signal }));
  return { offer, canAct: mayAct(await signedIn()) };
}

/** What has changed meanwhile comes by the page's own calls, so that nothing moves under whoever reads. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href !== nextUrl.href;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  areaMeta(loaderData ? `${offerHeading(loaderData.offer)} ${loaderData.offer.number}` : 'Ponuka');

/** An offer for a member of its client: the same page as behind its secret link, in the portal. */
export default function OfferScreen({ loaderData, params: { id } }: Route.ComponentProps) {
  const { revision } = loaderData.offer;
  return <ReadOffer key={`${id} ${revision}`} id={id} {...loaderData} />;
}

function ReadOffer({ id, offer: first, canAct }: { id: string } & Route.ComponentProps['loaderData']) {
  const [acts] = useState(() => memberActs(id));
  const acting = canAct ? acts : null;
  const { offer, chosen, setChosen, show, news } = useReadOffer(first, acting);
  return (
    <>
      <OfferNews
        news={news}
        read={offer}
        onShow={(next) => {
          show(next);
          window.scrollTo({ top: 0 });
        }}
      />
      <div className="mb-4 flex justify-end">
        <PdfButton offer={offer} acts={acts} />
      </div>
      <ClientOfferPage
        offer={offer}
        news={news}
        onOffer={show}
        chosen={chosen}
        onChosen={setChosen}
        acts={acting}
        door={SESSION_DOOR}
        toProject={
          offer.projectId !== null && (
            <Link to={projectHref(offer.projectId)} className={buttonClass({ variant: 'primary' })}>
              Prejsť na projekt
            </Link>
          )
        }
      />
    </>
  );
}
