import { sizeName, tradeName } from '#domain/quote/labels.ts';
import { asksForSize } from '#domain/quote/wizard-form.ts';
import { Disclosure } from '../design/disclosure.tsx';
import { Assignment } from './assignment.tsx';
import { PriceLines } from './price-lines.tsx';
import { PriceView } from './price-view.tsx';
import { usePrice } from './use-price.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Where the side panel has no room: 'Vaše zadanie' in one line above the step, unfolding to everything the side panel shows. */
export function MobileSummary() {
  const { state } = useWizardContext();
  const price = usePrice();
  const { selectedTrade, projectSize } = state.form;
  return (
    <Disclosure
      className="*:[summary]:min-h-12 *:[summary]:py-2 lg:hidden print:hidden"
      title={
        <span className="flex items-center justify-between gap-3">
          <span className="whitespace-nowrap">Vaše zadanie</span>
          {selectedTrade && (
            <span className="truncate text-small font-normal text-ink-2">
              {[tradeName(selectedTrade), asksForSize(state.form) ? sizeName(projectSize) : '']
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
        </span>
      }
    >
      <div className="grid gap-4 text-ink">
        <Assignment />
        {price && (
          <>
            <PriceView price={price} size="medium" />
            {price.calculation && <PriceLines calculation={price.calculation} />}
          </>
        )}
      </div>
    </Disclosure>
  );
}
