import { useEffect, useRef } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { currentQuote, quoteStage } from '#domain/quote/wizard-state.ts';
import { SCROLL_DELAY_MS } from '#domain/quote/wizard-timings.ts';
import { Button } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { CONFIRMATION_HREF } from '../shell/navigation.ts';
import { PrdSection } from './prd-section.tsx';
import { PriceNotes } from './price-notes.tsx';
import { ResultCard } from './result-card.tsx';
import { fitsTogether } from './step-scroll.ts';
import { ExportPdfButton } from './summary-actions.tsx';
import { SummaryAnswers } from './summary-answers.tsx';
import { useFocusHeir } from './use-focus-heir.ts';
import { usePrice } from './use-price.ts';
import { useWizardContext } from './wizard-context.tsx';

/** Byte for byte (specification 2). */
const SAVE_AND_CLOSE = 'Zavrieť a uložiť';

/** Step 6, the action hub: what was answered, the quote and everything that can be done with it. */
export function Summary() {
  const { state } = useWizardContext();
  const quote = currentQuote(state);
  const result = useScrollToResult(quote?.quoteId ?? null);
  // The pressed button is there until the call has ended.
  const heading = useFocusHeir(quote !== null && quoteStage(state) !== 'generating');
  return (
    <div
      className={classes(
        'grid gap-8 max-sm:gap-6',
        quote && 'items-start lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
      )}
    >
      {quote ? (
        <div ref={result} className="grid gap-6">
          {/* A request that has arrived is confirmed, also where the connection is lost right after it. */}
          <PrefetchPageLinks page={CONFIRMATION_HREF} />
          <ResultCard quote={quote} heading={heading} />
          <ExportPdfButton className="md:hidden" />
          <PrdSection />
        </div>
      ) : (
        <NoQuoteYet />
      )}
      <div className="grid gap-8 max-sm:gap-6">
        <SummaryAnswers />
        <LastActions />
      </div>
    </div>
  );
}

function NoQuoteYet() {
  const { state } = useWizardContext();
  const price = usePrice();
  const outdated = state.quote !== null;
  return (
    <div className="sheet grid gap-4 p-cell print:hidden">
      <div>
        <h4 className="text-base leading-tight font-semibold">
          {outdated ? 'Zadanie sa zmenilo' : 'Zadanie je pripravené'}
        </h4>
        <p className="mt-1 text-small text-ink-2">
          {outdated
            ? 'Pôvodný rozpočet už nezodpovedá vašej voľbe. Vygenerujte nový, výpočet trvá len chvíľu.'
            : 'Skontrolujte svoje odpovede a\u00A0vygenerujte rozpočet s\u00A0číslom a\u00A0platnosťou. Potom si ho stiahnete ako PDF alebo odošlete dopyt.'}
        </p>
      </div>
      {price && <PriceNotes notes={price.notes} />}
    </div>
  );
}

function LastActions() {
  const { state, close, restart } = useWizardContext();
  const submitted = quoteStage(state) === 'submitted';
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 print:hidden">
      {!submitted && (
        <Button variant="link" onClick={close}>
          {SAVE_AND_CLOSE}
        </Button>
      )}
      <Button variant="link" disabled={state.calls.length > 0} onClick={restart}>
        Nová žiadosť
      </Button>
    </div>
  );
}

/** Leads the eye to a quote that has just come; not to one that was there on entering (specification 9). */
function useScrollToResult(quoteId: string | null) {
  const result = useRef<HTMLDivElement>(null);
  const shown = useRef(quoteId);
  useEffect(() => {
    if (quoteId === null || shown.current === quoteId) return;
    shown.current = quoteId;
    const timer = setTimeout(() => result.current && showResult(result.current), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [quoteId]);
  return result;
}

/** Shows the step from its heading on; where the price would be below the screen, from the sheet on. */
function showResult(result: Element): void {
  const step = result.closest('.wizard-step');
  const price = result.querySelector('.dimension');
  const start = step && price && fitsTogether(step, price) ? step : result;
  start.scrollIntoView({ behavior: 'smooth', block: 'start' });
}
