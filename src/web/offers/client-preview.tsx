import { useState } from 'react';
import { site } from '#domain/content/site.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { type ClientRevision, clientOffer } from '#domain/offers/client-offer.ts';
import { type Chosen, initialChoice } from '#domain/offers/offer-choice.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { DeviceFrame } from '../design/areas/device-frame.tsx';
import { Segmented } from '../design/areas/segmented.tsx';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { ClientOfferPage } from './client-offer-page.tsx';
import { useEditor } from './editor-context.ts';
import { revisionPdf } from './offer-addresses.ts';
import { draftOf, type OfferRevision } from './opened-offer.ts';

/** Pixels of the screens on which most clients will read it. */
const DEVICES = { phone: { width: 390, height: 780 }, computer: { width: 1280, height: 800 } } as const;
type Device = keyof typeof DEVICES;

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
      renewalAsked: false,
      fingerprint: NO_FINGERPRINT,
    },
  ];
};

/** The draft as its client will read it; nothing can be sent from here. */
export function ClientPreview() {
  const { offer, content, recipient } = useEditor();
  const [device, setDevice] = useState<Device>('phone');
  const [chosen, setChosen] = useState<Chosen>(() => initialChoice(content));
  const now = new Date();
  const revision = draftOf(offer)?.revision ?? 1;
  const shown = clientOffer(
    {
      id: offer.id,
      number: offer.number,
      isAddendum: offer.addendumOf !== null,
      client: offer.client.name,
      recipient: recipient.name,
      recipientEmail: '',
      remindersOff: offer.remindersOff,
      signing: { servesConsumers: site.terms.servesConsumers, ico: '', email: site.operator.email },
      revisions: [
        {
          revision,
          state: 'sent',
          content,
          sentAt: now,
          closedAt: null,
          declined: null,
          renewalAsked: false,
          fingerprint: NO_FINGERPRINT,
        },
        ...offer.revisions.flatMap(sentBefore),
      ],
      acceptance: null,
      messages: offer.messages,
      projectId: null,
      isProjectClosed: false,
      launchOn: null,
      agreedOn: null,
      waitingAddenda: 0,
      effect: null,
    },
    null,
    { today: wallTimeOf(now).day, time: workingTimeOf(site) },
  );
  return (
    <>
      <Segmented
        label="Zariadenie v&nbsp;náhľade"
        value={device}
        onValue={setDevice}
        options={[
          { value: 'phone', label: 'Na telefóne' },
          { value: 'computer', label: 'Na počítači' },
        ]}
      />
      <p className="text-ink-2">
        Takto {worded(offer, 'ponuku', 'dodatok')} uvidí klient. Nič z&nbsp;toho, čo tu skúsite, sa neuloží.{' '}
        <a href={revisionPdf(offer.id, revision)} className="text-link">
          PDF
        </a>
      </p>
      {shown && (
        <DeviceFrame key={device} label="Ponuka, ako ju uvidí klient" {...DEVICES[device]}>
          <ClientOfferPage
            offer={shown}
            onOffer={() => undefined}
            chosen={chosen}
            onChosen={setChosen}
            acts={null}
            door={SESSION_DOOR}
          />
        </DeviceFrame>
      )}
    </>
  );
}
