import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '#domain/kernel/format.ts';
import { MESSAGE_MAX } from '#domain/messages/message.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { Button } from '../design/button.tsx';
import { FieldError } from '../design/field.tsx';
import type { ClientActs } from './client-acts.ts';
import { useSending } from './use-sending.ts';

interface ClientThreadProps {
  /** What it is about, for who does not see where it stands. */
  label: string;
  lineId: string | null;
  messages: readonly ShownMessage[];
  /** True once the client wants to write. */
  isAsking: boolean;
  acts: ClientActs | null;
  onSaid: (message: ShownMessage) => void;
}

/** What was asked and answered, and a field for the next question; nothing while there is neither. */
export function ClientThread({ label, lineId, messages, isAsking, acts, onSaid }: ClientThreadProps) {
  const isWriting = acts !== null && (isAsking || messages.length > 0);
  if (messages.length === 0 && !isWriting) return null;
  return (
    <section aria-label={label} className="client-offer-thread">
      <Said messages={messages} acts={acts} onSaid={onSaid} />
      {isWriting && (
        <QuestionForm
          label={messages.length === 0 ? 'Vaša otázka' : 'Spýtať sa ďalej'}
          takesFocus={isAsking}
          lineId={lineId}
          acts={acts}
          onSaid={onSaid}
        />
      )}
    </section>
  );
}

/** Messages in their order. */
export const Said = ({ messages, acts, onSaid }: Pick<ClientThreadProps, 'messages' | 'acts' | 'onSaid'>) =>
  messages.length > 0 && (
    <ol>
      {messages.map(({ id, side, author, text, createdAt, withdrawnAt, canWithdraw }) => (
        <li key={id}>
          <p>
            <b>{side === 'client' ? 'Vy' : author}</b>{' '}
            <time dateTime={createdAt} className="mark text-ink-2 normal-case">
              {formatDateTime(new Date(createdAt))}
            </time>
          </p>
          <p className="client-offer-said">{withdrawnAt ? 'Správa bola odvolaná.' : text}</p>
          {canWithdraw && acts && <TakeBack id={id} acts={acts} onSaid={onSaid} />}
        </li>
      ))}
    </ol>
  );

interface TakeBackProps extends Pick<ClientThreadProps, 'onSaid'> {
  id: string;
  acts: ClientActs;
}

/** Takes a message back that nobody has read yet. */
function TakeBack({ id, acts, onSaid }: TakeBackProps) {
  const { isSending, refused, send } = useSending();
  return (
    <div role="alert" className="noscript:hidden">
      {refused ? (
        <p className="field-error">{refused.advice}</p>
      ) : (
        <Button
          variant="link"
          size="small"
          loading={isSending}
          onClick={({ currentTarget }) => {
            // The button goes with the message: who takes a question back may want to ask another one.
            const field = currentTarget.closest('.client-offer-thread')?.querySelector('textarea');
            void send(async () => {
              onSaid(await acts.withdraw(id));
              field?.focus();
            });
          }}
        >
          Odvolať <span className="sr-only">otázku</span>
        </Button>
      )}
    </div>
  );
}

interface QuestionFormProps extends Pick<ClientThreadProps, 'lineId' | 'onSaid'> {
  label: string;
  takesFocus?: boolean;
  acts: ClientActs;
}

/** Where the client writes; a failure leaves every letter in its place. */
export function QuestionForm({ label, takesFocus, lineId, acts, onSaid }: QuestionFormProps) {
  const [text, setText] = useState('');
  const { isSending, refused, send } = useSending();
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = `otazka-${lineId ?? 'ponuka'}-chyba`;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return field.current?.focus();
    if (await send(async () => onSaid(await acts.ask({ lineId, text })))) setText('');
  };
  return (
    <form method="dialog" className="client-offer-say noscript:hidden" onSubmit={submit}>
      <textarea
        ref={field}
        rows={1}
        aria-label={label}
        placeholder={label}
        maxLength={MESSAGE_MAX}
        value={text}
        className="control field-sizing-content"
        {...(refused && { 'aria-invalid': true, 'aria-describedby': errorId })}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" loading={isSending}>
        Poslať
      </Button>
      <div role="alert">{refused && <FieldError id={errorId}>{refused.advice}</FieldError>}</div>
    </form>
  );
}
