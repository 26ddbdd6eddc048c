import { expect, test } from 'vitest';
import { clientCausesText, clientDelayText, delayCausesText } from './delay-causes.ts';

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
  [0, 0, ''],
  [0, 1, '1 pracovný deň za postup a rozsah prác.'],
  [0, 39, '39 pracovných dní za postup a rozsah prác.'],
  [1, 1, '1 pracovný deň za podklady.'],
  [2, 2, '2 pracovné dni za podklady.'],
  [5, 5, '5 pracovných dní za podklady.'],
  [1, 2, '1 pracovný deň za podklady, 1 za postup a rozsah prác.'],
  [7, 46, '7 pracovných dní za podklady, 39 za postup a rozsah prác.'],
])('to the client, of %i missing of %i', (shift, delay, why) => {
  const days = { launchOn: '2027-01-22', agreedOn: '2026-11-13' };
  const text = clientDelayText({ delay, missing: { shift }, ...days }, (day) => day);
  expect(text.replaceAll('\u00A0', ' ')).toBe(why && `Spustenie 2027-01-22 namiesto 2026-11-13: ${why}`);
});

test.each([
  [[], 0, ''],
  [[7], 7, 'Spustenie posúva chýbajúci podklad „P1“ o 7 pracovných dní.'],
  [[7], 2, 'Spustenie posúva chýbajúci podklad „P1“ o 2 pracovné dni.'],
  [[7], 0, ''],
])('to the client, of %j that make %i together', (shifts, shift, text) => {
  expect(clientCausesText(causes(...shifts), { missing: { shift } }).replaceAll('\u00A0', ' ')).toBe(text);
});
