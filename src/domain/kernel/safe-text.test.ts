import { describe, expect, test } from 'vitest';
import { lineOfText, UNSAFE_TEXT_ISSUE } from './safe-text.ts';

const MAX = 40;
const line = lineOfText(MAX);
const lines = lineOfText(MAX, { multiline: true });

describe('what is pasted unseen', () => {
  test.each([
    ['the soft line break of a word processor', 'Z Wordu\u000Bdruhý riadok', 'Z Wordu\ndruhý riadok'],
    ['a new page', 'prvá\u000Cdruhá', 'prvá\ndruhá'],
    ['line breaks of Windows and of old programs', 'a\r\nb\rc\u0085d\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
    ['a tab', 'názov\tcena', 'názov cena'],
    ['the mark at the beginning of a file', '\uFEFFDobrý deň', 'Dobrý deň'],
    ['soft hyphens and marks without a width', 'zá\u00ADvoz\u200Bník\u200C\u2060\u200E', 'závozník'],
    ['a joiner between letters', 'za\u200Dstava', 'zastava'],
  ])('is made plain: %s', (_, pasted, plain) => {
    expect(lines.parse(pasted)).toBe(plain);
  });

  test.each(['👩‍💻', '👩🏽‍🚒', '🏳️‍🌈', '👨‍👩‍👧‍👦'])('leaves %s one picture', (picture) => {
    expect(lines.parse(picture)).toBe(picture);
  });

  test('is a space where there is one line', () => {
    expect(line.parse('Strecha\t120\u000Bm²\u2028spolu')).toBe('Strecha 120 m² spolu');
  });

  test('is not counted', () => {
    expect(line.parse(`${'a\u00AD'.repeat(MAX)}`)).toBe('a'.repeat(MAX));
  });
});

test.each([
  ['NUL', 'a\u0000b'],
  ['a bell', 'a\u0007b'],
  ['a text that reads backwards', 'a\u202Eb'],
])('%s is refused in lines and in one line', (_, text) => {
  for (const schema of [line, lines])
    expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([UNSAFE_TEXT_ISSUE]);
});

test('a line break is refused in one line', () => {
  expect(line.safeParse('Ján\r\nBcc: e@y.sk').error?.issues[0]?.message).toBe(UNSAFE_TEXT_ISSUE);
});
