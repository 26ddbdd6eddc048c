import type { BodyOf } from '#domain/api/call.ts';
import type { generateQuote } from '#domain/quote/contract.ts';
import type { submitContact } from '#domain/requests/contact-contract.ts';
import type { submitRequest } from '#domain/requests/contract.ts';
import { EXAMPLE_CONTACT } from './contact.ts';

/** A valid body of POST /api/generate-quote. */
export const quoteBody = (changes: object = {}): BodyOf<typeof generateQuote> => ({
  serviceSlug: 'tvorba-webu',
  mode: 'detailed',
  selectedTrade: 'electrician',
  selectedFeatures: ['quote-form', 'emergency-contact'],
  projectSize: 'medium',
  budget: '1500-3500',
  timeline: '1-month',
  ...EXAMPLE_CONTACT,
  projectDescription: 'Potrebujem prehľadný web pre elektrikára.',
  ...changes,
});

/** A valid body of POST /api/service-requests. */
export const requestBody = (changes: object = {}): BodyOf<typeof submitRequest> => ({
  ...EXAMPLE_CONTACT,
  company: null,
  serviceSlug: 'tvorba-webu',
  projectType: 'electrician',
  selectedFeatures: ['quote-form', 'emergency-contact'],
  budget: '1500-3500',
  timeline: '1-month',
  description: 'Potrebujem prehľadný web pre elektrikára.',
  projectSize: 'medium',
  ...changes,
});

const { company: _, ...askedByContactForm } = EXAMPLE_CONTACT;

/** A valid body of POST /api/contact-messages. */
export const contactBody = (changes: object = {}): BodyOf<typeof submitContact> => ({
  ...askedByContactForm,
  topic: 'tvorba-webu',
  message: 'Potrebujem prehľadný web pre elektrikára.',
  website: '',
  filledInMs: 20_000,
  ...changes,
});
