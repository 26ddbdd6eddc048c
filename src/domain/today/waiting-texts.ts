import { byCount } from '../kernel/plural.ts';

/** The day as a sentence: "5 dopytov čaká na odpoveď, jeden mešká". `most` stands for that many or more. */
export function waitingSentence(waiting: number, late: number, most: number): string {
  if (waiting === 0) return 'Nikto nečaká na odpoveď';
  const count = waiting >= most ? `Vyše ${most - 1}` : String(waiting);
  const who = byCount(waiting, [
    'Jeden dopyt čaká na odpoveď',
    `${count} dopyty čakajú na odpoveď`,
    `${count} dopytu čaká na odpoveď`,
    `${count} dopytov čaká na odpoveď`,
  ]);
  if (late === 0) return who;
  if (late === waiting)
    return `${who} a ${late === 1 ? 'mešká' : late === 2 ? 'oba meškajú' : 'všetky meškajú'}`;
  return `${who}, ${byCount(late, ['jeden mešká', `${late} meškajú`, `${late} mešká`, `${late} mešká`])}`;
}
