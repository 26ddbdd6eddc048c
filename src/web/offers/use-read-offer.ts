import { useEffect, useState } from 'react';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { type Chosen, carriedChoice } from '#domain/offers/offer-choice.ts';
import { canAnswer } from '#domain/offers/revision-life.ts';
import type { ClientPayment } from '#domain/payments/payment-schema.ts';
import type { ClientActs } from './client-acts.ts';
import { keepChoice, keptChoice } from './kept-offer.ts';
import { useNews } from './use-news.ts';
import { useOfferPayments } from './use-offer-payments.ts';

/** An offer that somebody reads: what they take of it, what has become of it meanwhile, what is to be paid; that it was seen is told once. */
export function useReadOffer<Read extends ClientOffer | null>(
  first: Read,
  acts: ClientActs | null,
  firstPayments: readonly ClientPayment[] | undefined,
) {
  const [offer, setOffer] = useState<Read | ClientOffer>(first);
  const [chosen, choose] = useState<Chosen>(() => new Set(offer?.taken));
  // The server does not know it: it comes once the page is the browser's.
  useEffect(() => {
    const earlier = acts && first && canAnswer(first) ? keptChoice(first) : null;
    if (earlier) choose(earlier);
  }, [acts, first]);
  const setChosen = (next: Chosen) => {
    choose(next);
    if (acts && offer) keepChoice(offer, next);
  };
  const paid = useOfferPayments(offer?.acceptance ? acts : null, firstPayments);
  const show = async (next: ClientOffer) => {
    // What is to be paid stands above what was accepted: both come at once.
    if (acts && next.acceptance) await paid.readBy(acts);
    const carried = offer ? carriedChoice(offer.content, chosen, next.content) : chosen;
    choose(carried);
    if (acts) keepChoice(next, carried);
    setOffer(next);
  };
  const news = useNews(acts, offer);
  useSeen(acts, offer !== null && canAnswer(offer));
  return { offer, chosen, setChosen, show, news, paid };
}

/** So long a page stands before somebody has read it: programs that check mails open it, press what they find, and go. */
const SEEN_AFTER_MS = 5000;

/** What a person does with a page that they read. */
const SIGNS = ['pointermove', 'touchmove', 'scroll', 'keydown'] as const;

/** Tells once that somebody reads an offer that is open: not while the page is only prepared, stands behind others, or nobody touches it. */
function useSeen(acts: ClientActs | null, open: boolean): void {
  const [isTouched, setTouched] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const isAwaited = open && acts !== null;
  useEffect(() => {
    if (isTouched || !isAwaited) return;
    const touched = () => setTouched(true);
    for (const sign of SIGNS) addEventListener(sign, touched, { passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, touched);
    };
  }, [isTouched, isAwaited]);
  useEffect(() => {
    if (isSeen || !isTouched || !open || !acts) return;
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
  }, [acts, open, isSeen, isTouched]);
}
