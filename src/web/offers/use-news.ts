import { useEffect, useEffectEvent, useState } from 'react';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { hasChanged, pulseOf } from '#domain/offers/offer-pulse.ts';
import { useChanges } from '../live/changes.tsx';
import type { ClientActs } from './client-acts.ts';

/**
 * Follows an offer while its page is open: one that has changed itself waits until the client wants to see it. Asked when
 * something is told of it or of the project that an addendum changes, and when the page is seen again: that its last day has ended is told by nobody.
 */
export function useNews(acts: ClientActs | null, offer: ClientOffer | null): ClientOffer | null {
  const [news, setNews] = useState<ClientOffer | null>(null);
  const isFollowed = acts !== null && offer?.isLatest === true;
  const ask = async () => {
    if (!acts || !offer || !isFollowed) return;
    const pulse = await acts.pulse();
    if (hasChanged(pulseOf(news ?? offer), pulse)) setNews(await acts.reload());
  };
  // Nobody has pressed anything: what cannot be asked now is asked again later.
  const look = useEffectEvent(() => void (document.visibilityState === 'visible' && ask().catch(() => {})));
  useChanges([`offer ${offer?.id}`, ...(offer?.effect ? [`project ${offer.projectId}`] : [])], look);
  useEffect(() => {
    if (!isFollowed) return;
    const seen = () => look();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
    };
  }, [isFollowed]);
  return news && offer && hasChanged(pulseOf(offer), pulseOf(news)) ? news : null;
}
