import { isNull } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { adminSetup } from './table.ts';

/** Stores the token in place of the last one; false when one has been used already. */
export async function replaceSetupToken(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insert(adminSetup)
    .values({ tokenHash, createdAt: now })
    .onConflictDoUpdate({
      target: adminSetup.only,
      set: { tokenHash, createdAt: now },
      setWhere: isNull(adminSetup.usedAt),
    })
    .returning({ createdAt: adminSetup.createdAt });
  return inserted.length > 0;
}
