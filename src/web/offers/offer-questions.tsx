import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { site } from '#domain/content/site.ts';
import { operatorName } from '#domain/legal/operator.ts';
import * as calls from '#domain/offers/calls.ts';
import { linesOf } from '#domain/offers/offer.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Dense } from '../design/areas/dense.tsx';
import { Notice } from '../design/notice.tsx';
import { Select } from '../design/select.tsx';
import { Conversation } from '../messages/conversation.tsx';
import { type ComposerHandle, MessageComposer, markProblem } from '../messages/message-composer.tsx';
import { notArrived, useOutbox } from '../messages/use-outbox.ts';
import { callApi } from '../shell/api-client.ts';
import { useAct } from '../shell/use-act.ts';
import type { OfferRevision, OpenedOffer } from './opened-offer.ts';

const ANSWER = [
  { value: 'message', label: 'Správa', prompt: 'Správa klientovi', send: 'Odpovedať' },
] as const;

/** What the client has asked, on which line, and the answers. */
export function OfferQuestions({ offer, sent }: { offer: OpenedOffer; sent: OfferRevision }) {
  const { id, messages } = offer;
  const params = { id };
  const { revalidate } = useRevalidator();
  const asked = messages.findLast(({ side }) => side === 'client');
  const [answered, setAnswered] = useState(asked?.id);
  const [lineId, setLineId] = useState(asked?.lineId ?? null);
  const composer = useRef<ComposerHandle>(null);
  // What comes while the screen is open is answered where it was asked, unless an answer is being written.
  if (asked && asked.id !== answered) {
    setAnswered(asked.id);
    if (!composer.current?.isWriting()) setLineId(asked.lineId);
  }
  const act = useAct();
  const lines = linesOf(sent.content);
  const isUnread = messages.some(({ side, readAt }) => side === 'client' && readAt === null);
  useEffect(() => {
    // Seen here: what is new stays marked until the screen is read anew.
    if (isUnread) void callApi(calls.readOfferMessages, { params: { id } }).catch(() => {});
  }, [isUnread, id]);
  const { outbox, waiting, isCut } = useOutbox({
    name: `operator offer ${id}`,
    deliver: ({ sendId, text, lineId: line }) =>
      callApi(calls.answerOfferQuestion, { params, body: { sendId, text, lineId: line } }),
    onSent: () => void revalidate(),
  });
  const nameOf = (line: string | null) => lines.find((one) => one.id === line)?.name;
  return (
    <AreaSection title="Otázky" id="spravy" count={String(messages.length)}>
      <Conversation
        label="Otázky a&nbsp;odpovede"
        reader="operator"
        messages={messages}
        empty="Klient sa zatiaľ na nič nepýtal."
        aboutOf={(message) => {
          const line = nameOf(message.lineId);
          return line ? `k\u00A0riadku ${line}` : '';
        }}
        onWithdraw={({ id: messageId }) =>
          void act.act('withdraw', () => callApi(calls.withdrawOfferAnswer, { params: { id, messageId } }))
        }
        waiting={{
          messages: notArrived(waiting, messages),
          isCut,
          onRetry: outbox.retry,
          onEdit: (sendId) => composer.current?.insert(outbox.takeBack(sendId)),
        }}
      />
      <div role="alert" className="empty:hidden">
        {act.advice !== null && <Notice tone="error">{act.advice}</Notice>}
      </div>
      <Dense>
        <div className="talk-write">
          <MessageComposer
            ref={composer}
            label="Správa klientovi"
            kinds={ANSWER}
            draft={`operator offer ${id}`}
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
            isNextStep={messages.at(-1)?.side === 'client'}
            said={() =>
              `Klient ju dostane e-mailom a\u00A0uvidí aj na stránke ${worded(offer, 'ponuky', 'dodatku')}.`
            }
            problem={(_, text) => markProblem(text)}
            send={async (_, text) => outbox.add(text, { lineId })}
            templates={{
              values: {
                meno: offer.recipient.name,
                firma: offer.client.name,
                dopyt: '',
                sluzba: sent.content.title,
                podpis: operatorName(site),
              },
            }}
          />
        </div>
      </Dense>
    </AreaSection>
  );
}
