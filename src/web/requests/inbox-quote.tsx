import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { euros } from '#domain/kernel/money.ts';
import type { InboxRequest } from '#domain/requests/inbox-contract.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Waterfall } from '../design/areas/waterfall.tsx';
import { InboxFiles } from './inbox-files.tsx';

const CENTS = 100;

/** The quote that a request came with, to scale, and its papers. */
export function InboxQuote({ request }: { request: InboxRequest }) {
  const { quote } = request;
  if (!quote) return null;
  const { number, details, estimate, priceRange, isValid } = quote;
  const until = isValid ? '' : ', už neplatí';
  return (
    <AreaSection
      title={QUOTE_DOCUMENT.heading}
      count={`${number ?? ''}${until}`}
      action={<InboxFiles {...request} />}
    >
      <Waterfall
        lines={details.map(({ id, label, amount }) => ({ id, label, cents: Math.round(euros(amount)) }))}
        total={{ label: QUOTE_DOCUMENT.waterfall.total, cents: Math.round(euros(estimate)) }}
        range={{ min: priceRange.min * CENTS, max: priceRange.max * CENTS }}
      />
    </AreaSection>
  );
}
