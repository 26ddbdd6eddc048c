import { describe, expect, it } from 'vitest';
import { keepsNumbers, namesAmount, OUTPUT_MAX, plainParagraph } from './output-rules.ts';

describe('a text of an AI', () => {
  it.each([
    ['lines', 'Prvá veta.\n\nDruhá  veta.', 'Prvá veta. Druhá veta.'],
    ['emphasis', '**Web** má byť __rýchly__.', 'Web má byť rýchly.'],
    ['list marks', '- Prvá veta.\n* Druhá veta.\n## Tretia', 'Prvá veta. Druhá veta. Tretia'],
  ])('loses its %s', (_, raw, text) => {
    expect(plainParagraph(raw)).toBe(text);
  });

  it.each([
    ['nothing', '  \n '],
    ['raw HTML', 'Text <b>tučný</b>'],
    ['a script address', 'Klik javascript:alert(1)'],
    ['a link', 'Pozri [web](/x)'],
    ['an image', 'Obrázok ![x] tu'],
    ['a web address', 'Viac na https://example.com'],
    ['an address without a scheme', 'Viac na www.example.com'],
    ['a data address', 'data:text/html,x'],
    ['code', 'Text `kód`'],
    ['a control character', 'Text\u0007'],
    ['a character that turns text around', 'Text\u202E'],
    ['a town', 'Pôsobíme v Trnave.'],
    ['too much', 'a '.repeat(OUTPUT_MAX)],
    ['far too much', 'a'.repeat(10 * OUTPUT_MAX)],
  ])('is refused with %s', (_, raw) => {
    expect(plainParagraph(raw)).toBeNull();
  });

  it.each([
    ['Cena je 500 €.', true],
    ['Stojí 500 EUR.', true],
    ['Máme 5 ľudí z Európy.', false],
  ])('names a sum in %s: %s', (text, names) => {
    expect(namesAmount(text)).toBe(names);
  });

  it.each([
    ['Web má 3 kroky.', 'Tri alebo 3 kroky.', true],
    ['Web má 3 kroky.', 'Web má 4 kroky.', false],
    ['Web má 30 krokov.', 'Web má 3 kroky.', false],
    ['Web.', 'Web.', true],
  ])('may keep numbers but not add them: %s → %s', (before, after, keeps) => {
    expect(keepsNumbers(before, after)).toBe(keeps);
  });
});
