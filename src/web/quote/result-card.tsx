import type { Ref } from 'react';
import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { site } from '#domain/content/site.ts';
import { formatDate } from '#domain/kernel/format.ts';
import { lowerFirst, tied } from '#domain/kernel/text.ts';
import type { QuoteAnswer } from '#domain/quote/contract.ts';
import { serviceName } from '#domain/quote/labels.ts';
import { priceReason } from '#domain/quote/price-reason.ts';
import { shownDurations } from '#domain/quote/price-total.ts';
import { vatStatus } from '#domain/quote/vat.ts';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { PriceLines } from './price-lines.tsx';
import { PriceNotes } from './price-notes.tsx';
import { PriceView } from './price-view.tsx';
import { shownPrice } from './shown-price.ts';
import { useWizardContext } from './wizard-context.tsx';

/** The quote drawn as a sheet: dimension line, waterfall, what does not fit, and the title block. */
export function ResultCard({ quote, heading }: { quote: QuoteAnswer; heading: Ref<HTMLHeadingElement> }) {
  const { state } = useWizardContext();
  const price = shownPrice(state.service, state.form, quote, null);
  if (price === null) return null;
  const reason = priceReason(state.service, price, site);
  const words = QUOTE_DOCUMENT;
  return (
    <Sheet registered role="region" aria-labelledby="wizard-result" className="my-2">
      <div className="grid gap-5 p-cell">
        <div>
          <p className="mark">{words.heading}</p>
          <h4
            id="wizard-result"
            ref={heading}
            tabIndex={-1}
            className="text-section font-semibold outline-none"
          >
            {tied(serviceName(state.service))}
          </h4>
        </div>
        <PriceView price={price} size="large" />
        {reason && <p className="text-small">{tied(reason)}</p>}
        <PriceNotes notes={price.notes} />
        {price.calculation && (
          <div>
            <h5 className="mark">{price.calculation.heading}</h5>
            <PriceLines calculation={price.calculation} />
          </div>
        )}
        <div className="grid gap-1 text-small text-ink-2">
          <p>{tied(`${words.scope.excluded}: ${words.scope.exclusions.map(lowerFirst).join(', ')}.`)}</p>
          <p>{tied(words.notes.notBinding)}</p>
          {quote.urgentNotes?.map((note) => (
            <p key={note}>{tied(note)}</p>
          ))}
          <p>{vatStatus(site.vat)}</p>
        </div>
      </div>
      <TitleBlock
        cells={[
          { label: words.facts.number, value: quote.number ?? '–' },
          { label: words.facts.validUntil, value: formatDate(new Date(quote.validUntil)) },
          ...shownDurations(price),
        ]}
      />
    </Sheet>
  );
}
