import { QUOTE_DOCUMENT } from '#content/documents.ts';
import type { InboxRequest } from '#domain/requests/inbox-contract.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { QuoteWaterfall } from '../quote/quote-waterfall.tsx';
import { InboxFiles } from './inbox-files.tsx';

/** The quote that a request came with, to scale, and its papers. */
export function InboxQuote({ request }: { request: InboxRequest }) {
  const { quote } = request;
  if (!quote) return null;
  const { number, isValid } = quote;
  const until = isValid ? '' : ', už neplatí';
  return (
    <AreaSection
      title={QUOTE_DOCUMENT.heading}
      count={`${number ?? ''}${until}`}
      action={<InboxFiles {...request} />}
    >
      <p className="area-price border-t border-line py-4">{quote.price}</p>
      <QuoteWaterfall calculation={quote.calculation} />
    </AreaSection>
  );
}
