import { type Ref, useImperativeHandle, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { site } from '#domain/content/site.ts';
import { operatorName } from '#domain/legal/operator.ts';
import type { ShownNote } from '#domain/messages/note-schema.ts';
import { addNote, removeNote, replyToRequest, withdrawReply } from '#domain/requests/inbox-calls.ts';
import type { InboxRequest } from '#domain/requests/inbox-contract.ts';
import { isByHand } from '#domain/requests/request-status.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { Conversation, type TalkItem } from '../messages/conversation.tsx';
import { innerWriting, noteItems, useTalkView } from '../messages/inner-notes.tsx';
import { talkName } from '../messages/kept-message.ts';
import type { ComposerHandle } from '../messages/message-composer.tsx';
import { TemplatesMenu } from '../messages/reply-templates.tsx';
import SentFiles from '../messages/sent-files.tsx';
import { deskSettle } from '../messages/talk-acts.ts';
import TalkWriter, { type InnerWriting, type WriterHandle } from '../messages/talk-writer.tsx';
import { notArrived, useOutbox } from '../messages/use-outbox.ts';
import { callApi } from '../shell/api-client.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import type { InboxActs } from './inbox-acts.tsx';
import { COMPOSER } from './inbox-addresses.ts';

interface InboxTalkProps {
  request: InboxRequest;
  acts: InboxActs;
  composer: Ref<ComposerHandle>;
}

/** All that was said about a request, what only the operator sees among it, and where the next word is written. */
export function InboxTalk({ request, acts, composer }: InboxTalkProps) {
  const { revalidate } = useRevalidator();
  const { view, choice, empty } = useTalkView();
  const { id, ticket, name, company, email, about, trade, messages, mergedInto } = request;
  const items = itemsOf(
    request,
    ({ id: noteId }) =>
      void acts.perform(() => callApi(removeNote, { params: { id, noteId } }), 'Poznámka je odstránená.'),
  );
  const subject = { type: 'request', id } as const;
  const draft = talkName(SESSION_DOOR, 'operator', subject);
  const { outbox, waiting, isCut } = useOutbox({
    name: draft,
    deliver: ({ sendId, text, fileIds }) =>
      callApi(replyToRequest, {
        params: { id },
        body: { sendId, text, fileIds: [...fileIds], seenUntil: messages.at(-1)?.createdAt },
      }),
    onSent: () => void revalidate(),
  });
  const writer = useRef<WriterHandle>(null);
  useImperativeHandle(composer, () => ({
    focus: () => writer.current?.focus(),
    answer: () => writer.current?.answer(),
    insert: (text) => writer.current?.insert(text),
    isWriting: () => writer.current?.isWriting() ?? false,
    openTemplates: () => writer.current?.openTemplates(),
  }));
  const note: InnerWriting['write'] = async (body) => {
    await callApi(addNote, { params: { id }, body });
    await revalidate();
  };
  return (
    <AreaSection
      title="Správy a&nbsp;poznámky"
      count={String(messages.length + items.length)}
      action={choice}
    >
      <Conversation
        label="Správy a&nbsp;poznámky"
        reader="operator"
        messages={view === 'notes' ? [] : messages}
        items={items.filter(({ isInner }) => view === 'all' || isInner === (view === 'notes'))}
        filesOf={({ files }) => <SentFiles door={SESSION_DOOR} subject={subject} files={files} />}
        waiting={{
          messages: notArrived(waiting, messages),
          isCut,
          onRetry: outbox.retry,
          onEdit: (sendId) => {
            const taken = outbox.takeBack(sendId);
            if (taken) writer.current?.putBack(taken);
          },
        }}
        empty={empty('Zatiaľ žiadna správa.')}
        onSettle={(message) =>
          void acts.perform(() => deskSettle(subject)(message), 'Správa už na odpoveď nečaká.')
        }
        onWithdraw={({ id: messageId }) =>
          void acts.perform(
            () => callApi(withdrawReply, { params: { id, messageId } }),
            'Odpoveď je odvolaná, klient ju nedostane.',
          )
        }
      />
      {!mergedInto && (
        <div id={COMPOSER} className="pt-4">
          <TalkWriter
            ref={writer}
            subject={subject}
            reader="operator"
            door={SESSION_DOOR}
            outbox={outbox}
            draft={draft}
            label="Napísať"
            prompt="Odpoveď klientovi"
            said={`Pôjde e-mailom na ${email}`}
            isClosed={email === ''}
            keys={<KeyCap>Ctrl Enter</KeyCap>}
            inner={innerWriting('Odpoveď', note)}
            templates={(control) => (
              <TemplatesMenu
                {...control}
                templates={{
                  values: {
                    meno: name,
                    firma: company,
                    dopyt: ticket,
                    sluzba: trade || about,
                    podpis: operatorName(site),
                  },
                }}
              />
            )}
          />
        </div>
      )}
    </AreaSection>
  );
}

/** Who has said it: the person, where one is known. */
const whoOf = ({ name, company }: Pick<InboxRequest, 'name' | 'company'>): string => name || company;

/** What stands among the messages: what was sent, what was joined to it, notes and calls. */
function itemsOf(request: InboxRequest, onRemove: (note: ShownNote) => void): TalkItem[] {
  const { id, description, createdAt, merged, notes } = request;
  const said = (key: string, who: string, at: string, text: string, side: string) =>
    text === '' ? [] : [{ key, at, who, side, isInner: false, text }];
  return [
    ...said(
      id,
      whoOf(request),
      createdAt,
      description,
      isByHand(request) ? 'klient, zapísané ručne' : 'klient',
    ),
    ...merged.flatMap((other) =>
      said(other.id, whoOf(other), other.createdAt, other.description, `klient, dopyt ${other.ticket}`),
    ),
    ...noteItems(notes, onRemove),
  ];
}
