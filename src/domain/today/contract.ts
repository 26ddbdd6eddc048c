import { z } from 'zod';
import { nothing } from '../accounts/contract.ts';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { perAccount, READ_LIMIT } from '../api/limit.ts';
import { byKey } from '../kernel/by-key.ts';
import { MESSAGE_SUBJECTS } from '../messages/message.ts';
import { listedOfferSchema } from '../offers/contract.ts';
import { WORK_KINDS } from '../projects/desk-next.ts';
import { PROJECT_STATES } from '../projects/project-life.ts';
import { inboxRowSchema } from '../requests/inbox-contract.ts';
import * as calls from './calls.ts';
import { unsentMailSchema } from './unsent-mail.ts';

const instant = z.iso.datetime();
const count = z.int().describe('of all of them; 1000 stands for a thousand or more');

/** A part of the day: how many there are, and those that come first. */
const part = <Row extends z.ZodType>(row: Row) => z.object({ count, rows: z.array(row) });

export const waitingTalkSchema = z.object({
  id: z.uuid().describe('of the message that has waited for longest'),
  subject: z.object({ type: z.enum(MESSAGE_SUBJECTS), id: z.uuid() }),
  about: z.string().describe('ticket or number of what it is about'),
  author: z.string().describe('of that message'),
  excerpt: z.string().describe('how it begins'),
  waiting: z.int().describe('messages that wait for an answer, with that one'),
  at: instant.describe('when it was written'),
});

export const duePaymentSchema = z.object({
  id: z.uuid(),
  project: z.object({ id: z.uuid(), name: z.string() }),
  client: z.string(),
  name: z.string(),
  amount: z.int().describe('cents with VAT'),
  dueOn: z.iso.date(),
  askedOn: z.iso.date().nullable().describe('when the client was last sent the call'),
});

export const lateItemsSchema = z.object({
  project: z.object({ id: z.uuid(), name: z.string() }),
  client: z.string(),
  missing: z.int().describe('how many are late'),
  titles: z.array(z.string()).describe('the first of them, by their last day'),
  dueOn: z.iso.date().describe('the last day of the first one'),
  shift: z.int().describe('working days by which the worst of them puts the launch off'),
});

export const broughtItemsSchema = z.object({
  project: z.object({ id: z.uuid(), name: z.string() }),
  client: z.string(),
  brought: z.int().describe('how many wait'),
  titles: z.array(z.string()).describe('the first of them, what has waited for longest at the top'),
  on: z.iso.date().describe('when the first of them was handed in'),
});

export const dueWorkSchema = z.object({
  id: z.uuid().describe('of the stage; of the project where it is the project that goes on'),
  kind: z.enum(WORK_KINDS).describe('a stage to be handed over or begun, or a project to go on'),
  project: z.object({ id: z.uuid(), name: z.string(), state: z.enum(PROJECT_STATES) }),
  client: z.string(),
  name: z.string().describe('of the stage; empty where it is about the project'),
  dueOn: z.iso
    .date()
    .describe('the last day of a stage, the first of one to be begun, or the day of the launch'),
  version: z.int().nullable().describe('of the stage as it is seen, for the call that moves it'),
});

export const wishSchema = z.object({
  id: z.uuid().describe('of the change that is asked for, or of the stage that was returned'),
  kind: z.enum(['change', 'return']),
  project: z.object({ id: z.uuid(), name: z.string() }),
  client: z.string(),
  stage: z.string().describe('that was returned; empty for a change'),
  excerpt: z.string().describe('how what they write begins'),
  on: z.iso.date(),
});

const testMailSchema = z.object({
  to: z.string().describe('where the next one goes'),
  hasServer: z.boolean().describe('false where mails are only written as files'),
  last: z
    .object({
      to: z.string(),
      at: instant.describe('when it was taken, or written'),
      state: z.enum(['waiting', 'sent', 'refused']),
      trouble: z.string().nullable().describe('why it is not sent, and what to do, in Slovak'),
    })
    .nullable()
    .describe('null before the first one'),
});

export const todaySchemas = {
  today: {
    answer: z.object({
      at: instant,
      answers: part(inboxRowSchema)
        .extend({ late: count })
        .describe('requests nobody has answered, by their promise'),
      lapsed: part(inboxRowSchema).describe(
        'requests whose offers are over or withdrawn, so that nothing stands with the client: the newest first',
      ),
      offers: part(
        listedOfferSchema.extend({
          canRemind: z.boolean().describe('a reminder by hand can go out now'),
          remindedOn: z.iso.date().nullable().describe('when the client was last reminded of it'),
        }),
      ).describe('open offers without an answer: questions first, then by their last day'),
      payments: part(duePaymentSchema).describe('that are overdue or due within a week, by their last day'),
      stages: part(dueWorkSchema).describe(
        'stages that end or begin today and launches of today, and what of it is late: by that day',
      ),
      items: part(lateItemsSchema).describe(
        'projects whose clients have not brought something in time, by the last day of the first thing',
      ),
      brought: part(broughtItemsSchema).describe(
        'projects whose clients have handed in something to be looked at, what has waited for longest first',
      ),
      wishes: part(wishSchema).describe(
        'changes that clients ask for and nobody has answered, and stages that they have returned: the oldest first',
      ),
      messages: part(waitingTalkSchema)
        .extend({
          counts: z
            .object(byKey(MESSAGE_SUBJECTS, () => count))
            .describe('of them by what the conversation is about'),
        })
        .describe(
          'conversations with messages of clients that wait for an answer, whoever has waited for longest first',
        ),
      mails: part(
        unsentMailSchema.extend({
          reason: z
            .enum(['dead', 'held'])
            .describe('could not be delivered, or held back as one of too many'),
        }),
      ).describe('that will not be sent by themselves'),
      delayedMails: z
        .object({
          count,
          since: instant.describe('when the first of them was written'),
          trouble: z.string().describe('why, and what to do, in Slovak'),
        })
        .nullable()
        .describe(
          'that failed for a quarter of an hour, or for what only the operator can mend, and are tried again; null while there is none',
        ),
      errors: count.describe('kinds of failures first seen since yesterday'),
      filesTrouble: z
        .string()
        .nullable()
        .describe('what is wrong with the room for files, in Slovak; null while there is enough'),
      aiTrouble: z
        .string()
        .nullable()
        .describe('that the AI has had its requests of the day, in Slovak; null while it has some left'),
      backup: z.object({
        last: z
          .object({ at: instant.describe('the instant whose data it holds'), bytes: z.int() })
          .nullable()
          .describe('the newest backup; null before the first one'),
        trouble: z.string().nullable().describe('what is wrong with backups, in Slovak'),
      }),
    }),
  },
  testMail: { answer: testMailSchema },
  resendMail: { params: z.object({ id: z.uuid() }), answer: nothing },
};

export const today = endpoint(calls.today, todaySchemas.today, {
  summary: 'What waits for the operator, the most urgent first.',
  access: accessTo('today.read'),
  limit: READ_LIMIT,
});

export const testMail = endpoint(calls.testMail, todaySchemas.testMail, {
  summary: 'What has become of the last mail by which the operator tried whether mails go out.',
  access: accessTo('setup.read'),
  limit: READ_LIMIT,
});

export const sendTestMail = endpoint(calls.sendTestMail, todaySchemas.testMail, {
  summary: 'Sends such a mail to the operator, the way that mails to clients go.',
  access: accessTo('mail.resend'),
  limit: perAccount('admin-test-mails', 6, 10),
});

export const resendMail = endpoint(calls.resendMail, todaySchemas.resendMail, {
  summary: 'Sends a mail again that could not be delivered or was held back.',
  access: accessTo('mail.resend'),
  limit: perAccount('admin-mails', 60, 10),
});
