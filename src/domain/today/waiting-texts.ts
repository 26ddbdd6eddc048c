import { byCount } from '../kernel/plural.ts';

/** The day as a sentence: "5 dopytov čaká na odpoveď, meškáte s odpoveďou na jeden". `most` stands for that many or more. */
export function waitingSentence(waiting: number, late: number, most: number): string {
  if (waiting === 0) return 'Žiadny dopyt nečaká na odpoveď';
  const count = waiting >= most ? `Najmenej ${most}` : String(waiting);
  const who = byCount(waiting, [
    'Jeden dopyt čaká na odpoveď',
    `${count} dopyty čakajú na odpoveď`,
    `${count} dopytu čaká na odpoveď`,
    `${count} dopytov čaká na odpoveď`,
  ]);
  if (late === 0) return who;
  if (late === waiting)
    return `${who} a meškáte ${late === 1 ? 's ňou' : late === 2 ? 's oboma' : 'so všetkými'}`;
  return `${who}, meškáte s odpoveďou na ${late === 1 ? 'jeden' : late}`;
}
