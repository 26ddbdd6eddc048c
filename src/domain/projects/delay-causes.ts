import { formatList } from '../kernel/format.ts';
import type { Day } from '../kernel/local-time.ts';
import { byCount, plural } from '../kernel/plural.ts';

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
  if (theirs <= 0) return `${days}: ${plural(rest, 'workingDay')} za\u00A0postup a\u00A0rozsah prác.`;
  const items = `${plural(theirs, 'workingDay')} za\u00A0podklady`;
  return `${days}: ${items}${rest > 0 ? `, ${rest}\u00A0za\u00A0postup a\u00A0rozsah prác` : ''}.`;
}

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
  // One more takes no more room by its name than by being counted.
  const shown = found.length > NAMED + 1 ? found.slice(0, NAMED) : found;
  const more = found.length - shown.length;
  const named = shown.map(({ name, shift }) => `„${name}“ o\u00A0${plural(shift, 'workingDay')}`);
  const rest = more > 0 ? [`${more}\u00A0${byCount(more, ['ďalší', 'ďalšie', 'ďalšieho', 'ďalších'])}`] : [];
  const items = found.length === 1 ? 'posúva chýbajúci podklad' : 'posúvajú chýbajúce podklady';
  return `Spustenie ${items} ${formatList([...named, ...rest])}`;
}
