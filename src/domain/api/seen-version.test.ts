import { expect, test } from 'vitest';
import { z } from 'zod';
import { CONTRACT } from './contract.ts';

/** Calls that change or remove a record without naming what was seen of it, and why nothing is overwritten unseen by them. */
const UNSEEN: Record<string, string> = {
  'PUT /api/mail-choice': 'a switch: as it is chosen last, it stands',
  'PUT /api/account/mails': 'a switch',
  'PUT /api/admin/offers/:id/reminders': 'a switch',
  'PATCH /api/admin/accounts/:id': 'switches: the role alone, or the block alone',
  'PUT /api/portal/files/:id/bytes': 'adds bytes at the place that it names',
  'DELETE /api/account': 'shows what goes, and asks for the password',
  'DELETE /api/account/passkeys/:id': 'never changed',
  'DELETE /api/account/sessions/:id': 'never changed',
  'DELETE /api/account/totp': 'never changed',
  'DELETE /api/admin/clients/:id/members/:accountId': 'never changed',
  'DELETE /api/admin/clients/:id/invitations/:invitationId': 'changed only by its end',
  'DELETE /api/admin/conversations/:type/:id/notes/:noteId': 'never changed',
  'DELETE /api/admin/requests/:id/notes/:noteId': 'never changed',
  'DELETE /api/admin/offer-templates/:id': 'never changed',
  'DELETE /api/admin/offers/:id/answers/:messageId': 'never changed',
  'DELETE /api/admin/projects/:id/messages/:messageId': 'never changed',
  'DELETE /api/admin/requests/:id/replies/:messageId': 'never changed',
  'DELETE /api/portal/conversations/:type/:id/messages/:messageId': 'never changed',
  'DELETE /api/portal/files/:id': 'never changed',
  'DELETE /api/portal/projects/:id/calendar': 'never changed',
};

/** Whether a schema wants the version of the record, or the count of saves of a draft. */
const wantsSeen = (schema: z.ZodType | null): boolean =>
  schema instanceof z.ZodObject &&
  Object.entries<z.ZodType>(schema.shape).some(
    ([name, field]) => ['version', 'edit'].includes(name) && !field.safeParse(undefined).success,
  );

// A POST adds something, or takes a step that the state of its record allows.
test('every call that changes or removes a record names what was seen of it, or stands here with why not', () => {
  const unseen = CONTRACT.filter(
    ({ method, query, body }) =>
      ['PUT', 'PATCH', 'DELETE'].includes(method) && !wantsSeen(query) && !wantsSeen(body),
  );
  expect(unseen.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(UNSEEN).toSorted(),
  );
});
