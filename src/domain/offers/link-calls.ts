import { call } from '../api/call.ts';
import type { linkSchemas } from './link-contract.ts';

type Schemas = typeof linkSchemas;

// What the client of an offer does with it. The secret of a link is in a header (link-header.ts), never in an address; a
// member of the client names the offer in the query.

export const linkedOffer = call<Schemas['linkedOffer']>('GET', '/api/offer', 'json');
export const offerPulse = call<Schemas['offerPulse']>('GET', '/api/offer/pulse', 'json');
export const noteOfferSeen = call<Schemas['noteOfferSeen']>('POST', '/api/offer/seen', 'json');
export const acceptOffer = call<Schemas['acceptOffer']>('POST', '/api/offer/accept', 'json');
export const declineOffer = call<Schemas['declineOffer']>('POST', '/api/offer/decline', 'json');
export const askOfferRenewal = call<Schemas['askOfferRenewal']>('POST', '/api/offer/renewal', 'json');
export const endOfferReminders = call<Schemas['endOfferReminders']>(
  'POST',
  '/api/offer/reminders-off',
  'json',
);
export const offerPdf = call<Schemas['offerPdf']>('GET', '/api/offer/pdf', 'file');
export const askForOfferLink = call<Schemas['askForOfferLink']>('POST', '/api/offer-links', 'json');
export const sendOfferLink = call<Schemas['sendOfferLink']>(
  'POST',
  '/api/portal/projects/:id/offers/:offerId/link',
  'json',
);
export const verifyOffer = call<Schemas['verifyOffer']>('POST', '/api/verification', 'json');
export const verifyOfferPdf = call<Schemas['verifyOfferPdf']>('POST', '/api/verification/pdf', 'json');
export const offerRevisionPdf = call<Schemas['offerRevisionPdf']>(
  'GET',
  '/api/admin/offers/:id/revisions/:revision/pdf',
  'file',
);
