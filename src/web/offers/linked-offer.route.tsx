import { useEffect, useState } from 'react';
import { data, useParams } from 'react-router';
import { site } from '#domain/content/site.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { type Chosen, carriedChoice } from '#domain/offers/offer-choice.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { offerHeading } from '#domain/offers/offer-shown.ts';
import { Button } from '../design/button.tsx';
import { RouteErrorBoundary } from '../errors/route-error-boundary.tsx';
import { operatorNotice } from '../shell/operator-notice.ts';
import { OperatorRows } from '../shell/operator-rows.tsx';
import { ThemeSwitch } from '../shell/theme-switch.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import type { Route } from './+types/linked-offer.route.ts';
import { type ClientActs, linkActs } from './client-acts.ts';
import { ClientFrame } from './client-frame.tsx';
import { ClientOfferPage, isOpen } from './client-offer-page.tsx';
import { LINKED_OFFER } from './linked-offer.ts';
import { LostLink } from './lost-link.tsx';
import { OfferNews } from './offer-news.tsx';
import { useNews } from './use-news.ts';
import { useSending } from './use-sending.ts';

/** The server has looked the secret up and tells the offer alone: a link that is no good one looks like every other. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const offer = context.get(LINKED_OFFER);
  return data({ offer, operator: operatorNotice() }, { status: offer ? 200 : 404 });
};

/** What has changed meanwhile comes by calls with the secret in their header, never by its address. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData?.offer
      ? `${offerHeading(loaderData.offer)} ${loaderData.offer.number} | ${site.brand.name}`
      : `Odkaz neplatí | ${site.brand.name}`,
  },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export const ErrorBoundary = () => (
  <ClientFrame>
    <RouteErrorBoundary />
  </ClientFrame>
);

/** The page of a secret link (business 2). */
export default function LinkedOfferPage({ loaderData }: Route.ComponentProps) {
  const [offer, setOffer] = useState(loaderData.offer);
  const [kept, setKept] = useState<Chosen>(() => new Set(offer?.taken));
  const acts = useActs();
  const show = (next: ClientOffer) => {
    if (offer) setKept(carriedChoice(offer.content, kept, next.content));
    setOffer(next);
  };
  const news = useNews(acts === SERVER_ACTS ? null : acts, offer, show);
  useSeen(acts, offer !== null && isOpen(offer));
  if (!offer)
    return (
      <ClientFrame>
        <LostLink
          title="Tento odkaz neplatí"
          sentence="Odkaz bol zrušený, dlho sa nepoužil alebo nie je celý. Nový pošlem tam, kam prišla ponuka."
        />
      </ClientFrame>
    );
  return (
    <ClientFrame
      end={
        <>
          <span className="mark client-offer-warning text-ink-2 normal-case">
            {worded(
              offer,
              'Kto má tento odkaz, môže ponuku prijať',
              'Kto má tento odkaz, môže dodatok prijať',
            )}
          </span>
          {acts && <PdfButton offer={offer} acts={acts} />}
        </>
      }
    >
      <noscript>
        <p className="client-offer-width border-b-stroke border-ink py-3 text-small">
          Čítať môžete aj takto. Na výber položiek, otázky a&nbsp;prijatie zapnite JavaScript, alebo mi
          napíšte na{' '}
          <a href={`mailto:${site.operator.email}`} className="text-link">
            {site.operator.email}
          </a>
          .
        </p>
      </noscript>
      <OfferNews
        news={news}
        read={offer}
        onShow={(next) => {
          show(next);
          window.scrollTo({ top: 0 });
        }}
      />
      <ClientOfferPage
        offer={offer}
        news={news}
        onOffer={show}
        chosen={kept}
        onChosen={setKept}
        acts={acts}
      />
      <footer className="border-t-stroke border-ink">
        <div className="client-offer-width grid gap-4 py-8 text-small">
          <p className="font-semibold">{loaderData.operator.name}</p>
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
            <OperatorRows rows={loaderData.operator.rows} />
          </dl>
          <div className="print:hidden">
            <ThemeSwitch />
          </div>
        </div>
      </footer>
    </ClientFrame>
  );
}

/** The secret stands in the address of the browser; the server has rendered the page without it. */
function useActs(): ClientActs | null {
  const { secret } = useParams();
  const hydrated = useHydrated();
  const [acts] = useState(() => (secret === undefined ? null : linkActs(secret)));
  return hydrated ? acts : SERVER_ACTS;
}

/** Before the scripts run nothing can be pressed; what there will be is drawn already. */
const never = () => new Promise<never>(() => {});
const SERVER_ACTS: ClientActs = {
  seen: never,
  pulse: never,
  reload: never,
  ask: never,
  withdraw: never,
  accept: never,
  decline: never,
  renew: never,
  endReminders: never,
  savePdf: never,
  payments: never,
  savePaymentPdf: never,
};

/** Long enough that nobody has seen the page who only passed it by. */
const SEEN_AFTER_MS = 2000;

/** Tells once that somebody looks at an offer that is open: not while the page is only prepared, or behind others. */
function useSeen(acts: ClientActs | null, open: boolean): void {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !open || !acts || acts === SERVER_ACTS) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        setSeen(true);
        // Nobody has pressed anything: a failure is told nobody, and the next visit says it again.
        acts.seen().catch(() => {});
      }, SEEN_AFTER_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [acts, open, isSeen]);
}

function PdfButton({ offer, acts }: { offer: Parameters<ClientActs['savePdf']>[0]; acts: ClientActs }) {
  const { isSending, refused, send } = useSending();
  return (
    <div className="flex items-center noscript:hidden">
      <span role="alert">{refused && <span className="field-error mr-4">{refused.advice}</span>}</span>
      <Button loading={isSending} onClick={() => send(() => acts.savePdf(offer))}>
        PDF
      </Button>
    </div>
  );
}
