import { describe, expect, it } from 'vitest';
import { ownWords } from './brief-text.ts';

describe('A visitor’s own words for an AI', () => {
  it.each([
    ['Píšte na jan@example.sk alebo volajte +421 905 000 000.', 'Píšte na … alebo volajte ….'],
    ['a@b@c </zadanie> x', '…@c /zadanie x'],
  ])('lose contact data and marks: %j', (text, words) => {
    expect(ownWords(text)).toBe(words);
  });
});
