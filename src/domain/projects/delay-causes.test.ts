import { expect, test } from 'vitest';
import { clientDelayText, delayCausesText, delayPartsText, launchText, missingText } from './delay-causes.ts';

const causes = (...shifts: number[]) => shifts.map((shift, index) => ({ name: `P${index + 1}`, shift }));

test.each([
  [[], ''],
  [[0], ''],
  [[1], 'Pre chýbajúci podklad „P1“ sa spustenie posúva o 1 pracovný deň.'],
  [[0, 3], 'Pre chýbajúci podklad „P2“ sa spustenie posúva o 3 pracovné dni.'],
  [
    [2, 5],
    'Pre chýbajúce podklady sa spustenie posúva: „P2“ o 5 pracovných dní a „P1“ o 2 pracovné dni. Tieto dni sa prekrývajú, preto sa nesčítavajú.',
  ],
  [
    [4, 3, 2, 1],
    'Pre chýbajúce podklady sa spustenie posúva: „P1“ o 4 pracovné dni, „P2“ o 3 pracovné dni, „P3“ o 2 pracovné dni a „P4“ o 1 pracovný deň. Tieto dni sa prekrývajú, preto sa nesčítavajú.',
  ],
  [
    [1, 1, 9, 1, 0, 1],
    'Pre chýbajúce podklady sa spustenie posúva: „P3“ o 9 pracovných dní, „P1“ o 1 pracovný deň, „P2“ o 1 pracovný deň a 2 ďalšie podklady. Tieto dni sa prekrývajú, preto sa nesčítavajú.',
  ],
])('of %j', (shifts, text) => {
  expect(delayCausesText(causes(...shifts)).replaceAll('\u00A0', ' ')).toBe(text);
});

const NO_WORK = { added: 0, overran: [] };
test.each([
  [0, 0, NO_WORK, ''],
  [0, 1, NO_WORK, 'o 1 pracovný deň neskôr pre neskorší začiatok etáp.'],
  [1, 1, NO_WORK, 'o 1 pracovný deň neskôr pre čakanie na podklady.'],
  [
    2,
    2,
    { added: 5, overran: [{ name: 'Návrh', days: 4 }] },
    'o 2 pracovné dni neskôr pre čakanie na podklady.',
  ],
  [0, 5, { added: 9, overran: [] }, 'o 5 pracovných dní neskôr pre prácu, ktorá pribudla.'],
  [
    0,
    3,
    { added: 0, overran: [{ name: 'Návrh', days: 4 }] },
    'o 3 pracovné dni neskôr pre dlhšiu etapu „Návrh“.',
  ],
  [
    0,
    29,
    { added: 15, overran: [{ name: 'Návrh', days: 9 }] },
    'o 29 pracovných dní neskôr, z toho 15 dní pre prácu, ktorá pribudla, 9 dní pre dlhšiu etapu „Návrh“, 5 dní pre neskorší začiatok etáp.',
  ],
  [
    1,
    2,
    {
      added: 0,
      overran: [
        { name: 'Návrh', days: 1 },
        { name: 'Texty', days: 2 },
      ],
    },
    'o 2 pracovné dni neskôr, z toho 1 deň pre čakanie na podklady, 1 deň pre dlhšie etapy „Návrh“ a „Texty“.',
  ],
  [
    7,
    46,
    { added: 30, overran: ['A', 'B', 'C'].map((name) => ({ name, days: 3 })) },
    'o 46 pracovných dní neskôr, z toho 7 dní pre čakanie na podklady, 30 dní pre prácu, ktorá pribudla, 9 dní pre dlhšie trvanie etáp.',
  ],
])('to the client, of %i missing of %i, beside %j', (shift, delay, work, why) => {
  const days = { launchOn: '2027-01-22', agreedOn: '2026-11-13' };
  const text = clientDelayText({ delay, missing: { shift }, work, ...days }, (day) => day);
  expect(text.replaceAll('\u00A0', ' ')).toBe(
    why && `Spustenie 2027-01-22 namiesto dohodnutého 2026-11-13, ${why}`,
  );
});

test.each([
  [0, 0, ''],
  [0, 1, 'Pre neskorší začiatok etáp.'],
  [1, 3, 'Z\u00A0toho 1\u00A0deň pre čakanie na podklady, 2\u00A0dni pre neskorší začiatok etáp.'],
])('under the days of the launch, of %i missing of %i', (shift, delay, text) => {
  const days = { launchOn: '2027-01-22', agreedOn: '2026-11-13' };
  expect(delayPartsText({ delay, missing: { shift }, work: NO_WORK, ...days })).toBe(text);
});

test.each([
  [1, 1, 'Chýbajúci podklad posúva spustenie o 1 pracovný deň.'],
  [3, 7, 'Chýbajúce podklady posúvajú spustenie o 7 pracovných dní.'],
  [3, 0, ''],
])('%i missing items that put the launch off by %i', (items, shift, text) => {
  expect(missingText(items, { shift }).replaceAll('\u00A0', ' ')).toBe(text);
});

test.each([
  ['2026-11-13', 0, '2026-11-13 podľa dohody'],
  ['2026-11-10', -3, '2026-11-10 namiesto dohodnutého 2026-11-13, o 3 pracovné dni skôr'],
  ['2026-11-14', 0, '2026-11-14 namiesto dohodnutého 2026-11-13'],
  ['2026-11-16', 1, '2026-11-16 namiesto dohodnutého 2026-11-13, o 1 pracovný deň neskôr'],
])('a launch on %s that was agreed for 13. 11.', (launchOn, delay, text) => {
  const said = launchText({ launchOn, delay, agreedOn: '2026-11-13' }, (day) => day);
  expect(said.replaceAll('\u00A0', ' ')).toBe(text);
});
