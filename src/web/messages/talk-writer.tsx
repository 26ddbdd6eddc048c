import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { sizeFor } from './conversation.tsx';
import { type ComposerHandle, MessageComposer, markProblem } from './message-composer.tsx';
import type { Outbox, Waiting } from './outbox.ts';
import type { TemplatesControl } from './reply-templates.tsx';
import { useAttached } from './use-attached.tsx';

/** What others on the screen do with it. */
export interface WriterHandle extends Pick<ComposerHandle, 'focus' | 'isWriting'> {
  /** Takes a message that was not sent, to be written anew. */
  putBack: (message: Pick<Waiting, 'text' | 'files'>) => void;
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
  ref,
}: TalkWriterProps) {
  const size = sizeFor(reader);
  const attached = useAttached({ door, subject, draft, size });
  const composer = useRef<ComposerHandle>(null);
  const begin = useEffectEvent(() => takesFocus && composer.current?.focus());
  useEffect(() => void begin(), []);
  useImperativeHandle(ref, () => ({
    focus: () => composer.current?.focus(),
    isWriting: () => composer.current?.isWriting() ?? false,
    putBack: ({ text, files }) => {
      attached.putBack(files);
      composer.current?.insert(text);
    },
  }));
  return (
    <MessageComposer
      ref={composer}
      label={label}
      kinds={[{ value: 'message', label: 'Správa', prompt, send }]}
      draft={draft}
      said={() => said}
      problem={(_, text) => attached.problem ?? markProblem(text)}
      instead={attached.words}
      size={size}
      tools={attached.button}
      below={attached.list}
      keys={keys}
      head={head}
      isNextStep={isNextStep}
      send={async (_, text) => {
        outbox.add(text, { lineId, files: attached.files });
        attached.clear();
      }}
      {...(templates && { templates })}
    />
  );
}
