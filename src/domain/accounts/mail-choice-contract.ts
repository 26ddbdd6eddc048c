import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { perAddress } from '../api/limit.ts';
import { nothing } from './contract.ts';
import * as calls from './mail-choice-calls.ts';
import { MUTABLE_MAILS } from './mail-choices.ts';
import { accessTo } from './rights.ts';

/** A sealed address and kind: longer than any of them can be. */
const TOKEN_MAX = 700;
const token = z
  .string()
  .max(TOKEN_MAX)
  .regex(/^[\w-]+$/);

const mailChoice = z.object({
  kind: z.enum(MUTABLE_MAILS),
  /** Enough for its owner to know it. */
  email: z.string().describe('the address, most of it hidden'),
  isOn: z.boolean().describe('whether mails of this kind go to this address'),
  hasAccount: z.boolean().describe('whether the address belongs to an account, whose settings show the same'),
});
export type MailChoice = z.output<typeof mailChoice>;

export const mailChoiceSchemas = {
  showMailChoice: { body: z.object({ token }), answer: mailChoice },
  changeMailChoice: { body: z.object({ token, isOn: z.boolean() }), answer: mailChoice },
  openMailChoice: { params: z.object({ token }), answer: nothing },
  oneClickOff: { params: z.object({ token }), answer: nothing },
};

const uses = perAddress('mail-choices', 60, 10);

export const showMailChoice = endpoint(calls.showMailChoice, mailChoiceSchemas.showMailChoice, {
  summary: 'Which kind of mail the token of a mail stands for, and whether it goes out. Changes nothing.',
  access: accessTo('mail.choose'),
  limit: uses,
  errors: ['notFound', 'databaseUnavailable'],
});

export const changeMailChoice = endpoint(calls.changeMailChoice, mailChoiceSchemas.changeMailChoice, {
  summary:
    'Switches mails of one kind to one address off or on, by the token of such a mail; on only where it has no account.',
  access: accessTo('mail.choose'),
  limit: uses,
  errors: ['notFound', 'mailsOfAccount', 'databaseUnavailable'],
});

export const openMailChoice = endpoint(calls.openMailChoice, mailChoiceSchemas.openMailChoice, {
  summary: 'Leads a browser to the page on which a kind of mail is switched off. Changes nothing.',
  access: accessTo('mail.choose'),
  limit: uses,
  status: 303,
});

/** Mail servers press for many people from few addresses. */
export const oneClickOff = endpoint(calls.oneClickOff, mailChoiceSchemas.oneClickOff, {
  summary: 'Switches mails of one kind off by one press in a mail program (RFC 8058), without a cookie.',
  access: accessTo('mail.choose'),
  limit: perAddress('one-click-off', 600, 10),
  upload: { types: ['application/x-www-form-urlencoded', 'multipart/form-data'], maxBytes: 4096 },
  signed: true,
  errors: ['databaseUnavailable'],
});
