import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/pool.ts';
import { adminSetup } from './table.ts';

const TOKEN_BYTES = 32;

/** Hashed at rest: who reads the database cannot become the administrator (security 26, 37). */
const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token of the set-up link at the first start of a database; null at every later one (decisions 4). */
export async function issueSetupToken(db: Db, now: Date): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const inserted = await db
    .insert(adminSetup)
    .values({ tokenHash: tokenHash(token), createdAt: now })
    .onConflictDoNothing()
    .returning({ createdAt: adminSetup.createdAt });
  return inserted.length > 0 ? token : null;
}
