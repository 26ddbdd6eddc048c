import { OFFER_WORDS } from '#content/offer-page.ts';
import { formatCents, formatDecimal, formatExactEuros, formatSpan } from '../kernel/format.ts';
import type { Day } from '../kernel/local-time.ts';
import { dayText } from '../kernel/local-time-texts.ts';
import type { Cents } from '../kernel/money.ts';
import { byCount, plural } from '../kernel/plural.ts';
import { typoSk } from '../kernel/text.ts';
import { vatStatus } from '../quote/vat.ts';
import type { ClientOffer } from './client-offer-schema.ts';
import { shownConsent } from './consent.ts';
import type { LineChange } from './difference.ts';
import { linesOf, type OfferContent, type OfferLine } from './offer.ts';
import { type Chosen, isTaken } from './offer-choice.ts';
import { worded } from './offer-number.ts';
import { lineAmount, type OfferTotals } from './offer-totals.ts';
import { isOpenState } from './revision-life.ts';
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
  /** "6 str. × 25 €"; null of one whole, and of one month of what is paid by the month. */
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
  /** Of what is taken and paid once; null where nothing is. */
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
      sum: sumShown(
        lines.filter((line) => isTaken(line, chosen) && line.charged === 'once'),
        money,
      ),
      lines: lines.map((line, index) => ({
        line,
        position: `${group + 1}.${index + 1}`,
        isTaken: isTaken(line, chosen),
        quantity: isOne(line) ? null : `${quantityText(line)} × ${money(line.unitPrice)}`,
        amount: money(lineAmount(line)),
        shownSum: shownSum(line, chosen, money),
        isMonthly: line.charged === 'month',
      })),
    }));
}

const isOne = ({ unit, quantity, charged }: OfferLine): boolean =>
  quantity === WHOLE && (unit === 'whole' || (unit === 'month' && charged === 'month'));

/** An option that is not chosen would come on top; an alternative would stand in place of another one. */
const shownSum = (line: OfferLine, chosen: Chosen, money: (cents: Cents) => string): string => {
  const isOnTop = line.choice.kind === 'optional' && !isTaken(line, chosen);
  return isOnTop ? `+\u00A0${money(lineAmount(line))}` : money(lineAmount(line));
};

const sumShown = (taken: readonly OfferLine[], money: (cents: Cents) => string): string | null =>
  taken.length === 0 ? null : money(taken.reduce((sum, line) => sum + lineAmount(line), 0));

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
    ? `Ceny položiek sú bez DPH. Suma spolu je vrátane DPH ${vat.ratePercent}\u00A0%.`
    : vatStatus(vat);

/** When a payment is due: "po prijatí", "29. 12. 2026"; while no day can be said, "po etape „Návrh“". */
export function dueText(
  { dueOn, after }: Pick<ClientOffer['payments'][number], 'dueOn' | 'after'>,
  { stages }: Pick<OfferContent, 'stages'>,
): string {
  if (dueOn !== null) return dayText(dueOn);
  const stage = stages.find(({ id }) => id === after);
  return stage ? `${words.afterStage} „${stage.name}“` : words.atAcceptance;
}

/** A stage with what can be said of when it is worked on. */
export interface ShownStage {
  id: string;
  name: string;
  days: number;
  /** Its days: "25. 11. 2026 – 27. 11. 2026"; null while they cannot be said. */
  when: string | null;
}

/** The stages as they are scheduled, or without days where they are not. */
export const shownStages = ({
  schedule,
  content,
}: Pick<ClientOffer, 'schedule' | 'content'>): ShownStage[] =>
  schedule
    ? schedule.stages.map(({ id, name, days, from, to }) => ({
        ...{ id, name, days },
        when: from === to ? dayText(to) : formatSpan(dayText(from), dayText(to)),
      }))
    : content.stages.map(({ id, name, days }) => ({ id, name, days, when: null }));

/**
 * What is to be said below the plan of the work: that its days hold if it is accepted today, or why there are none. What is read
 * on another day than it was made, as a PDF is, names that day.
 */
export function whenNote(
  { number, schedule, state, isLatest, effect }: WhenOf,
  madeOn: Day | null = null,
): string | null {
  if (!isLatest) return null;
  if (state === 'expired') return words.whenRenewed;
  if (!isOpenState(state)) return null;
  if (schedule) {
    const note = worded({ number }, words.whenNote, words.whenNoteAddendum);
    return note.replace('{day}', () => (madeOn === null ? words.today : dayText(madeOn)));
  }
  return effect ? words.whenResting : null;
}
type WhenOf = Pick<ClientOffer, 'number' | 'schedule' | 'state' | 'isLatest' | 'effect'>;

/** What an addendum changes of its project, by what it is now and what it is then; null where it stays. */
export interface ShownEffect {
  id: 'price' | 'monthly' | 'launch' | 'agreed';
  label: string;
  before: string;
  after: string | null;
  /** "o 3 pracovné dni neskôr" */
  by: string | null;
}

/** What the project costs and when it is launched, before an addendum and with what is chosen of it (business 3). */
export function shownEffects(
  { price, monthlyPrice, launch }: NonNullable<ClientOffer['effect']>,
  { once, monthly }: OfferTotals,
): ShownEffect[] {
  const { effect } = words;
  const sums = (id: 'price' | 'monthly', now: Cents, added: Cents): ShownEffect => {
    const money = [now, now + added].every((cents) => cents % WHOLE === 0) ? formatCents : formatExactEuros;
    return {
      id,
      label: effect[id],
      before: money(now),
      after: added === 0 ? null : money(now + added),
      by: null,
    };
  };
  return [
    sums('price', price, once.total),
    ...(monthly.total === 0 ? [] : [sums('monthly', monthlyPrice, monthly.total)]),
    ...(launch
      ? [
          {
            ...{ id: 'launch' as const, before: dayText(launch.from) },
            label: agreedEffects(launch).length > 0 ? effect.planned : effect.launch,
            after: launch.to === launch.from ? null : dayText(launch.to),
            by: launch.later > 0 ? `o\u00A0${plural(launch.later, 'workingDay')} neskôr` : null,
          },
          ...agreedEffects(launch),
        ]
      : []),
  ];
}

/** Work that is ahead of its plan, or behind it, is launched on another day than is agreed: both move then, and both are said. */
const agreedEffects = ({ from, to, agreed }: ShownLaunch): ShownEffect[] =>
  agreed.from === agreed.to || (agreed.from === from && agreed.to === to)
    ? []
    : [
        {
          ...{ id: 'agreed', label: words.effect.agreed, before: dayText(agreed.from) },
          ...{ after: dayText(agreed.to), by: null },
        },
      ];
type ShownLaunch = NonNullable<NonNullable<ClientOffer['effect']>['launch']>;

/** Said under what an addendum changes where others of its project wait, too: each alone promises what it does today. */
export function waitingAddendaText({
  waitingAddenda: count,
  effect,
}: Pick<ClientOffer, 'waitingAddenda' | 'effect'>): string | null {
  if (count === 0 || !effect) return null;
  const waiting = byCount(count, [
    'Čaká na\u00A0vás ešte 1\u00A0dodatok. Ak prijmete aj ten',
    `Čakajú na\u00A0vás ešte ${count}\u00A0dodatky. Ak prijmete aj tie`,
    `Čaká na\u00A0vás ešte ${count}\u00A0dodatku. Ak prijmete aj tie`,
    `Čaká na\u00A0vás ešte ${count}\u00A0dodatkov. Ak prijmete aj tie`,
  ]);
  return `${waiting}, ${effect.launch ? 'cena a\u00A0termín sa posunú ďalej' : 'cena sa zmení znova'}.`;
}

/** The same, a row for each: "Spustenie: 15. 12. 2026 → 18. 12. 2026, o 3 pracovné dni neskôr". */
export const effectRows = (effect: NonNullable<ClientOffer['effect']>, totals: OfferTotals): string[] =>
  shownEffects(effect, totals).map(({ label, before, after, by }) =>
    after === null
      ? `${label}: ${before}, ${words.effect.same}`
      : `${label}: ${before} → ${after}${by ? `, ${by}` : ''}`,
  );

const EFFECT_START = `${words.effect.heading}: `;

/** What an addendum was shown to change, to be kept with its acceptance; stored texts have plain spaces. */
export const effectKept = (effect: NonNullable<ClientOffer['effect']>, totals: OfferTotals): string =>
  `${EFFECT_START}${effectRows(effect, totals).join('; ')}.`.replaceAll('\u00A0', ' ');

const isEffect = (sentence: string): boolean => sentence.startsWith(EFFECT_START);

/** What was kept with an acceptance as rows: what stood above the button, and apart from it each thing that an addendum changes. */
export function keptRows(consents: readonly string[]): { label: string; values: string[] }[] {
  const agreed = consents.filter((sentence) => !isEffect(sentence));
  return [
    ...(agreed.length > 0 ? [{ label: words.confirmation.consents, values: agreed.map(shownConsent) }] : []),
    ...keptEffects(consents).map(({ label, value }) => ({ label, values: [value] })),
  ];
}

/** The rows that were kept as one sentence. */
const keptEffects = (consents: readonly string[]): { label: string; value: string }[] =>
  consents.filter(isEffect).flatMap((sentence) =>
    sentence
      .slice(EFFECT_START.length)
      .replace(/\.$/, '')
      .split('; ')
      .map((row) => {
        const [label = '', ...value] = row.split(': ');
        return { label, value: shownConsent(value.join(': ')) };
      }),
  );

/** The day of launch that was agreed before an addendum and by it, as they were shown to who accepted it; null where it moved none. */
export function keptLaunch(consents: readonly string[]): { before: string; after: string } | null {
  const effects = keptEffects(consents);
  const { agreed, launch } = words.effect;
  const moved = [agreed, launch].flatMap((name) => effects.find(({ label }) => label === name) ?? [])[0];
  const [before = '', after] = moved?.value.split(' → ') ?? [];
  return after === undefined ? null : { before, after: after.split(',')[0] ?? after };
}

/** Said to who accepts an addendum that by now does something else to its project than what they saw. */
export const effectRefusal = (effect: NonNullable<ClientOffer['effect']>, totals: OfferTotals): string =>
  `Dodatok medzitým mení projekt inak, než ste videli. Teraz platí: ${effectRows(effect, totals).join('; ')}. Načítajte ho znova.`;

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
