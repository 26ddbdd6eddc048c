import { REFERENCE_PAGE } from '#content/reference-page.ts';
import { formatEuros } from '#domain/kernel/format.ts';
import { PriceScale } from '../design/price-scale.tsx';
import type { ReferenceSummary } from './reference-card.tsx';

/** What a reference would cost, on the one scale of all of them. */
export const ReferenceEstimate = ({ price: { lines, span, scaleEnd } }: Pick<ReferenceSummary, 'price'>) => (
  <div>
    <PriceScale end={scaleEnd} endLabel={formatEuros(scaleEnd)} start={span[0]} span={span} />
    <p className="mark mt-2">{REFERENCE_PAGE.estimate}</p>
    {lines.map((line) => (
      <p key={line} className="text-small font-mono font-medium tracking-tight">
        {line}
      </p>
    ))}
  </div>
);
