import { X } from 'lucide-react';
import type { Discount } from '#domain/offers/offer.ts';
import { OFFER_LIMITS } from '#domain/offers/offer-limits.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Dense } from '../design/areas/dense.tsx';
import { Segmented } from '../design/areas/segmented.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import { controlOf, useEditor } from './editor-context.ts';
import { NumberField } from './number-field.tsx';
import { PointsField } from './points-field.tsx';

/** What the price does not hold, what it stands on, and what is said besides. */
export function EditorScope() {
  const { content, change } = useEditor();
  return (
    <AreaSection title="Rozsah a&nbsp;poznámka">
      <Dense className="offer-two">
        <PointsField field="excluded" label="Čo v&nbsp;cene nie je" />
        <PointsField field="assumptions" label="Z&nbsp;čoho vychádzam" />
        <NumberField
          field="revisionRounds"
          label="Počet kôl pripomienok"
          value={content.revisionRounds}
          min={0}
          max={OFFER_LIMITS.revisionRounds}
          onValue={(revisionRounds) => change((before) => ({ ...before, revisionRounds }))}
        />
        <Field label="Poznámka pre klienta" id={controlOf('note')}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              short
              maxLength={OFFER_LIMITS.note}
              value={content.note}
              onChange={({ target }) => change((before) => ({ ...before, note: target.value }))}
            />
          )}
        </Field>
      </Dense>
    </AreaSection>
  );
}

const KINDS: readonly { value: Discount['kind']; label: string }[] = [
  { value: 'percent', label: '%' },
  { value: 'amount', label: '€' },
];

/** What is taken off the one-off price, under a name that the client reads. */
export function EditorDiscount() {
  const { content, change, problems, setUnread, goTo } = useEditor();
  const { discount } = content;
  const set = (next: typeof discount) => {
    setUnread('discount.of', null);
    change((before) => ({ ...before, discount: next }));
  };
  if (!discount)
    return (
      <div className="offer-acts" id={controlOf('discount')}>
        <Button
          variant="link"
          size="dense"
          onClick={() => {
            set({ name: 'Zľava', of: { kind: 'percent', percent: 10 } });
            goTo('discount.of');
          }}
        >
          Pridať zľavu
        </Button>
      </div>
    );
  const { name, of } = discount;
  return (
    <Dense>
      <ul className="offer-parts" aria-label="Zľava">
        <li>
          <Field
            label="Zľava z&nbsp;jednorazovej ceny"
            id={controlOf('discount.name')}
            error={problems.find(({ field }) => field === 'discount.name')?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={OFFER_LIMITS.name}
                autoComplete="off"
                value={name}
                onChange={({ target }) =>
                  change((before) => ({ ...before, discount: { name: target.value, of } }))
                }
              />
            )}
          </Field>
          {of.kind === 'percent' ? (
            <NumberField
              key="percent"
              field="discount.of"
              label="Koľko"
              unit="%"
              value={of.percent}
              min={1}
              max={100}
              onValue={(percent) =>
                change((before) => ({ ...before, discount: { name, of: { kind: 'percent', percent } } }))
              }
            />
          ) : (
            <NumberField
              key="amount"
              field="discount.of"
              label="Koľko"
              unit="€"
              value={of.amount}
              decimals
              min={0}
              max={OFFER_LIMITS.unitPrice}
              onValue={(amount) =>
                change((before) => ({ ...before, discount: { name, of: { kind: 'amount', amount } } }))
              }
            />
          )}
          <Segmented
            label="Zľava v"
            options={KINDS}
            value={of.kind}
            onValue={(kind) =>
              set({ name, of: kind === 'percent' ? { kind, percent: 10 } : { kind, amount: 100_00 } })
            }
          />
          <span className="offer-part-acts">
            <button
              type="button"
              className="button button-icon button-quiet"
              aria-label="Zrušiť zľavu"
              onClick={() => {
                set(null);
                goTo('discount');
              }}
            >
              <X aria-hidden="true" strokeWidth={1.5} />
            </button>
          </span>
        </li>
      </ul>
    </Dense>
  );
}
