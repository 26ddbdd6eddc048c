import { MAIL_NAMES } from '#content/mail-names.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import { auditActor, auditSentence } from '#domain/audit/audit-texts.ts';
import { Fault } from '#domain/errors/faults.ts';
import { emailKey } from '#domain/kernel/email.ts';
import { fold } from '#domain/kernel/text.ts';
import { AS_OPERATOR, isWaiting } from '#domain/messages/message.ts';
import { quoteAnswer } from '#domain/quote/answer.ts';
import { offeredSelection } from '#domain/quote/named-selection.ts';
import { calculationOf, pricesInBrief, pricesOf } from '#domain/quote/price-total.ts';
import type { InboxRequest } from '#domain/requests/inbox-contract.ts';
import { afterRequestStep, OPERATOR_STEPS, type RequestStep } from '#domain/requests/request-life.ts';
import { ticket } from '#domain/requests/ticket.ts';
import { findEntries } from '../audit/data.ts';
import { usernames } from '../audit/read-data.ts';
import type { Db } from '../db/pool.ts';
import { findNotes } from '../messages/note-data.ts';
import { shownNote } from '../messages/notes.ts';
import { type MessageService, shownMessages } from '../messages/service.ts';
import type { QuoteService } from '../quote/service.ts';
import { chosenRows } from './chosen.ts';
import { contactOf, type StoredRequest } from './data.ts';
import { clientName, isProvenEmail, mailsAbout, offersOf } from './desk-data.ts';
import { findAnyRequest, findDuplicates, findMerged } from './inbox-data.ts';
import { type Drawn, inboxRow, namedRequest, shownOffer } from './inbox-rows.ts';
import { lifeOf } from './life.ts';

interface Sources {
  db: Db;
  messages: MessageService;
  quotes: Pick<QuoteService, 'find'>;
}

/** Requests of one name within so many days are likely of the same client. */
const DUPLICATE_DAYS = 14;
const DUPLICATES = 10;
/** A mail of another room that names the request. */
const OTHER_MAIL = 'E-mail';

/** One request with all that belongs to it, and what belongs to those that were joined to it. Throws notFound. */
export async function inboxRecord(
  { db, messages, quotes }: Sources,
  id: string,
  drawn: Drawn,
): Promise<InboxRequest> {
  const request = await findAnyRequest(db, id);
  if (!request) throw new Fault('notFound');
  const { now } = drawn;
  const merged = await findMerged(db, id);
  const ids = [request, ...merged].map((one) => one.id);
  const talk = await messages.ofAll(db, 'request', ids);
  const notes = await findNotes(db, 'request', ids);
  const offers = await offersOf(db, ids);
  const quote = request.quoteId === null ? null : await quotes.find(request.quoteId);
  const unanswered = talk.filter(isWaiting);
  const row = inboxRow(request, drawn, {
    unanswered: unanswered.length,
    note: notes.at(-1) ?? null,
    offers,
  });
  const name = request.clientId === null ? null : await clientName(db, request.clientId);
  return {
    ...row,
    contact: contactOf(request),
    description: request.description,
    chosen: chosenRows(request),
    emailProven: await isProvenEmail(db, emailKey(request.email)),
    client: request.clientId === null || name === null ? null : { id: request.clientId, name },
    quote: quote && {
      ...quoteAnswer(quote),
      price: pricesInBrief(pricesOf(quote.quote)),
      calculation: calculationOf(quote.quote),
      createdAt: quote.createdAt.toISOString(),
      isValid: now <= quote.validUntil,
      hasPrd: offeredSelection(quote.quote.selection) !== null,
    },
    lostNote: request.lostNote,
    steps: OPERATOR_STEPS.filter((step) => hasEffect(request, step)),
    canMerge: request.mergedInto === null,
    duplicates: (await findDuplicates(db, request, DUPLICATE_DAYS, DUPLICATES)).map((other) => ({
      ...namedRequest(other),
      signs: signsOf(request, other),
    })),
    merged: merged.map((one) => ({ ...namedRequest(one), description: one.description })),
    mergedInto: await keptOf(db, request),
    messages: await shownMessages(db, talk, AS_OPERATOR, now),
    notes: notes.map(shownNote),
    mails: (await mailsAbout(db, ids)).map(({ kind, createdAt, sentAt, ...mail }) => ({
      ...mail,
      label: MAIL_NAMES[kind] ?? OTHER_MAIL,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
    offers: offers.map((offer) => shownOffer(offer, drawn)),
    history: await historyOf(db, [request, ...merged]),
  };
}

/** Whether the operator can take a step that changes anything. */
function hasEffect(request: StoredRequest, step: RequestStep): boolean {
  const life = lifeOf(request);
  const next = afterRequestStep(life, step);
  return next !== null && (step === 'lose' || next.status !== life.status);
}

async function keptOf(db: Db, { mergedInto }: StoredRequest): Promise<InboxRequest['mergedInto']> {
  const kept = mergedInto === null ? null : await findAnyRequest(db, mergedInto);
  return kept && { id: kept.id, ticket: ticket(kept.number) };
}

function signsOf(one: StoredRequest, other: StoredRequest): InboxRequest['duplicates'][number]['signs'] {
  const isSame = (a: string, b: string): boolean => a !== '' && fold(a) === fold(b);
  return [
    ...(isSame(one.email, other.email) ? (['email'] as const) : []),
    ...(isSame(one.phoneE164, other.phoneE164) ? (['phone'] as const) : []),
    ...(isSame(one.name, other.name) ? (['name'] as const) : []),
    ...(isSame(one.company, other.company) ? (['company'] as const) : []),
  ];
}

/** What was done to these requests, the newest first. */
async function historyOf(db: Db, requests: readonly StoredRequest[]): Promise<InboxRequest['history']> {
  const parts = [];
  for (const request of requests)
    for (const entry of await findEntries(db, { subjectType: 'request', subjectId: request.id }, LIST_ROWS))
      parts.push({ entry, number: request.number });
  const names = await usernames(
    db,
    // An actor that is no account is a word.
    parts.map(({ entry }) => entry.actor).filter((actor) => actor.includes('-')),
  );
  return parts
    .toSorted((a, b) => b.entry.id - a.entry.id)
    .slice(0, LIST_ROWS)
    .map(({ entry: { id, at, actor, action }, number }) => ({
      id,
      at: at.toISOString(),
      actor: auditActor(actor, names.get(actor)),
      sentence: auditSentence(action, 'request', ticket(number)),
    }));
}
