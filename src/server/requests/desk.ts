import { z } from 'zod';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { accountOf } from '#domain/audit/doer.ts';
import { Fault } from '#domain/errors/faults.ts';
import { AS_OPERATOR } from '#domain/messages/message.ts';
import type {
  addNote,
  enterRequest,
  replyToRequest,
  snoozeRequest,
  stepRequest,
} from '#domain/requests/inbox-contract.ts';
import { SNOOZE_MAX_DAYS } from '#domain/requests/inbox-limits.ts';
import { unfilledMark } from '#domain/requests/reply-template.ts';
import { afterRequestStep, OPEN_STATUSES, type RequestStep } from '#domain/requests/request-life.ts';
import { REQUEST_REFUSALS, requestRefusal } from '#domain/requests/request-refusals.ts';
import type { By } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { type Submission, submitOnce } from '../idempotency/submit-once.ts';
import { NOTED, type NoteService } from '../messages/notes.ts';
import type { MessageService } from '../messages/service.ts';
import type { StoredRequest } from './data.ts';
import { idsWithMerged, moveMerged } from './desk-data.ts';
import { applyLife, lifeOf, noteOnRequest, STEP_ACTIONS } from './life.ts';
import { lockRequest, updateRequest } from './life-data.ts';
import type { ReplyDigest } from './reply-digest.ts';
import { handRow } from './row.ts';
import { insertOwned } from './store.ts';

/**
 * What the operator does to requests (business 3). Each act is one transaction under the request's lock with one entry in
 * the audit log; a step that the state does not allow throws `requestStep` with a sentence and changes nothing. Throws
 * notFound.
 */
export interface RequestDesk {
  /** Stores a request that came past the site, once for a submission that comes again; its id. */
  enter(body: ParsedBody<typeof enterRequest>, by: Submission): Promise<string>;
  /** Takes a step; opening a request also marks the client's messages as read. What changes nothing leaves no entry. */
  step(id: string, body: ParsedBody<typeof stepRequest>, by: By): Promise<void>;
  /** After a call the request counts as contacted. */
  addNote(id: string, note: ParsedBody<typeof addNote>, by: By): Promise<void>;
  removeNote(id: string, noteId: string, by: By): Promise<void>;
  /**
   * Writes to the client: a message and its mail. Throws validation while a placeholder is left in the text, requestStep
   * where there is no address.
   */
  reply(id: string, body: ParsedBody<typeof replyToRequest>, by: By): Promise<void>;
  /** Throws messageStays. */
  withdraw(id: string, messageId: string, by: By): Promise<void>;
  snooze(id: string, body: ParsedBody<typeof snoozeRequest>, by: By): Promise<void>;
  /** Joins a request to another one; what was joined to it comes along. */
  merge(id: string, into: string, by: By): Promise<void>;
}

interface DeskOptions extends Pick<Foundation, 'db' | 'outbox' | 'operator' | 'random'> {
  messages: MessageService;
  notes: NoteService;
  digest: Pick<ReplyDigest, 'tell'>;
}

const enteredRequest = z.object({ id: z.uuid() });

const DAY = 24 * 60 * 60 * 1000;

export function createRequestDesk({
  db,
  outbox,
  operator,
  random,
  messages,
  notes,
  digest,
}: DeskOptions): RequestDesk {
  /** Works on a request that nobody else changes meanwhile. */
  const onRequest = (
    id: string,
    work: (transaction: Transaction, request: StoredRequest) => Promise<void>,
  ): Promise<void> =>
    db.transaction(async (transaction) => {
      const request = await lockRequest(transaction, id);
      if (!request) throw new Fault('notFound');
      await work(transaction, request);
    });

  /** Takes a step or throws; false where it changes nothing. */
  const take = async (
    transaction: Transaction,
    request: StoredRequest,
    step: RequestStep,
    now: Date,
    lost?: Parameters<typeof applyLife>[5],
  ): Promise<boolean> => {
    const life = afterRequestStep(lifeOf(request), step);
    if (!life) throw new Fault('requestStep', { message: requestRefusal(request.status, step) });
    return applyLife(transaction, request, step, life, now, lost);
  };

  return {
    async enter(body, by) {
      const entered = await submitOnce(db, by.claim, enteredRequest, async (transaction) => {
        const { id } = await insertOwned(transaction, handRow(random.uuid(), body, by.now), random);
        await noteOnRequest(transaction, id, 'request.entered', by);
        return { id };
      });
      return entered.id;
    },

    step: (id, body, by) =>
      onRequest(id, async (transaction, request) => {
        const lost = body.step === 'lose' ? { reason: body.reason, note: body.note } : undefined;
        const hasChanged = await take(transaction, request, body.step, by.now, lost);
        if (hasChanged) await noteOnRequest(transaction, id, STEP_ACTIONS[body.step], by);
        if (body.step === 'open')
          for (const one of await idsWithMerged(transaction, id))
            await messages.read(
              transaction,
              { type: 'request', id: one },
              'operator',
              by.now,
              body.seenUntil,
            );
      }),

    addNote: (id, note, by) =>
      onRequest(id, async (transaction, request) => {
        if (!(await notes.add(transaction, { type: 'request', id }, note, by))) return;
        const life = note.kind === 'call' ? afterRequestStep(lifeOf(request), 'contact') : null;
        if (life) await applyLife(transaction, request, 'contact', life, by.now);
        await noteOnRequest(transaction, id, `request.${NOTED[note.kind]}`, by);
      }),

    removeNote: (id, noteId, by) =>
      onRequest(id, async (transaction) => {
        await notes.remove(transaction, 'request', await idsWithMerged(transaction, id), noteId);
        await noteOnRequest(transaction, id, 'request.note-removed', by);
      }),

    async reply(id, { text, sendId, fileIds, seenUntil }, by) {
      const mark = unfilledMark(text);
      if (mark !== null)
        throw new Fault('validation', { field: 'text', message: `Doplňte ešte ${mark}, alebo to vymažte.` });
      await onRequest(id, async (transaction, request) => {
        const subject = { type: 'request' as const, id };
        const sending = { subject, side: 'operator' as const, text, sendId: sendId ?? null };
        if (await messages.sentBefore(transaction, sending)) return;
        if (request.email === '') throw new Fault('requestStep', { message: REQUEST_REFUSALS.noEmail });
        await take(transaction, request, 'contact', by.now);
        const written = { ...sending, fileIds, accountId: accountOf(by.actor), authorName: operator.name };
        const { createdAt } = await messages.write(transaction, written, by.now);
        // The answer is to what was joined to it as well.
        if (seenUntil) {
          const ids = await idsWithMerged(transaction, id);
          await messages.settle(transaction, 'request', ids, by.now, seenUntil, null);
        }
        await digest.tell(transaction, request, createdAt);
        await noteOnRequest(transaction, id, 'request.answered', by);
      });
      outbox.wake();
    },

    withdraw: (id, messageId, by) =>
      onRequest(id, async (transaction) => {
        await messages.withdraw(transaction, { type: 'request', id }, messageId, AS_OPERATOR, by.now);
        await noteOnRequest(transaction, id, 'request.answer-withdrawn', by);
      }),

    snooze: (id, { until }, by) =>
      onRequest(id, async (transaction, request) => {
        const refuse = (message: string) => new Fault('requestStep', { message });
        if (!OPEN_STATUSES.some((status) => status === request.status)) throw refuse(REQUEST_REFUSALS.closed);
        const time = until === null ? null : new Date(until);
        const ahead = time ? time.getTime() - by.now.getTime() : 0;
        if (time && (ahead <= 0 || ahead > SNOOZE_MAX_DAYS * DAY)) throw refuse(REQUEST_REFUSALS.past);
        if (time === null && request.snoozedUntil === null) return;
        await updateRequest(transaction, id, { snoozedUntil: time });
        await noteOnRequest(transaction, id, time ? 'request.snoozed' : 'request.taken-up', by);
      }),

    merge: (id, into, by) =>
      db.transaction(async (transaction) => {
        const refuse = (message: string) => new Fault('requestStep', { message });
        if (id === into) throw refuse(REQUEST_REFUSALS.itself);
        // In one order, so that of two who join the same two neither waits for the other.
        const locked = new Map<string, StoredRequest | null>();
        for (const one of [id, into].toSorted()) locked.set(one, await lockRequest(transaction, one));
        const [request, kept] = [locked.get(id), locked.get(into)];
        if (!request) throw new Fault('notFound');
        if (!kept) throw refuse(REQUEST_REFUSALS.noPlace);
        if (request.mergedInto !== null) throw refuse(REQUEST_REFUSALS.mergedAway);
        if (kept.status === 'archived') throw refuse(REQUEST_REFUSALS.intoArchived);
        await moveMerged(transaction, id, into);
        const archived = afterRequestStep(lifeOf(request), 'archive') ?? lifeOf(request);
        await updateRequest(transaction, id, { ...archived, mergedInto: into, snoozedUntil: null });
        await handOver(transaction, request, kept, by.now);
        await noteOnRequest(transaction, id, 'request.merged', by);
      }),
  };
}

/** How far the joined request had come, the kept one has come as well. */
const REACHED: Readonly<Partial<Record<string, RequestStep>>> = {
  seen: 'open',
  contacted: 'contact',
  offered: 'offer',
  won: 'win',
};

/** What the kept one lacks, it has from the joined one: how far that had come, its client, and how they are reached. */
async function handOver(
  transaction: Transaction,
  request: StoredRequest,
  kept: StoredRequest,
  now: Date,
): Promise<void> {
  const step = REACHED[request.archivedFrom ?? request.status];
  const life = step && afterRequestStep(lifeOf(kept), step);
  if (step && life) await applyLife(transaction, kept, step, life, now);
  await updateRequest(transaction, kept.id, {
    clientId: kept.clientId ?? request.clientId,
    email: kept.email || request.email,
    name: kept.name || request.name,
    company: kept.company || request.company,
    ...(kept.phoneDisplay === '' && { phoneDisplay: request.phoneDisplay, phoneE164: request.phoneE164 }),
  });
}
