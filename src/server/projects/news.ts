import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { StoredProject } from './data.ts';
import * as kinds from './news-kinds.ts';
import { peopleOf } from './people.ts';

type Which = Pick<StoredProject, 'id' | 'clientId' | 'offerId'>;

/** What the people of a client are mailed about at their project, in the transaction of what has happened (business 7). */
export interface ProjectNews {
  /** Tells the client that a stage waits for their approval. */
  stageDelivered(transaction: Transaction, project: Which, stageId: string, now: Date): Promise<void>;
  /** Tells the client that the project is launched, with its report. */
  launched(transaction: Transaction, project: Which, now: Date): Promise<void>;
  /** Tells the client what to bring again, and why. */
  itemReturned(transaction: Transaction, project: Which, itemId: string, now: Date): Promise<void>;
}

export function createProjectNews({ outbox }: Pick<Foundation, 'outbox'>): ProjectNews {
  const toClient = async (
    transaction: Transaction,
    project: Which,
    mail: { kind: string; payload: Readonly<Record<string, unknown>> },
    now: Date,
  ) => {
    const told = await peopleOf(transaction, project, now);
    if (told.length === 0) return;
    const mails = told.map(({ to, linkId, isMember }) => ({
      kind: mail.kind,
      to,
      threadId: project.offerId,
      payload: { projectId: project.id, ...mail.payload, linkId, isMember },
    }));
    await outbox.add(transaction, mails, now);
  };
  return {
    stageDelivered: (transaction, project, stageId, now) =>
      toClient(transaction, project, { kind: kinds.STAGE_DELIVERED, payload: { stageId } }, now),
    launched: (transaction, project, now) =>
      toClient(transaction, project, { kind: kinds.PROJECT_LAUNCHED, payload: {} }, now),
    itemReturned: (transaction, project, itemId, now) =>
      toClient(transaction, project, { kind: kinds.ITEM_RETURNED, payload: { itemId } }, now),
  };
}
