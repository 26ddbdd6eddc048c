import { call } from '../api/call.ts';
import type { offerSchemas } from './contract.ts';

type Schemas = typeof offerSchemas;

export const listOffers = call<Schemas['listOffers']>('GET', '/api/admin/offers', 'json');
export const exportOffers = call<Schemas['exportOffers']>('GET', '/api/admin/offers/export', 'file');
export const offerCounts = call<Schemas['offerCounts']>('GET', '/api/admin/offers/counts', 'json');
export const beginOffer = call<Schemas['beginOffer']>('POST', '/api/admin/offers', 'json');
export const openOffer = call<Schemas['openOffer']>('GET', '/api/admin/offers/:id', 'json');
export const saveOfferDraft = call<Schemas['saveOfferDraft']>('PUT', '/api/admin/offers/:id/draft', 'json');
export const discardOfferDraft = call<Schemas['discardOfferDraft']>(
  'DELETE',
  '/api/admin/offers/:id/draft',
  'json',
);
export const sendOffer = call<Schemas['sendOffer']>('POST', '/api/admin/offers/:id/send', 'json');
export const reviseOffer = call<Schemas['reviseOffer']>('POST', '/api/admin/offers/:id/revise', 'json');
export const withdrawOffer = call<Schemas['withdrawOffer']>('POST', '/api/admin/offers/:id/withdraw', 'json');
export const newOfferLink = call<Schemas['newOfferLink']>('POST', '/api/admin/offers/:id/links', 'json');
export const revokeOfferLinks = call<Schemas['revokeOfferLinks']>(
  'POST',
  '/api/admin/offers/:id/revoke-links',
  'json',
);
export const remindOfOffer = call<Schemas['remindOfOffer']>('POST', '/api/admin/offers/:id/remind', 'json');
export const setOfferReminders = call<Schemas['setOfferReminders']>(
  'PUT',
  '/api/admin/offers/:id/reminders',
  'json',
);
export const acceptOnBehalf = call<Schemas['acceptOnBehalf']>('POST', '/api/admin/offers/:id/accept', 'json');
export const declineOnBehalf = call<Schemas['declineOnBehalf']>(
  'POST',
  '/api/admin/offers/:id/decline',
  'json',
);
export const answerOfferQuestion = call<Schemas['answerOfferQuestion']>(
  'POST',
  '/api/admin/offers/:id/answers',
  'json',
);
export const withdrawOfferAnswer = call<Schemas['withdrawOfferAnswer']>(
  'DELETE',
  '/api/admin/offers/:id/answers/:messageId',
  'json',
);
export const readOfferMessages = call<Schemas['readOfferMessages']>(
  'POST',
  '/api/admin/offers/:id/read',
  'json',
);
export const offerTemplates = call<Schemas['offerTemplates']>('GET', '/api/admin/offer-templates', 'json');
export const saveOfferTemplate = call<Schemas['saveOfferTemplate']>(
  'POST',
  '/api/admin/offer-templates',
  'json',
);
export const removeOfferTemplate = call<Schemas['removeOfferTemplate']>(
  'DELETE',
  '/api/admin/offer-templates/:id',
  'json',
);
