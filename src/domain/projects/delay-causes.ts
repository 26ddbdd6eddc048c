import { formatList } from '../kernel/format.ts';
import type { Day } from '../kernel/local-time.ts';
import { plural } from '../kernel/plural.ts';
import { capitalised } from '../kernel/text.ts';

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

/** Working days that the work has grown by, and by which stages have taken longer than was meant for them. */
export interface NamedDelay {
  added: number;
  overran: { name: string; days: number }[];
}

/** A delay in working days between two launches, negative where the second is earlier, and how much of it is for what is missing from the client. */
interface Delay {
  delay: number;
  missing: { shift: number };
  work: NamedDelay;
  launchOn: Day;
  agreedOn: Day;
}

/**
 * A launch against the day that was agreed: "18. 11. podľa dohody", or instead of when, and by how many working days that is
 * later or earlier: "31. 12. namiesto dohodnutého 18. 11., o 29 pracovných dní neskôr".
 */
export function launchText(
  { delay, launchOn, agreedOn }: Pick<Delay, 'delay' | 'launchOn' | 'agreedOn'>,
  named: (day: Day) => string,
): string {
  if (launchOn === agreedOn) return `${named(launchOn)} podľa dohody`;
  const moved = `${named(launchOn)} namiesto dohodnutého ${named(agreedOn)}`;
  if (delay === 0) return moved;
  return `${moved}, o\u00A0${plural(Math.abs(delay), 'workingDay')} ${delay > 0 ? 'neskôr' : 'skôr'}`;
}

/**
 * The same said to the client in one sentence that adds up to the delay: when it is launched instead of when, and how much of
 * that is for what is missing from them, how much for work that was added, for what took longer than the plan beside it says,
 * and for stages that were begun later. Empty where nothing is put off.
 */
export function clientDelayText(delay: Delay, named: (day: Day) => string): string {
  const [only, ...others] = partsOf(delay);
  if (!only) return '';
  const whole = `Spustenie ${launchText(delay, named)}`;
  return others.length === 0
    ? `${whole} ${only.why}.`
    : `${whole}, z\u00A0toho ${listedParts([only, ...others])}.`;
}

/** What of a delay is for what, where its days stand above: "Z toho 15 dní pre prácu, ktorá pribudla, 14 dní pre …"; empty where there is none. */
export function delayPartsText(delay: Delay): string {
  const [only, ...others] = partsOf(delay);
  if (!only) return '';
  return others.length === 0 ? `${capitalised(only.why)}.` : `Z\u00A0toho ${listedParts([only, ...others])}.`;
}

interface DelayPart {
  days: number;
  why: string;
}

/** They add up to the delay; none where nothing is later. */
function partsOf({ delay, missing, work }: Delay): DelayPart[] {
  if (delay <= 0) return [];
  const theirs = Math.min(delay, missing.shift);
  const added = Math.min(delay - theirs, work.added);
  const longer = Math.min(
    delay - theirs - added,
    work.overran.reduce((sum, { days }) => sum + days, 0),
  );
  return [
    { days: theirs, why: 'pre čakanie na podklady' },
    { days: added, why: 'pre prácu, ktorá pribudla' },
    { days: longer, why: overranText(work.overran) },
    { days: delay - theirs - added - longer, why: 'pre neskorší začiatok etáp' },
  ].filter(({ days }) => days > 0);
}

const listedParts = (parts: readonly DelayPart[]): string =>
  parts.map(({ days, why }) => `${plural(days, 'day')} ${why}`).join(', ');

/** More of them would hide the number. */
const NAMED_STAGES = 2;

function overranText(stages: NamedDelay['overran']): string {
  const quoted = stages.map(({ name }) => `„${name}“`);
  if (quoted.length > NAMED_STAGES) return 'pre dlhšie trvanie etáp';
  return `pre ${quoted.length === 1 ? 'dlhšiu etapu' : 'dlhšie etapy'} ${formatList(quoted)}`;
}

/** What missing items do to the launch, said once above all of them; empty where they do not put it off. */
export const missingText = (items: number, { shift }: { shift: number }): string =>
  shift <= 0
    ? ''
    : `${items === 1 ? 'Chýbajúci podklad posúva' : 'Chýbajúce podklady posúvajú'} spustenie o\u00A0${plural(shift, 'workingDay')}.`;

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
