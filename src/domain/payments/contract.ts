import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { keysetField } from '../api/keyset.ts';
import { perAccount, READ_LIMIT } from '../api/limit.ts';
import { dayField } from '../kernel/day-field.ts';
import { filledText } from '../kernel/safe-text.ts';
import { LINK_DOCUMENTS, LINK_USES, offerQuery } from '../offers/link-contract.ts';
import { PROJECT_LIMITS } from '../projects/project-limits.ts';
import { unsentMailsSchema } from '../today/unsent-mail.ts';
import * as calls from './calls.ts';
import { PAYMENT_STATES } from './payment-life.ts';
import { clientPaymentSchema, payingSchema, paymentSchema } from './payment-schema.ts';

const MISSING_NAME = 'Napíšte, za čo sa platí.';
const WRONG_AMOUNT = 'Zadajte sumu od 0,01 € do 10 miliónov eur.';
/** A thousand million cents: more than any project costs, and what an integer column holds. */
const AMOUNT_MAX = 1_000_000_000;

const one = z.object({ id: z.uuid() });
const amountField = z.int(WRONG_AMOUNT).min(1, WRONG_AMOUNT).max(AMOUNT_MAX, WRONG_AMOUNT).describe('cents');
const pdf = { file: ['application/pdf'] };

const listedPaymentSchema = paymentSchema.extend({
  project: z.object({ id: z.uuid(), number: z.string(), name: z.string() }),
  client: z.object({ id: z.uuid(), name: z.string() }),
});

export const paymentSchemas = {
  listPayments: {
    query: z.object({ state: z.enum(PAYMENT_STATES).optional(), after: keysetField.optional() }),
    answer: z.array(listedPaymentSchema),
  },
  openPayment: {
    params: one,
    answer: z.object({
      payment: listedPaymentSchema,
      paying: payingSchema.nullable().describe('null where nothing is to be paid, or there is no account'),
      unsentMails: unsentMailsSchema,
    }),
  },
  paymentPdf: { params: one, answer: pdf },
  addPayment: {
    params: one,
    body: z.object({
      name: filledText(PROJECT_LIMITS.paymentName, MISSING_NAME),
      amount: amountField,
      stageId: z.uuid().nullable().default(null),
    }),
    answer: paymentSchema,
  },
  stepPayment: {
    params: one,
    body: z.discriminatedUnion('step', [
      z.object({ step: z.literal('ask') }),
      z.object({ step: z.literal('pay'), on: dayField }),
      z.object({
        step: z.literal('split'),
        on: dayField,
        amount: amountField.describe('cents that were paid; the rest is a new call'),
      }),
      z.object({ step: z.literal('cancel') }),
    ]),
    answer: paymentSchema,
  },
  offerPayments: {
    query: offerQuery,
    answer: z.object({ payments: z.array(clientPaymentSchema) }),
  },
  offerPaymentPdf: { params: one, query: offerQuery, answer: pdf },
};

const CHANGES = perAccount('admin-payments', 300, 10);

export const listPayments = endpoint(calls.listPayments, paymentSchemas.listPayments, {
  summary: 'Payment calls, newest first, 50 at a time: all or those of a state.',
  access: accessTo('project.manage'),
  limit: READ_LIMIT,
});

export const openPayment = endpoint(calls.openPayment, paymentSchemas.openPayment, {
  summary: 'A payment call with its PAY by square and EPC codes.',
  access: accessTo('project.manage'),
  limit: READ_LIMIT,
});

export const paymentPdf = endpoint(calls.paymentPdf, paymentSchemas.paymentPdf, {
  summary: 'A payment call as a PDF; it is no tax document.',
  access: accessTo('project.manage'),
  limit: perAccount('admin-payment-pdf', 120, 10),
  errors: ['paymentStep', 'busy'],
});

export const addPayment = endpoint(calls.addPayment, paymentSchemas.addPayment, {
  summary: 'Makes a call for a part of the price that no other one asks for.',
  access: accessTo('project.manage'),
  limit: CHANGES,
  status: 201,
  errors: ['projectStep', 'paymentStep', 'databaseUnavailable'],
});

export const stepPayment = endpoint(calls.stepPayment, paymentSchemas.stepPayment, {
  summary: 'Asks for a payment by mail, notes that all or a part of it was paid, or cancels it.',
  access: accessTo('project.manage'),
  limit: CHANGES,
  errors: ['paymentStep', 'databaseUnavailable'],
});

export const offerPayments = endpoint(calls.offerPayments, paymentSchemas.offerPayments, {
  summary: 'Payment calls of the project that an offer has begun, as its client sees them.',
  access: accessTo('payment.read'),
  limit: LINK_USES,
  errors: ['notFound'],
});

export const offerPaymentPdf = endpoint(calls.offerPaymentPdf, paymentSchemas.offerPaymentPdf, {
  summary: 'One of them as a PDF.',
  access: accessTo('payment.read'),
  limit: LINK_DOCUMENTS,
  errors: ['paymentStep', 'busy'],
});
