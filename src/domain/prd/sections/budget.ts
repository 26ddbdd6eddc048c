import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { BUDGET_TABLE, ESTIMATE, FROM_ISSUE, ROUGH } from '#content/prd/budget.ts';
import { SERVICE_PRICE } from '#content/service-price.ts';
import { formatDate, formatExactEuros } from '../../kernel/format.ts';
import { plural } from '../../kernel/plural.ts';
import { urgentNotes } from '../../quote/notes.ts';
import { servicePriceInWords } from '../../quote/service-price.ts';
import { priceLabel, priceLine, vatStatus } from '../../quote/vat.ts';
import { note, paragraph } from '../blocks.ts';
import type { Brief } from '../brief.ts';
import type { Block } from '../document.ts';
import { parties } from './parties.ts';

const { price, waterfall, notes } = QUOTE_DOCUMENT;

/** A service whose calculated price is only that of its website has its own price first (decisions 7.6). */
function ofService({ quote: { servicePrice: published }, site }: Brief): Block[] {
  if (published === null) return [];
  const { explanation } = published;
  const duration = published.duration === null ? [] : [`${SERVICE_PRICE.duration}: ${published.duration}.`];
  return [
    paragraph(
      [`${SERVICE_PRICE.label}: ${servicePriceInWords(published, site.vat)}.`, ...duration].join(' '),
    ),
    paragraph(explanation),
  ];
}

function range({ quote, site }: Brief): Block {
  const calculated = quote.servicePrice ? SERVICE_PRICE.website : price.label;
  return paragraph(`${quote.rough ? price.rough : calculated}: ${priceLine(quote.range, site.vat)}.`);
}

const lines = ({ quote, site }: Brief): Block => ({
  kind: 'table',
  caption: quote.servicePrice ? SERVICE_PRICE.calculation : BUDGET_TABLE.caption,
  columns: [waterfall.item, waterfall.amount],
  rows: [
    ...quote.lines.map((line) => [line.label, formatExactEuros(line.amount)]),
    [priceLabel(waterfall.total, site.vat), formatExactEuros(quote.total)],
  ],
  sum: true,
});

/** Until when the prices hold; a rough estimate has none of them. */
const priceList = ({ quote, site, validUntil }: Brief): Block[] =>
  quote.rough
    ? []
    : [
        paragraph(
          `${notes.priceList} ${formatDate(validUntil)} (${plural(site.quote.validDays, 'day')} ${FROM_ISSUE}).`,
        ),
      ];

/** The quote's own lines and range, its remarks, and what the law and decisions 2.8 say about its weight. */
export const budget = (brief: Brief): Block[] => [
  ...(brief.quote.rough ? [note(ROUGH)] : []),
  ...ofService(brief),
  range(brief),
  lines(brief),
  paragraph(vatStatus(brief.site.vat)),
  ...brief.quote.notes.map(note),
  ...priceList(brief),
  ...[ESTIMATE, notes.notBinding, ...urgentNotes(brief.quote)].map(note),
  ...parties(brief),
];
