import { useEffect, useState } from 'react';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { type Chosen, carriedChoice } from '#domain/offers/offer-choice.ts';
import { canAnswer } from '#domain/offers/revision-life.ts';
import type { ClientPayment } from '#domain/payments/payment-schema.ts';
import type { ClientActs } from './client-acts.ts';
import { useNews } from './use-news.ts';
import { useOfferPayments } from './use-offer-payments.ts';

/** An offer that somebody reads: what they take of it, what has become of it meanwhile, what is to be paid; that it was seen is told once. */
export function useReadOffer<Read extends ClientOffer | null>(
  first: Read,
  acts: ClientActs | null,
  firstPayments: readonly ClientPayment[] | undefined,
) {
  const [offer, setOffer] = useState<Read | ClientOffer>(first);
  const [chosen, setChosen] = useState<Chosen>(() => new Set(offer?.taken));
  const paid = useOfferPayments(offer?.acceptance ? acts : null, firstPayments);
  const show = async (next: ClientOffer) => {
    // What is to be paid stands above what was accepted: both come at once.
    if (acts && next.acceptance) await paid.readBy(acts);
    if (offer) setChosen(carriedChoice(offer.content, chosen, next.content));
    setOffer(next);
  };
  const news = useNews(acts, offer);
  useSeen(acts, offer !== null && canAnswer(offer));
  return { offer, chosen, setChosen, show, news, paid };
}

/** Long enough that nobody has seen the page who only passed it by. */
const SEEN_AFTER_MS = 2000;

/** Tells once that somebody looks at an offer that is open: not while the page is only prepared, or behind others. */
function useSeen(acts: ClientActs | null, open: boolean): void {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !open || !acts) return;
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
