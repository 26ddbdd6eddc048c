import type { AnswerOf, BodyOf } from '#domain/api/call.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import {
  acceptOffer,
  askAboutOffer,
  askOfferRenewal,
  declineOffer,
  endOfferReminders,
  linkedOffer,
  noteOfferSeen,
  offerPdf,
  offerPulse,
  withdrawQuestion,
} from '#domain/offers/link-calls.ts';
import { OFFER_LINK_HEADER } from '#domain/offers/link-header.ts';
import { offerPaymentPdf, offerPayments } from '#domain/payments/calls.ts';
import { callApi, saveFile } from '../shell/api-client.ts';

/** What the client of an offer can do on its page; each rejects with an ApiError. */
export interface ClientActs {
  seen(): Promise<unknown>;
  /** How the offer stands now. */
  pulse(): Promise<AnswerOf<typeof offerPulse>>;
  reload(): Promise<ClientOffer>;
  ask(body: BodyOf<typeof askAboutOffer>): Promise<AnswerOf<typeof askAboutOffer>>;
  withdraw(messageId: string): Promise<AnswerOf<typeof withdrawQuestion>>;
  accept(body: BodyOf<typeof acceptOffer>): Promise<ClientOffer>;
  decline(body: BodyOf<typeof declineOffer>): Promise<ClientOffer>;
  renew(): Promise<unknown>;
  endReminders(): Promise<unknown>;
  /** Saves the PDF of a revision. */
  savePdf(offer: Pick<ClientOffer, 'number' | 'letter' | 'revision'>): Promise<void>;
  payments(): Promise<AnswerOf<typeof offerPayments>>;
  savePaymentPdf(payment: { id: string; number: string }): Promise<void>;
}

/** The calls of who holds a secret link: it says which offer it is. */
export const linkActs = (secret: string): ClientActs =>
  actsBy({}, { headers: { [OFFER_LINK_HEADER]: secret } });

/** The calls of a signed-in member of the client, who names the offer. */
export const memberActs = (offer: string): ClientActs => actsBy({ offer }, {});

function actsBy(query: { offer?: string }, options: { headers?: Record<string, string> }): ClientActs {
  return {
    pulse: () => callApi(offerPulse, { query }, options),
    seen: () => callApi(noteOfferSeen, { query }, options),
    reload: () => callApi(linkedOffer, { query }, options),
    ask: (body) => callApi(askAboutOffer, { query, body }, options),
    withdraw: (messageId) => callApi(withdrawQuestion, { query, params: { messageId } }, options),
    accept: (body) => callApi(acceptOffer, { query, body }, options),
    decline: (body) => callApi(declineOffer, { query, body }, options),
    renew: () => callApi(askOfferRenewal, { query }, options),
    endReminders: () => callApi(endOfferReminders, { query }, options),
    async savePdf({ number, letter, revision }) {
      const file = await callApi(offerPdf, { query: { ...query, revision } }, options);
      saveFile(file, `${number.replace('/', '-')}-${letter}.pdf`);
    },
    payments: () => callApi(offerPayments, { query }, options),
    async savePaymentPdf({ id, number }) {
      saveFile(await callApi(offerPaymentPdf, { query, params: { id } }, options), `${number}.pdf`);
    },
  };
}
