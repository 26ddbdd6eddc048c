import { expect, it } from 'vitest';
import { z } from 'zod';
import { clientSchemas } from './client-field-schemas.ts';
import { clientFacts } from './client-fields.ts';
import { CLIENT_TEXTS } from './client-texts.ts';

const schema = z.object(clientSchemas);
const client = (changes: object) => ({ ...clientFacts(() => ''), name: 'Pekáreň Vzor', ...changes });

it('keeps numbers without spaces, the letters of an IČ DPH big, and a PSČ in its two groups', () => {
  const typed = { ico: '12 345 679', dic: ' 1000 000 001 ', icDph: 'sk 1000000001', postalCode: '81101' };
  expect(schema.parse(client(typed))).toEqual(
    client({ ico: '12345679', dic: '1000000001', icDph: 'SK1000000001', postalCode: '811 01' }),
  );
});

it('asks for nothing but a name', () => {
  expect(schema.safeParse(client({})).success).toBe(true);
});

it.each([
  ['name', '  ', CLIENT_TEXTS.nameMissing],
  ['ico', '1234567', CLIENT_TEXTS.icoDigits],
  ['ico', '12345678', CLIENT_TEXTS.icoWrong],
  ['dic', '12', CLIENT_TEXTS.dicDigits],
  ['dic', '1000000002', CLIENT_TEXTS.dicWrong],
  ['icDph', '1000000001', CLIENT_TEXTS.icDphSigns],
  ['icDph', 'SK1000000002', CLIENT_TEXTS.icDphWrong],
  ['postalCode', '8110', CLIENT_TEXTS.postalCodeDigits],
])('says of %s "%s": %s', (field, text, message) => {
  const answer = schema.safeParse(client({ [field]: text }));
  expect(answer.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [field, message],
  ]);
});
