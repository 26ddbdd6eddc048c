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
  const found = causes.filter(({ shift }) => shift > 0).toSorted((a, b) => b.shift - a.shift);
  const [only, ...others] = found;
  if (!only) return '';
  if (others.length === 0)
    return `Spustenie posúva chýbajúci podklad „${only.name}“ o\u00A0${plural(only.shift, 'workingDay')}.`;
  // One more takes no more room by its name than by being counted.
  const shown = found.length > NAMED + 1 ? found.slice(0, NAMED) : found;
  const more = found.length - shown.length;
  const named = shown.map(({ name, shift }) => `„${name}“ o\u00A0${plural(shift, 'workingDay')}`);
  const rest = more > 0 ? [`${more}\u00A0${byCount(more, ['ďalší', 'ďalšie', 'ďalšieho', 'ďalších'])}`] : [];
  return `Spustenie posúvajú chýbajúce podklady ${formatList([...named, ...rest])}. Tieto dni sa prekrývajú, preto sa nesčítavajú.`;
}
