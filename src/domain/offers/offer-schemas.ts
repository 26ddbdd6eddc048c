import { z } from 'zod';
import { isDayOfWork, WRONG_DAY } from '../kernel/day-field.ts';
import type { Cents } from '../kernel/money.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import { FEATURE_IDS } from '../quote/catalogue.ts';
import { CHARGES, type LineChoice, linesOf, type OfferContent, type OfferLine, UNITS } from './offer.ts';
import { OFFER_LIMITS } from './offer-limits.ts';
import { lineAmount } from './offer-totals.ts';

// What can be stored as a draft: whole numbers within bounds and ids that are one's own. Whether it can be sent is another
// question (offer-problems.ts), so that half an offer is saved while it is written.

const TOO_MANY_LINES = `Ponuka môže mať najviac ${OFFER_LIMITS.lines} položiek.`;
const TOO_DEAR = 'Ponuka môže byť najviac na 10 000 000 €.';
const NOT_UNIQUE = 'Každá časť ponuky musí mať vlastné označenie.';

const line = (max: number) => lineOfText(max);
const text = (max: number) => lineOfText(max, { multiline: true });
const name = line(OFFER_LIMITS.name);
const points = z.array(text(OFFER_LIMITS.point)).max(OFFER_LIMITS.points);
const cents = z.int().min(0).max(OFFER_LIMITS.unitPrice);
const percent = z.int().min(1).max(100);

/** Of a line, group, stage, payment or alternative: stays the same over all revisions. */
const id = z.string().regex(/^[a-z0-9-]{1,60}$/);

const choice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed') }),
  z.object({ kind: z.literal('optional'), ticked: z.boolean() }),
  z.object({ kind: z.literal('alternative'), group: id, ticked: z.boolean() }),
]) satisfies z.ZodType<LineChoice>;

/** A line as offers carry it out; a feature that has left the catalogue since is none. */
export const offerLineSchema = z.object({
  id,
  name,
  included: text(OFFER_LIMITS.included).describe('small Markdown'),
  quantity: z.int().min(1).max(OFFER_LIMITS.quantity).describe('hundredths'),
  unit: z.enum(UNITS),
  unitPrice: cents.describe('cents, without VAT of a payer'),
  charged: z.enum(CHARGES),
  choice,
  feature: z.enum(FEATURE_IDS).nullable().catch(null),
}) satisfies z.ZodType<OfferLine>;

const amountOrPercent = [
  z.object({ kind: z.literal('percent'), percent }),
  z.object({ kind: z.literal('amount'), amount: cents }),
] as const;

/** What an offer says, as answers carry it. */
export const offerContentShape = z.object({
  title: line(OFFER_LIMITS.title),
  groups: z
    .array(z.object({ id, name, lines: z.array(offerLineSchema).max(OFFER_LIMITS.lines, TOO_MANY_LINES) }))
    .max(OFFER_LIMITS.groups),
  discount: z.object({ name, of: z.discriminatedUnion('kind', [...amountOrPercent]) }).nullable(),
  vat: z.object({
    status: z.enum(['non-payer', 'registered-7-7a', 'payer']),
    ratePercent: z.int().min(0).max(100),
  }),
  excluded: points,
  assumptions: points,
  revisionRounds: z.int().min(0).max(OFFER_LIMITS.revisionRounds),
  payments: z
    .array(
      z.object({
        id,
        name,
        after: id.nullable().describe('the stage after which it is due; null at the acceptance'),
        share: z.discriminatedUnion('kind', [...amountOrPercent, z.object({ kind: z.literal('rest') })]),
      }),
    )
    .max(OFFER_LIMITS.payments),
  validUntil: z.iso.date(),
  earliestStart: z.iso.date().nullable(),
  stages: z
    .array(z.object({ id, name, days: z.int().min(0).max(OFFER_LIMITS.days) }))
    .max(OFFER_LIMITS.stages),
  termsVersion: line(OFFER_LIMITS.name),
  note: text(OFFER_LIMITS.note),
}) satisfies z.ZodType<OfferContent>;

/** What an offer says, as it is stored while it is written (business 4). */
export const offerContentSchema = offerContentShape.superRefine((offer, context) => {
  const issue = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', message, path });
  const lines = linesOf(offer);
  if (lines.length > OFFER_LIMITS.lines) issue(TOO_MANY_LINES, 'groups');
  for (const [part, ids] of Object.entries({
    groups: offer.groups.map((group) => group.id),
    lines: lines.map((each) => each.id),
    payments: offer.payments.map((payment) => payment.id),
    stages: offer.stages.map((stage) => stage.id),
  })) {
    if (new Set(ids).size < ids.length) issue(NOT_UNIQUE, part);
  }
  if (dearest(offer) > OFFER_LIMITS.total) issue(TOO_DEAR, 'groups');
  for (const field of ['validUntil', 'earliestStart'] as const)
    if (!isDayOfWork(offer[field] ?? offer.validUntil)) issue(WRONG_DAY, field);
});

/** More than any choice can cost: every line, all alternatives and the months too, so that no sum is ever too large. */
const dearest = (offer: Pick<OfferContent, 'groups'>): Cents =>
  linesOf(offer).reduce((sum, each) => sum + lineAmount(each), 0);
