import type { QuoteAnswer } from '#domain/quote/contract.ts';
import { emptyForm, type WizardForm } from '#domain/quote/wizard-form.ts';

/** The wizard's form of a new website with every question answered. */
export const wizardForm = (changes: Partial<WizardForm> = {}): WizardForm => ({
  ...emptyForm('tvorba-webu'),
  mode: 'detailed',
  selectedTrade: 'electrician',
  selectedFeatures: ['quote-form', 'testimonials'],
  description: 'Web pre malú firmu.',
  budget: '1500-3500',
  timeline: '1-month',
  name: 'Jana Vzorová',
  email: 'vzor@example.com',
  phone: '+421 905 123 456',
  ...changes,
});

/** What the server answers to the wizard's question for a price. */
export const issuedQuote = (changes: Partial<QuoteAnswer> = {}): QuoteAnswer => ({
  quoteId: '7f0f4d5e-6a55-4a3e-9f0e-0d3c2b1a4e5f',
  number: 'RO-2026-000001',
  priceRange: { min: 2011, max: 2720, currency: 'EUR' },
  total: {
    ...{ min: 2011, max: 2720 },
    parts: [{ id: 'service', label: 'Orientačná cena', min: 2011, max: 2720 }],
  },
  estimate: 2365,
  rough: false,
  details: [{ id: 'base', label: 'Základ webu (Profesionál)', amount: 1500 }],
  timeline: '3-6 týždňov',
  validUntil: '2026-12-21T22:59:59.999Z',
  priceBookVersion: 1,
  recurring: null,
  notes: [],
  ...changes,
});
