import { TRADE_PAGE } from '#content/trade-page.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Sheet } from '../design/sheet.tsx';
import type { ReferenceSummary } from '../references/reference-card.tsx';
import { ReferenceIllustration } from '../references/reference-illustration.tsx';

/** A reference of the trade: its sketch, what it is, and the way to its page. */
export function TradeReference({ reference }: { reference: ReferenceSummary }) {
  const { to, title, summary, illustration } = reference;
  return (
    <Sheet className="grid items-center gap-x-8 gap-y-6 p-sheet sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ReferenceIllustration id={illustration} className="h-auto w-full" />
      <div className="grid justify-items-start gap-3">
        <p className="mark">{reference.serviceName}</p>
        <p>{summary}</p>
        <ButtonLink to={to} className="mt-3">
          <span>
            {TRADE_PAGE.reference}
            <span className="sr-only">: {title}</span>
          </span>
          <Arrow />
        </ButtonLink>
      </div>
    </Sheet>
  );
}
