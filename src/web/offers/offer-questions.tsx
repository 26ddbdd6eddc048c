import { useState } from 'react';
import { site } from '#domain/content/site.ts';
import { operatorName } from '#domain/legal/operator.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { linesOf } from '#domain/offers/offer.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { Select } from '../design/select.tsx';
import { DeskTalkPanel } from '../messages/desk-talk.tsx';
import { deskOfferTalk } from '../messages/talk-acts.ts';
import type { OfferRevision, OpenedOffer } from './opened-offer.ts';

/** What the client has asked, on which line, and the answers. */
export function OfferQuestions({ offer, sent }: { offer: OpenedOffer; sent: OfferRevision }) {
  const { id } = offer;
  const lines = linesOf(sent.content);
  const [waits, setWaits] = useState(offer.messages.some((message) => message.waits));
  const [answered, setAnswered] = useState<string | undefined>(undefined);
  const [lineId, setLineId] = useState<string | null>(null);
  // What comes while the screen is open is answered where it was asked, unless an answer is being written.
  const follow = (messages: readonly ShownMessage[], isWriting: boolean) => {
    // Who has waited for longest is answered first.
    const asked = messages.find(({ waits }) => waits);
    setWaits(asked !== undefined);
    if (!asked || asked.id === answered) return;
    setAnswered(asked.id);
    if (!isWriting) setLineId(asked.lineId);
  };
  return (
    <DeskTalkPanel
      subject={{ type: 'offer', id }}
      kind="Odpoveď"
      acts={deskOfferTalk(id)}
      title="Otázky"
      label={'Otázky a\u00A0odpovede'}
      empty="Klient sa zatiaľ na nič nepýtal."
      prompt="Správa klientovi"
      said={`Klient ju dostane e-mailom a\u00A0uvidí aj na stránke ${worded(offer, 'ponuky', 'dodatku')}.`}
      aboutOf={(message) => {
        const line = lines.find((one) => one.id === message.lineId);
        return line ? `k\u00A0položke „${line.name}“` : '';
      }}
      onAnswer={({ lineId: line }) => setLineId(line)}
      lineId={lineId}
      head={
        <Select
          aria-label="K&nbsp;čomu"
          value={lineId ?? ''}
          onChange={({ target }) => setLineId(target.value || null)}
        >
          <option value="">k&nbsp;{worded(offer, 'celej ponuke', 'celému dodatku')}</option>
          {lines.map((line) => (
            <option key={line.id} value={line.id}>
              {line.name}
            </option>
          ))}
        </Select>
      }
      isNextStep={waits}
      onMessages={follow}
      templates={{
        values: {
          meno: offer.recipient.name,
          firma: offer.client.name,
          dopyt: offer.request?.ticket ?? '',
          sluzba: sent.content.title,
          podpis: operatorName(site),
        },
      }}
    />
  );
}
