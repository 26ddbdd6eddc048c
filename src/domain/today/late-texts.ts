import { type Day, daysBetween } from '../kernel/local-time.ts';
import { byCount, plural } from '../kernel/plural.ts';
import { lateText } from '../projects/project-texts.ts';

/** How a last day stands: "mešká 5 dní", "dnes", "zajtra", "ešte 7 dní". */
export function dueText(dueOn: Day, today: Day): string {
  const left = daysBetween(today, dueOn);
  if (left < 0) return lateText(-left);
  if (left === 0) return 'dnes';
  return left === 1 ? 'zajtra' : `ešte ${plural(left, 'day')}`;
}

/** What is missing, the first of it by name: "chýba: Logo", "chýbajú 3: Logo, Fotografie a 1 ďalší". */
export const missingText = (titles: readonly string[], missing: number): string =>
  `${byCount(missing, ['chýba', 'chýbajú', 'chýba', 'chýba'])}${namedText(titles, missing)}`;

/** By how much what is missing, and nothing else, puts the launch off: "posúva spustenie o 7 prac. dní". */
export const shiftText = (shift: number): string =>
  `posúva spustenie o\u00A0${plural(shift, 'shortWorkingDay').replaceAll(' ', '\u00A0')}`;

/** What was handed in and waits to be looked at: "čaká: Logo", "čakajú 3: Logo, Fotografie a 1 ďalší". */
export const broughtText = (titles: readonly string[], brought: number): string =>
  `${byCount(brought, ['čaká', 'čakajú', 'čaká', 'čaká'])}${namedText(titles, brought)}`;

/** How many where there are more, and the first of them by name: " 3: Logo, Fotografie a 1 ďalší". */
function namedText(titles: readonly string[], all: number): string {
  const more = all - titles.length;
  const others = byCount(more, ['ďalší', 'ďalšie', 'ďalšieho', 'ďalších']);
  const last = more > 0 ? `${more}\u00A0${others}` : titles.at(-1);
  const first = (more > 0 ? titles : titles.slice(0, -1)).join(', ');
  const count = all > 1 ? `\u00A0${all}` : '';
  return `${count}: ${[first, last].filter(Boolean).join(' a\u00A0')}`;
}
