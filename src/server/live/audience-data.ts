import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/kernel/local-time.ts';
import { opensProject } from '../clients/reach-data.ts';
import { clientMembers } from '../clients/table.ts';
import type { Db } from '../db/pool.ts';
import { offers } from '../offers/table.ts';
import { payments } from '../payments/table.ts';
import { projects } from '../projects/table.ts';
import { requests } from '../requests/table.ts';

/** Something of clients that has changed. */
export interface Changed {
  type: string;
  id: string;
}

/** Who is told of a change, and of which record: a payment is part of its project. */
export interface Told {
  subject: string;
  /** One of the two. */
  accountId: string | null;
  offerId: string | null;
}

/**
 * Everybody but the operator who reaches what has changed, in one statement however many listen: the rules of
 * `clients/reach-data.ts` from the other end, which a test compares.
 */
export async function findAudience(db: Db, changed: readonly Changed[], today: Day): Promise<Told[]> {
  const parts = ['request', 'offer', 'project', 'payment'].flatMap((type) => {
    const ids = changed.filter((one) => one.type === type).map(({ id }) => id);
    return ids.length > 0 ? (AUDIENCES[type]?.(ids, opensProject(db, today)) ?? []) : [];
  });
  if (parts.length === 0) return [];
  const { rows } = await db.execute<{ subject: string; account_id: string | null; offer_id: string | null }>(
    sql.join(parts, sql` UNION `),
  );
  return rows.map(({ subject, account_id, offer_id }) => ({
    subject,
    accountId: account_id,
    offerId: offer_id,
  }));
}

const isOneOf = (ids: readonly string[]): SQL => sql`= ANY(${sql.param([...ids])}::uuid[])`;

/** Members of the client of a project, and holders of links that open it. */
const ofProjects = (isChanged: SQL, isOpened: SQL | undefined): SQL[] => [
  sql`SELECT 'project ' || ${projects.id} AS subject, ${clientMembers.accountId} AS account_id, NULL::uuid AS offer_id
      FROM ${projects} JOIN ${clientMembers} ON ${clientMembers.clientId} = ${projects.clientId} WHERE ${isChanged}`,
  sql`SELECT 'project ' || ${projects.id}, NULL, ${offers.id} FROM ${projects} JOIN ${offers}
      ON ${isOpened} WHERE ${isChanged}`,
];

const AUDIENCES: Readonly<Record<string, (ids: readonly string[], isOpened: SQL | undefined) => SQL[]>> = {
  request: (ids) => [
    sql`SELECT 'request ' || ${requests.id} AS subject, ${clientMembers.accountId} AS account_id, NULL::uuid AS offer_id
        FROM ${requests} JOIN ${clientMembers} ON ${clientMembers.clientId} = ${requests.clientId}
        WHERE ${requests.id} ${isOneOf(ids)}`,
  ],
  offer: (ids) => [
    sql`SELECT 'offer ' || ${offers.id} AS subject, ${clientMembers.accountId} AS account_id, NULL::uuid AS offer_id
        FROM ${offers} JOIN ${clientMembers} ON ${clientMembers.clientId} = ${offers.clientId}
        WHERE ${offers.id} ${isOneOf(ids)} AND ${offers.state} <> 'draft'`,
    sql`SELECT 'offer ' || ${offers.id}, NULL, ${offers.id} FROM ${offers}
        WHERE ${offers.id} ${isOneOf(ids)} AND ${offers.state} <> 'draft'`,
  ],
  project: (ids, isOpened) => ofProjects(sql`${projects.id} ${isOneOf(ids)}`, isOpened),
  payment: (ids, isOpened) =>
    ofProjects(
      sql`${projects.id} IN (SELECT ${payments.projectId} FROM ${payments} WHERE ${payments.id} ${isOneOf(ids)})`,
      isOpened,
    ),
};
