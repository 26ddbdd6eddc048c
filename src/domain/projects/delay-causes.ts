import { formatList } from '../kernel/format.ts';
import type { Day } from '../kernel/local-time.ts';
import { plural } from '../kernel/plural.ts';

/** A late item of the checklist, and by how many working days it alone puts the launch off. */
export interface DelayCause {
  name: string;
  shift: number;
}

/** So many are named. */
const NAMED = 3;

/**
 * Which items put the launch off, each by how much, what does most first. Their days do not add up (plan.ts), and a delay
 * may have other causes besides, so no item is said to be the whole of it. Empty where none puts it off.
 */
export function delayCausesText(causes: readonly DelayCause[]): string {
  const found = inOrder(causes);
  if (found.length === 0) return '';
  return `${itemsText(found)}.${found.length > 1 ? OVERLAP : ''}`;
}

/** A delay in working days between two launches, and how many of them are for what is missing from the client. */
interface Delay {
  delay: number;
  missing: { shift: number };
  launchOn: Day;
  agreedOn: Day;
}

/**
 * The same said to the client in one sentence that adds up to the delay: when it is launched instead of when, and how much of
 * that is for what is missing from them, how much for what the work itself takes. Empty where nothing is put off.
 */
export function clientDelayText(
  { delay, missing, launchOn, agreedOn }: Delay,
  named: (day: Day) => string,
): string {
  if (delay <= 0) return '';
  const days = `Spustenie ${named(launchOn)} namiesto ${named(agreedOn)}`;
  const [theirs, rest] = [missing.shift, delay - missing.shift];
  if (theirs <= 0)
    return `${days}: ${later(rest)} pre postup a\u00A0rozsah práce, nie pre chýbajúce podklady.`;
  const items = `${later(theirs)} pre chýbajúce podklady`;
  return `${days}: ${items}${rest > 0 ? `, o\u00A0${rest}\u00A0pre postup a\u00A0rozsah práce` : ''}.`;
}

const later = (days: number): string => `o\u00A0${plural(days, 'workingDay')} neskôr`;

/** Which items of theirs that are, each by how much; empty where none puts it off. */
export const clientCausesText = (
  causes: readonly DelayCause[],
  { missing }: Pick<Delay, 'missing'>,
): string =>
  // An item may eat up time that was to spare: of the delay it makes no more than there is.
  delayCausesText(causes.map(({ name, shift }) => ({ name, shift: Math.min(shift, missing.shift) })));

const OVERLAP = ' Tieto dni sa prekrývajú, preto sa nesčítavajú.';

const inOrder = (causes: readonly DelayCause[]): DelayCause[] =>
  causes.filter(({ shift }) => shift > 0).toSorted((a, b) => b.shift - a.shift);

/** Without its full stop. */
function itemsText(found: readonly DelayCause[]): string {
  const by = ({ shift }: DelayCause) => `o\u00A0${plural(shift, 'workingDay')}`;
  const [first, ...others] = found;
  if (first && others.length === 0)
    return `Pre chýbajúci podklad „${first.name}“ sa spustenie posúva ${by(first)}`;
  // One more takes no more room by its name than by being counted.
  const shown = found.length > NAMED + 1 ? found.slice(0, NAMED) : found;
  const more = found.length - shown.length;
  const named = shown.map((cause) => `„${cause.name}“ ${by(cause)}`);
  const rest = more > 0 ? [plural(more, 'furtherChecklistItem')] : [];
  return `Pre chýbajúce podklady sa spustenie posúva: ${formatList([...named, ...rest])}`;
}
