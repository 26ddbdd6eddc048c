import type { SiteFacts } from '../content/site-schema.ts';
import { compactIban } from './iban.ts';

/** An account to try the site with: that of the specification of PAY by square, with nobody behind it. */
const SAMPLE = {
  iban: 'SK9611000000002918599669',
  bic: 'TATRSKBX',
  beneficiary: 'UKÁŽKA, NEPLAŤTE',
};

/** The facts of a site that has no account for payments, with the sample; one with its own keeps it. */
export const withSampleAccount = (facts: SiteFacts): SiteFacts =>
  facts.payments.iban === null ? { ...facts, payments: SAMPLE } : facts;

/** Whether clients can pay: there is an account, and it is not the sample. */
export const hasOwnAccount = ({ payments: { iban } }: SiteFacts): boolean =>
  iban !== null && compactIban(iban) !== SAMPLE.iban;
