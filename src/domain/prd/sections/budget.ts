import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { BUDGET_TABLE, ESTIMATE, FROM_ISSUE, LASTS, ROUGH } from '#content/prd/budget.ts';
import { formatDate, formatExactEuros } from '../../kernel/format.ts';
import { plural } from '../../kernel/plural.ts';
import { urgentNotes } from '../../quote/notes.ts';
import { priceReason } from '../../quote/price-reason.ts';
import { calculationOf, priceInWords, priceRows, pricesOf } from '../../quote/price-total.ts';
import { sumRow, vatStatus } from '../../quote/vat.ts';
import { note, paragraph } from '../blocks.ts';
import type { Brief } from '../brief.ts';
import type { Block } from '../document.ts';
import { parties } from './parties.ts';

const { waterfall, notes } = QUOTE_DOCUMENT;

/** The total, what it adds up from, and what is calculated where that is not the service itself (decisions 7.6 and 8.1). */
function prices({ quote, site }: Brief): Block[] {
  const reason = priceReason(quote.selection.service.id, quote, site);
  return [
    ...priceRows(pricesOf(quote)).map((price) => {
      const lasts = price.duration === null ? '' : `, ${LASTS} ${price.duration}`;
      return paragraph(`${price.label}: ${priceInWords(price, site.vat)}${lasts}.`);
    }),
    ...(reason === null ? [] : [paragraph(reason)]),
  ];
}

function calculated({ quote, site }: Brief): Block[] {
  const calculation = calculationOf(quote);
  if (calculation === null) return [];
  const { heading, lines } = calculation;
  const sum = sumRow(calculation.sum, site.vat);
  return [
    {
      kind: 'table',
      caption: quote.servicePrice ? heading : BUDGET_TABLE.caption,
      columns: [waterfall.item, waterfall.amount],
      rows: [...lines.map((line) => [line.label, formatExactEuros(line.amount)]), [sum.label, sum.value]],
      sum: true,
    },
  ];
}

/** Until when the prices hold; a rough estimate has none of them. */
const priceList = ({ quote, site, validUntil }: Brief): Block[] =>
  quote.rough
    ? []
    : [
        paragraph(
          `${notes.priceList} ${formatDate(validUntil)} (${plural(site.quote.validDays, 'day')} ${FROM_ISSUE}).`,
        ),
      ];

/** The remarks of the quote but that of the deadline, which the plan makes. */
const priceNotes = ({ quote }: Brief): string[] =>
  quote.notes.flatMap(({ kind, text }) => (kind === 'deadline' ? [] : [text]));

/** The quote's own lines and range, its remarks, and what the law and decisions 2.8 say about its weight. */
export const budget = (brief: Brief): Block[] => [
  ...(brief.quote.rough ? [note(ROUGH)] : []),
  ...prices(brief),
  ...calculated(brief),
  paragraph(vatStatus(brief.site.vat)),
  ...priceNotes(brief).map(note),
  ...priceList(brief),
  ...[ESTIMATE, notes.notBinding, notes.contract, ...urgentNotes(brief.quote)].map(note),
  ...parties(brief),
];
