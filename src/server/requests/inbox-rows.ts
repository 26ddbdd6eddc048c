import { excerptOf } from '#domain/kernel/excerpt.ts';
import { type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import type { WorkingTime } from '#domain/kernel/working-time.ts';
import { offerNumber, revisionLetter } from '#domain/offers/offer-number.ts';
import { revisionStateOn } from '#domain/offers/revision-life.ts';
import { answerClock } from '#domain/requests/answer-clock.ts';
import type { InboxRequest, InboxRow } from '#domain/requests/inbox-contract.ts';
import { isLapsed } from '#domain/requests/lapsed.ts';
import { OPEN_STATUSES, UNANSWERED } from '#domain/requests/request-life.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import { ticket } from '#domain/requests/ticket.ts';
import type { Db } from '../db/pool.ts';
import { latestNotes, type StoredNote } from '../messages/note-data.ts';
import { shownNote } from '../messages/notes.ts';
import type { MessageService } from '../messages/service.ts';
import { aboutOf, selectionOf } from './chosen.ts';
import type { StoredRequest } from './data.ts';
import { type OfferOfRequest, offersOf } from './desk-data.ts';

/** What rows are drawn by. */
export interface Drawn {
  now: Date;
  workingTime: WorkingTime;
}

/** Characters of a text that a list shows. */
const EXCERPT_MAX = 160;

/** Whether the operator is waited for: nobody has answered, or a request is back that was put aside. */
function isWaiting({ status, snoozedUntil }: StoredRequest, now: Date): boolean {
  const isBack = snoozedUntil !== null && snoozedUntil <= now;
  if (snoozedUntil !== null && !isBack) return false;
  return isOne(UNANSWERED, status) || (isBack && isOne(OPEN_STATUSES, status));
}

const isOne = (statuses: readonly RequestStatus[], status: RequestStatus): boolean =>
  statuses.includes(status);

/** Requests as lists and the board show them, with the little that lies in other tables, read for all at once. */
export async function inboxRows(
  db: Db,
  messages: MessageService,
  requests: readonly StoredRequest[],
  drawn: Drawn,
): Promise<InboxRow[]> {
  const ids = requests.map(({ id }) => id);
  if (ids.length === 0) return [];
  const unanswered = await messages.waiting(db, 'request', ids);
  const notes = new Map((await latestNotes(db, 'request', ids)).map((note) => [note.subjectId, note]));
  const offers = await offersOf(db, ids);
  return requests.map((request) =>
    inboxRow(request, drawn, {
      unanswered: unanswered.get(request.id) ?? 0,
      note: notes.get(request.id) ?? null,
      offers: offers.filter(({ requestId }) => requestId === request.id),
    }),
  );
}

interface Beside {
  unanswered: number;
  note: StoredNote | null;
  /** The newest first. */
  offers: readonly OfferOfRequest[];
}

/** One request as a list shows it. */
export function inboxRow(request: StoredRequest, drawn: Drawn, beside: Beside): InboxRow {
  const { now } = drawn;
  const { priceMin: min, priceMax: max } = request;
  const chosen = selectionOf(request);
  const [latest] = beside.offers;
  return {
    id: request.id,
    ticket: ticket(request.number),
    kind: request.kind,
    status: request.status,
    archivedFrom: request.archivedFrom,
    name: request.name,
    company: request.company,
    webAddress: request.webAddress,
    email: request.email,
    phone: request.phoneDisplay,
    phoneE164: request.phoneE164,
    ...aboutOf(request),
    size: chosen?.hasWebsite ? '' : (chosen?.size?.label ?? ''),
    features: chosen?.features.map(({ label }) => label) ?? [],
    excerpt: excerptOf(request.description, EXCERPT_MAX),
    priceRange: min === null || max === null ? null : { min, max },
    createdAt: request.createdAt.toISOString(),
    clock: shownClock(request, drawn),
    isWaiting: isWaiting(request, now),
    isLapsed: isLapsed(
      request.status,
      beside.offers.map(({ sent }) => ({ state: revisionStateOn(sent, today(now)) })),
    ),
    snoozedUntil:
      request.snoozedUntil && request.snoozedUntil > now ? request.snoozedUntil.toISOString() : null,
    lostReason: request.lostReason,
    unanswered: beside.unanswered,
    latestNote: beside.note && shownNote(beside.note),
    offer: latest ? shownOffer(latest, drawn) : null,
  };
}

/** Another request, as one names it. */
export const namedRequest = (
  request: StoredRequest,
): Omit<InboxRequest['merged'][number], 'description'> => ({
  id: request.id,
  ticket: ticket(request.number),
  status: request.status,
  name: request.name,
  company: request.company,
  about: aboutOf(request).about,
  createdAt: request.createdAt.toISOString(),
});

function shownClock(request: StoredRequest, { now, workingTime }: Drawn): InboxRow['clock'] {
  const clock = answerClock(request, now, workingTime);
  return (
    clock && {
      ...clock,
      dueAt: clock.dueAt.toISOString(),
      warnAt: clock.warnAt.toISOString(),
      answeredAt: clock.answeredAt?.toISOString() ?? null,
    }
  );
}

/** An offer as a request names it. */
export const shownOffer = (
  { id, revision, state, validUntil, ...serial }: OfferOfRequest,
  { now }: Drawn,
) => ({
  id,
  number: offerNumber(serial),
  revision: revisionLetter(revision),
  state: revisionStateOn({ state, validUntil }, today(now)),
  validUntil,
});

const today = (now: Date): Day => wallTimeOf(now).day;
