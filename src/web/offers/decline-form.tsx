import { type FormEvent, useRef, useState } from 'react';
import { MESSAGE_MAX } from '#domain/messages/message.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { DECLINE_REASON_IDS, DECLINE_REASONS, type DeclineReason } from '#domain/offers/decline-reasons.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { Button } from '../design/button.tsx';
import { Field, FieldError } from '../design/field.tsx';
import { Textarea } from '../design/textarea.tsx';
import { useSending } from '../shell/use-sending.ts';
import type { ClientActs } from './client-acts.ts';

interface DeclineFormProps {
  offer: ClientOffer;
  acts: ClientActs;
  onOffer: (offer: ClientOffer) => void;
  onBack: () => void;
  /** What is chosen and written: it stays when the client goes back. */
  refusal: Refusal;
  onRefusal: (refusal: Refusal) => void;
}

export interface Refusal {
  reason: DeclineReason | null;
  text: string;
}

/** Why the client does not want it. */
export function DeclineForm({ offer, acts, onOffer, onBack, refusal, onRefusal }: DeclineFormProps) {
  const { reason, text } = refusal;
  const [tried, setTried] = useState(false);
  const { isSending, refused, send } = useSending();
  const reasons = useRef<HTMLFieldSetElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === null) return reasons.current?.querySelector('input')?.focus();
    await send(async () => onOffer(await acts.decline({ revision: offer.revision, reason, text })));
  };
  const isMissing = tried && reason === null;
  return (
    <form method="dialog" noValidate className="client-offer-sign" onSubmit={submit}>
      <fieldset
        ref={reasons}
        className="grid gap-1"
        {...(isMissing && { 'aria-describedby': 'odmietnutie-dovod-error' })}
      >
        <legend className="mb-2 font-semibold">
          {worded(offer, 'Prečo ponuku odmietate?', 'Prečo dodatok odmietate?')}
        </legend>
        {DECLINE_REASON_IDS.map((id, index) => (
          <label key={id} className="client-offer-consent">
            <input
              type="radio"
              name="dovod"
              className="client-offer-tick"
              // The press that opened the form leads here.
              // biome-ignore lint/a11y/noAutofocus: the form takes the place of what had the focus
              autoFocus={index === 0}
              checked={reason === id}
              onChange={() => onRefusal({ reason: id, text })}
            />
            <span>{DECLINE_REASONS[id]}</span>
          </label>
        ))}
        {isMissing && <FieldError id="odmietnutie-dovod-error">Vyberte dôvod.</FieldError>}
      </fieldset>
      <Field label="Chcete k&nbsp;tomu niečo napísať?">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={MESSAGE_MAX}
            value={text}
            onChange={(event) => onRefusal({ reason, text: event.target.value })}
          />
        )}
      </Field>
      <div role="alert">{refused && <p className="field-error">{refused.advice}</p>}</div>
      <div className="client-offer-acts client-offer-acts-one">
        <Button size="small" onClick={onBack}>
          Späť
        </Button>
        <Button size="small" type="submit" loading={isSending}>
          {worded(offer, 'Odmietnuť ponuku', 'Odmietnuť dodatok')}
        </Button>
      </div>
    </form>
  );
}
