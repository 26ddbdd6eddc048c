import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { perAccount, READ_LIMIT } from '../api/limit.ts';
import { seenVersion } from '../api/seen-version.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import { openSchemas } from '../requests/request-field-schemas.ts';
import { requestField } from '../requests/request-fields.ts';
import { MUTABLE_MAILS } from './mail-choices.ts';
import * as calls from './profile-calls.ts';
import { accessTo } from './rights.ts';

const profileSchema = z.object({
  username: z.string(),
  email: z.email(),
  emailVerified: z.boolean(),
  fullName: z.string(),
  phone: z.string(),
  version: z.int().describe('of name and phone'),
  mutedMails: z.array(z.string()).describe('kinds of mail that were switched off'),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileSchemas = {
  profile: { answer: profileSchema },
  changeProfile: {
    /** What is absent stays as it is. */
    body: z.object({
      fullName: lineOfText(requestField('name').max).optional(),
      phone: openSchemas.phone.unwrap().unwrap().optional(),
      version: seenVersion,
    }),
    answer: profileSchema,
  },
  switchMail: {
    body: z.object({ kind: z.enum(MUTABLE_MAILS), isOn: z.boolean() }),
    answer: profileSchema,
  },
};

export const profile = endpoint(calls.profile, profileSchemas.profile, {
  summary: 'The own account as its settings show it.',
  access: accessTo('account.read'),
  limit: READ_LIMIT,
});

export const changeProfile = endpoint(calls.changeProfile, profileSchemas.changeProfile, {
  summary: 'Changes name and phone; nothing else of the account can be changed so.',
  access: accessTo('account.change'),
  limit: perAccount('profile', 120, 60),
  errors: ['editedElsewhere', 'databaseUnavailable'],
});

export const switchMail = endpoint(calls.switchMail, profileSchemas.switchMail, {
  summary: 'Switches mails of one kind off or on; another window may switch the others.',
  access: accessTo('account.change'),
  limit: perAccount('profile', 120, 60),
  errors: ['databaseUnavailable'],
});
