import { and, eq, sql } from 'drizzle-orm';
import { isEmptied } from '#domain/projects/checklist-life.ts';
import type { Transaction } from '../db/pool.ts';
import { countOfItems } from '../files/records-data.ts';
import { checklistItems } from './table.ts';

/**
 * Notes that the files of an item of a project that is locked are others now: who has seen them looks again. What was
 * handed in and has neither file nor text left waits for the client again; answers whether it does so from now on.
 */
export async function noteItemFiles(transaction: Transaction, itemId: string): Promise<boolean> {
  const [item] = await transaction
    .update(checklistItems)
    .set({ version: sql`${checklistItems.version} + 1` })
    .where(eq(checklistItems.id, itemId))
    .returning();
  if (!item || !isEmptied(item, (await countOfItems(transaction, [itemId])).get(itemId) ?? 0)) return false;
  await transaction
    .update(checklistItems)
    // What was returned once still is, for the same reason.
    .set({ state: item.returnReason === '' ? 'asked' : 'returned', broughtOn: null })
    .where(and(eq(checklistItems.id, itemId), eq(checklistItems.state, 'brought')));
  return true;
}
