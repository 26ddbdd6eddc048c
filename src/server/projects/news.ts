import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { StoredProject } from './data.ts';
import * as kinds from './news-kinds.ts';
import { peopleOf } from './people.ts';
import { noteUploaded } from './upload-notice-data.ts';

type Which = Pick<StoredProject, 'id' | 'clientId' | 'offerId'>;

/** What both sides of a project are mailed about, in the transaction of what has happened (business 7). */
export interface ProjectNews {
  /** Tells the client that a stage waits for their approval. */
  stageDelivered(transaction: Transaction, project: Which, stageId: string, now: Date): Promise<void>;
  /** Tells the client what to bring again, and why. */
  itemReturned(transaction: Transaction, project: Which, itemId: string, now: Date): Promise<void>;
  /** Tells the operator that the client has approved a stage, or why they have sent it back. */
  stageAnswered(
    transaction: Transaction,
    project: Which,
    answer: { stageId: string; isApproved: boolean; reason: string },
    now: Date,
  ): Promise<void>;
  /** Tells the operator what change the client asks for. */
  changeAsked(transaction: Transaction, project: Which, text: string, now: Date): Promise<void>;
  /** Counts a file that a client has brought; once it is quiet the operator gets one mail of all (upload-notices.ts). */
  fileUploaded(transaction: Transaction, projectId: string, now: Date): Promise<void>;
}

export function createProjectNews({
  outbox,
  operator,
}: Pick<Foundation, 'outbox' | 'operator'>): ProjectNews {
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
      payload: { projectId: project.id, ...mail.payload, linkId, isMember },
    }));
    await outbox.add(transaction, mails, now);
  };
  const toOperator = (
    transaction: Transaction,
    kind: string,
    payload: Readonly<Record<string, unknown>>,
    now: Date,
  ) => outbox.add(transaction, [{ kind, to: operator, payload }], now);
  return {
    stageDelivered: (transaction, project, stageId, now) =>
      toClient(transaction, project, { kind: kinds.STAGE_DELIVERED, payload: { stageId } }, now),
    itemReturned: (transaction, project, itemId, now) =>
      toClient(transaction, project, { kind: kinds.ITEM_RETURNED, payload: { itemId } }, now),
    stageAnswered: (transaction, { id }, answer, now) =>
      toOperator(transaction, kinds.STAGE_ANSWERED, { projectId: id, ...answer }, now),
    changeAsked: (transaction, { id }, text, now) =>
      toOperator(transaction, kinds.CHANGE_ASKED, { projectId: id, text }, now),
    fileUploaded: noteUploaded,
  };
}
