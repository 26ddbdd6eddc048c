import { MODE_CONTENT } from '#content/options.ts';
import { tied } from '#domain/kernel/text.ts';
import { MODE_IDS } from '#domain/quote/catalogue.ts';
import { FORM_FIELDS } from '#domain/quote/wizard-form.ts';
import { DrawnTexts } from '../design/drawn-choice.tsx';
import { RadioCard } from '../design/radio-card.tsx';
import { CardTexts, ChoiceGroup } from './choice-group.tsx';
import { ModeDrawing } from './mode-drawing.tsx';
import { useChoice } from './use-choice.ts';

/** Step 1: quick or detailed. */
export function StepMode() {
  const mode = useChoice('mode');
  return (
    <ChoiceGroup
      id={mode.id}
      legend={FORM_FIELDS.mode.label}
      legendHidden
      error={mode.error}
      className="grid gap-4 sm:grid-cols-2"
    >
      {MODE_IDS.map((id) => {
        const { name, duration, result, badge } = MODE_CONTENT[id];
        return (
          <RadioCard key={id} {...mode.option(id)}>
            <DrawnTexts drawing={<ModeDrawing mode={id} />}>
              <CardTexts label={name} badge={badge}>
                <span className="block font-mono text-mark text-ink">{duration}</span>
                <span className="mt-2 block">{tied(result)}</span>
              </CardTexts>
            </DrawnTexts>
          </RadioCard>
        );
      })}
    </ChoiceGroup>
  );
}
