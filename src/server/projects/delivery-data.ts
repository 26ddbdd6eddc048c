import { and, asc, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { MessagePerson } from '#domain/messages/message.ts';
import type { Db, Transaction } from '../db/pool.ts';
import type { StoredFile } from '../files/data.ts';
import { filesOfDeliveries } from '../files/records-data.ts';
import { shownFile } from '../files/shown-file.ts';
import { projectStages, stageDeliveries } from './table.ts';

/** With the files that were sent with it. */
export type StoredDelivery = typeof stageDeliveries.$inferSelect & { files: readonly StoredFile[] };
export type NewDelivery = Pick<StoredDelivery, 'id' | 'url' | 'text'> & { fileIds: readonly string[] };
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
  const files = await filesOfDeliveries(
    db,
    rows.map(({ delivery }) => delivery.id),
  );
  const byStage = Map.groupBy(
    rows.map(({ delivery }) => ({ ...delivery, files: files.get(delivery.id) ?? [] })),
    ({ stageId }) => stageId,
  );
  return (stageId) => byStage.get(stageId) ?? [];
}

/** Keeps what is delivered of a stage of a project that is locked. */
export async function insertDelivery(
  transaction: Transaction,
  delivery: Omit<NewDelivery, 'fileIds'> & Pick<StoredDelivery, 'stageId' | 'deliveredOn'>,
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

/** A delivery as a side reads it. */
export const shownDelivery = (
  { id, url, text, files, deliveredOn, answer, reason, answeredOn }: StoredDelivery,
  reader: MessagePerson,
) => ({
  ...{ id, url, text, deliveredOn },
  files: files.map((file) => shownFile(file, reader)),
  ...{ answer, reason, answeredOn },
});
