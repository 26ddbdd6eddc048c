import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AnswerOf } from '#domain/api/call.ts';
import { site } from '#domain/content/site.ts';
import type { openOffer } from '#domain/offers/calls.ts';
import { saveOfferDraft } from '#domain/offers/contract.ts';
import { offerFromQuote } from '#domain/offers/draft-offer.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { offerTotals, totalsOfEverything } from '#domain/offers/offer-totals.ts';
import { duePayments } from '#domain/offers/payment-plan.ts';
import { priceBook } from '#domain/quote/contract.ts';
import { issueQuote } from '#domain/quote/issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import { EditorScreen } from '#web/offers/editor-screen.tsx';
import { draftOf } from '#web/offers/opened-offer.ts';
import { fakeApi } from './fake-api.ts';
import { show } from './show.tsx';

const ID = '0b9a7c52-2f0e-4c0a-8d5b-5a4f1b6c9d21';
const CLIENT_ID = '6a0d1f0c-6f5e-4a57-9a41-0f3c1c2b7e10';
const TODAY = new Date();
const NOW = TODAY.toISOString();

/** What the server makes of a request for the website of an electrician with two features. */
const content: OfferContent = offerFromQuote(
  issueQuote(
    priceQuote(
      {
        service: 'tvorba-webu',
        mode: 'detailed',
        trade: 'electrician',
        size: 'medium',
        features: ['quote-form', 'emergency-contact'],
        budget: '1500-3500',
        timeline: '1-month',
      },
      SPECIFICATION_PRICE_BOOK,
    ),
  ),
  SPECIFICATION_PRICE_BOOK,
  { site, now: TODAY },
);
const totals = offerTotals(content, initialChoice(content));

const OFFER: AnswerOf<typeof openOffer> = {
  id: ID,
  number: 'CP-2026-0001',
  createdAt: NOW,
  client: { id: CLIENT_ID, name: 'Ľubomíra Šťastná-Kôňová' },
  request: null,
  addendumOf: null,
  project: null,
  recipient: { name: 'Ľubomíra Šťastná-Kôňová', email: 'lubomira@example.sk' },
  state: 'draft',
  revisions: [
    {
      revision: 1,
      letter: 'A',
      state: 'draft',
      content,
      totals,
      everything: totalsOfEverything(content),
      payments: duePayments(content.payments, totals.once.total),
      changes: [],
      createdAt: NOW,
      sentAt: null,
      viewedAt: null,
      closedAt: null,
      declined: null,
    },
  ],
  draft: {
    revision: 1,
    edit: 1,
    savedAt: NOW,
    problems: [],
    mail: { subject: 'Ponuka CP-2026-0001', text: 'Dobrý deň, posielam ponuku.' },
  },
  acceptance: null,
  links: { good: 0, usedAt: null },
  remindersOff: false,
  reminders: [],
  messages: [],
  recommendedFeatures: [],
};

/** Shows the editor of an offer that was begun from a request. */
export async function openEditor() {
  const api = fakeApi();
  const saved = api.on(saveOfferDraft, ({ body }) => ({ edit: body.edit + 1, savedAt: NOW, problems: [] }));
  api.on(priceBook, () => ({ book: SPECIFICATION_PRICE_BOOK, describesByAi: false }));
  const draft = draftOf(OFFER);
  if (!draft) throw new Error('no draft');
  await show(<EditorScreen offer={OFFER} draft={draft} />, { at: `/admin/offers/${ID}` });
  /** What was saved last. */
  return { lastSaved: () => saved.at(-1)?.body.content };
}

/** Opens a line by its row. */
export async function openLine(name: string): Promise<void> {
  const rowOf = () =>
    [...document.querySelectorAll('[data-row]')].find((row) => row.textContent.includes(name));
  await expect.poll(rowOf).toBeDefined();
  await userEvent.click(rowOf() ?? document.body);
}
