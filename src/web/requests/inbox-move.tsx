import { type FormEvent, useState } from 'react';
import type { InboxRow } from '#domain/requests/inbox-contract.ts';
import { LOST_NOTE_MAX } from '#domain/requests/inbox-limits.ts';
import { moveTo } from '#domain/requests/inbox-moves.ts';
import { INBOX_STATUS_TEXTS, LOST_REASON_TEXTS } from '#domain/requests/inbox-texts.ts';
import type { FormerStatus, LostReason } from '#domain/requests/request-life.ts';
import { REQUEST_STATUSES, type RequestStatus } from '#domain/requests/request-status.ts';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field, FieldError } from '../design/field.tsx';
import { RadioCard } from '../design/radio-card.tsx';
import { Textarea } from '../design/textarea.tsx';
import { type InboxActs, takeStep } from './inbox-acts.tsx';

/** What a move needs to know of a request. */
export type Moved = Pick<InboxRow, 'id' | 'ticket' | 'status' | 'archivedFrom'>;

const lifeOf = ({ status, archivedFrom }: Moved) => ({
  status,
  // An archived request comes from any other state.
  archivedFrom: archivedFrom as FormerStatus | null,
});

/** What leads a request to another state; its dialogs are to be drawn on the screen. */
export function useMoves({ perform, archive, refuse }: InboxActs) {
  const [asked, setAsked] = useState<Moved | null>(null);
  const [lost, setLost] = useState<Moved | null>(null);
  const close = () => {
    setAsked(null);
    setLost(null);
  };

  const move = (request: Moved, to: RequestStatus) => {
    const found = moveTo(lifeOf(request), to);
    close();
    if (!found) return;
    if ('refused' in found) return refuse(found.refused);
    const { step } = found;
    if (step === 'lose') setLost(request);
    else if (step === 'archive' || step === 'restore') archive([request]);
    else
      void perform(
        () => takeStep(request.id, { step }),
        `Dopyt ${request.ticket}: ${INBOX_STATUS_TEXTS[to].toLowerCase()}.`,
      );
  };
  const lose = async (request: Moved, reason: LostReason, note: string) => {
    const said = `Dopyt ${request.ticket} sa skončil bez zákazky: ${LOST_REASON_TEXTS[reason].toLowerCase()}.`;
    if (await perform(() => takeStep(request.id, { step: 'lose', reason, note }), said)) close();
  };
  return {
    /** Moves, asks for what the move needs, or says why it is not possible. */
    move,
    /** Asks where to. */
    ask: setAsked,
    /** Whether the move is possible. */
    canMove: (request: Moved, to: RequestStatus): boolean => {
      const found = moveTo(lifeOf(request), to);
      return found !== null && 'step' in found;
    },
    dialogs: (
      <>
        <Dialog
          open={asked !== null}
          onOpenChange={close}
          title={`Presunúť dopyt ${asked?.ticket ?? ''} do…`}
        >
          {asked && <Ways request={asked} onMove={(to) => move(asked, to)} />}
        </Dialog>
        <Dialog
          open={lost !== null}
          onOpenChange={close}
          title={`Prečo je dopyt ${lost?.ticket ?? ''} neúspešný?`}
        >
          {lost && <LostForm onLose={(reason, note) => void lose(lost, reason, note)} />}
        </Dialog>
      </>
    ),
  };
}

/** The states a request can be moved to, and of the others why it cannot. */
function Ways({ request, onMove }: { request: Moved; onMove: (to: RequestStatus) => void }) {
  const ways = REQUEST_STATUSES.map((to) => ({ to, found: moveTo(lifeOf(request), to) }));
  const first = ways.find(({ found }) => found && 'step' in found)?.to;
  return (
    <div className="grid gap-6 px-5 py-6 md:px-8">
      <ul className="grid gap-2">
        {ways.map(
          ({ to, found }) =>
            found &&
            'step' in found && (
              <li key={to}>
                <Button
                  size="small"
                  className="w-full justify-start"
                  {...(to === first && { 'data-first': true })}
                  onClick={() => onMove(to)}
                >
                  <StateMark of="request" state={to}>
                    {`${INBOX_STATUS_TEXTS[to]}${found.step === 'lose' ? '…' : ''}`}
                  </StateMark>
                </Button>
              </li>
            ),
        )}
      </ul>
      <ul aria-label="Kam sa presunúť nedá" className="text-row text-ink-2">
        {ways.map(
          ({ to, found }) =>
            found &&
            'refused' in found && (
              <li key={to} className="flex flex-wrap gap-x-3 border-t border-line py-1">
                <span className="w-36 flex-none">
                  <StateMark of="request" state={to}>
                    {INBOX_STATUS_TEXTS[to]}
                  </StateMark>
                </span>
                <span className="min-w-0 flex-1 basis-48">{found.refused}</span>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

// An object has the keys that its type says.
const REASONS = Object.entries(LOST_REASON_TEXTS) as [LostReason, string][];

function LostForm({ onLose }: { onLose: (reason: LostReason, note: string) => void }) {
  const [reason, setReason] = useState<LostReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) onLose(reason, note);
    else setMissing(true);
  };
  return (
    <form className="grid gap-4 px-5 py-6 md:px-8" noValidate onSubmit={submit}>
      <fieldset className="grid gap-2" aria-describedby={isMissing ? 'lost-missing' : undefined}>
        <legend className="sr-only">Dôvod</legend>
        {REASONS.map(([value, text]) => (
          <RadioCard
            key={value}
            name="reason"
            value={value}
            checked={reason === value}
            onChange={() => {
              setReason(value);
              setMissing(false);
            }}
          >
            {text}
          </RadioCard>
        ))}
      </fieldset>
      <div role="alert" className="empty:hidden">
        {isMissing && <FieldError id="lost-missing">Vyberte dôvod.</FieldError>}
      </div>
      <Field label="Poznámka" hint="Nepovinná. Klient ju nevidí.">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={LOST_NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small">
          Označiť ako neúspešný
        </Button>
      </div>
    </form>
  );
}
