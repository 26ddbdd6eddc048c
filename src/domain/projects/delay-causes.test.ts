import { expect, test } from 'vitest';
import { delayCausesText } from './delay-causes.ts';

const causes = (...shifts: number[]) => shifts.map((shift, index) => ({ name: `P${index + 1}`, shift }));

test.each([
  [[], ''],
  [[0], ''],
  [[1], 'Spustenie posúva chýbajúci podklad „P1“ o 1 pracovný deň.'],
  [[0, 3], 'Spustenie posúva chýbajúci podklad „P2“ o 3 pracovné dni.'],
  [
    [2, 5],
    'Spustenie posúvajú chýbajúce podklady „P2“ o 5 pracovných dní a „P1“ o 2 pracovné dni. Tieto dni sa prekrývajú, preto sa nesčítavajú.',
  ],
  [
    [4, 3, 2, 1],
    'Spustenie posúvajú chýbajúce podklady „P1“ o 4 pracovné dni, „P2“ o 3 pracovné dni, „P3“ o 2 pracovné dni a „P4“ o 1 pracovný deň. Tieto dni sa prekrývajú, preto sa nesčítavajú.',
  ],
  [
    [1, 1, 9, 1, 0, 1],
    'Spustenie posúvajú chýbajúce podklady „P3“ o 9 pracovných dní, „P1“ o 1 pracovný deň, „P2“ o 1 pracovný deň a 2 ďalšie. Tieto dni sa prekrývajú, preto sa nesčítavajú.',
  ],
])('of %j', (shifts, text) => {
  expect(delayCausesText(causes(...shifts)).replaceAll('\u00A0', ' ')).toBe(text);
});
