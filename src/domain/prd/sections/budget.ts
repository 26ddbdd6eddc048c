import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { BUDGET_TABLE, FROM_ISSUE, RECURRING, ROUGH } from '#content/prd/budget.ts';
import { formatCents, formatDate } from '../../kernel/format.ts';
import { plural } from '../../kernel/plural.ts';
import { priceLineLabel, servicePrice } from '../../quote/labels.ts';
import { urgentNotes } from '../../quote/notes.ts';
import { priceWithVat, vatStatus } from '../../quote/vat.ts';
import { note, paragraph } from '../blocks.ts';
import type { Brief } from '../brief.ts';
import type { Block } from '../document.ts';

const { waterfall, notes } = QUOTE_DOCUMENT;

/** The published price comes first for a service sold by the month or period (decisions 2.4). */
function recurring({ quote, selection }: Brief): Block[] {
  if (quote.recurring === null) return [];
  const price = `${RECURRING[quote.recurring.unit]} ${servicePrice(selection.service)}.`;
  return [paragraph(`${price} ${RECURRING.website}`)];
}

function range({ quote, site }: Brief): Block {
  const { main, secondary } = priceWithVat(quote.range, site.vat);
  return paragraph(`${BUDGET_TABLE.label} ${[main, secondary].filter(Boolean).join(', ')}.`);
}

const lines = ({ quote }: Brief): Block => ({
  kind: 'table',
  caption: BUDGET_TABLE.caption,
  columns: [waterfall.item, waterfall.amount],
  rows: [
    ...quote.lines.map((line) => [priceLineLabel(line), formatCents(line.amount)]),
    [waterfall.total, formatCents(quote.total)],
  ],
  sum: true,
});

/** The quote's own lines and range, its remarks, and what the law and decisions 2.8 say about its weight. */
export const budget = (brief: Brief): Block[] => [
  ...(brief.quote.rough ? [note(ROUGH)] : []),
  ...recurring(brief),
  range(brief),
  lines(brief),
  paragraph(vatStatus(brief.site.vat)),
  ...brief.quote.notes.map(note),
  paragraph(
    `${notes.priceList} ${formatDate(brief.validUntil)} (${plural(brief.site.quote.validDays, 'day')} ${FROM_ISSUE}).`,
  ),
  ...[...notes.fixed, ...urgentNotes(brief.quote.lines)].map(note),
];
