import { Fault } from '#domain/errors/faults.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import { FILE_STEPS } from '#domain/files/file-refusals.ts';
import type { MessageSide, MessageSubject } from '#domain/messages/message.ts';
import type { Transaction } from '../db/pool.ts';
import { giveToMessage } from './data.ts';

/**
 * Gives files that a side has uploaded to its message, in the message's transaction. Throws validation for too many, and
 * notFound where one is of another record or side, not ready, brought for an item, or another message's.
 */
export async function attach(
  transaction: Transaction,
  { subject, side, messageId }: { subject: MessageSubject; side: MessageSide; messageId: string },
  fileIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length > FILE_LIMITS.perMessage)
    throw new Fault('validation', { field: 'files', message: FILE_STEPS.perMessage });
  if (ids.length === 0) return;
  if ((await giveToMessage(transaction, subject, side, ids, messageId)) !== ids.length)
    throw new Fault('notFound', { field: 'files', message: FILE_STEPS.notThere });
}
