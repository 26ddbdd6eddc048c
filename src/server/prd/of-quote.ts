import type { SiteFacts } from '#domain/content/site-schema.ts';
import { buildPrd, withoutAiMarks } from '#domain/prd/build.ts';
import { offeredSelection } from '#domain/quote/named-selection.ts';
import type { StoredQuote } from '../quote/service.ts';

/** What is exported as the PRD of a stored quote, by rules alone; null when something in it is offered no more. */
export function prdOfQuote(stored: StoredQuote, { site, now }: { site: SiteFacts; now: Date }) {
  const { quote, client, description } = stored;
  const selection = offeredSelection(quote.selection);
  if (!selection) return null;
  const document = buildPrd(
    { selection, description, client, includeRisks: true, includeMaintenance: true, storedQuote: stored },
    { priceBook: null, site, now },
  );
  return {
    prdContent: withoutAiMarks(document),
    metadata: { serviceName: quote.selection.service.label, clientName: client.name },
  };
}
