import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { checklistMoves, closedItem } from '#domain/projects/checklist-life.ts';
import type { addChecklistItem, changeChecklistItem } from '#domain/projects/contract.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { checklistRefusal, PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import type { By } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import { countOfItems } from '../files/records-data.ts';
import type { Foundation } from '../foundation.ts';
import type { Submission } from '../idempotency/submit-once.ts';
import { deleteItem, insertItems, itemsOf, updateItem } from './data.ts';
import { lockedProjects } from './locked-projects.ts';
import type { ProjectNews } from './news.ts';
import { projectRefused } from './refused.ts';
import { findStage } from './stages.ts';

/** The checklist as the operator runs it. What a state does not allow throws `projectStep` with a sentence and changes nothing. Throws notFound. */
export interface DeskChecklist {
  /** A submission that comes again adds nothing. */
  add(id: string, item: ParsedBody<typeof addChecklistItem>, by: Submission): Promise<void>;
  change(id: string, itemId: string, change: ParsedBody<typeof changeChecklistItem>, by: By): Promise<void>;
  /** `version` is of the item that the operator saw. */
  remove(id: string, itemId: string, version: number, by: By): Promise<void>;
}

type ChecklistOptions = Pick<Foundation, 'db' | 'random'> & { news: Pick<ProjectNews, 'itemReturned'> };

/** Kind of an item that the operator has thought of. */
const OWN_ITEM = 'own';

export function createDeskChecklist({ db, random, news }: ChecklistOptions): DeskChecklist {
  const projects = lockedProjects(db);

  const itemOf = async (transaction: Transaction, projectId: string, itemId: string) => {
    const item = (await itemsOf(transaction, [projectId])).find(({ id }) => id === itemId);
    if (!item) throw new Fault('notFound');
    return item;
  };

  return {
    add: (id, { stageId, ...item }, by) =>
      projects.addTo(id, 'project.item-added', by, async (transaction) => {
        if (stageId !== null) await findStage(transaction, id, stageId);
        if ((await itemsOf(transaction, [id])).length >= PROJECT_LIMITS.items)
          throw projectRefused(PROJECT_REFUSALS.itemsFull);
        await insertItems(transaction, id, [{ ...item, stageId, id: random.uuid(), kind: OWN_ITEM }]);
      }),

    change: (id, itemId, { state, reason, version, ...change }, by) =>
      projects.onOpen(
        id,
        state === undefined ? 'project.item-changed' : 'project.item-moved',
        by,
        async (transaction, project) => {
          const item = await itemOf(transaction, id, itemId);
          if (state !== undefined && !checklistMoves(item.state).includes(state))
            throw projectRefused(checklistRefusal(item.state, state));
          if (version !== item.version) throw projectRefused(PROJECT_REFUSALS.itemChanged);
          if (state === undefined && item.state === 'accepted')
            throw projectRefused(PROJECT_REFUSALS.itemDone);
          if (change.stageId) await findStage(transaction, id, change.stageId);
          const today = wallTimeOf(by.now).day;
          await updateItem(transaction, item, {
            ...change,
            ...(state === undefined ? {} : { state }),
            ...(state === 'brought'
              ? { broughtOn: today, cameElsewhere: !(await countOfItems(transaction, [itemId])).has(itemId) }
              : {}),
            ...(state === 'accepted' || state === 'waived' ? closedItem(state, today) : {}),
            ...(state === 'returned'
              ? { broughtOn: null, returnReason: reason ?? '', cameElsewhere: false }
              : {}),
          });
          if (state === 'returned') await news.itemReturned(transaction, project, itemId, by.now);
        },
      ),

    remove: (id, itemId, version, by) =>
      projects.onOpen(id, 'project.item-removed', by, async (transaction) => {
        const item = await itemOf(transaction, id, itemId);
        if (item.state === 'accepted') throw projectRefused(PROJECT_REFUSALS.itemDone);
        if (version !== item.version) throw projectRefused(PROJECT_REFUSALS.itemChanged);
        await deleteItem(transaction, item);
      }),
  };
}
