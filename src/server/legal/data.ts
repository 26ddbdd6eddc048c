import { createHash } from 'node:crypto';
import type { Issuer } from '#domain/legal/issuer.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { issuers } from './table.ts';

/** Keeps under what a document is issued; its id, which is the same for the same facts. */
export async function keepIssuer(db: Db | Transaction, facts: Issuer, now: Date): Promise<string> {
  const id = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  await db.insert(issuers).values({ id, facts, createdAt: now }).onConflictDoNothing();
  return id;
}
