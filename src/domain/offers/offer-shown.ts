import { OFFER_WORDS } from '#content/offer-page.ts';
import { formatCents, formatDecimal, formatExactEuros } from '../kernel/format.ts';
import { dayText } from '../kernel/local-time-texts.ts';
import type { Cents } from '../kernel/money.ts';
import { typoSk } from '../kernel/text.ts';
import { vatStatus } from '../quote/vat.ts';
import type { ClientOffer } from './client-offer-schema.ts';
import type { LineChange } from './difference.ts';
import { linesOf, type OfferContent, type OfferLine } from './offer.ts';
import { type Chosen, isTaken } from './offer-choice.ts';
import { lineAmount, type OfferTotals } from './offer-totals.ts';
import { quantityText } from './unit-texts.ts';

// How page and PDF say the same of an offer: the same lines in the same order, with the same numbers (business 4).

const words = OFFER_WORDS;
const WHOLE = 100;

/** What the offer is called: "Cenová ponuka", "Dodatok". */
export const offerHeading = ({ isAddendum }: Pick<ClientOffer, 'isAddendum'>): string =>
  isAddendum ? words.addendum : words.heading;

/** One column, one way of writing sums: with cents throughout where any line or sum has some. */
export function moneyIn({ content, totals, everything, least }: AmountsOf): (cents: Cents) => string {
  const amounts = [
    ...linesOf(content).flatMap((line) => [lineAmount(line), line.unitPrice]),
    ...[totals, everything, least].flatMap(({ once, monthly }) =>
      [once, monthly].flatMap(({ net, vat, discount }) => [net, vat, discount]),
    ),
  ];
  return amounts.every((cents) => cents % WHOLE === 0) ? formatCents : formatExactEuros;
}
type AmountsOf = Pick<ClientOffer, 'content' | 'totals' | 'everything' | 'least'>;

export interface ShownLine {
  line: OfferLine;
  /** "1.2" */
  position: string;
  isTaken: boolean;
  /** "6 str. × 25 €"; null of one whole. */
  quantity: string | null;
  amount: string;
  /** How its sum is said beside it: with a plus only where it would come on top of what is chosen. */
  shownSum: string;
  isMonthly: boolean;
}

export interface ShownGroup {
  id: string;
  position: string;
  name: string;
  /** What there is to be done with it: "vyberte jednu možnosť"; null of what is fixed. */
  hint: string | null;
  lines: ShownLine[];
  /** Of what is taken once; null where nothing of that is fixed. */
  sum: string | null;
}

/** The groups with their lines, numbered as on the drawing. */
export function shownGroups(
  { groups }: Pick<OfferContent, 'groups'>,
  chosen: Chosen,
  money: (cents: Cents) => string,
): ShownGroup[] {
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ id, name, lines }, group) => ({
      id,
      position: String(group + 1),
      name: typoSk(name),
      hint: hintOf(lines),
      sum: lines.some(({ choice, charged }) => choice.kind === 'fixed' && charged === 'once')
        ? money(sumOf(lines.filter((line) => isTaken(line, chosen) && line.charged === 'once')))
        : null,
      lines: lines.map((line, index) => ({
        line,
        position: `${group + 1}.${index + 1}`,
        isTaken: isTaken(line, chosen),
        quantity:
          line.unit === 'whole' && line.quantity === WHOLE
            ? null
            : `${quantityText(line)} × ${money(line.unitPrice)}`,
        amount: money(lineAmount(line)),
        shownSum: shownSum(line, chosen, money),
        isMonthly: line.charged === 'month',
      })),
    }));
}

/** An option that is not chosen would come on top; an alternative would stand in place of another one. */
const shownSum = (line: OfferLine, chosen: Chosen, money: (cents: Cents) => string): string => {
  const isOnTop = line.choice.kind === 'optional' && !isTaken(line, chosen);
  return isOnTop ? `+\u00A0${money(lineAmount(line))}` : money(lineAmount(line));
};

const sumOf = (lines: readonly OfferLine[]): Cents => lines.reduce((sum, line) => sum + lineAmount(line), 0);

function hintOf(lines: readonly OfferLine[]): string | null {
  const kinds = new Set(lines.map(({ choice }) => choice.kind));
  if (kinds.size > 1) return null;
  return kinds.has('alternative') ? words.chooseOne : null;
}

/** The rows under the lines, down to what is paid. */
export function totalRows(
  { discount, vat }: Pick<OfferContent, 'discount' | 'vat'>,
  { once, monthly }: OfferTotals,
  money: (cents: Cents) => string,
): { label: string; amount: string; isFinal: boolean }[] {
  const isPayer = vat.status === 'payer';
  const row = (label: string, cents: Cents, isFinal = false) => ({ label, amount: money(cents), isFinal });
  const rate = `${words.totals.vat} ${vat.ratePercent}\u00A0%`;
  const part = (sum: OfferTotals['once'], label: string, net: string) => [
    ...(isPayer ? [row(net, sum.net), row(rate, sum.vat)] : []),
    row(label, sum.total, true),
  ];
  return [
    ...(discount && once.discount !== 0
      ? [
          row(words.totals.lines, once.lines),
          row(
            discount.of.kind === 'percent'
              ? `${discount.name} (${formatDecimal(discount.of.percent)}\u00A0%)`
              : discount.name,
            once.discount,
          ),
        ]
      : []),
    ...part(once, words.totals.once, words.totals.net),
    ...(monthly.lines === 0 ? [] : part(monthly, words.totals.monthly, words.totals.monthlyNet)),
  ];
}

/** For whom an offer is: the client and who reads it, a person who is both once. */
export const addressees = ({ client, recipient }: Pick<ClientOffer, 'client' | 'recipient'>): string =>
  [...new Set([client, recipient])].filter((name) => name !== '').join(', ');

/** What the offer assumes, and how many rounds of remarks are in its price. */
export const assumptionPoints = ({
  assumptions,
  revisionRounds,
}: Pick<OfferContent, 'assumptions' | 'revisionRounds'>): string[] => [
  ...assumptions,
  ...(revisionRounds > 0 ? [`${words.rounds}: ${revisionRounds}`] : []),
];

/** The statement about VAT beside a price (slovak.md 1.3); of lines without it a payer says what the sum has. */
export const vatSentence = (vat: OfferContent['vat']): string =>
  vat.status === 'payer'
    ? `Ceny položiek sú bez DPH. Suma spolu je s\u00A0DPH ${vat.ratePercent}\u00A0%.`
    : vatStatus(vat);

/** When a payment is due: "po prijatí", "29. 12. 2026". */
export const dueText = ({ dueOn }: Pick<ClientOffer['payments'][number], 'dueOn'>): string =>
  dueOn === null ? words.atAcceptance : dayText(dueOn);

/** What a revision has changed, a sentence for each kind of change. */
export function changeSentences({
  changes,
  difference,
}: Pick<ClientOffer['revisions'][number], 'changes' | 'difference'>): string[] {
  if (difference === null) return [words.first];
  const named = (kind: LineChange['kind']) =>
    changes.filter((change) => change.kind === kind).map(({ line }) => line.name);
  const said = (
    [
      [words.added, named('added')],
      [words.changed, named('changed')],
      [words.removed, named('removed')],
    ] as const
  ).flatMap(([word, names]) => (names.length === 0 ? [] : [`${word}: ${names.join(', ')}`]));
  return said.length === 0 ? [words.moreTerms] : said;
}

/** Ids of the lines that a revision has added or changed. */
export const changedLines = ({
  revisions,
  revision,
}: Pick<ClientOffer, 'revisions' | 'revision'>): Set<string> =>
  new Set(
    revisions
      .find((one) => one.revision === revision)
      ?.changes.flatMap((change) => (change.kind === 'removed' ? [] : [change.line.id])),
  );
