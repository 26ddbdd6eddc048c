import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { SIZE_CONTENT } from '#content/options.ts';
import { FACTS, INTRO, OWN_WORDS } from '#content/prd/summary.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { operatorIdentification, operatorName } from '../../content/operator.ts';
import { formatDate } from '../../kernel/format.ts';
import { lowerFirst } from '../../kernel/text.ts';
import {
  budgetLabel,
  featureName,
  modeName,
  serviceName,
  sizeName,
  timelineLabel,
  tradeName,
} from '../../quote/labels.ts';
import { priceWithVat, vatStatus } from '../../quote/vat.ts';
import { enrichable, paragraph, table } from '../blocks.ts';
import { type Brief, selectedFeatures } from '../brief.ts';
import type { Block } from '../document.ts';

const words = QUOTE_DOCUMENT;
const NAMED_SERVICES = 3;

function introduction({ selection }: Brief): string {
  const trade = TRADE_CONTENT[selection.trade];
  const services = trade.services.slice(0, NAMED_SERVICES).map(lowerFirst).join(', ');
  return (
    `Predmet projektu: ${lowerFirst(serviceName(selection.service))} pre ${trade.accusative} ` +
    `v rozsahu „${sizeName(selection.size)}“. Ponuka, ktorú má web predstaviť, zahŕňa najmä tieto oblasti: ${services}. ` +
    INTRO.purpose
  );
}

/** A table of the facts that are known. */
const facts = (caption: string, rows: readonly (readonly [label: string, value: string | null])[]): Block[] =>
  table(
    { caption, columns: FACTS.columns },
    rows.flatMap(([label, value]) => (value ? [[label, value]] : [])),
  );

function overview(brief: Brief): Block[] {
  const { selection, quote, site } = brief;
  const { trade, size, timeline, budget, mode } = selection;
  const features = selectedFeatures(brief).map(featureName);
  const price = priceWithVat(quote.range, site.vat);
  return facts(FACTS.overview, [
    [FACTS.service, serviceName(selection.service)],
    [words.brief.trade, tradeName(trade)],
    [words.brief.size, `${sizeName(size)}: ${SIZE_CONTENT[size].scope}`],
    [words.brief.mode, modeName(mode)],
    [words.brief.features, features.length === 0 ? words.brief.noFeatures : features.join(', ')],
    [words.brief.timeline, timeline ? timelineLabel(timeline) : FACTS.undecided],
    [words.brief.budget, budget ? budgetLabel(budget) : FACTS.undecided],
    [words.price.label, [price.main, price.secondary].filter(Boolean).join(', ')],
    [words.price.duration, quote.timelineText],
  ]);
}

const paper = ({ storedQuote, issuedAt, validUntil }: Brief): Block[] =>
  facts(FACTS.paper, [
    [FACTS.quoteNumber, storedQuote?.number ?? null],
    [words.facts.issued, formatDate(issuedAt)],
    [words.facts.validUntil, formatDate(validUntil)],
  ]);

/** The identification a business document must carry (slovak.md 1.1), as far as it is configured. */
const supplier = ({ site }: Brief): Block[] =>
  facts(words.supplier, [
    [FACTS.operatorName, operatorName(site)],
    ...operatorIdentification(site).map(({ label, value }): [string, string] => [label, value]),
    [FACTS.vat, vatStatus(site.vat)],
  ]);

const client = ({ client: { name, company, email, phone } }: Brief): Block[] =>
  facts(words.client, [
    [FACTS.clientName, name],
    [words.clientRows.company, company],
    [words.clientRows.email, email],
    [words.clientRows.phone, phone],
  ]);

/** Line breaks of every platform become one kind, which all renderers know. */
const oneKindOfLineBreak = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .trim();

function ownWords(description: string): Block[] {
  const text = oneKindOfLineBreak(description);
  return text === '' ? [] : [paragraph(OWN_WORDS), { kind: 'quote', text }];
}

/** What the project is, in the client's words and ours, with the parties and the paper's dates (slovak.md 1.6). */
export const summary = (brief: Brief): Block[] => [
  enrichable(introduction(brief)),
  ...ownWords(brief.description),
  ...overview(brief),
  ...paper(brief),
  ...supplier(brief),
  ...client(brief),
];
