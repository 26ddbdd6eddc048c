import { expect, test } from 'vitest';
import type { DeskTask } from './desk-next.ts';
import {
  deskStepText,
  deskTaskText,
  deskUntilText,
  type ListedLaunch,
  launchWords,
  stageDaysText,
  waitedText,
} from './desk-texts.ts';

const TODAY = '2026-11-24';
const task = (changes: Partial<DeskTask>): DeskTask => ({
  ...{ kind: 'check', id: 'id', name: 'Logo', until: null, more: 0, reason: '' },
  ...changes,
});
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each<[Partial<DeskTask>, string]>([
  [{ kind: 'answer', more: 0 }, 'Odpovedať na novú správu'],
  [{ kind: 'answer', more: 2 }, 'Odpovedať na 3 nové správy'],
  [{ kind: 'answer', more: 4 }, 'Odpovedať na 5 nových správ'],
  [{ kind: 'change', name: 'Tretí jazyk' }, 'Odpovedať na žiadosť o zmenu'],
  [{ kind: 'send-addendum', name: 'CP-2026-0001/D1' }, 'Odoslať dodatok CP-2026-0001/D1'],
  [{}, 'Skontrolovať podklad: Logo'],
  [{ more: 1 }, 'Skontrolovať podklady: Logo a 1 ďalší'],
  [{ more: 2 }, 'Skontrolovať podklady: Logo a 2 ďalšie'],
  [{ more: 5 }, 'Skontrolovať podklady: Logo a 5 ďalších'],
  [{ kind: 'overdue', name: 'Záloha $&' }, 'Označiť ako uhradenú: Záloha $&'],
  [
    { kind: 'rework', name: 'Návrh', reason: 'Chýba stránka Cenník {čo}.' },
    'Prepracovať: Návrh – Chýba stránka Cenník {čo}.',
  ],
  [{ kind: 'move', name: '' }, 'Dať projekt na schválenie'],
])('%o is said as "%s"', (changes, text) => {
  expect(plain(deskTaskText(task(changes), 'in-progress'))).toBe(text);
});

test.each([
  [0, 'Dodať podklad: Logo'],
  [1, 'Dodať podklady: Logo a 1 ďalší'],
  [3, 'Dodať podklady: Logo a 3 ďalšie'],
])('what the client is to do says how much more there is: %i', (more, text) => {
  expect(plain(waitedText({ kind: 'bring', id: 'id', name: 'Logo', until: null, more, reason: '' }))).toBe(
    text,
  );
});

test.each<[Partial<DeskTask>, string]>([
  [{ until: null }, ''],
  [{ until: '2026-11-19' }, 'mešká 5 dní'],
  [{ kind: 'overdue', until: '2026-11-23' }, 'mešká 1 deň'],
  [{ until: TODAY }, 'do 24. 11., dnes'],
  [{ until: '2026-11-25' }, 'do 25. 11., zajtra'],
  [{ kind: 'deliver', until: '2026-12-03' }, 'do 3. 12., ešte 9 dní'],
  [{ kind: 'begin', until: TODAY }, 'dnes'],
  [{ kind: 'begin', until: '2027-01-04' }, 'od 4. 1. 2027'],
  [{ kind: 'begin', until: '2026-11-20' }, 'mešká 4 dni'],
])('the day of %o is said as "%s"', (changes, text) => {
  expect(plain(deskUntilText(task(changes), TODAY))).toBe(text);
});

test('says whose the first step is', () => {
  const about = { id: 'id', name: 'Logo', until: null, more: 0, reason: '' };
  expect(plain(deskStepText({ who: 'client', kind: 'bring', ...about }, 'in-progress'))).toBe(
    'Klient má dodať podklad: Logo',
  );
  expect(plain(deskStepText({ who: 'operator', kind: 'check', ...about }, 'in-progress'))).toBe(
    'Skontrolovať podklad: Logo',
  );
  expect(['in-care', 'closed'].map((state) => plain(deskStepText(null, state as 'closed')))).toEqual([
    'Udržiavať projekt',
    'Hotovo',
  ]);
});

test.each<[string, { from: string; to: string; dueOn: string | null }, [string, boolean, string]]>([
  [
    'of one that is not worked on',
    { from: '2026-12-03', to: '2026-12-16', dueOn: null },
    ['3. 12. – 16. 12.', false, ''],
  ],
  [
    'of one in time',
    { from: '2026-11-23', to: '2026-11-27', dueOn: '2026-11-27' },
    ['23. 11. – 27. 11.', false, ''],
  ],
  [
    'of one that ends later than meant',
    { from: '2026-11-23', to: '2026-12-02', dueOn: '2026-11-27' },
    ['termín 27. 11.', false, 'odhad 2. 12.'],
  ],
  [
    'of one that is late',
    { from: '2026-10-28', to: '2026-12-02', dueOn: '2026-11-05' },
    ['termín bol 5. 11., mešká 19 dní', true, 'odhad 2. 12.'],
  ],
])('says the days %s', (_, stage, [days, isLate, estimate]) => {
  const said = stageDaysText(stage, '2026-11-24');
  expect([plain(said.days), said.isLate, plain(said.estimate)]).toEqual([days, isLate, estimate]);
});

test.each<[string, Partial<ListedLaunch>, [string, string, boolean] | null]>([
  ['ahead in time', {}, ['22. 12.', '', false]],
  ['ahead and put off', { delay: 10 }, ['22. 12.', '+10 prac. dní', true]],
  ['that should have been', { launchOn: '2026-11-17', delay: 23 }, ['malo byť 17. 11.', 'mešká 6 dní', true]],
  ['that was', { state: 'launched', launchedOn: '2026-10-01', delay: 29 }, ['bolo 1. 10.', '', false]],
  ['of closed work', { state: 'closed', launchedOn: '2025-06-16' }, ['bolo 16. 6. 2025', '', false]],
  ['of work that rests before it', { state: 'paused', delay: 39 }, null],
])('says the launch %s', (_, more, words) => {
  const launch = { ...{ state: 'in-progress', launchOn: '2026-12-22', delay: 0, launchedOn: null }, ...more };
  const said = launchWords(launch as ListedLaunch, '2026-11-23');
  expect(said && [plain(said.day), plain(said.delay), said.isLate]).toEqual(words);
});
