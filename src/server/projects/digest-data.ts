import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/pool.ts';
import { projects } from './table.ts';

/** Notes that the client is told of messages now. */
export async function noteMessagesMailed(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(projects).set({ messagesMailedAt: now }).where(eq(projects.id, id));
}
