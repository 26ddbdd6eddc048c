import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { AnswerOf } from '#domain/api/call.ts';
import { site } from '#domain/content/site.ts';
import { listFiles } from '#domain/files/contract.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { deskConversation, deskNotes } from '#domain/messages/contract.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import type { openOffer as openOfferCall } from '#domain/offers/calls.ts';
import { openOffer, saveOfferDraft } from '#domain/offers/contract.ts';
import { offerFromQuote } from '#domain/offers/draft-offer.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { offerTotals, totalsOfEverything } from '#domain/offers/offer-totals.ts';
import { duePayments } from '#domain/offers/payment-plan.ts';
import { priceBook } from '#domain/quote/contract.ts';
import { issueQuote } from '#domain/quote/issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { priceQuote } from '#domain/quote/quote.ts';
import { replyTemplates } from '#domain/requests/inbox-contract.ts';
import { EditorScreen } from '#web/offers/editor-screen.tsx';
import { OfferLife } from '#web/offers/offer-life.tsx';
import { draftOf } from '#web/offers/opened-offer.ts';
import { fakeApi } from './fake-api.ts';
import { show } from './show.tsx';
import { plain } from './texts.ts';

type Opened = AnswerOf<typeof openOfferCall>;

const ID = '0b9a7c52-2f0e-4c0a-8d5b-5a4f1b6c9d21';
const CLIENT_ID = '6a0d1f0c-6f5e-4a57-9a41-0f3c1c2b7e10';
const TODAY = new Date();
const NOW = TODAY.toISOString();

/** What the server makes of a request for the website of an electrician with two features. */
export const content: OfferContent = offerFromQuote(
  issueQuote(
    priceQuote(
      {
        service: 'tvorba-webu',
        mode: 'detailed',
        trade: 'electrician',
        size: 'medium',
        hasWebsite: false,
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

export const OFFER: Opened = {
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
  remindersMuted: false,
  reminders: [],
  unsentMails: [],
  messages: [],
  recommendedFeatures: [],
};

/** The same once its first revision was sent, and a second one is written. */
export const REVISED = {
  ...OFFER,
  state: 'sent',
  revisions: [
    ...OFFER.revisions.map((revision) => ({ ...revision, revision: 2, letter: 'B' })),
    ...OFFER.revisions.map((revision) => ({ ...revision, state: 'sent' as const, sentAt: NOW })),
  ],
  draft: OFFER.draft && { ...OFFER.draft, revision: 2 },
} satisfies Opened;

/** Shows the editor of an offer that was begun from a request. */
export async function openEditor(offer: Opened = OFFER) {
  const api = fakeApi();
  const saved = api.on(saveOfferDraft, ({ body }) => ({ edit: body.edit + 1, savedAt: NOW, problems: [] }));
  api.on(priceBook, () => ({ book: SPECIFICATION_PRICE_BOOK, describesByAi: false }));
  api.on(openOffer, () => offer);
  const draft = draftOf(offer);
  if (!draft) throw new Error('no draft');
  const { address, unmount } = await show(<EditorScreen offer={offer} draft={draft} />, {
    at: `/admin/offers/${ID}`,
  });
  /** What was saved last. */
  const lastSaved = () => saved.at(-1)?.body.content;
  return { on: api.on, address, unmount, lastSaved };
}

/** What was sent and waits for the client. */
export const SENT = { ...REVISED, revisions: REVISED.revisions.slice(1), draft: null } satisfies Opened;

/** Shows what has become of an offer that was sent. */
export async function openSent(messages: ShownMessage[] = []) {
  const api = fakeApi();
  api.on(deskConversation, () => ({ messages, hasOlder: false, unread: 0, closed: null }));
  api.on(deskNotes, () => []);
  api.on(replyTemplates, () => []);
  api.on(listFiles, () => ({ files: [], used: 0, quota: 0 }));
  await show(<OfferLife offer={SENT} />, { at: `/admin/offers/${ID}` });
  return api;
}

/** Every number that the screen shows of a sum is one that the domain counts of what was saved last. */
export async function expectSums(lastSaved: () => OfferContent | undefined): Promise<void> {
  const sums = page.getByRole('complementary', { name: 'Súčet a odoslanie' });
  const payments = page.getByRole('list', { name: 'Platby' }).getByRole('listitem');
  const missing = (): string[] => {
    const content = lastSaved();
    if (!content) return ['nothing was saved'];
    const { once } = offerTotals(content, initialChoice(content));
    const wanted: [Locator, string][] = [
      [sums, formatCents(once.total)],
      [sums, `max ${formatCents(totalsOfEverything(content).once.total)}`],
      ...duePayments(content.payments, once.total).map(({ amount }, index): [Locator, string] => [
        payments.nth(index),
        formatCents(amount),
      ]),
    ];
    return wanted
      .filter(([place, text]) => !plain(place.query()?.textContent ?? '').includes(plain(text)))
      .map(([, text]) => text);
  };
  // What is typed is saved while it is typed: the last save comes after the last key.
  await expect.poll(missing).toEqual([]);
}

/** Opens a line by its row. */
export async function openLine(name: string): Promise<void> {
  const rowOf = () =>
    [...document.querySelectorAll('[data-row]')].find((row) => row.textContent.includes(name));
  await expect.poll(rowOf).toBeDefined();
  await userEvent.click(rowOf() ?? document.body);
}
