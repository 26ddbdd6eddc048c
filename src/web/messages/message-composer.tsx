import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { MESSAGE_MAX } from '#domain/messages/message.ts';
import { unfilledMark } from '#domain/requests/reply-template.ts';
import { Composer } from '../design/areas/conversation.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { LATER_WORDS } from '../shell/later-words.ts';
import { followKept, type KeptMessage, keepMessage, keptMessage, sendingOf } from './kept-message.ts';
import { leftUnsent } from './left-unsent.ts';
import type { TemplatesControl } from './reply-templates.tsx';

/** A kind of words that can be written here. */
export interface Written<Kind extends string> {
  value: Kind;
  /** In the choice: "Odpoveď klientovi". */
  label: string;
  /** Of the text, for screen readers, and in its place while there is none. */
  prompt: string;
  /** On the button. */
  send: string;
  /** Said once it is sent; nothing where the conversation shows it. */
  sent?: string;
  /** The other side never sees it. */
  isInner?: boolean;
}

/** What others on the screen do with the composer. */
export interface ComposerHandle {
  focus: () => void;
  /** The same for a message to the other side, unless something else is being written. */
  answer: () => void;
  /** Puts a text in, after what is written already. */
  insert: (text: string) => void;
  isWriting: () => boolean;
  openTemplates: () => void;
}

interface MessageComposerProps<Kind extends string> {
  label: string;
  kinds: readonly [Written<Kind>, ...Written<Kind>[]];
  /** What is written is kept under this name in the browser until it is sent. */
  draft: string;
  /** What is said under the text, such as to whom it goes. */
  said: (kind: Kind) => string;
  /** Why it cannot be sent as it is; null where it can. */
  problem?: (kind: Kind, text: string) => string | null;
  /** `sendId` makes an id for the sending and keeps it: the same words sent again after a failure have the same. */
  send: (kind: Kind, text: string, sendId: () => string) => Promise<unknown>;
  /** The choice among several kinds. */
  choice?: (choice: { value: Kind; onValue: (kind: Kind) => void }) => ReactNode;
  /** Texts for what the other side will read. */
  templates?: (control: TemplatesControl) => ReactNode;
  /** On the button: the keys that do the same. */
  keys?: ReactNode;
  /** Before the templates: what a message is about. */
  head?: ReactNode;
  /** Of the button; the operator's desk is dense. */
  size?: 'dense' | 'small';
  /** The client waits for it: to send is the one next step of the screen. */
  isNextStep?: boolean;
  /** Beside the button: what goes with the message. */
  tools?: ReactNode;
  /** Under the text: what goes with it. */
  below?: ReactNode;
  /** Sent as a message where nothing was written. */
  instead?: string | null;
  ref?: Ref<ComposerHandle>;
}

/** Why a text that begins as a template cannot go to the client; null where it can. */
export function markProblem(text: string): string | null {
  const mark = unfilledMark(text);
  return mark && `V\u00A0texte zostalo ${mark}. Doplňte ho, alebo ho vymažte.`;
}

/** Where the next message of a conversation is written; a failure leaves every letter in its place. */
export function MessageComposer<Kind extends string>({
  label,
  kinds,
  draft,
  said,
  problem,
  send,
  choice,
  templates,
  keys,
  head,
  size = 'dense',
  isNextStep = false,
  tools,
  below,
  instead = null,
  ref,
}: MessageComposerProps<Kind>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [kept] = useState(() => keptMessage(draft));
  const [kind, setKind] = useState(kinds.find(({ value }) => value === kept?.kind)?.value ?? kinds[0].value);
  const [text, setText] = useState(kept?.text ?? '');
  const sending = useRef(kept?.sending);
  const [advice, setAdvice] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const written = kinds.find(({ value }) => value === kind) ?? kinds[0];
  const isReply = !written.isInner;
  // Said before it is refused, and once.
  const leftToFill = isReply && advice === null ? markProblem(text) : null;

  // What was sent from another tab is not to be sent again from this one.
  const followed = useEffectEvent((before: KeptMessage | null, now: KeptMessage | null) => {
    if (text === (before?.text ?? '')) setText(now?.text ?? '');
  });
  useEffect(() => followKept(draft, followed), [draft]);

  const write = (next: string) => {
    setText(next);
    setSent(null);
    keepMessage(draft, { kind, text: next });
  };
  const choose = (next: Kind) => {
    setKind(next);
    keepMessage(draft, { kind: next, text });
  };
  const insert = (added: string) => {
    const next = text.trim() === '' ? added : `${text.trimEnd()}\n\n${added}`;
    flushSync(() => write(next));
    area.current?.focus();
    // What a template leaves to be filled in is typed over at once.
    const mark = unfilledMark(next);
    if (mark) area.current?.setSelectionRange(next.indexOf(mark), next.indexOf(mark) + mark.length);
  };
  const focus = () => {
    area.current?.scrollIntoView({ block: 'center' });
    area.current?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({
    insert,
    isWriting: () => text !== '',
    focus,
    answer: () => {
      const reply = kinds.find(({ isInner }) => !isInner);
      if (reply && text === '') flushSync(() => choose(reply.value));
      focus();
    },
    openTemplates: () => {
      const reply = kinds.find(({ isInner }) => !isInner);
      if (!reply) return;
      choose(reply.value);
      setChoosing(true);
    },
  }));

  const submit = async () => {
    if (isSending) return;
    const words = text.trim() === '' ? (isReply ? instead : null) : text;
    const wrong = words === null ? 'Najprv niečo napíšte.' : (problem?.(kind, words) ?? null);
    setAdvice(wrong);
    setSent(null);
    if (wrong !== null || words === null) return area.current?.focus();
    setSending(true);
    const sendId = () => {
      const onWay = sendingOf(kind, words, sending.current);
      sending.current = onWay;
      keepMessage(draft, { sending: onWay });
      return onWay.sendId;
    };
    try {
      await send(kind, words, sendId);
      sending.current = null;
      const now = area.current?.value ?? keptMessage(draft)?.text ?? '';
      const left = leftUnsent(text, now);
      setText(left);
      keepMessage(draft, { text: left, sending: null });
      setSent(left === '' ? (written.sent ?? null) : LATER_WORDS.sent);
    } catch (error) {
      setAdvice(callAdvice(factsOf(error)));
    }
    setSending(false);
  };

  return (
    <Composer
      label={label}
      isInner={written.isInner ?? false}
      head={
        <>
          {choice?.({
            value: kind,
            onValue: (next) => {
              choose(next);
              setAdvice(null);
              setSent(null);
            },
          })}
          {isReply && head}
          {isReply &&
            templates?.({
              text,
              open: isChoosing,
              onOpenChange: setChoosing,
              onInsert: insert,
              onClosed: () => area.current?.focus(),
            })}
        </>
      }
      text={{
        ref: area,
        'aria-label': written.prompt,
        placeholder: written.prompt,
        value: text,
        maxLength: MESSAGE_MAX,
        onChange: ({ target }) => write(target.value),
      }}
      advice={advice !== null && <Notice tone="error">{advice}</Notice>}
      below={isReply && below}
      said={sent ?? leftToFill ?? said(kind)}
      foot={
        <>
          {isReply && tools}
          <Button
            type="submit"
            size={size}
            variant={isNextStep && isReply ? 'primary' : 'secondary'}
            loading={isSending}
          >
            {written.send} {keys}
          </Button>
        </>
      }
      onSend={() => void submit()}
    />
  );
}
