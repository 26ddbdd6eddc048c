import {
  afterRequestStep,
  type LostReason,
  type RequestLife,
  type RequestStep,
} from '#domain/requests/request-life.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { StoredRequest } from './data.ts';
import { lockKeptRequest, updateRequest } from './life-data.ts';

/** Why nothing came of a request, in the operator's words or the client's. */
export interface Lost {
  reason: LostReason;
  note: string;
}

/** What has happened to a request, in the audit log. */
export const STEP_ACTIONS: Readonly<Record<RequestStep, string>> = {
  open: 'request.opened',
  contact: 'request.contacted',
  offer: 'request.offered',
  win: 'request.won',
  lose: 'request.lost',
  archive: 'request.archived',
  restore: 'request.restored',
};

/** How other rooms move a request on (business 3). */
export interface RequestLifeService {
  /**
   * Follows in the caller's transaction what has happened elsewhere: its offer was sent, accepted, declined. A step that
   * the state does not allow changes nothing, since the other thing has happened: a request that is won stays won when
   * another offer of it is declined. For a request that was joined to another one the step is that one's. Answers the
   * state afterwards, null when the request is gone. Notes a change in the audit log.
   */
  step(
    transaction: Transaction,
    requestId: string,
    step: RequestStep,
    by: By,
    lost?: Lost,
  ): Promise<RequestStatus | null>;
}

export const requestLife: RequestLifeService = {
  async step(transaction, requestId, step, by, lost) {
    const request = await lockKeptRequest(transaction, requestId);
    if (!request) return null;
    const life = afterRequestStep(lifeOf(request), step);
    if (!life || !(await applyLife(transaction, request, step, life, by.now, lost))) return request.status;
    await noteOnRequest(transaction, request.id, STEP_ACTIONS[step], by);
    return life.status;
  },
};

/** The life as the rules know it. */
export const lifeOf = ({ status, archivedFrom }: StoredRequest): RequestLife => ({
  status,
  // A check of the table: only another state can have been archived.
  archivedFrom: archivedFrom === 'archived' ? null : archivedFrom,
});

/** Steps by which the client gets an answer. */
const ANSWERS: readonly RequestStep[] = ['contact', 'offer', 'win'];

/** Stores the life after a step with all that goes with it; false where nothing changes. */
export async function applyLife(
  transaction: Transaction,
  request: StoredRequest,
  step: RequestStep,
  life: RequestLife,
  now: Date,
  lost: Lost = { reason: 'other', note: '' },
): Promise<boolean> {
  const isAnswered = ANSWERS.includes(step) && request.answeredAt === null;
  const isTakenUp = step !== 'open' && request.snoozedUntil !== null;
  const isSame = life.status === request.status && life.archivedFrom === request.archivedFrom;
  if (isSame && step !== 'lose' && !isAnswered && !isTakenUp) return false;
  const isLost = life.status === 'lost' || life.archivedFrom === 'lost';
  await updateRequest(transaction, request.id, {
    ...life,
    ...(step === 'lose' ? { lostReason: lost.reason, lostNote: lost.note } : {}),
    ...(isLost ? {} : { lostReason: null, lostNote: '' }),
    ...(isAnswered ? { answeredAt: now } : {}),
    ...(isTakenUp ? { snoozedUntil: null } : {}),
    ...(life.status === 'archived' ? {} : { mergedInto: null }),
  });
  return true;
}

/** Notes who did what to a request, in the transaction that does it. */
export const noteOnRequest = noteOn('request');
