import type { AnswerOf, BodyOf } from '#domain/api/call.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import {
  acceptOffer,
  askOfferRenewal,
  declineOffer,
  endOfferReminders,
  linkedOffer,
  noteOfferSeen,
  offerPdf,
  offerPulse,
} from '#domain/offers/link-calls.ts';
import { offerPaymentPdf, offerPayments } from '#domain/payments/calls.ts';
import { saveFile } from '../shell/api-client.ts';
import { type ClientDoor, SESSION_DOOR } from '../shell/client-door.ts';

/** What the client of an offer can do on its page; each rejects with an ApiError. */
export interface ClientActs {
  seen(): Promise<unknown>;
  /** How the offer stands now. */
  pulse(): Promise<AnswerOf<typeof offerPulse>>;
  reload(): Promise<ClientOffer>;
  accept(body: BodyOf<typeof acceptOffer>): Promise<ClientOffer>;
  decline(body: BodyOf<typeof declineOffer>): Promise<ClientOffer>;
  renew(): Promise<unknown>;
  endReminders(): Promise<unknown>;
  /** Saves the PDF of a revision. */
  savePdf(offer: Pick<ClientOffer, 'number' | 'letter' | 'revision'>): Promise<void>;
  payments(): Promise<AnswerOf<typeof offerPayments>>;
  savePaymentPdf(payment: { id: string; number: string }): Promise<void>;
}

/** The calls of who holds a secret link, by its door: it says which offer it is. */
export const linkActs = (door: ClientDoor): ClientActs => actsBy({}, door);

/** The calls of a signed-in member of the client, who names the offer. */
export const memberActs = (offer: string): ClientActs => actsBy({ offer }, SESSION_DOOR);

function actsBy(query: { offer?: string }, { call }: ClientDoor): ClientActs {
  return {
    pulse: () => call(offerPulse, { query }),
    seen: () => call(noteOfferSeen, { query }),
    reload: () => call(linkedOffer, { query }),
    accept: (body) => call(acceptOffer, { query, body }),
    decline: (body) => call(declineOffer, { query, body }),
    renew: () => call(askOfferRenewal, { query }),
    endReminders: () => call(endOfferReminders, { query }),
    async savePdf({ number, letter, revision }) {
      const file = await call(offerPdf, { query: { ...query, revision } });
      saveFile(file, `${number.replace('/', '-')}-${letter}.pdf`);
    },
    payments: () => call(offerPayments, { query }),
    async savePaymentPdf({ id, number }) {
      saveFile(await call(offerPaymentPdf, { query, params: { id } }), `${number}.pdf`);
    },
  };
}
