import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/pool.ts';
import { offers } from './table.ts';

/** Notes that the client is told of answers now. */
export async function noteAnswersMailed(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(offers).set({ answersMailedAt: now }).where(eq(offers.id, id));
}
