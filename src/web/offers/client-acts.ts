import type { AnswerOf, BodyOf, Call, CallInput, CallSchemas } from '#domain/api/call.ts';
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

/** The calls of who holds a secret link. */
export function clientActs(secret: string): ClientActs {
  const headers = { [OFFER_LINK_HEADER]: secret };
  const send = <Schemas extends CallSchemas>(call: Call<Schemas>, input: CallInput<Call<Schemas>>) =>
    callApi(call, input, { headers });
  return {
    pulse: () => send(offerPulse, {}),
    seen: () => send(noteOfferSeen, {}),
    reload: () => send(linkedOffer, { query: {} }),
    ask: (body) => send(askAboutOffer, { body }),
    withdraw: (messageId) => send(withdrawQuestion, { params: { messageId } }),
    accept: (body) => send(acceptOffer, { body }),
    decline: (body) => send(declineOffer, { body }),
    renew: () => send(askOfferRenewal, {}),
    endReminders: () => send(endOfferReminders, {}),
    async savePdf({ number, letter, revision }) {
      const file = await send(offerPdf, { query: { revision } });
      saveFile(file, `${number.replace('/', '-')}-${letter}.pdf`);
    },
    payments: () => send(offerPayments, {}),
    async savePaymentPdf({ id, number }) {
      saveFile(await send(offerPaymentPdf, { params: { id } }), `${number}.pdf`);
    },
  };
}
