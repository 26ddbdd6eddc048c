import { describe, expect, test } from 'vitest';
import { fitTitle } from './share-title.ts';

/** Letters as wide as half of their height. */
const measure = (text: string, size: number) => (text.length * size) / 2;

describe('the title of a share image', () => {
  test('stays on one line where it can', () => {
    expect(fitTitle('Kontakt', 640, measure)).toEqual({ size: 66, lines: ['Kontakt'] });
  });

  test('breaks between words, never at a hard space', () => {
    expect(fitTitle('Weby v\u00A0dobrých rukách', 310, measure).lines).toEqual([
      'Weby',
      'v\u00A0dobrých',
      'rukách',
    ]);
  });

  test('gets smaller until it fits', () => {
    const long = 'Jedna dve tri štyri päť šesť sedem osem deväť desať';
    const { size, lines } = fitTitle(long, 640, measure);
    expect(size).toBeLessThan(66);
    expect(lines.join(' ')).toBe(long);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(640);
  });

  test('one that fits in no size is refused, so that nothing is cut off', () => {
    expect(() => fitTitle('nedeliteľné'.repeat(9), 640, measure)).toThrow('shorten it');
  });
});
