import { randomUUID } from 'node:crypto';
import { nameSelection, type OpenSelection } from '#domain/quote/named-selection.ts';
import { NO_CONTACT } from '#domain/requests/request-fields.ts';
import type { ContactRequest, WizardRequest } from '#server/requests/data.ts';
import { quoteSelection } from './selection.ts';

const received = new Date('2026-11-21T10:00:00Z');

const common = () => ({
  ...NO_CONTACT,
  id: randomUUID(),
  number: 42,
  status: 'new' as const,
  name: 'Ľudmila Ďuričková',
  email: 'klient@vzor.example',
  phoneE164: '+421905000000',
  phoneDisplay: '+421 905 000 000',
  besideText: '',
  searchText: '',
  quoteId: null,
  priceMin: null,
  priceMax: null,
  clientId: null,
  browserId: null,
  archivedFrom: null,
  mergedInto: null,
  lostReason: null,
  lostNote: '',
  snoozedUntil: null,
  answerDueAt: null,
  answerWarnAt: null,
  answerWarnedAt: null,
  answeredAt: null,
  repliesMailedAt: null,
  createdAt: received,
  updatedAt: received,
});

/** A stored request of the wizard for this selection. */
export function wizardRequest(
  changes: Partial<WizardRequest> = {},
  selection: OpenSelection = quoteSelection(),
): WizardRequest {
  return {
    ...common(),
    kind: 'wizard',
    company: 'Vzor, s. r. o.',
    description: 'Potrebujem web.\r\n\r\nS galériou.',
    topic: null,
    service: selection.service,
    trade: selection.trade ?? 'general',
    selection: nameSelection(selection),
    ...changes,
  };
}

/** A stored request of the contact form. */
export const contactRequest = (changes: Partial<ContactRequest> = {}): ContactRequest => ({
  ...common(),
  kind: 'contact',
  description: 'Potrebujem prehľadný web.',
  topic: 'tvorba-webu',
  service: null,
  trade: null,
  selection: null,
  ...changes,
});
