import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { site } from '#domain/content/site.ts';
import { operatorName } from '#domain/legal/operator.ts';
import { addNote, removeNote, replyToRequest, withdrawReply } from '#domain/requests/inbox-calls.ts';
import type { InboxRequest } from '#domain/requests/inbox-contract.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { KeyCap } from '../design/areas/key-cap.tsx';
import { Segmented } from '../design/areas/segmented.tsx';
import { Button } from '../design/button.tsx';
import { Conversation, type TalkItem } from '../messages/conversation.tsx';
import { talkName } from '../messages/kept-message.ts';
import {
  type ComposerHandle,
  MessageComposer,
  markProblem,
  type Written,
} from '../messages/message-composer.tsx';
import { TemplatesMenu } from '../messages/reply-templates.tsx';
import SentFiles from '../messages/sent-files.tsx';
import { useAttached } from '../messages/use-attached.tsx';
import { notArrived, useOutbox } from '../messages/use-outbox.ts';
import { callApi } from '../shell/api-client.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import type { InboxActs } from './inbox-acts.tsx';
import { COMPOSER } from './inbox-addresses.ts';

const KINDS = [
  {
    value: 'reply',
    label: 'Odpoveď',
    prompt: 'Odpoveď klientovi',
    send: 'Odoslať',
  },
  {
    value: 'note',
    label: 'Poznámka',
    prompt: 'Interná poznámka',
    send: 'Uložiť',
    sent: 'Poznámka je uložená.',
    isInner: true,
  },
  {
    value: 'call',
    label: 'Telefonát',
    prompt: 'O\u00A0čom ste sa dohodli',
    send: 'Zapísať',
    sent: 'Telefonát je zapísaný.',
    isInner: true,
  },
] as const satisfies Written<string>[];

type Kind = (typeof KINDS)[number]['value'];

const VIEWS = [
  { value: 'all', label: 'Všetko' },
  { value: 'messages', label: 'Správy' },
  { value: 'notes', label: 'Poznámky' },
] as const;

const UNSEEN = 'klient ju nevidí';
const NOTE_WORDS = {
  note: { who: 'Interná poznámka', side: UNSEEN },
  call: { who: 'Telefonát', side: 'klient záznam nevidí' },
};

interface InboxTalkProps {
  request: InboxRequest;
  acts: InboxActs;
  composer: Ref<ComposerHandle>;
}

/** All that was said about a request, what only the operator sees among it, and where the next word is written. */
export function InboxTalk({ request, acts, composer }: InboxTalkProps) {
  const { revalidate } = useRevalidator();
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('all');
  const { id, ticket, name, company, email, about, trade, messages, mergedInto } = request;
  const items = itemsOf(request, (noteId) =>
    acts.perform(() => callApi(removeNote, { params: { id, noteId } }), 'Poznámka je odstránená.'),
  );
  const subject = { type: 'request', id } as const;
  const draft = talkName(SESSION_DOOR, 'operator', subject);
  const { outbox, waiting, isCut } = useOutbox({
    name: draft,
    deliver: ({ sendId, text, fileIds }) =>
      callApi(replyToRequest, { params: { id }, body: { sendId, text, fileIds: [...fileIds] } }),
    onSent: () => void revalidate(),
  });
  const attached = useAttached({ door: SESSION_DOOR, subject, draft });
  const composerHandle = useRef<ComposerHandle>(null);
  useImperativeHandle(composer, () => ({
    focus: () => composerHandle.current?.focus(),
    insert: (text) => composerHandle.current?.insert(text),
    isWriting: () => composerHandle.current?.isWriting() ?? false,
    openTemplates: () => composerHandle.current?.openTemplates(),
  }));
  const send = async (kind: Kind, text: string) => {
    if (kind === 'reply') {
      outbox.add(text, { files: attached.files });
      return attached.clear();
    }
    await callApi(addNote, { params: { id }, body: { kind, text } });
    await revalidate();
  };
  return (
    <AreaSection
      title="Správy a&nbsp;poznámky"
      count={String(messages.length + items.length)}
      action={<Segmented label="Čo sa ukazuje" value={view} onValue={setView} options={VIEWS} />}
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
            if (!taken) return;
            attached.putBack(taken.files);
            composerHandle.current?.insert(taken.text);
          },
        }}
        empty={view === 'notes' ? 'Zatiaľ žiadna poznámka.' : 'Zatiaľ žiadna správa.'}
        onWithdraw={({ id: messageId }) =>
          void acts.perform(
            () => callApi(withdrawReply, { params: { id, messageId } }),
            'Odpoveď je odvolaná, klient ju nedostane.',
          )
        }
      />
      {!mergedInto && (
        <div id={COMPOSER} className="pt-4">
          <MessageComposer<Kind>
            ref={composerHandle}
            label="Napísať"
            kinds={KINDS}
            draft={draft}
            choice={(choice) => <Segmented label="Čo píšete" {...choice} options={KINDS} />}
            keys={<KeyCap>Ctrl Enter</KeyCap>}
            said={(kind) => (kind === 'reply' ? `Pôjde e-mailom na ${email}` : 'Klient to neuvidí')}
            problem={(kind, text) => (kind === 'reply' ? (attached.problem ?? markProblem(text)) : null)}
            tools={attached.button}
            below={attached.list}
            send={send}
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

/** What stands among the messages: what was sent, what was joined to it, notes and calls. */
function itemsOf(request: InboxRequest, onRemove: (noteId: string) => void): TalkItem[] {
  const { id, name, description, createdAt, merged, notes } = request;
  const said = (key: string, who: string, at: string, text: string, side: string) =>
    text === '' ? [] : [{ key, at, who, side, isInner: false, text }];
  return [
    ...said(id, name, createdAt, description, 'klient'),
    ...merged.flatMap((other) =>
      said(other.id, other.name, other.createdAt, other.description, `klient, dopyt ${other.ticket}`),
    ),
    ...notes.map((note) => ({
      key: note.id,
      at: note.createdAt,
      ...NOTE_WORDS[note.kind],
      isInner: true,
      text: note.text,
      acts: (
        <Button variant="link" size="dense" onClick={() => onRemove(note.id)}>
          Odstrániť <span className="sr-only">{note.kind === 'call' ? 'záznam telefonátu' : 'poznámku'}</span>
        </Button>
      ),
    })),
  ];
}
