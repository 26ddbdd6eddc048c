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
    <Sheet className="trade-reference">
      <ReferenceIllustration id={illustration} className="reference-sketch" />
      <div>
        <p className="mark">{reference.serviceName}</p>
        <p>{summary}</p>
        <ButtonLink to={to}>
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
