import { z } from 'zod';
import { PAYMENT_STATES, PAYMENT_STEPS } from './payment-life.ts';

/** A payment call as the operator sees it. */
export const paymentSchema = z.object({
  id: z.uuid(),
  number: z.string().describe('"VP-2026-000123"'),
  symbol: z.string().describe('variable symbol'),
  name: z.string(),
  amount: z.int().describe('cents with VAT'),
  state: z.enum(PAYMENT_STATES),
  steps: z.array(z.enum(PAYMENT_STEPS)).describe('that are possible now, the usual one first'),
  stageId: z.uuid().nullable().describe('the stage after which it is asked for'),
  addendum: z.int().describe('that has agreed on it, 1 for the first; 0 of the rest'),
  dueOn: z.iso.date().nullable().describe('null until it is asked for'),
  askedAt: z.iso.datetime().nullable(),
  paidOn: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
});
export type ShownPayment = z.infer<typeof paymentSchema>;

/** A code for a camera as one path of unit squares. */
const codeSchema = z.object({
  size: z.int().describe('side in modules, the quiet zone included'),
  path: z.string(),
});

/** What a payer needs: the account, and both codes of the one payment. */
export const payingSchema = z.object({
  iban: z.string(),
  bic: z.string().nullable(),
  beneficiary: z.string(),
  bySquare: codeSchema,
  epc: codeSchema,
});

/** A payment call as its client sees it. */
export const clientPaymentSchema = paymentSchema.omit({ steps: true, stageId: true }).extend({
  position: z.int().describe('among those of its project, from 1'),
  paying: payingSchema.nullable().describe('of a call that is to be paid now'),
});
export type ClientPayment = z.infer<typeof clientPaymentSchema>;
