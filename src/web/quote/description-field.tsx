import { DESCRIPTION_MAX, DESCRIPTION_MIN } from '#domain/quote/limits.ts';
import { FORM_FIELDS } from '#domain/quote/wizard-form.ts';
import type { DescriptionSource } from '#domain/quote/wizard-state.ts';
import { Field } from '../design/field.tsx';
import { Textarea } from '../design/textarea.tsx';
import { DescriptionOffer } from './description-offer.tsx';
import { fieldId } from './field-focus.ts';
import { useWizardContext } from './wizard-context.tsx';

const OWN_WORDS = 'Opíšte, čo potrebujete a\u00A0čo pri tom nesmie chýbať.';

/** What stands under the label, by who wrote the text. */
const HINTS: Record<DescriptionSource, string> = {
  none: OWN_WORDS,
  visitor: OWN_WORDS,
  template: 'Popis je pripravený z\u00A0vašich odpovedí. Upravte ho, ako potrebujete.',
  ai: 'Vytvorené s\u00A0pomocou umelej inteligencie, skontrolujte si obsah.',
};

/** The live counter n/10 (specification 2) while characters are missing; then it counts up to the limit. */
const counterOf = (length: number): string =>
  length < DESCRIPTION_MIN
    ? `Aspoň ${DESCRIPTION_MIN} znakov: ${length}/${DESCRIPTION_MIN}`
    : `${length}/${DESCRIPTION_MAX}`;

/** The project description, which may be generated. */
export function DescriptionField() {
  const { state, dispatch } = useWizardContext();
  const { form, errors, descriptionSource, calls } = state;
  const generating = calls.includes('description');
  const { length } = form.description.trim();
  return (
    <div className="grid gap-3">
      <Field
        id={fieldId('description')}
        label={FORM_FIELDS.description.label}
        required
        hint={generating ? 'Pripravujem popis…' : HINTS[descriptionSource]}
        error={errors.description}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            counter={counterOf(length)}
            maxLength={DESCRIPTION_MAX}
            aria-busy={generating || undefined}
            value={form.description}
            onBlur={() => dispatch({ type: 'textBlurred', field: 'description', now: Date.now() })}
            onChange={(event) =>
              dispatch({
                type: 'answered',
                field: 'description',
                value: event.target.value,
                now: Date.now(),
              })
            }
          />
        )}
      </Field>
      <DescriptionOffer />
    </div>
  );
}
