import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { BUDGET_TABLE, ESTIMATE, FROM_ISSUE, ROUGH } from '#content/prd/budget.ts';
import { SERVICE_PRICE } from '#content/service-price.ts';
import { formatDate, formatExactEuros } from '../../kernel/format.ts';
import { plural } from '../../kernel/plural.ts';
import { priceLineLabel, servicePrice } from '../../quote/labels.ts';
import { urgentNotes } from '../../quote/notes.ts';
import { servicePriceOf } from '../../quote/service-price.ts';
import { priceWithVat, vatStatus } from '../../quote/vat.ts';
import { note, paragraph } from '../blocks.ts';
import type { Brief } from '../brief.ts';
import type { Block } from '../document.ts';
import { parties } from './parties.ts';

const { waterfall, notes } = QUOTE_DOCUMENT;

/** A service whose calculated price is only that of its website has its own price first (decisions 7.6). */
function ofService({ selection: { service } }: Brief): Block[] {
  const price = servicePriceOf(service);
  if (price === null) return [];
  const duration = price.duration === null ? [] : [`${SERVICE_PRICE.duration}: ${price.duration}.`];
  return [
    paragraph([`${SERVICE_PRICE.label}: ${servicePrice(service)}.`, ...duration].join(' ')),
    paragraph(price.explanation),
  ];
}

function range({ quote, selection, site }: Brief): Block {
  const { main, secondary } = priceWithVat(quote.range, site.vat);
  const label = servicePriceOf(selection.service) ? `${SERVICE_PRICE.website}:` : BUDGET_TABLE.label;
  return paragraph(`${label} ${[main, secondary].filter(Boolean).join(', ')}.`);
}

const lines = ({ quote, selection }: Brief): Block => ({
  kind: 'table',
  caption: servicePriceOf(selection.service) ? SERVICE_PRICE.calculation : BUDGET_TABLE.caption,
  columns: [waterfall.item, waterfall.amount],
  rows: [
    ...quote.lines.map((line) => [priceLineLabel(line), formatExactEuros(line.amount)]),
    [waterfall.total, formatExactEuros(quote.total)],
  ],
  sum: true,
});

/** The quote's own lines and range, its remarks, and what the law and decisions 2.8 say about its weight. */
export const budget = (brief: Brief): Block[] => [
  ...(brief.quote.rough ? [note(ROUGH)] : []),
  ...ofService(brief),
  range(brief),
  lines(brief),
  paragraph(vatStatus(brief.site.vat)),
  ...brief.quote.notes.map(note),
  paragraph(
    `${notes.priceList} ${formatDate(brief.validUntil)} (${plural(brief.site.quote.validDays, 'day')} ${FROM_ISSUE}).`,
  ),
  ...[ESTIMATE, notes.notBinding, ...urgentNotes(brief.quote.lines)].map(note),
  ...parties(brief),
];
