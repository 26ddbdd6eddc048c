import type { Day } from '#domain/kernel/local-time.ts';
import type { Db } from '../db/pool.ts';
import { paymentsOf, type StoredPayment } from '../payments/data.ts';
import { itemsOf, type StoredItem, type StoredStage, stagesOf } from './data.ts';
import { openAddendaOf } from './portal-data.ts';

/** All of a project that says how it stands. */
export interface ProjectParts {
  stages: StoredStage[];
  items: StoredItem[];
  payments: StoredPayment[];
  /** Those that the client can still accept. */
  addenda: { id: string; title: string; validUntil: Day }[];
}

/** The parts of several projects, read together. */
export async function partsOfProjects(
  db: Db,
  found: readonly { id: string; offerId: string }[],
  today: Day,
): Promise<(id: string) => ProjectParts> {
  const ids = found.map(({ id }) => id);
  const offerOf = new Map(found.map(({ id, offerId }) => [id, offerId]));
  const addenda = await openAddendaOf(db, [...offerOf.values()], today);
  const stages = byProject(await stagesOf(db, ids));
  const items = byProject(await itemsOf(db, ids));
  const payments = byProject(await paymentsOf(db, ids));
  return (id) => ({
    stages: stages.get(id) ?? [],
    items: items.get(id) ?? [],
    payments: payments.get(id) ?? [],
    addenda: addenda.get(offerOf.get(id) ?? '') ?? [],
  });
}

const byProject = <Part extends { projectId: string }>(rows: readonly Part[]) =>
  Map.groupBy(rows, ({ projectId }) => projectId);
