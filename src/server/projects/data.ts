import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/pool.ts';
import { checklistItems, projectStages, projects } from './table.ts';

export type StoredProject = typeof projects.$inferSelect;
export type StoredStage = typeof projectStages.$inferSelect;
export type StoredItem = typeof checklistItems.$inferSelect;
export type NewStage = Pick<StoredStage, 'id' | 'name' | 'days'> & Partial<StoredStage>;
export type NewItem = Pick<StoredItem, 'id' | 'kind' | 'title' | 'description' | 'dueOn' | 'stageId'>;

/** New values; what is undefined stays. */
type Changes<Row> = { [Column in keyof Row]?: Row[Column] | undefined };

/** Stores a project. */
export async function insertProject(
  transaction: Transaction,
  project: Omit<typeof projects.$inferInsert, 'updatedAt'>,
): Promise<void> {
  await transaction.insert(projects).values({ ...project, updatedAt: project.createdAt });
}

/** A project; null when there is none. */
export async function findProject(db: Db | Transaction, id: string): Promise<StoredProject | null> {
  const [project] = await db.select().from(projects).where(eq(projects.id, id));
  return project ?? null;
}

/** Until the transaction ends, nobody else changes the project or anything of it. Null when there is none. */
export async function lockProject(transaction: Transaction, id: string): Promise<StoredProject | null> {
  const [project] = await transaction.select().from(projects).where(eq(projects.id, id)).for('update');
  return project ?? null;
}

/** How a project stands; null when there is none. */
export async function findProjectState(db: Db, id: string): Promise<StoredProject['state'] | null> {
  const [row] = await db.select({ state: projects.state }).from(projects).where(eq(projects.id, id));
  return row?.state ?? null;
}

/** The same of the project that an offer began. */
export async function lockProjectOf(
  transaction: Transaction,
  offerId: string,
): Promise<StoredProject | null> {
  const [project] = await transaction
    .select()
    .from(projects)
    .where(eq(projects.offerId, offerId))
    .for('update');
  return project ?? null;
}

/** The projects that these offers have begun, the oldest first. */
export const findProjectsOf = (db: Db, offerIds: readonly string[]): Promise<StoredProject[]> =>
  db
    .select()
    .from(projects)
    .where(inArray(projects.offerId, [...offerIds]))
    .orderBy(asc(projects.createdAt), asc(projects.id));

/** Changes a project that is locked. */
export async function updateProject(
  transaction: Transaction,
  id: string,
  changes: Partial<typeof projects.$inferInsert>,
): Promise<void> {
  await transaction
    .update(projects)
    .set({ ...changes, version: sql`${projects.version} + 1` })
    .where(eq(projects.id, id));
}

/** Stages of projects, in their order. */
export const stagesOf = (db: Db | Transaction, ids: readonly string[]): Promise<StoredStage[]> =>
  db
    .select()
    .from(projectStages)
    .where(inArray(projectStages.projectId, [...ids]))
    .orderBy(asc(projectStages.position));

/** Adds stages at the end of a project that is locked; their weight is their length. */
export async function insertStages(
  transaction: Transaction,
  projectId: string,
  stages: readonly NewStage[],
): Promise<void> {
  if (stages.length === 0) return;
  const [last] = await transaction
    .select({ position: max(projectStages.position) })
    .from(projectStages)
    .where(eq(projectStages.projectId, projectId));
  const first = (last?.position ?? 0) + 1;
  await transaction.insert(projectStages).values(
    stages.map((stage, index) => ({
      weight: stage.days,
      state: 'planned' as const,
      ...stage,
      projectId,
      position: first + index,
    })),
  );
}

/** Changes a stage of a project that is locked. */
export async function updateStage(
  transaction: Transaction,
  { projectId, id }: Pick<StoredStage, 'projectId' | 'id'>,
  changes: Changes<StoredStage>,
): Promise<void> {
  await transaction
    .update(projectStages)
    .set({ ...changes, version: sql`${projectStages.version} + 1` })
    .where(and(eq(projectStages.projectId, projectId), eq(projectStages.id, id)));
}

/** Puts the stages of a project that is locked into this order. */
export async function orderStages(
  transaction: Transaction,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  // Places are unique, so nobody may stand where another one still is.
  await transaction
    .update(projectStages)
    .set({ position: sql`-${projectStages.position}` })
    .where(eq(projectStages.projectId, projectId));
  for (const [index, id] of ids.entries())
    await updateStage(transaction, { projectId, id }, { position: index + 1 });
}

/** Removes a stage of a project that is locked. */
export async function deleteStage(
  transaction: Transaction,
  { projectId, id }: Pick<StoredStage, 'projectId' | 'id'>,
): Promise<void> {
  await transaction
    .delete(projectStages)
    .where(and(eq(projectStages.projectId, projectId), eq(projectStages.id, id)));
}

/** Checklists of projects, what is due first at the top. */
export const itemsOf = (db: Db | Transaction, ids: readonly string[]): Promise<StoredItem[]> =>
  db
    .select()
    .from(checklistItems)
    .where(inArray(checklistItems.projectId, [...ids]))
    .orderBy(asc(checklistItems.dueOn), asc(checklistItems.position));

/** Adds items to the checklist of a project that is locked. */
export async function insertItems(
  transaction: Transaction,
  projectId: string,
  items: readonly NewItem[],
): Promise<void> {
  if (items.length === 0) return;
  const [last] = await transaction
    .select({ position: max(checklistItems.position) })
    .from(checklistItems)
    .where(eq(checklistItems.projectId, projectId));
  const first = (last?.position ?? 0) + 1;
  await transaction.insert(checklistItems).values(
    items.map((item, index) => ({
      ...item,
      projectId,
      state: 'asked' as const,
      position: first + index,
    })),
  );
}

/** Changes an item of a project that is locked. */
export async function updateItem(
  transaction: Transaction,
  { projectId, id }: Pick<StoredItem, 'projectId' | 'id'>,
  changes: Changes<StoredItem>,
): Promise<void> {
  await transaction
    .update(checklistItems)
    .set({ ...changes, version: sql`${checklistItems.version} + 1` })
    .where(and(eq(checklistItems.projectId, projectId), eq(checklistItems.id, id)));
}

/** Keeps what the client is writing to an item of a project that is locked: nothing that the operator sees. */
export async function saveDraft(
  transaction: Transaction,
  { projectId, id }: Pick<StoredItem, 'projectId' | 'id'>,
  draft: Pick<StoredItem, 'draft' | 'draftEdit' | 'draftSavedAt'>,
): Promise<void> {
  await transaction
    .update(checklistItems)
    .set(draft)
    .where(and(eq(checklistItems.projectId, projectId), eq(checklistItems.id, id)));
}

/** Removes an item of a project that is locked. */
export async function deleteItem(
  transaction: Transaction,
  { projectId, id }: Pick<StoredItem, 'projectId' | 'id'>,
): Promise<void> {
  await transaction
    .delete(checklistItems)
    .where(and(eq(checklistItems.projectId, projectId), eq(checklistItems.id, id)));
}
