import { useState } from 'react';
import { formatCents } from '#domain/kernel/format.ts';
import { MESSAGE_MAX } from '#domain/messages/message.ts';
import { acceptOnBehalf, declineOnBehalf } from '#domain/offers/calls.ts';
import { DECLINE_REASON_IDS, DECLINE_REASONS, type DeclineReason } from '#domain/offers/decline-reasons.ts';
import { linesOf } from '#domain/offers/offer.ts';
import { choose, initialChoice } from '#domain/offers/offer-choice.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { lineAmount, offerTotals } from '#domain/offers/offer-totals.ts';
import { Money } from '../design/areas/amounts.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Select } from '../design/select.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import { ActWords } from '../shell/act-words.tsx';
import { callApi } from '../shell/api-client.ts';
import type { Act } from '../shell/use-act.ts';
import { HowField } from './how-field.tsx';
import type { OfferRevision, OpenedOffer } from './opened-offer.ts';

interface BehalfDialogProps {
  offer: OpenedOffer;
  revision: OfferRevision;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  act: Act;
}

/** What a client has said by phone: the chosen lines with their price, who said it and how. */
export function AcceptDialog({ offer, revision, open, onOpenChange, act }: BehalfDialogProps) {
  const { content } = revision;
  const [chosen, setChosen] = useState(() => initialChoice(content));
  const [name, setName] = useState(offer.recipient.name);
  const [how, setHow] = useState('');
  const { once, monthly } = offerTotals(content, chosen);
  const choices = linesOf(content).filter(({ choice }) => choice.kind !== 'fixed');
  const accept = async () => {
    const shown = { once: once.total, monthly: monthly.total };
    const body = { revision: revision.revision, chosen: [...chosen], shown, name, how };
    const done = await act.act(
      'accept',
      () => callApi(acceptOnBehalf, { params: { id: offer.id }, body }),
      worded(offer, 'Ponuka je prijatá.', 'Dodatok je prijatý.'),
    );
    if (done) onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Klient prijal ${worded(offer, 'ponuku', 'dodatok')} ${offer.number}`}
    >
      <div className="record-panel">
        <ActWords act={act} />
        {choices.length > 0 && (
          <fieldset className="offer-variants">
            <legend className="field-label">Čo si vybral</legend>
            {choices.map((line) => (
              <label key={line.id} className="offer-sums-row">
                <span className="flex items-center gap-2">
                  <input
                    type={line.choice.kind === 'alternative' ? 'radio' : 'checkbox'}
                    className="offer-tick"
                    checked={chosen.has(line.id)}
                    onChange={() => setChosen(choose(content, chosen, line.id))}
                  />
                  {line.name}
                </span>
                <Money cents={lineAmount(line)} />
              </label>
            ))}
          </fieldset>
        )}
        <p className="offer-sums-row">
          <b>Spolu</b>
          <b>
            <Money cents={once.total} />
            {monthly.total > 0 && (
              <>
                {' a\u00A0'}
                <Money cents={monthly.total} /> mesačne
              </>
            )}
          </b>
        </p>
        <Field label={`Meno toho, kto ${worded(offer, 'ju', 'ho')} prijal`} required>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <HowField value={how} onChange={({ target }) => setHow(target.value)} />
        <Button variant="primary" loading={act.running === 'accept'} onClick={() => void accept()}>
          Zapísať prijatie za {formatCents(once.total)}
        </Button>
      </div>
    </Dialog>
  );
}

/** That a client does not want it, and why, heard otherwise than on the page. */
export function DeclineDialog({ offer, revision, open, onOpenChange, act }: BehalfDialogProps) {
  const [reason, setReason] = useState<DeclineReason>('too-expensive');
  const [text, setText] = useState('');
  const [how, setHow] = useState('');
  const decline = async () => {
    const body = { revision: revision.revision, reason, text, how };
    const done = await act.act(
      'decline',
      () => callApi(declineOnBehalf, { params: { id: offer.id }, body }),
      worded(offer, 'Ponuka je odmietnutá.', 'Dodatok je odmietnutý.'),
    );
    if (done) onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Klient odmietol ${worded(offer, 'ponuku', 'dodatok')} ${offer.number}`}
    >
      <div className="record-panel">
        <ActWords act={act} />
        <Field label="Dôvod">
          {(control) => (
            <Select
              {...control}
              value={reason}
              onChange={({ target }) => {
                const next = DECLINE_REASON_IDS.find((id) => id === target.value);
                if (next) setReason(next);
              }}
            >
              {DECLINE_REASON_IDS.map((id) => (
                <option key={id} value={id}>
                  {DECLINE_REASONS[id]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Čo k&nbsp;tomu povedal">
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              short
              maxLength={MESSAGE_MAX}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <HowField value={how} onChange={({ target }) => setHow(target.value)} />
        <Button variant="primary" loading={act.running === 'decline'} onClick={() => void decline()}>
          Zapísať odmietnutie
        </Button>
      </div>
    </Dialog>
  );
}
