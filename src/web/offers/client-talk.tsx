import type { ShownMessage } from '#domain/messages/message-schema.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { OfferSection } from '../design/areas/client-offer.tsx';
import type { ClientActs } from './client-acts.ts';
import { QuestionForm, Said } from './client-thread.tsx';

interface ClientTalkProps {
  id: string;
  offer: Pick<ClientOffer, 'number'>;
  messages: readonly ShownMessage[];
  acts: ClientActs | null;
  onSaid: (message: ShownMessage) => void;
}

/** What was said about the offer as a whole, and about lines that it has no more. */
export const ClientTalk = ({ id, offer, messages, acts, onSaid }: ClientTalkProps) => (
  <OfferSection id={id} title={worded(offer, 'Otázky k\u00A0ponuke', 'Otázky k\u00A0dodatku')}>
    <div className="client-offer-thread mx-0 border-l-0 px-0">
      {messages.length === 0 && (
        <p className="text-ink-2">
          Na položku sa spýtate priamo pri nej. Všetko ostatné napíšte sem, odpoveď príde aj na e-mail.
        </p>
      )}
      <Said messages={messages} acts={acts} onSaid={onSaid} />
      {acts && (
        <QuestionForm
          label={worded(offer, 'Vaša otázka k\u00A0ponuke', 'Vaša otázka k\u00A0dodatku')}
          lineId={null}
          acts={acts}
          onSaid={onSaid}
        />
      )}
    </div>
  </OfferSection>
);
