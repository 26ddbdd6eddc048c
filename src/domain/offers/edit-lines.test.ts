import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offerLine } from '../../../tests/factories/offers.ts';
import * as edit from './edit-lines.ts';
import { type LineChoice, linesOf, type OfferGroup } from './offer.ts';
import { initialChoice, wrongChoice } from './offer-choice.ts';

type Lines = { groups: OfferGroup[] };

const alternative = (ticked: boolean, group = 'size'): LineChoice => ({ kind: 'alternative', group, ticked });
const optional = (ticked: boolean): LineChoice => ({ kind: 'optional', ticked });

const OFFER: Lines = {
  groups: [
    {
      id: 'web',
      name: 'Web',
      lines: [
        offerLine('s', { choice: alternative(false) }),
        offerLine('m', { choice: alternative(true) }),
        offerLine('texts'),
      ],
    },
    { id: 'extras', name: 'Navyše', lines: [offerLine('gallery', { choice: optional(false) })] },
    { id: 'care', name: 'Mesačne', lines: [] },
  ],
};

const ids = ({ groups }: Lines) => groups.map(({ lines }) => lines.map(({ id }) => id).join(' ')).join(' | ');
const ticked = (content: Lines) => [...initialChoice(content)].toSorted().join(' ');

describe('a line', () => {
  test.each([
    ['s', -1, 's m texts | gallery | '],
    ['s', 1, 'm s texts | gallery | '],
    ['texts', 1, 's m | texts gallery | '],
    ['gallery', -1, 's m texts gallery |  | '],
    ['gallery', 1, 's m texts |  | gallery'],
    ['nobody', 1, 's m texts | gallery | '],
  ] as const)('%s moves by %i', (line, by, order) => {
    expect(ids(edit.moveLine(OFFER, line, by))).toBe(order);
  });

  test('at the end of the last group stays', () => {
    const last = edit.moveLine(OFFER, 'gallery', 1);
    expect(edit.moveLine(last, 'gallery', 1)).toBe(last);
  });

  test.each([
    ['texts', { group: 'web', index: 0 }, 'texts s m | gallery | '],
    ['s', { group: 'extras', index: 1 }, 'm texts | gallery s | '],
    ['s', { group: 'nowhere', index: 0 }, 's m texts | gallery | '],
  ])('%s is dropped at %j', (line, to, order) => {
    expect(ids(edit.moveLineTo(OFFER, line, to))).toBe(order);
  });

  test('is copied behind itself with everything but its id', () => {
    const copied = edit.copyLine(OFFER, 'texts', 'new');
    expect(ids(copied)).toBe('s m texts new | gallery | ');
    expect(edit.lineAt(copied, 'new')).toEqual({ ...offerLine('texts'), id: 'new' });
  });

  test('that is gone and put back is where it was', () => {
    const place = edit.placeOf(OFFER, 'm');
    const line = edit.lineAt(OFFER, 'm');
    if (!place || !line) throw new Error('no line');
    expect(ids(edit.addLine(edit.removeLine(OFFER, 'm'), line, place))).toBe(ids(OFFER));
  });

  test('changes its words and its price alone', () => {
    const changed = edit.changeLine(OFFER, 'texts', { name: 'Texty', unitPrice: 1 });
    expect(edit.lineAt(changed, 'texts')).toEqual({ ...offerLine('texts'), name: 'Texty', unitPrice: 1 });
    expect(edit.lineAt(changed, 's')).toEqual(edit.lineAt(OFFER, 's'));
  });
});

describe('a choice', () => {
  test.each([
    ['gallery', 'gallery m'],
    ['s', 's'],
    ['m', 'm'],
    ['texts', 'm'],
  ])('after a tick at %s is %s', (line, chosen) => {
    expect(ticked(edit.tickLine(OFFER, line))).toBe(chosen);
  });

  test('an option that was fixed stays in the price', () => {
    expect(ticked(edit.setChoice(OFFER, 'texts', 'optional'))).toBe('m texts');
  });

  test('an alternative joins those of its group, which keep their tick', () => {
    const joined = edit.setChoice(OFFER, 'texts', 'alternative');
    expect(edit.lineAt(joined, 'texts')?.choice).toEqual(alternative(false));
    expect(ticked(joined)).toBe('m');
  });

  test('the first alternative of a group is ticked', () => {
    const first = edit.setChoice(OFFER, 'gallery', 'alternative');
    expect(edit.lineAt(first, 'gallery')?.choice).toEqual(alternative(true, 'extras'));
  });

  test('of alternatives another is ticked when the ticked one goes', () => {
    expect(ticked(edit.removeLine(OFFER, 'm'))).toBe('s');
    expect(ticked(edit.setChoice(OFFER, 'm', 'fixed'))).toBe('s');
  });
});

describe('a group', () => {
  test('moves with its lines, and stays at the edge', () => {
    expect(ids(edit.moveGroup(OFFER, 'extras', -1))).toBe('gallery | s m texts | ');
    expect(edit.moveGroup(OFFER, 'web', -1)).toBe(OFFER);
    expect(edit.moveGroup(OFFER, 'care', 1)).toBe(OFFER);
  });

  test('is added, named, removed and put back', () => {
    const [web, extras] = OFFER.groups;
    const without = edit.removeGroup(OFFER, 'extras');
    expect(ids(without)).toBe('s m texts | ');
    expect(extras && edit.insertGroup(without, extras, 1)).toEqual(OFFER);
    expect(edit.renameGroup(edit.addGroup(OFFER, 'new', ''), 'new', 'Nová').groups.at(-1)).toEqual({
      id: 'new',
      name: 'Nová',
      lines: [],
    });
    expect(web?.lines).toHaveLength(3);
  });
});

const anyStep = fc.oneof(
  fc.record({
    do: fc.constant('move' as const),
    line: fc.nat(9),
    by: fc.constantFrom(-1 as const, 1 as const),
  }),
  fc.record({ do: fc.constant('drop' as const), line: fc.nat(9), group: fc.nat(2), index: fc.nat(9) }),
  fc.record({ do: fc.constant('copy' as const), line: fc.nat(9) }),
  fc.record({ do: fc.constant('remove' as const), line: fc.nat(9) }),
  fc.record({ do: fc.constant('tick' as const), line: fc.nat(9) }),
  fc.record({
    do: fc.constant('choice' as const),
    line: fc.nat(9),
    kind: fc.constantFrom('fixed' as const, 'optional' as const, 'alternative' as const),
  }),
);

test('whatever is done, no line is lost or doubled, and what is ticked can be accepted', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      let content = OFFER;
      let count = linesOf(OFFER).length;
      steps.forEach((step, index) => {
        const line = linesOf(content)[step.line]?.id ?? 'nobody';
        const isThere = line !== 'nobody';
        if (step.do === 'move') content = edit.moveLine(content, line, step.by);
        if (step.do === 'drop') {
          const group = content.groups[step.group]?.id ?? '';
          content = edit.moveLineTo(content, line, { group, index: step.index });
        }
        if (step.do === 'copy') content = edit.copyLine(content, line, `copy-${index}`);
        if (step.do === 'remove') content = edit.removeLine(content, line);
        if (step.do === 'tick') content = edit.tickLine(content, line);
        if (step.do === 'choice') content = edit.setChoice(content, line, step.kind);
        if (isThere && step.do === 'copy') count += 1;
        if (isThere && step.do === 'remove') count -= 1;
        const now = linesOf(content).map(({ id }) => id);
        expect(now).toHaveLength(count);
        expect(new Set(now).size).toBe(count);
        expect(wrongChoice(content, initialChoice(content))).toBeNull();
      });
    }),
  );
});
