import { site } from '#domain/content/site.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { type ClientRevision, clientOffer } from '#domain/offers/client-offer.ts';
import { ClientOfferPage } from './client-offer-page.tsx';
import { useEditor } from './editor-context.ts';
import { draftOf, type OfferRevision } from './opened-offer.ts';

/** As if it were sent now: nobody outside knows what it says, so there is no fingerprint either. */
const NO_FINGERPRINT = '';

const sentBefore = (revision: OfferRevision): ClientRevision[] => {
  const { state, content, sentAt, closedAt, declined } = revision;
  if (state === 'draft' || sentAt === null) return [];
  return [
    {
      revision: revision.revision,
      state: state === 'expired' ? 'sent' : state,
      content,
      sentAt: new Date(sentAt),
      closedAt: closedAt === null ? null : new Date(closedAt),
      declined: declined && { reason: declined.reason, text: declined.text },
      fingerprint: NO_FINGERPRINT,
    },
  ];
};

/** The draft as its client will read it; nothing can be sent from here. */
export function ClientPreview() {
  const { offer, content, recipient } = useEditor();
  const now = new Date();
  const revision = draftOf(offer)?.revision ?? 1;
  const shown = clientOffer(
    {
      number: offer.number,
      isAddendum: offer.addendumOf !== null,
      client: offer.client.name,
      recipient: recipient.name,
      remindersOff: offer.remindersOff,
      revisions: [
        {
          revision,
          state: 'sent',
          content,
          sentAt: now,
          closedAt: null,
          declined: null,
          fingerprint: NO_FINGERPRINT,
        },
        ...offer.revisions.flatMap(sentBefore),
      ],
      acceptance: null,
      messages: offer.messages,
    },
    null,
    { today: wallTimeOf(now).day, time: workingTimeOf(site) },
  );
  return (
    <>
      <p className="text-ink-2">
        Takto ponuku uvidí klient. Nič z&nbsp;toho, čo tu skúsite, sa neuloží.{' '}
        <a href={`/api/admin/offers/${offer.id}/revisions/${revision}/pdf`} className="text-link">
          PDF
        </a>
      </p>
      {shown && (
        <div className="offer-preview">
          <ClientOfferPage offer={shown} onOffer={() => undefined} acts={null} />
        </div>
      )}
    </>
  );
}
