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

/** A delay in working days between two launches, and how much of it is for what is missing from the client. */
interface Delay {
  delay: number;
  missing: { shift: number };
  /** Working days that the work has grown by, and the names of the stages that have taken longer than was meant for them. */
  work: { added: number; overran: readonly string[] };
  launchOn: Day;
  agreedOn: Day;
}

/**
 * The same said to the client in one sentence that adds up to the delay: when it is launched instead of when, and how much of
 * that is for what is missing from them, how much for work that was added, and for what took longer. Empty where nothing is
 * put off.
 */
export function clientDelayText(
  { delay, missing, work, launchOn, agreedOn }: Delay,
  named: (day: Day) => string,
): string {
  if (delay <= 0) return '';
  const theirs = Math.min(delay, missing.shift);
  const added = Math.min(delay - theirs, work.added);
  const parts = (
    [
      [theirs, 'pre chýbajúce podklady'],
      [added, 'pre prácu, ktorá pribudla'],
      [delay - theirs - added, overranText(work.overran)],
    ] as const
  ).filter(([days]) => days > 0);
  const whole = `Spustenie ${named(launchOn)} namiesto ${named(agreedOn)}, o\u00A0${plural(delay, 'workingDay')} neskôr`;
  const [only, ...others] = parts;
  if (only && others.length === 0) return `${whole} ${only[1]}.`;
  return `${whole}: ${parts.map(([days, why]) => `${days}\u00A0${why}`).join(', ')}.`;
}

/** More of them would hide the number. */
const NAMED_STAGES = 2;

function overranText(stages: readonly string[]): string {
  const quoted = stages.map((name) => `„${name}“`);
  if (quoted.length === 0) return 'pre neskorší začiatok etáp';
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
