import { useLayoutEffect } from 'react';
import {
  BUDGET_CONTENT,
  SIZE_CONTENT,
  SIZE_NOTE,
  SIZE_USUALLY,
  URGENT_WARNING,
  WEBSITE_QUESTION,
} from '#content/options.ts';
import { formatEuroRange } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { BUDGET_IDS, SERVICES, SIZE_IDS, TIMELINE_IDS, WEBSITE_ANSWERS } from '#domain/quote/catalogue.ts';
import { budgetLabel, sizeDuration, sizePrice, timelineLabel } from '#domain/quote/labels.ts';
import { deadlineChanges, deadlineWords, urgentNote } from '#domain/quote/notes.ts';
import { timelineText } from '#domain/quote/timeline.ts';
import { asksForAddress, asksForSize, FORM_FIELDS } from '#domain/quote/wizard-form.ts';
import { sizePrices } from '#domain/quote/wizard-quote.ts';
import { RadioCard } from '../design/radio-card.tsx';
import { CardTexts, ChoiceGroup } from './choice-group.tsx';
import { ContactInput } from './contact-input.tsx';
import { PriceNotes } from './price-notes.tsx';
import { useChoice } from './use-choice.ts';
import { usePrice } from './use-price.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Step 4: whether a website stands already, the size of a new one with its price, budget and deadline. */
export function StepSize() {
  const { form } = useWizardContext().state;
  const price = usePrice();
  // What is paid by the month or period has no surcharge.
  const hasSurcharge = price?.oneOff.parts.length !== 0;
  useTimeToRead((price?.notes.length ?? 0) > 0 || (hasSurcharge && form.timeline === 'asap'));
  return (
    <div className="grid gap-4 sm:gap-8">
      {form.hasWebsite !== 'not-asked' && <Website />}
      {asksForAddress(form) && <ContactInput field="webAddress" />}
      {asksForSize(form) && <Sizes />}
      <Budgets />
      <Timelines hasSurcharge={hasSurcharge} />
      {/* At the end: it moves nothing that is being answered. */}
      {price && <PriceNotes notes={price.notes} />}
    </div>
  );
}

/** While the step says what does not fit or costs more, it does not go on by itself. */
function useTimeToRead(says: boolean): void {
  const { state, dispatch } = useWizardContext();
  const hurries = says && state.advanceAt !== null;
  useLayoutEffect(() => {
    if (hurries) dispatch({ type: 'interrupted' });
  }, [hurries, dispatch]);
}

/** Answers of a few words, two beside each other also on a phone. */
const SHORT_CARDS = 'grid grid-cols-[repeat(auto-fit,minmax(max(--spacing(42),40%),1fr))] gap-2';
const SHORT_CARD = 'max-sm:gap-x-2 max-sm:pr-1 max-sm:pl-3 max-sm:text-small max-sm:tracking-tight';

function Website() {
  const website = useChoice('hasWebsite');
  return (
    <ChoiceGroup
      id={website.id}
      legend={WEBSITE_QUESTION.label}
      hint={WEBSITE_QUESTION.help}
      error={website.error}
      className="grid grid-cols-2 gap-2"
    >
      {WEBSITE_ANSWERS.map((answer) => (
        <RadioCard key={answer} {...website.option(answer)}>
          <CardTexts label={WEBSITE_QUESTION.answers[answer]} />
        </RadioCard>
      ))}
    </ChoiceGroup>
  );
}

function Sizes() {
  const { state, book } = useWizardContext();
  const size = useChoice('projectSize');
  const prices = sizePrices(state.service, state.form, book);
  return (
    <ChoiceGroup
      id={size.id}
      legend={FORM_FIELDS.projectSize.label}
      hint={SIZE_NOTE}
      error={size.error}
      className="grid gap-1.5"
    >
      {SIZE_IDS.map((id) => {
        const { name, subtitle, scope, badge } = SIZE_CONTENT[id];
        return (
          <RadioCard key={id} {...size.option(id)}>
            <CardTexts
              label={name}
              badge={badge}
              meta={prices ? formatEuroRange(prices[id].min, prices[id].max) : sizePrice(id)}
            >
              <span className="block">
                {tied(`${subtitle}, ${timelineText(id, state.form.timeline || null)}`)}
              </span>
              <span className="block">{tied(scope)}</span>
              {prices && (
                <span className="block text-ink-2">
                  {SIZE_USUALLY} <span className="whitespace-nowrap">{sizePrice(id)}</span>,{' '}
                  <span className="whitespace-nowrap">{sizeDuration(id)}</span>
                </span>
              )}
            </CardTexts>
          </RadioCard>
        );
      })}
    </ChoiceGroup>
  );
}

function Budgets() {
  const budget = useChoice('budget');
  return (
    <ChoiceGroup
      id={budget.id}
      legend={BUDGET_CONTENT.heading}
      hint={BUDGET_CONTENT.help}
      error={budget.error}
      className={SHORT_CARDS}
    >
      {BUDGET_IDS.map((id) => (
        <RadioCard key={id} {...budget.option(id)} className={SHORT_CARD}>
          <CardTexts label={budgetLabel(id)} />
        </RadioCard>
      ))}
    </ChoiceGroup>
  );
}

function Timelines({ hasSurcharge }: { hasSurcharge: boolean }) {
  const { state, book } = useWizardContext();
  const timeline = useChoice('timeline');
  const { calculated } = SERVICES[state.service];
  const factors = (state.form.hasWebsite !== 'yes' && book?.timeline) || null;
  const urgent = state.form.timeline === 'asap';
  return (
    <div>
      <ChoiceGroup
        id={timeline.id}
        legend={deadlineWords(state.service).question}
        error={timeline.error}
        className={SHORT_CARDS}
      >
        {TIMELINE_IDS.map((id) => (
          <RadioCard key={id} {...timeline.option(id)} className={SHORT_CARD}>
            <CardTexts label={timelineLabel(id)} />
          </RadioCard>
        ))}
      </ChoiceGroup>
      {hasSurcharge && (
        <p className={`mt-2 text-small max-sm:leading-snug ${urgent ? 'text-warn' : 'text-ink-2'}`}>
          {tied(
            urgent && book
              ? urgentNote(calculated, factors?.asap ?? null)
              : [URGENT_WARNING, deadlineChanges(calculated, factors)].filter(Boolean).join(' '),
          )}
        </p>
      )}
    </div>
  );
}
