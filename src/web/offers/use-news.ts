import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { changeBetween, pulseOf } from '#domain/offers/offer-pulse.ts';
import { unmoved } from '../shell/unmoved.ts';
import type { ClientActs } from './client-acts.ts';

/** How often an open page asks whether the offer is as it was; asked at once when it is seen again. */
const ASK_EVERY_MS = 30_000;

/**
 * Follows an offer while its page is open and seen. What was said stands in its place at once and nothing moves; an offer
 * that has changed itself waits until the client wants to see it.
 */
export function useNews(
  acts: ClientActs | null,
  offer: ClientOffer | null,
  onOffer: (offer: ClientOffer) => void,
): ClientOffer | null {
  const [news, setNews] = useState<ClientOffer | null>(null);
  const ask = useEffectEvent(async () => {
    if (!acts || !offer) return;
    const pulse = await acts.pulse();
    if (changeBetween(pulseOf(news ?? offer), pulse) === null) return;
    const fresh = await acts.reload();
    if (changeBetween(pulseOf(offer), pulseOf(fresh)) === 'offer') return setNews(fresh);
    setNews(null);
    unmoved(() => flushSync(() => onOffer({ ...offer, messages: fresh.messages })));
    await acts.seen();
  });
  const isFollowed = acts !== null && offer?.isLatest === true;
  useEffect(() => {
    if (!isFollowed) return;
    // Nobody has pressed anything: what cannot be asked now is asked again later.
    const look = () => void (document.visibilityState === 'visible' && ask().catch(() => {}));
    const timer = setInterval(look, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [isFollowed]);
  return news && offer && changeBetween(pulseOf(offer), pulseOf(news)) === 'offer' ? news : null;
}
