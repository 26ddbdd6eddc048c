import { expect, test } from 'vitest';
import { tooLongIssue, UNSAFE_TEXT_ISSUE } from '../kernel/safe-text.ts';
import { projectSchemas } from './contract.ts';
import { PROJECT_LIMITS } from './project-limits.ts';

const { body } = projectSchemas.changeStage;
const MOST = PROJECT_LIMITS.deliveryText;
const ONLY_DELIVERED = 'Text pre klienta patrí len k\u00A0odovzdaniu etapy.';

/** What becomes of a text in a change of a stage, or why it is refused. */
const read = (deliveryText: unknown, move: object = { state: 'delivered' }) => {
  const { data, error } = body.safeParse({ ...move, deliveryText, version: 0 });
  return data ? data.deliveryText : error?.issues.map(({ path, message }) => [path.join(), message]);
};
const refused = (message: string) => [['deliveryText', message]];

test.each([
  ['none', undefined, undefined],
  ['an empty one', '', ''],
  ['a blank one', ' \n\u00A0\u200B', ''],
  [
    'lines, trimmed',
    '  Úvod je na https://nahlad.example.sk\n\nPozrite formulár.\n',
    'Úvod je na https://nahlad.example.sk\n\nPozrite formulár.',
  ],
  ['markup, as it is written', '<b>Úvod</b>', '<b>Úvod</b>'],
  ['letters and their marks apart', 'U\u0301vod', 'Úvod'],
  ['the longest', 'á'.repeat(MOST), 'á'.repeat(MOST)],
])('a delivery says %s', (_, text, said) => {
  expect(read(text)).toBe(said);
});

test.each([
  ['one letter too many', 'a'.repeat(MOST + 1), tooLongIssue(MOST)],
  ['a control character', 'Úvod\u0007', UNSAFE_TEXT_ISSUE],
  ['NUL', 'Úvod\u0000', UNSAFE_TEXT_ISSUE],
  ['a text that reads backwards', 'Úvod\u202E', UNSAFE_TEXT_ISSUE],
])('a delivery does not say %s', (_, text, message) => {
  expect(read(text)).toEqual(refused(message));
});

test.each([{ state: 'planned' }, { state: 'active' }, { state: 'approved' }, { name: 'Návrh' }])(
  'nothing is said with %j',
  (change) => {
    expect(read('Pozrite si úvod.', change)).toEqual(refused(ONLY_DELIVERED));
    expect(read('', change)).toBe('');
  },
);
