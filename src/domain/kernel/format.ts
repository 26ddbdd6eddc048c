import { lazy } from './lazy.ts';
import { type Cents, centsToEuros } from './money.ts';

const NBSP = '\u00A0';
/** Where the operator's days begin. */
export const TIME_ZONE = 'Europe/Bratislava';

// Each takes a browser milliseconds to make, and most pages need one or two.
const currency = { style: 'currency', currency: 'EUR' } as const;
const wholeEuros = lazy(() => new Intl.NumberFormat('sk-SK', { ...currency, maximumFractionDigits: 0 }));
const exactEuros = lazy(() => new Intl.NumberFormat('sk-SK', currency));
const decimal = lazy(() => new Intl.NumberFormat('sk-SK', { maximumFractionDigits: 2 }));
const conjunction = lazy(() => new Intl.ListFormat('sk-SK', { type: 'conjunction' }));
const longDate = lazy(() => new Intl.DateTimeFormat('sk-SK', { dateStyle: 'medium', timeZone: TIME_ZONE }));
const dateTime = lazy(
  () => new Intl.DateTimeFormat('sk-SK', { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE }),
);

const time = lazy(() => new Intl.DateTimeFormat('sk-SK', { timeStyle: 'short', timeZone: TIME_ZONE }));
const isoDay = lazy(() => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }));
const hourOfDay = lazy(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE }),
);

/** Intl mixes plain and non-breaking spaces; a price or date must never break across lines. */
const unbroken = (text: string): string => text.replace(/[ \u202F]/g, NBSP);

/** Intl writes a hyphen; Slovak typography wants the minus sign. */
const withMinus = (text: string): string => unbroken(text).replace('-', '−');

/** Whole euros: 1500 → "1 500 €". */
export const formatEuros = (amount: number): string => withMinus(wholeEuros().format(amount));

/** From one to the other, such as days: "24. 11. – 3. 12." May break after the dash only. */
export const formatSpan = (from: string, to: string): string => `${from}${NBSP}– ${to}`;

/** Range of whole euros: "1 500 – 3 500 €" (decisions 2.9). */
export const formatEuroRange = (min: number, max: number): string =>
  formatSpan(formatDecimal(min), formatEuros(max));

/** Cents in a sentence or beside a name, with decimals only where there are cents: "1 650 €", "144,50 €", "−217,50 €". */
export function formatCents(cents: Cents): string {
  const amount = centsToEuros(cents);
  return withMinus((Number.isInteger(amount) ? wholeEuros() : exactEuros()).format(amount));
}

/** Cents by which a price grows or falls: "+480 €", "−217,50 €". */
export const formatChange = (cents: Cents): string => (cents > 0 ? '+' : '') + formatCents(cents);

/** Cents in a column that is added up, always with both decimals: "1 650,00 €". */
export const formatExactEuros = (cents: Cents): string => withMinus(exactEuros().format(centsToEuros(cents)));

/** A number with a decimal comma: 1.1 → "1,1". */
export const formatDecimal = (value: number): string => withMinus(decimal().format(value));

/** "21. 11. 2026" in Bratislava. */
export const formatDate = (date: Date): string => unbroken(longDate().format(date));

/** "9:05" in Bratislava. */
export const formatTime = (date: Date): string => time().format(date);

/** "21. 11. 2026, 9:05" in Bratislava. */
export const formatDateTime = (date: Date): string => unbroken(dateTime().format(date));

/**
 * List in a sentence, with plain spaces: "A, B a C"; "A, B aj C a D" where one of the last two has an "a" of its own, unless it is
 * in quotation marks. Intl puts a hard space into lists of two only.
 */
export function formatList(items: readonly string[]): string {
  const last = items.slice(-2).some((item) => item.includes(' a ') && !item.startsWith('„')) ? 'aj' : 'a';
  return conjunction()
    .formatToParts(items)
    .map(({ type, value }) =>
      type === 'literal' ? value.replace(NBSP, ' ').replace(' a ', ` ${last} `) : value,
    )
    .join('');
}

type LocalDay = readonly [year: number, month: number, day: number];

/** Days begin on a quarter of an hour wherever clocks are set by law. */
const QUARTER_HOUR = 15 * 60 * 1000;
let lastAsked: { quarter: number; day: LocalDay } | null = null;

/** Local calendar day in Bratislava as [year, month 1–12, day]. Most who ask mean today, and Intl is slow to say. */
export function localDay(date: Date): LocalDay {
  const quarter = Math.floor(date.getTime() / QUARTER_HOUR);
  if (lastAsked?.quarter === quarter) return lastAsked.day;
  const [year = 0, month = 0, day = 0] = isoDay().format(date).split('-').map(Number);
  lastAsked = { quarter, day: [year, month, day] };
  return lastAsked.day;
}

/** Last millisecond of the local day that lies `days` calendar days after `from` (decisions 2.8). */
export function endOfLocalDay(from: Date, days: number): Date {
  const [year, month, day] = localDay(from);
  const nextMidnightUtc = Date.UTC(year, month - 1, day + days + 1);
  return new Date(nextMidnightUtc - zoneOffset(new Date(nextMidnightUtc)) - 1);
}

/** Milliseconds by which Bratislava is ahead of UTC around that instant's local midnight. */
function zoneOffset(utcMidnight: Date): number {
  const hourHere = Number(hourOfDay().format(new Date(utcMidnight.getTime() - 60 * 60 * 1000)));
  // One hour before UTC midnight it is 0:00 in Bratislava in winter (+1) and 1:00 in summer (+2).
  return (hourHere + 1) * 60 * 60 * 1000;
}
