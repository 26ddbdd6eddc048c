import { expect, test } from 'vitest';
import { stageMove } from '../../../tests/stage-moves.ts';
import { tooLongIssue, UNSAFE_TEXT_ISSUE } from '../kernel/safe-text.ts';
import { projectSchemas } from './contract.ts';
import { PROJECT_LIMITS } from './project-limits.ts';

const { body } = projectSchemas.changeStage;
const MOST = PROJECT_LIMITS.deliveryText;
const URL_MOST = PROJECT_LIMITS.deliveryUrl;
const PREVIEW = 'https://nahlad.example.sk/';
const ONLY_DELIVERED = 'Adresa, text a\u00A0súbory pre klienta patria len k\u00A0odovzdaniu etapy.';
const NOTHING_DELIVERED = 'Zadajte adresu, napíšte, čo si má klient pozrieť, alebo priložte súbor.';
const NO_ADDRESS = 'Zadajte celú adresu, ktorá sa začína na\u00A0https://.';

/** What becomes of a delivery in a change of a stage, or why it is refused. */
const read = (
  delivery: { deliveryUrl?: unknown; deliveryText?: unknown },
  move: object = { state: 'delivered' },
) => {
  const { data, error } = body.safeParse({ ...move, ...delivery, version: 0 });
  return data
    ? [data.deliveryUrl, data.deliveryText]
    : error?.issues.map(({ path, message }) => [path.join(), message]);
};

test.each([
  [
    'lines, trimmed',
    '  Úvod je na https://nahlad.example.sk\n\nPozrite formulár.\n',
    'Úvod je na https://nahlad.example.sk\n\nPozrite formulár.',
  ],
  ['markup, as it is written', '<b>Úvod</b>', '<b>Úvod</b>'],
  ['letters and their marks apart', 'U\u0301vod', 'Úvod'],
  ['the longest', 'á'.repeat(MOST), 'á'.repeat(MOST)],
])('a delivery says %s', (_, deliveryText, said) => {
  expect(read({ deliveryText })).toEqual([undefined, said]);
});

test.each([
  ['one letter too many', 'a'.repeat(MOST + 1), tooLongIssue(MOST)],
  ['a control character', 'Úvod\u0007', UNSAFE_TEXT_ISSUE],
  ['NUL', 'Úvod\u0000', UNSAFE_TEXT_ISSUE],
  ['a text that reads backwards', 'Úvod\u202E', UNSAFE_TEXT_ISSUE],
])('a delivery does not say %s', (_, deliveryText, message) => {
  expect(read({ deliveryUrl: PREVIEW, deliveryText })).toEqual([['deliveryText', message]]);
});

test.each([
  ['an address alone', PREVIEW, PREVIEW],
  ['one that was pasted', `\u200B ${PREVIEW}?a=1&b=2#úvod `, `${PREVIEW}?a=1&b=2#úvod`],
  ['one without a certificate', 'http://192.0.2.1:8080/', 'http://192.0.2.1:8080/'],
  ['the longest', PREVIEW.padEnd(URL_MOST, 'a'), PREVIEW.padEnd(URL_MOST, 'a')],
])('a delivery leads to %s', (_, deliveryUrl, kept) => {
  expect(read({ deliveryUrl })).toEqual([kept, undefined]);
});

test.each([
  ['no web', 'nahlad.example.sk', NO_ADDRESS],
  ['a script', 'javascript:alert(1)//https://nahlad.example.sk', NO_ADDRESS],
  ['a file', 'file:///etc/passwd', NO_ADDRESS],
  ['a name before the host', 'https://banka.example.sk@zly.example', NO_ADDRESS],
  ['two addresses', `${PREVIEW} ${PREVIEW}`, NO_ADDRESS],
  ['a sentence', `Je na ${PREVIEW}`, NO_ADDRESS],
  ['nowhere', 'https://[', NO_ADDRESS],
  ['one letter too many', PREVIEW.padEnd(URL_MOST + 1, 'a'), tooLongIssue(URL_MOST)],
])('a delivery does not lead to %s', (_, deliveryUrl, message) => {
  expect(read({ deliveryUrl, deliveryText: 'Úvod' })).toEqual([['deliveryUrl', message]]);
});

test.each([{}, { deliveryUrl: '', deliveryText: '' }, { deliveryUrl: ' ', deliveryText: ' \n\u00A0\u200B' }])(
  'nothing is delivered with %j',
  (delivery) => {
    expect(read(delivery)).toEqual([['deliveryUrl', NOTHING_DELIVERED]]);
  },
);

test.each([{ state: 'planned' }, { state: 'active' }, stageMove('approved'), { name: 'Návrh' }])(
  'nothing is said with %j',
  (change) => {
    expect(read({ deliveryText: 'Pozrite si úvod.' }, change)).toEqual([['deliveryText', ONLY_DELIVERED]]);
    expect(read({ deliveryUrl: PREVIEW }, change)).toEqual([['deliveryText', ONLY_DELIVERED]]);
    expect(read({ deliveryUrl: '', deliveryText: '' }, change)).toEqual(['', '']);
  },
);
