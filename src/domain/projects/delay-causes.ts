import { formatList } from '../kernel/format.ts';
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

/** A delay in working days, and how many of them are for what is missing from the client. */
interface Delay {
  delay: number;
  missing: { shift: number };
}

/** The same said to the client so that it adds up to the delay: what is missing from them, and what the work itself takes. */
export function clientDelayText(causes: readonly DelayCause[], { delay, missing }: Delay): string {
  // An item may eat up time that was to spare: of the delay it makes no more than there is.
  const found = inOrder(causes.map(({ name, shift }) => ({ name, shift: Math.min(shift, missing.shift) })));
  const rest = delay - missing.shift;
  if (found.length === 0)
    return delay > 0 ? 'Spustenie posúva postup a\u00A0rozsah prác, nie chýbajúce podklady.' : '';
  const others =
    rest > 0
      ? `, postup a\u00A0rozsah prác o\u00A0${byCount(rest, ['ďalší', 'ďalšie', 'ďalšieho', 'ďalších'])} ${plural(rest, 'workingDay')}`
      : '';
  if (found.length === 1) return `${itemsText(found)}${others}.`;
  const isOver = found.reduce((sum, { shift }) => sum + shift, 0) > missing.shift;
  const together = `Spolu posúvajú spustenie o\u00A0${plural(missing.shift, 'workingDay')}`;
  return `${itemsText(found)}.${isOver ? OVERLAP : ''} ${together}${others}.`;
}

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
