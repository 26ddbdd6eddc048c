import type { BodyOf } from '#domain/api/call.ts';
import { listFiles } from '#domain/files/contract.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { readConversation } from '#domain/messages/contract.ts';
import type { ClientOfferFacts } from '#domain/offers/client-offer.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import type { acceptOffer as acceptCall, declineOffer as declineCall } from '#domain/offers/link-calls.ts';
import { linkedOffer, noteOfferSeen, offerPulse } from '#domain/offers/link-contract.ts';
import { pulseOf } from '#domain/offers/offer-pulse.ts';
import { linkActs } from '#web/offers/client-acts.ts';
import { ClientOfferPage } from '#web/offers/client-offer-page.tsx';
import { OfferNews } from '#web/offers/offer-news.tsx';
import { useReadOffer } from '#web/offers/use-read-offer.ts';
import { linkDoor } from '#web/shell/client-door.ts';
import { offerContent, offerLine, sentRevision, toldOffer } from '../factories/offers.ts';
import { fakeApi } from './fake-api.ts';
import { show } from './show.tsx';

const NOW = new Date();

/** What a client can leave out of the offer, and what it costs. */
export const OPTION = { name: 'Galéria pred a po', price: 250_00 };

const CONTENT = offerContent(
  [
    offerLine('web', { name: 'Web na mieru', unitPrice: 1_000_00 }),
    offerLine('gallery', {
      name: OPTION.name,
      unitPrice: OPTION.price,
      choice: { kind: 'optional', ticked: false },
    }),
  ],
  { validUntil: '2030-12-31' },
);
const revision = (number: number) => sentRevision(CONTENT, number);

/** An offer as the server tells it to its client, changed as the test says. */
export const offerAs = (changes: Partial<ClientOfferFacts> = {}): ClientOffer =>
  toldOffer(
    {
      ...{ client: 'Maľby & nátery, s. r. o.', recipient: 'Ľubomíra Šťastná-Kôňová' },
      ...{ revisions: [revision(1)], ...changes },
    },
    wallTimeOf(NOW).day,
  );

/** The same with a second revision, which takes the place of the first one. */
export const revisedOffer = (): ClientOffer => offerAs({ revisions: [revision(2), revision(1)] });

/** What becomes of it by an answer of its client. */
export const acceptedOffer = ({ name, chosen }: BodyOf<typeof acceptCall>): ClientOffer =>
  offerAs({
    revisions: [{ ...revision(1), state: 'accepted', closedAt: NOW }],
    acceptance: {
      ...{ revision: 1, chosen, name, acceptedAt: NOW, acceptedOn: wallTimeOf(NOW).day },
      ...{ fingerprint: 'a'.repeat(64), consents: [], isNoted: false },
    },
  });
export const declinedOffer = ({ reason, text = '' }: BodyOf<typeof declineCall>): ClientOffer =>
  offerAs({
    revisions: [{ ...revision(1), state: 'declined', closedAt: NOW, declined: { reason, text } }],
  });

/** What is over since its last day has ended. */
export const expiredOffer = (changes: { renewalAsked?: boolean } = {}): ClientOffer => {
  const sent = revision(1);
  return offerAs({
    revisions: [{ ...sent, ...changes, content: { ...sent.content, validUntil: '2026-01-05' } }],
  });
};

/** Shows an offer to whoever holds its link. */
export async function openOffer(first: ClientOffer) {
  const api = fakeApi();
  let now = first;
  api.on(offerPulse, () => pulseOf(now));
  api.on(linkedOffer, () => now);
  api.on(noteOfferSeen, () => ({}));
  api.on(listFiles, () => ({ files: [], used: 0, quota: 0 }));
  api.on(readConversation, () => ({ messages: [], hasOlder: false, unread: 0, closed: null }));
  const { unmount } = await show(<LinkedOffer first={first} />);
  return {
    on: api.on,
    unmount,
    /** Another revision is sent, or something else has become of it. */
    become: (next: ClientOffer) => {
      now = next;
    },
  };
}

const DOOR = linkDoor('tajne');
const ACTS = linkActs(DOOR);

function LinkedOffer({ first }: { first: ClientOffer }) {
  const { offer, chosen, setChosen, show: showOffer, news, paid } = useReadOffer(first, ACTS, undefined);
  return (
    <>
      <OfferNews news={news} read={offer} onShow={showOffer} />
      <ClientOfferPage
        offer={offer}
        news={news}
        onOffer={showOffer}
        chosen={chosen}
        onChosen={setChosen}
        acts={ACTS}
        door={DOOR}
        paid={paid}
      />
    </>
  );
}
