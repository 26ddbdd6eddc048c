import { expect, test } from 'vitest';
import { offerContent, offerLine } from '../../../tests/factories/offers.ts';
import { formatCents } from '../kernel/format.ts';
import { shownGroups } from './offer-shown.ts';

const content = offerContent([
  offerLine('small', { unitPrice: 1_144_00, choice: { kind: 'alternative', group: 'size', ticked: false } }),
  offerLine('large', { unitPrice: 2_145_00, choice: { kind: 'alternative', group: 'size', ticked: true } }),
  offerLine('gallery', { unitPrice: 275_00, choice: { kind: 'optional', ticked: false } }),
  offerLine('care', { unitPrice: 39_00, choice: { kind: 'optional', ticked: true } }),
  offerLine('work', { unitPrice: 500_00 }),
]);

test('only an option that is not chosen says that it comes on top; an alternative says its own price', () => {
  const lines = shownGroups(content, new Set(['large', 'care']), formatCents).flatMap((group) => group.lines);
  const sums = lines.map(({ line, shownSum }) => `${line.id} ${shownSum.replaceAll(/\s/gu, '')}`);
  expect(sums).toEqual(['small 1144€', 'large 2145€', 'gallery +275€', 'care 39€', 'work 500€']);
});
