import { useState } from 'react';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { OfferSection } from '../design/areas/client-offer.tsx';
import { LiveRegion } from '../design/live-region.tsx';
import { TalkFailure } from '../messages/talk-failure.tsx';
import { announced, useArrived } from '../messages/use-arrived.ts';
import { ClientThread } from './client-thread.tsx';
import type { OfferTalk } from './use-offer-talk.ts';

interface ClientTalkProps {
  id: string;
  offer: Pick<ClientOffer, 'number'>;
  talk: OfferTalk;
}

/** What was said about the offer as a whole, and about lines that it has no more. */
export function ClientTalk({ id, offer, talk }: ClientTalkProps) {
  const { open } = talk;
  const [isAsking, setAsking] = useState(false);
  const arrived = useArrived(open.talk?.messages, 'client');
  const isSaid = talk.on(open.talk?.messages ?? [], null).length > 0;
  return (
    <OfferSection id={id} title={worded(offer, 'Otázky k\u00A0ponuke', 'Otázky k\u00A0dodatku')}>
      {!isSaid && (
        <p className="mb-3 text-ink-2">
          {talk.canWrite
            ? 'Na položku sa spýtate priamo pri nej. Všetko ostatné napíšte sem, odpoveď príde aj na e-mail.'
            : 'Zatiaľ tu nie je žiadna otázka.'}
        </p>
      )}
      <ClientThread
        talk={talk}
        lineId={null}
        label={worded(offer, 'Otázky k\u00A0celej ponuke', 'Otázky k\u00A0celému dodatku')}
        prompt={worded(offer, 'Vaša otázka k\u00A0ponuke', 'Vaša otázka k\u00A0dodatku')}
        ask="Napísať otázku"
        isAsking={isAsking}
        onAsking={setAsking}
      />
      <LiveRegion>{announced(arrived.at(-1), open)}</LiveRegion>
      <TalkFailure {...open} />
    </OfferSection>
  );
}
