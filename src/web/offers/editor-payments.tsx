import { X } from 'lucide-react';
import {
  addPayment,
  changePayment,
  handleStops,
  moveHandle,
  partEnds,
  removePayment,
} from '#domain/offers/edit-payments.ts';
import type { PlannedPayment } from '#domain/offers/offer.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { OFFER_LIMITS } from '#domain/offers/offer-limits.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import { duePayments } from '#domain/offers/payment-plan.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Dense } from '../design/areas/dense.tsx';
import { PlanRuler } from '../design/areas/plan-ruler.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import { Field, FieldError } from '../design/field.tsx';
import { Select } from '../design/select.tsx';
import { TextInput } from '../design/text-input.tsx';
import { randomId } from '../shell/random-id.ts';
import { controlOf, useEditor } from './editor-context.ts';
import { NumberField } from './number-field.tsx';

/** When the one-off price is paid: parts to scale with handles between them, and a row of fields for each. */
export function EditorPayments() {
  const { content, change, problems } = useEditor();
  const { payments } = content;
  const { total } = offerTotals(content, initialChoice(content)).once;
  const due = duePayments(payments, total);
  const ends = partEnds(payments, total);
  const wrong = problems.find(({ field }) => field === 'payments');
  const setPlan = (work: (plan: readonly PlannedPayment[]) => PlannedPayment[]) =>
    change((before) => ({ ...before, payments: work(before.payments) }));
  const add = () =>
    setPlan((plan) =>
      addPayment(plan, {
        id: randomId(),
        name: `${plan.length + 1}. platba`,
        after: content.stages.at(-1)?.id ?? null,
      }),
    );
  return (
    <AreaSection
      title="Plán platieb"
      count={String(payments.length)}
      action={
        payments.length > 0 && !wrong && <StateMark of="item" state="accepted">{`spolu celá cena`}</StateMark>
      }
    >
      <div id={controlOf('payments')} tabIndex={-1}>
        {wrong && <FieldError id={`${controlOf('payments')}-error`}>{wrong.message}</FieldError>}
        {payments.length > 1 && (
          <PlanRuler
            parts={payments.map(({ id, name }, index) => ({
              key: id,
              name: name || `${index + 1}. platba`,
              amount: due[index]?.amount ?? 0,
              end: ends[index] ?? 100,
            }))}
            stops={(part) => handleStops(payments, total, part)}
            onMove={(part, to) => setPlan((plan) => moveHandle(plan, total, part, to))}
          />
        )}
      </div>
      <Dense>
        <ul className="offer-parts" aria-label="Platby">
          {payments.map((payment, index) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              isLast={index === payments.length - 1}
              amount={due[index]?.amount ?? 0}
              setPlan={setPlan}
            />
          ))}
        </ul>
      </Dense>
      <div className="offer-acts">
        <Button variant="link" size="dense" disabled={payments.length >= OFFER_LIMITS.payments} onClick={add}>
          Pridať platbu
        </Button>
      </div>
    </AreaSection>
  );
}

interface PaymentRowProps {
  payment: PlannedPayment;
  isLast: boolean;
  amount: number;
  setPlan: (work: (plan: readonly PlannedPayment[]) => PlannedPayment[]) => void;
}

function PaymentRow({ payment, isLast, amount, setPlan }: PaymentRowProps) {
  const { offer, content, problems, setUnread } = useEditor();
  const { id, name, after, share } = payment;
  const field = (part: string) => `payments.${id}.${part}`;
  const messageOf = (part: string) => problems.find((problem) => problem.field === field(part))?.message;
  const set = (changes: Partial<Omit<PlannedPayment, 'id'>>) =>
    setPlan((plan) => changePayment(plan, id, changes));
  const setKind = (kind: string) => {
    setUnread(field('share'), null);
    if (kind === 'rest') set({ share: { kind } });
    if (kind === 'amount') set({ share: { kind, amount } });
    if (kind === 'percent') set({ share: { kind, percent: share.kind === 'percent' ? share.percent : 10 } });
  };
  return (
    <li>
      <Field label="Platba" id={controlOf(field('name'))} error={messageOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={OFFER_LIMITS.name}
            autoComplete="off"
            value={name}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label="Kedy" id={controlOf(field('after'))} error={messageOf('after')}>
        {(control) => (
          <Select
            {...control}
            value={after ?? ''}
            onChange={(event) => set({ after: event.target.value || null })}
          >
            <option value="">pri prijatí {worded(offer, 'ponuky', 'dodatku')}</option>
            {content.stages.map((stage) => (
              <option key={stage.id} value={stage.id}>
                po etape „{stage.name || 'bez názvu'}“
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="offer-part-share">
        <Field label="Koľko">
          {(control) => (
            <Select {...control} value={share.kind} onChange={(event) => setKind(event.target.value)}>
              <option value="percent">%</option>
              <option value="amount">€</option>
              {(isLast || share.kind === 'rest') && <option value="rest">zvyšok ceny</option>}
            </Select>
          )}
        </Field>
        {share.kind === 'percent' && (
          <NumberField
            field={field('share')}
            label="Podiel"
            unit="%"
            value={share.percent}
            min={1}
            max={100}
            onValue={(percent) => set({ share: { kind: 'percent', percent } })}
          />
        )}
        {share.kind === 'amount' && (
          <NumberField
            field={field('share')}
            label="Suma"
            unit="€"
            value={share.amount}
            decimals
            min={0}
            max={OFFER_LIMITS.unitPrice}
            onValue={(cents) => set({ share: { kind: 'amount', amount: cents } })}
          />
        )}
      </div>
      <span className="offer-part-sum">
        <Money cents={amount} />
      </span>
      <span className="offer-part-acts">
        <button
          type="button"
          className="button button-icon button-quiet"
          aria-label={`Odstrániť: ${name || 'platba bez názvu'}`}
          onClick={() => setPlan((plan) => removePayment(plan, id))}
        >
          <X aria-hidden="true" strokeWidth={1.5} />
        </button>
      </span>
    </li>
  );
}
