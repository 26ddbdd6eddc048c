import { type FormEvent, useState } from 'react';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import { DECLINE_REASON_IDS, DECLINE_REASONS, type DeclineReason } from '#domain/offers/decline-reasons.ts';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { Textarea } from '../design/textarea.tsx';
import type { ClientActs } from './client-acts.ts';
import { useSending } from './use-sending.ts';

interface DeclineFormProps {
  offer: ClientOffer;
  acts: ClientActs;
  onOffer: (offer: ClientOffer) => void;
  onBack: () => void;
}

/** Why the client does not want it. */
export function DeclineForm({ offer, acts, onOffer, onBack }: DeclineFormProps) {
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { isSending, refused, send } = useSending();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === null) return;
    await send(async () => onOffer(await acts.decline({ revision: offer.revision, reason, text })));
  };
  return (
    <form method="dialog" noValidate className="client-offer-sign" onSubmit={submit}>
      <fieldset className="grid gap-1">
        <legend className="mb-2 font-semibold">Prečo ponuku odmietate?</legend>
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
              onChange={() => setReason(id)}
            />
            <span>{DECLINE_REASONS[id]}</span>
          </label>
        ))}
        {tried && reason === null && (
          <p role="alert" className="field-error">
            Vyberte dôvod.
          </p>
        )}
      </fieldset>
      <Field label="Chcete niečo dodať?">
        {(control) => (
          <Textarea {...control} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <div role="alert">{refused && <p className="field-error">{refused.advice}</p>}</div>
      <div className="client-offer-acts">
        <Button onClick={onBack}>Späť</Button>
        <Button type="submit" loading={isSending}>
          Odmietnuť ponuku
        </Button>
      </div>
    </form>
  );
}
