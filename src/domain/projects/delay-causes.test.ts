import { expect, test } from 'vitest';
import { clientDelayText, delayCausesText } from './delay-causes.ts';

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

test.each([
  [[], 0, 0, ''],
  [[], 0, 39, 'Spustenie posúva postup a rozsah prác, nie chýbajúce podklady.'],
  [[7], 7, 7, 'Spustenie posúva chýbajúci podklad „P1“ o 7 pracovných dní.'],
  [
    [7],
    7,
    8,
    'Spustenie posúva chýbajúci podklad „P1“ o 7 pracovných dní, postup a rozsah prác o ďalší 1 pracovný deň.',
  ],
  [[7], 2, 2, 'Spustenie posúva chýbajúci podklad „P1“ o 2 pracovné dni.'],
  [
    [3, 2],
    5,
    7,
    'Spustenie posúvajú chýbajúce podklady „P1“ o 3 pracovné dni a „P2“ o 2 pracovné dni. Spolu posúvajú spustenie o 5 pracovných dní, postup a rozsah prác o ďalšie 2 pracovné dni.',
  ],
  [
    [7, 7, 7],
    7,
    46,
    'Spustenie posúvajú chýbajúce podklady „P1“ o 7 pracovných dní, „P2“ o 7 pracovných dní a „P3“ o 7 pracovných dní. Tieto dni sa prekrývajú, preto sa nesčítavajú. Spolu posúvajú spustenie o 7 pracovných dní, postup a rozsah prác o ďalších 39 pracovných dní.',
  ],
  [
    [4, 3],
    4,
    4,
    'Spustenie posúvajú chýbajúce podklady „P1“ o 4 pracovné dni a „P2“ o 3 pracovné dni. Tieto dni sa prekrývajú, preto sa nesčítavajú. Spolu posúvajú spustenie o 4 pracovné dni.',
  ],
])('to the client, of %j that make %i of %i', (shifts, shift, delay, text) => {
  expect(clientDelayText(causes(...shifts), { delay, missing: { shift } }).replaceAll('\u00A0', ' ')).toBe(
    text,
  );
});
