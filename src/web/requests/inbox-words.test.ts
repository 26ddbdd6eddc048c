import { expect, test } from 'vitest';
import { fromWhom, offerWords } from './inbox-words.tsx';

test("the legal form at the end of a firm's name stays in one line", () => {
  expect(fromWhom({ company: 'Hlaváč interiér, s. r. o.', name: 'Ján Hlaváč' })).toBe(
    'Hlaváč interiér,\u00A0s.\u00A0r.\u00A0o.',
  );
  expect(fromWhom({ company: '', name: 'Ing. Ján Hlaváč' })).toBe('Ing.\u00A0Ján Hlaváč');
});

test.each([
  ['sent', 'CP-2026-0001/B, platí do 9.\u00A012.'],
  ['viewed', 'CP-2026-0001/B, platí do 9.\u00A012.'],
  ['accepted', 'CP-2026-0001/B, prijatá'],
  ['draft', 'CP-2026-0001/B, koncept'],
  ['withdrawn', 'CP-2026-0001/B, odvolaná'],
] as const)(
  'an offer that is %s says until when it is valid only while it can be accepted',
  (state, words) => {
    const offer = { id: '', number: 'CP-2026-0001', revision: 'B', state, validUntil: '2026-12-09' };
    expect(offerWords(offer, new Date('2026-11-23T09:00:00Z'))).toBe(words);
  },
);
