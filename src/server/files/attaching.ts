import { Fault } from '#domain/errors/faults.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import { FILE_STEPS } from '#domain/files/file-refusals.ts';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import type { Transaction } from '../db/pool.ts';
import { giveFiles, type SentWith } from './data.ts';

/** Of which record the files are, with what of it they are sent, and who has uploaded them for it. */
interface Attached {
  subject: MessageSubject;
  to: SentWith;
  side: MessageSide;
  /** Null for the holder of a secret link. */
  accountId: string | null;
}

/**
 * Gives files to the message or delivery that they were uploaded for, in its transaction. Throws validation for too many, and
 * notFound where one is of another record or person, not ready, for something else, or sent already.
 */
export async function attach(
  transaction: Transaction,
  { subject, to, ...sender }: Attached,
  fileIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length > FILE_LIMITS.perMessage)
    throw new Fault('validation', { field: 'files', message: FILE_STEPS.perMessage });
  if (ids.length === 0) return;
  if ((await giveFiles(transaction, subject, sender, ids, to, now)) !== ids.length)
    throw new Fault('notFound', { field: 'files', message: FILE_STEPS.notThere });
}
