import { z } from 'zod';
import { messageSchema } from '../messages/message-schema.ts';
import { duePaymentSchema, lineChangeSchema, offerTotalsSchema } from './contract.ts';
import { DECLINE_REASON_IDS } from './decline-reasons.ts';
import { offerContentShape } from './offer-schemas.ts';
import { REVISION_STATES } from './revision-life.ts';

const instant = z.iso.datetime();
const day = z.iso.date();
const letter = z.string().describe('"A" for the first revision');

/** A revision in the list of what has changed. */
const clientRevisionSchema = z.object({
  revision: z.int(),
  letter,
  sentAt: instant,
  totals: offerTotalsSchema.describe('of what is ticked at first, or was accepted'),
  difference: z.object({ once: z.int(), monthly: z.int() }).nullable().describe('cents; null of the first'),
  changes: z.array(lineChangeSchema).describe('since the revision before'),
});

/** An offer as its client sees it: page, PDF and JSON are made of this, line by line (business 4). Never a draft. */
export const clientOfferSchema = z.object({
  id: z.uuid().describe('of the offer, whatever revision'),
  number: z.string(),
  isAddendum: z.boolean(),
  revision: z.int(),
  letter,
  state: z.enum(REVISION_STATES).exclude(['draft']),
  isLatest: z.boolean().describe('false while another revision than the last one sent is shown'),
  latest: z.int().describe('the last revision that was sent'),
  client: z.string(),
  recipient: z.string(),
  recipientEmail: z.string().describe('of one that is accepted: an account with it has it, too; else empty'),
  sentAt: instant,
  closedAt: instant.nullable().describe('when it was accepted, declined or withdrawn'),
  content: offerContentShape,
  taken: z
    .array(z.string())
    .describe('ids of the lines taken beside the fixed ones: at first, or as accepted'),
  totals: offerTotalsSchema.describe('of what is taken'),
  least: offerTotalsSchema,
  everything: offerTotalsSchema,
  payments: z.array(
    duePaymentSchema.extend({
      dueOn: day.nullable().describe('null of what is due at the acceptance, and without a schedule'),
    }),
  ),
  schedule: z
    .object({
      startsOn: day,
      endsOn: day,
      stages: z.array(z.object({ id: z.string(), name: z.string(), days: z.int(), from: day, to: day })),
    })
    .nullable()
    .describe(
      'if it is agreed today, or as it was; null of what is over, and where the days are those of the project',
    ),
  effect: z
    .object({
      project: z.string(),
      price: z.int().describe('cents, without the addendum'),
      monthlyPrice: z.int().describe('cents, without the addendum'),
      launch: z
        .object({
          from: day,
          to: day,
          later: z.int().describe('working days between them'),
          agreed: z.object({ from: day, to: day }).describe('the day that is agreed, before and after'),
        })
        .nullable()
        .describe('as it is planned today; null of a project that is launched or rests'),
    })
    .nullable()
    .describe('what accepting it today changes of its project; null of all but an addendum that can be'),
  daysLeft: z.int().describe('on which it can be accepted, beside today; negative once it is over'),
  revisions: z.array(clientRevisionSchema).describe('that were sent, the latest first'),
  messages: z.array(messageSchema).describe('oldest first'),
  fingerprint: z.string().describe('SHA-256 of what this revision says, in hexadecimal'),
  acceptance: z
    .object({
      name: z.string(),
      acceptedAt: instant,
      fingerprint: z.string(),
      consents: z.array(z.string()),
      isNoted: z.boolean().describe('true when the operator has noted what the client said otherwise'),
    })
    .nullable(),
  declined: z.object({ reason: z.enum(DECLINE_REASON_IDS), text: z.string() }).nullable(),
  renewalAsked: z.boolean().describe('of one that has expired'),
  signing: z
    .object({
      servesConsumers: z.boolean(),
      ico: z.string().describe('of the client; empty while nobody knows it'),
      email: z.string().describe('where a consumer withdraws'),
      termsVersion: z.string(),
    })
    .describe('who may accept it, on what terms'),
  remindersOff: z.boolean(),
  projectId: z
    .uuid()
    .nullable()
    .describe('the project that it has begun or changes; null while there is none'),
  isProjectClosed: z
    .boolean()
    .describe('its project is closed: an addendum that was not accepted can be no more'),
  launchOn: day
    .nullable()
    .describe('of that project as it stands today; null where it is launched, rests or is closed'),
  agreedOn: day
    .nullable()
    .describe(
      'the launch of that project as it is agreed by now, with all addenda; null while there is none',
    ),
  waitingAddenda: z
    .int()
    .describe(
      'others of its project that wait for a decision; 0 of all but an addendum that can be accepted',
    ),
});
export type ClientOffer = z.infer<typeof clientOfferSchema>;
