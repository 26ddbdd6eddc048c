import { z } from 'zod';
import { mailedTokenField } from '../accounts/account-fields.ts';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { perAccount } from '../api/limit.ts';
import * as calls from './invitation-calls.ts';

const held = z.object({ token: mailedTokenField });
const invited = z.object({ client: z.string().describe('name of the client') });

export const invitationSchemas = {
  readInvitation: { body: held, answer: invited },
  acceptInvitation: { body: held, answer: invited },
};

const OPTIONS = {
  access: accessTo('invitation.accept'),
  limit: perAccount('invitations', 30, 10),
  errors: ['invitationVoid'],
} as const;

export const readInvitation = endpoint(calls.readInvitation, invitationSchemas.readInvitation, {
  ...OPTIONS,
  summary:
    'To whom a mailed invitation leads; it is good only for an account with the address it was sent to.',
});

export const acceptInvitation = endpoint(calls.acceptInvitation, invitationSchemas.acceptInvitation, {
  ...OPTIONS,
  summary: 'Makes the account a member of the client, once.',
});
