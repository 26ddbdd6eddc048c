import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIL_NAMES } from '#content/mail-names.ts';
import { createTestServices, type TestServices } from '../../../tests/test-services.ts';

let made: TestServices;
beforeAll(async () => {
  made = await createTestServices();
});
afterAll(() => made.close());

it('every mail that a room writes has a name that the operator understands', () => {
  const kinds = made.services.rooms.flatMap(({ mails = {} }) => Object.keys(mails));
  expect(kinds.filter((kind) => !(kind in MAIL_NAMES))).toEqual([]);
});
