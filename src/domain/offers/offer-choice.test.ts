import { describe, expect, it } from 'vitest';
import { offerLine as line, offerContent as offer } from '../../../tests/factories/offers.ts';
import { linesOf, type OfferLine } from './offer.ts';
import { carriedChoice, choose, initialChoice } from './offer-choice.ts';

const option = (id: string, ticked = false): OfferLine => line(id, { choice: { kind: 'optional', ticked } });
const size = (id: string, ticked = false): OfferLine =>
  line(id, { choice: { kind: 'alternative', group: 'size', ticked } });

const BEFORE = offer([line('web'), option('gallery'), option('blog', true), size('s', true), size('m')]);
const chosen = (...ids: string[]) =>
  ids.reduce((before, id) => choose(BEFORE, before, id), initialChoice(BEFORE));

describe('what a client has chosen, in a new revision,', () => {
  it.each<[string, string[], OfferLine[], string[]]>([
    ['stays', ['gallery', 'blog', 'm'], linesOf(BEFORE), ['gallery', 'm']],
    [
      'follows the operator where nothing was touched',
      [],
      [option('gallery', true), option('blog')],
      ['gallery'],
    ],
    [
      'is forgotten with its line',
      ['gallery', 'm'],
      [option('blog', true), size('s', true), size('l')],
      ['blog', 's'],
    ],
    ['is forgotten where there is no choice any more', ['gallery'], [line('gallery')], []],
  ])('%s', (_, taps, lines, carried) => {
    const now = offer(lines);
    expect([...carriedChoice(BEFORE, chosen(...taps), now)].toSorted()).toEqual(carried.toSorted());
  });
});
