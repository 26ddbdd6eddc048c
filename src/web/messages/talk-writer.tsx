import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import type { NoteKind } from '#domain/messages/note.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { sizeFor } from './conversation.tsx';
import { type ComposerHandle, MessageComposer, markProblem, type Written } from './message-composer.tsx';
import type { Outbox, Waiting } from './outbox.ts';
import type { TemplatesControl } from './reply-templates.tsx';
import { useAttached } from './use-attached.tsx';

/** What others on the screen do with it. */
export interface WriterHandle extends ComposerHandle {
  /** Takes a message that was not sent, to be written anew. */
  putBack: (message: Pick<Waiting, 'text' | 'files'>) => void;
}

type Kind = 'message' | NoteKind;

/** What can be written beside messages, which the other side never sees. */
export interface InnerWriting {
  /** What a message is called in the choice. */
  first: string;
  kinds: readonly [Written<NoteKind>, ...Written<NoteKind>[]];
  choice: (
    choice: { value: Kind; onValue: (kind: Kind) => void },
    kinds: readonly Written<Kind>[],
  ) => ReactNode;
  /** Under the text. */
  said: string;
  write: (note: { kind: NoteKind; text: string; sendId: string }) => Promise<unknown>;
}

export interface TalkWriterProps {
  subject: MessageSubject;
  /** Whose screen it is. */
  reader: MessageSide;
  door: ClientDoor;
  outbox: Outbox;
  /** Under what the browser keeps what is written. */
  draft: string;
  /** The line of an offer that it hangs on. */
  lineId?: string | null;
  /** Of the sheet. */
  label?: string;
  /** Of the text that is written. */
  prompt: string;
  /** Under the text: where the message goes, and where answers by mail do. */
  said: string;
  /** On the button. */
  send?: string;
  /** Beside it: the keys that do the same. */
  keys?: ReactNode;
  /** Before the templates: what it is about. */
  head?: ReactNode;
  templates?: (control: TemplatesControl) => ReactNode;
  /** To send is the one next step of the screen. */
  isNextStep?: boolean;
  /** What else can be written. */
  inner?: InnerWriting;
  /** Nothing reaches the other side any more: only what else can be written. */
  isClosed?: boolean;
  /** A message was sent: it stands in the list. */
  onSent?: () => void;
  /** Whoever has asked for it writes at once. */
  takesFocus?: boolean;
  ref?: Ref<WriterHandle>;
}

/** Where the next message of a conversation is written, with the files that go with it. */
export default function TalkWriter({
  subject,
  reader,
  door,
  outbox,
  draft,
  lineId = null,
  label = 'Nová správa',
  prompt,
  said,
  send = 'Odoslať',
  keys,
  head,
  templates,
  isNextStep = false,
  takesFocus = false,
  onSent,
  inner,
  isClosed = false,
  ref,
}: TalkWriterProps) {
  const size = sizeFor(reader);
  const attached = useAttached({ door, subject, draft, size });
  const composer = useRef<ComposerHandle>(null);
  const begin = useEffectEvent(() => takesFocus && composer.current?.focus());
  useEffect(() => void begin(), []);
  useImperativeHandle(ref, () => ({
    focus: () => composer.current?.focus(),
    answer: () => composer.current?.answer(),
    insert: (text) => composer.current?.insert(text),
    isWriting: () => composer.current?.isWriting() ?? false,
    openTemplates: () => composer.current?.openTemplates(),
    putBack: ({ text, files }) => {
      attached.putBack(files);
      composer.current?.insert(text);
    },
  }));
  const message: Written<Kind> = { value: 'message', label: inner?.first ?? 'Správa', prompt, send };
  const kinds: readonly [Written<Kind>, ...Written<Kind>[]] =
    inner && isClosed ? inner.kinds : [message, ...(inner?.kinds ?? [])];
  return (
    <MessageComposer<Kind>
      ref={composer}
      label={label}
      kinds={kinds}
      draft={draft}
      said={(kind) => (kind === 'message' || !inner ? said : inner.said)}
      problem={(kind, text) => (kind === 'message' ? (attached.problem ?? markProblem(text)) : null)}
      instead={attached.words}
      size={size}
      tools={attached.button}
      below={attached.list}
      keys={keys}
      head={head}
      isNextStep={isNextStep}
      send={async (kind, text, sendId) => {
        if (kind !== 'message') return inner?.write({ kind, text, sendId: sendId() });
        // The outbox has ids of its own.
        outbox.add(text, { lineId, files: attached.files });
        attached.clear();
        onSent?.();
      }}
      {...(inner && { choice: (choice) => inner.choice(choice, kinds) })}
      {...(templates && { templates })}
    />
  );
}
