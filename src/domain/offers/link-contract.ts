import { z } from 'zod';
import { emailField } from '../accounts/account-fields.ts';
import { nothing } from '../accounts/contract.ts';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { type Limit, perAccount, perAddress } from '../api/limit.ts';
import { clientSchemas } from '../clients/client-field-schemas.ts';
import { filledText, lineOfText } from '../kernel/safe-text.ts';
import { MESSAGE_MAX } from '../messages/message.ts';
import { requestField } from '../requests/request-fields.ts';
import { clientOfferSchema } from './client-offer-schema.ts';
import { CAPACITIES, CAPACITY_MISSING } from './consent.ts';
import { DECLINE_REASON_IDS } from './decline-reasons.ts';
import * as calls from './link-calls.ts';
import { OFFER_LIMITS } from './offer-limits.ts';
import { offerPulseSchema } from './offer-pulse-schema.ts';

const MISSING_NAME = 'Napíšte meno a priezvisko.';
const MISSING_CONSENT = 'Označte, že súhlasíte s obchodnými podmienkami.';
const MISSING_NUMBER = 'Napíšte číslo ponuky, napríklad CP-2026-0012.';
const WRONG_FINGERPRINT = 'Odtlačok má 64 znakov, číslice a písmená a až f.';

const ID_MAX = 60;
const NUMBER_MAX = 40;
const FINGERPRINT = /^[\da-f]{64}$/;
/** Somebody may write it in groups. */
const FINGERPRINT_MAX = 100;
/** A PDF of the longest offer has less than half of it. */
const PDF_MAX_BYTES = 4 * 1024 * 1024;

/** What is said where a call does not say which offer it is about, or a link would be asked for another one. */
export const NOT_NAMED = { field: 'offer', message: 'Uveďte, o\u00A0ktorú ponuku ide.' };
export const NAMED_TWICE = { field: 'offer', message: 'O\u00A0ktorú ponuku ide, hovorí už odkaz.' };

const revision = z.int().min(1);
/** Which offer: named by a member of the client, and by nobody who has a link, which says it itself. */
export const offerQuery = z.object({ offer: z.uuid().optional().describe('without a secret link') });
const revisionQuery = offerQuery.extend({ revision: z.coerce.number().int().min(1).optional() });
const number = lineOfText(NUMBER_MAX).transform((text) => text.replace(/\s/g, '').toUpperCase());

/** Whether something is what was accepted. A wrong number and a wrong fingerprint are not told apart. */
const verdictSchema = z.discriminatedUnion('isAccepted', [
  z.object({
    isAccepted: z.literal(true),
    number: z.string(),
    letter: z.string(),
    acceptedAt: z.iso.datetime(),
    fingerprint: z.string(),
  }),
  z.object({ isAccepted: z.literal(false) }),
]);

export const linkSchemas = {
  linkedOffer: {
    query: revisionQuery.describe('the last revision sent unless told'),
    answer: clientOfferSchema,
  },
  offerPulse: { query: offerQuery, answer: offerPulseSchema },
  noteOfferSeen: { query: offerQuery, answer: nothing },
  acceptOffer: {
    query: offerQuery,
    body: z.object({
      revision,
      chosen: z.array(z.string().max(ID_MAX)).max(OFFER_LIMITS.lines),
      shown: z.object({ once: z.int(), monthly: z.int() }).describe('cents with VAT, as they were shown'),
      effect: offerPulseSchema.shape.effect.default(null).describe('of an addendum, as it was shown'),
      name: filledText(requestField('name').max, MISSING_NAME),
      capacity: z.enum(CAPACITIES, CAPACITY_MISSING).describe('as whom'),
      ico: clientSchemas.ico.default('').describe('of a firm'),
      startsEarly: z.boolean().default(false).describe('a consumer wants the work to begin at once'),
      agreed: z.literal(true, MISSING_CONSENT).describe('to the terms that the offer names'),
    }),
    answer: clientOfferSchema,
  },
  declineOffer: {
    query: offerQuery,
    body: z.object({
      revision,
      reason: z.enum(DECLINE_REASON_IDS, 'Vyberte dôvod.'),
      text: lineOfText(MESSAGE_MAX, { multiline: true }).default(''),
    }),
    answer: clientOfferSchema,
  },
  askOfferRenewal: { query: offerQuery, answer: nothing },
  endOfferReminders: { query: offerQuery, answer: nothing },
  offerPdf: {
    query: revisionQuery,
    answer: { file: ['application/pdf'] },
  },
  askForOfferLink: {
    body: z.object({
      email: emailField,
      number: number.default('').describe('of the offer, where it is known'),
    }),
    answer: nothing,
  },
  sendOfferLink: { params: z.object({ id: z.uuid(), offerId: z.uuid() }), answer: nothing },
  verifyOffer: {
    body: z.object({
      number: number.refine((text) => text !== '', MISSING_NUMBER),
      fingerprint: lineOfText(FINGERPRINT_MAX)
        .transform((text) => text.replace(/\s/g, '').toLowerCase())
        .pipe(z.string().regex(FINGERPRINT, WRONG_FINGERPRINT)),
    }),
    answer: verdictSchema,
  },
  verifyOfferPdf: { answer: verdictSchema },
  offerRevisionPdf: {
    params: z.object({ id: z.uuid(), revision: z.coerce.number().int().min(1) }),
    answer: { file: ['application/pdf'] },
  },
};

/** Every use of a link counts before anybody knows whether it is good: this is how often one can be guessed. */
export const LINK_USES: Limit = perAddress('offer-link', 240, 10);

/** Documents that the holders of links have set, of offers and of payment calls. */
export const LINK_DOCUMENTS: Limit = perAddress('offer-pdf', 30, 10);

export const linkedOffer = endpoint(calls.linkedOffer, linkSchemas.linkedOffer, {
  summary: 'An offer as its client sees it, by its secret link or by membership. Never a draft.',
  access: accessTo('offer.read'),
  limit: LINK_USES,
  errors: ['notFound'],
});

export const offerPulse = endpoint(calls.offerPulse, linkSchemas.offerPulse, {
  summary: 'How an offer stands: a page that is open asks whether it has changed.',
  access: accessTo('offer.read'),
  limit: LINK_USES,
  errors: ['notFound'],
});

export const noteOfferSeen = endpoint(calls.noteOfferSeen, linkSchemas.noteOfferSeen, {
  summary:
    'Notes that the client has opened the offer: once, not by the operator, robots or what fetches ahead.',
  access: accessTo('offer.answer'),
  limit: LINK_USES,
  errors: ['notFound', 'databaseUnavailable'],
});

export const acceptOffer = endpoint(calls.acceptOffer, linkSchemas.acceptOffer, {
  summary: 'Accepts the offer with what was chosen, for the price that was shown. Works once.',
  access: accessTo('offer.answer'),
  limit: LINK_USES,
  errors: ['notFound', 'offerStep', 'databaseUnavailable'],
});

export const declineOffer = endpoint(calls.declineOffer, linkSchemas.declineOffer, {
  summary: 'Declines the offer.',
  access: accessTo('offer.answer'),
  limit: LINK_USES,
  errors: ['notFound', 'offerStep', 'databaseUnavailable'],
});

export const askOfferRenewal = endpoint(calls.askOfferRenewal, linkSchemas.askOfferRenewal, {
  summary: 'Asks the operator for an offer that has expired.',
  access: accessTo('offer.answer'),
  limit: perAddress('offer-renewals', 10, 60),
  errors: ['notFound', 'offerStep', 'databaseUnavailable'],
});

export const endOfferReminders = endpoint(calls.endOfferReminders, linkSchemas.endOfferReminders, {
  summary: 'The client wants no reminders of this offer.',
  access: accessTo('offer.answer'),
  limit: LINK_USES,
  errors: ['notFound', 'databaseUnavailable'],
});

export const offerPdf = endpoint(calls.offerPdf, linkSchemas.offerPdf, {
  summary: 'The offer as a PDF; once accepted, with its confirmation.',
  access: accessTo('offer.read'),
  limit: LINK_DOCUMENTS,
  errors: ['notFound', 'busy'],
});

export const askForOfferLink = endpoint(calls.askForOfferLink, linkSchemas.askForOfferLink, {
  summary: 'Has a new secret link mailed to whom an offer was sent. The same answer for everybody.',
  access: 'anyone',
  limit: { name: 'offer-links', max: 3, seconds: 60 * 60, by: 'email' },
  status: 202,
  errors: ['databaseUnavailable'],
});

export const sendOfferLink = endpoint(calls.sendOfferLink, linkSchemas.sendOfferLink, {
  summary:
    'Has a new link to the offer of a project, or to one of its addenda, mailed to whom that was sent: the link of another one does not open it.',
  access: accessTo('project.answer'),
  limit: perAddress('project-offer-links', 12, 60),
  errors: ['offerStep', 'databaseUnavailable'],
});

export const verifyOffer = endpoint(calls.verifyOffer, linkSchemas.verifyOffer, {
  summary: 'Whether this fingerprint is that of the offer of this number, as it was accepted.',
  access: 'anyone',
  limit: perAddress('verification', 60, 10),
});

export const verifyOfferPdf = endpoint(calls.verifyOfferPdf, linkSchemas.verifyOfferPdf, {
  summary: 'Whether this PDF is, to the last byte, one of an accepted offer.',
  access: 'anyone',
  limit: perAddress('verification', 60, 10),
  upload: { types: ['application/pdf', 'application/octet-stream'], maxBytes: PDF_MAX_BYTES },
});

export const offerRevisionPdf = endpoint(calls.offerRevisionPdf, linkSchemas.offerRevisionPdf, {
  summary: 'A revision of an offer as a PDF, also a draft.',
  access: accessTo('offer.manage'),
  limit: perAccount('admin-offer-pdf', 120, 10),
  errors: ['busy'],
});
