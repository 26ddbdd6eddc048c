import { expect, test } from 'vitest';
import { filledSite } from '../../../tests/factories/quote-document.ts';
import { operatorIdentification } from './operator.ts';

/** Shows a hard space as "·". */
const shown = (text: string | undefined) => text?.replaceAll('\u00A0', '·');
const values = operatorIdentification(filledSite()).map(({ value }) => shown(value));

test.each(['811·06·Bratislava', '827·99 Bratislava'])('keeps the postal code of %s on one line', (place) => {
  expect(values.join('\n')).toContain(place);
});

test('names the trade-licensing office, and the residence where it is another place', () => {
  const { operator } = filledSite();
  const rows = operatorIdentification({
    ...filledSite(),
    operator: { ...operator, residence: operator.address },
  });
  expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['Bydlisko', 'Živnostenský úrad']));
  expect(operatorIdentification(filledSite()).map(({ label }) => label)).not.toContain('Bydlisko');
});

test('leaves mail and telephone as they are configured, because links are made of them', () => {
  const { operator } = filledSite();
  expect(values).toContain(operator.email);
  expect(values).toContain(operator.phone);
});
