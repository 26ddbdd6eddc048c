import { and, asc, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { projectStages, stageDeliveries } from './table.ts';

export type StoredDelivery = typeof stageDeliveries.$inferSelect;
export type NewDelivery = Pick<StoredDelivery, 'id' | 'url' | 'text'>;
export type StoredAnswer = Pick<
  typeof stageDeliveries.$inferInsert,
  'answer' | 'answeredOn' | 'reason' | 'answeredBy' | 'notedHow'
>;

/** What was delivered of each stage of these projects, the last delivery first. */
export async function deliveriesOf(
  db: Db | Transaction,
  projectIds: readonly string[],
): Promise<(stageId: string) => StoredDelivery[]> {
  const rows = await db
    .select({ delivery: stageDeliveries })
    .from(stageDeliveries)
    .innerJoin(projectStages, eq(projectStages.id, stageDeliveries.stageId))
    .where(inArray(projectStages.projectId, [...projectIds]))
    .orderBy(asc(projectStages.position), desc(stageDeliveries.position));
  const byStage = Map.groupBy(
    rows.map(({ delivery }) => delivery),
    ({ stageId }) => stageId,
  );
  return (stageId) => byStage.get(stageId) ?? [];
}

/** Keeps what is delivered of a stage of a project that is locked. */
export async function insertDelivery(
  transaction: Transaction,
  delivery: NewDelivery & Pick<StoredDelivery, 'stageId' | 'deliveredOn'>,
): Promise<void> {
  const [last] = await transaction
    .select({ position: max(stageDeliveries.position) })
    .from(stageDeliveries)
    .where(eq(stageDeliveries.stageId, delivery.stageId));
  await transaction.insert(stageDeliveries).values({ ...delivery, position: (last?.position ?? 0) + 1 });
}

/** Keeps what was said of the delivery of a stage that waits for it. */
export async function answerDelivery(
  transaction: Transaction,
  stageId: string,
  answer: StoredAnswer,
): Promise<void> {
  await transaction
    .update(stageDeliveries)
    .set(answer)
    .where(and(eq(stageDeliveries.stageId, stageId), isNull(stageDeliveries.answer)));
}

/** A delivery as both sides read it. */
export const shownDelivery = ({
  id,
  url,
  text,
  deliveredOn,
  answer,
  reason,
  answeredOn,
}: StoredDelivery) => ({
  ...{ id, url, text, deliveredOn },
  ...{ answer, reason, answeredOn },
});
