import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontCoverage } from './font-coverage.ts';

const folder = 'documents/fonts';
const faces = readdirSync(folder).filter((name) => name.endsWith('.ttf'));

const covers = (face: string) => {
  const ranges = fontCoverage(readFileSync(`${folder}/${face}`));
  return (text: string) =>
    Array.from(text, (each) => each.codePointAt(0) ?? 0).every((code) =>
      ranges.some(([first, last]) => first <= code && code <= last),
    );
};

describe('fonts of the documents', () => {
  it.each(faces)('%s draws Slovak, money and typographic marks', (face) => {
    const draws = covers(face);
    expect(draws('AÁÄBCČDĎEÉFGHIÍJKLĹĽMNŇOÓÔPQRŔSŠTŤUÚVWXYÝZŽ')).toBe(true);
    expect(draws('aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž')).toBe(true);
    expect(draws('0123456789 \u00A0€%×−–—…„“‚‘·§@#*_/<>[]{}$"\'')).toBe(true);
  });

  it.each(faces)('%s does not claim what it lacks', (face) => {
    expect(covers(face)('漢')).toBe(false);
    expect(covers(face)('😀')).toBe(false);
  });
});
