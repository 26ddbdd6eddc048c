import type { ParsedBody } from '#domain/api/endpoint.ts';
import { accountOf } from '#domain/audit/doer.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { checklistMoves } from '#domain/projects/checklist-life.ts';
import type {
  addChecklistItem,
  addStage,
  changeChecklistItem,
  changeProject,
  changeStage,
  writeProjectMessage,
} from '#domain/projects/contract.ts';
import { agreedLaunch } from '#domain/projects/plan.ts';
import { afterMove, type ProjectState } from '#domain/projects/project-life.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import {
  checklistRefusal,
  PROJECT_REFUSALS,
  projectRefusal,
  stageRefusal,
} from '#domain/projects/project-refusals.ts';
import { type StageState, stageMoves } from '#domain/projects/stage-life.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { MessageService } from '../messages/service.ts';
import { paymentsOf } from '../payments/data.ts';
import {
  deleteItem,
  deleteStage,
  insertItems,
  insertStages,
  itemsOf,
  lockProject,
  orderStages,
  type StoredProject,
  type StoredStage,
  stagesOf,
  updateItem,
  updateProject,
  updateStage,
} from './data.ts';
import type { MessageDigest } from './digest.ts';
import { hasOpenAddendum } from './list-data.ts';
import type { ProjectNews } from './news.ts';
import { lifeOf } from './reading.ts';

/**
 * How the operator runs projects (business 3). Each act is one transaction under the project's lock with one entry in the
 * audit log; what a state does not allow throws `projectStep` with a sentence and changes nothing. Throws notFound.
 */
export interface ProjectService {
  change(id: string, change: ParsedBody<typeof changeProject>, by: By): Promise<void>;
  addStage(id: string, stage: ParsedBody<typeof addStage>, by: By): Promise<void>;
  /** A first stage that begins brings an agreed project into progress; the last one delivered brings it to review. */
  changeStage(id: string, stageId: string, change: ParsedBody<typeof changeStage>, by: By): Promise<void>;
  removeStage(id: string, stageId: string, by: By): Promise<void>;
  addItem(id: string, item: ParsedBody<typeof addChecklistItem>, by: By): Promise<void>;
  changeItem(
    id: string,
    itemId: string,
    change: ParsedBody<typeof changeChecklistItem>,
    by: By,
  ): Promise<void>;
  removeItem(id: string, itemId: string, by: By): Promise<void>;
  /** Writes to the client, in the operator's name; they get a mail by the digest (digest.ts). */
  write(id: string, body: ParsedBody<typeof writeProjectMessage>, by: By): Promise<void>;
  /** The operator has seen what the client has written. */
  read(id: string, by: By): Promise<void>;
  /** Takes a message of the operator back. Throws messageStays once it was read or is older than 5 minutes. */
  withdraw(id: string, messageId: string, by: By): Promise<void>;
}

type ServiceOptions = Pick<Foundation, 'db' | 'random' | 'site' | 'outbox'> & {
  messages: Pick<MessageService, 'write' | 'read' | 'sentBefore' | 'withdraw'>;
  /** Tells the client, in the transaction of the message. */
  tell: MessageDigest['tell'];
  news: Pick<ProjectNews, 'stageDelivered' | 'itemReturned'>;
};

const note = noteOn('project');

/** Kind of an item that the operator has thought of. */
const OWN_ITEM = 'own';

const refused = (message: string) => new Fault('projectStep', { message });

export function createProjectService({
  db,
  random,
  site,
  outbox,
  messages,
  tell,
  news,
}: ServiceOptions): ProjectService {
  const time = workingTimeOf(site);
  const dayOf = ({ now }: By) => wallTimeOf(now).day;

  /** Works on a project under its lock, and notes what was done. */
  const onProject = (
    id: string,
    action: string,
    by: By,
    work: (transaction: Transaction, project: StoredProject) => Promise<void>,
  ): Promise<void> =>
    db.transaction(async (transaction) => {
      const project = await lockProject(transaction, id);
      if (!project) throw new Fault('notFound');
      await work(transaction, project);
      await note(transaction, id, action, by);
    });

  /** The same of one that is not closed. */
  const onOpenProject: typeof onProject = (id, action, by, work) =>
    onProject(id, action, by, (transaction, project) => {
      if (project.state === 'closed') throw refused(PROJECT_REFUSALS.closed);
      return work(transaction, project);
    });

  const stageOf = async (transaction: Transaction, projectId: string, stageId: string) => {
    const stages = await stagesOf(transaction, [projectId]);
    const stage = stages.find(({ id }) => id === stageId);
    if (!stage) throw new Fault('notFound');
    return { stage, stages };
  };

  const itemOf = async (transaction: Transaction, projectId: string, itemId: string) => {
    const item = (await itemsOf(transaction, [projectId])).find(({ id }) => id === itemId);
    if (!item) throw new Fault('notFound');
    return item;
  };

  const move = (transaction: Transaction, project: StoredProject, to: ProjectState) => {
    const life = afterMove(lifeOf(project), to);
    if (!life) throw refused(projectRefusal(project.state, to));
    return updateProject(transaction, project.id, life);
  };

  /** The project follows its stages, so that nobody has to say the same thing twice. */
  const follow = async (transaction: Transaction, project: StoredProject, stages: readonly StoredStage[]) => {
    const isDone = ({ state }: StoredStage) => state === 'delivered' || state === 'approved';
    const isBegun = stages.some(({ state }) => state !== 'planned');
    if (project.state === 'agreed' && isBegun) await move(transaction, project, 'in-progress');
    if (project.state === 'in-progress' && stages.every(isDone))
      await move(transaction, project, 'in-review');
  };

  const moveStage = async (
    transaction: Transaction,
    project: StoredProject,
    { stage, stages }: { stage: StoredStage; stages: StoredStage[] },
    to: StageState,
    by: By,
  ) => {
    if (project.state === 'paused') throw refused(PROJECT_REFUSALS.paused);
    if (!stageMoves(stage.state).includes(to)) throw refused(stageRefusal(stage.state, to));
    const today = dayOf(by);
    const moved: Pick<StoredStage, 'state'> & Partial<StoredStage> = {
      state: to,
      ...(to === 'active' ? { startedOn: stage.startedOn ?? today, deliveredOn: null } : {}),
      ...(to === 'delivered' ? { deliveredOn: today } : {}),
      ...(to === 'approved' ? { approvedOn: today } : {}),
    };
    await updateStage(transaction, stage, moved);
    if (to === 'delivered') await news.stageDelivered(transaction, project, stage.id, by.now);
    await follow(
      transaction,
      project,
      stages.map((one) => (one.id === stage.id ? { ...one, ...moved } : one)),
    );
  };

  return {
    change: (id, { name, startOn, agreedOn, state }, by) =>
      onProject(
        id,
        state === undefined ? 'project.changed' : 'project.moved',
        by,
        async (transaction, project) => {
          if (project.state === 'closed') throw refused(PROJECT_REFUSALS.closed);
          if (state === 'closed' && (await hasOpenAddendum(transaction, project.offerId, dayOf(by))))
            throw refused(PROJECT_REFUSALS.addendumOpen);
          if (state !== undefined) await move(transaction, project, state);
          const launchOn =
            agreedOn ??
            (startOn === undefined
              ? undefined
              : agreedLaunch(startOn, await stagesOf(transaction, [id]), time));
          const changes = {
            ...(name === undefined ? {} : { name }),
            ...(startOn === undefined ? {} : { startOn }),
            ...(launchOn === undefined ? {} : { launchOn }),
          };
          if (Object.keys(changes).length > 0) await updateProject(transaction, id, changes);
        },
      ),

    addStage: (id, stage, by) =>
      onOpenProject(id, 'project.stage-added', by, async (transaction) => {
        if ((await stagesOf(transaction, [id])).length >= PROJECT_LIMITS.stages)
          throw refused(PROJECT_REFUSALS.stagesFull);
        await insertStages(transaction, id, [{ ...stage, id: random.uuid() }]);
      }),

    changeStage: (id, stageId, { state, place, days, ...change }, by) =>
      onOpenProject(
        id,
        state === undefined ? 'project.stage-changed' : 'project.stage-moved',
        by,
        async (transaction, project) => {
          const found = await stageOf(transaction, id, stageId);
          const isEdited = days !== undefined || Object.values(change).some((value) => value !== undefined);
          if (isEdited && found.stage.state === 'approved') throw refused(PROJECT_REFUSALS.stageApproved);
          if (isEdited) await updateStage(transaction, found.stage, { ...change, days, weight: days });
          if (place !== undefined) {
            const others = found.stages.map((stage) => stage.id).filter((other) => other !== stageId);
            await orderStages(transaction, id, others.toSpliced(place - 1, 0, stageId));
          }
          if (state !== undefined) await moveStage(transaction, project, found, state, by);
        },
      ),

    removeStage: (id, stageId, by) =>
      onOpenProject(id, 'project.stage-removed', by, async (transaction) => {
        const { stage } = await stageOf(transaction, id, stageId);
        if (stage.state !== 'planned') throw refused(PROJECT_REFUSALS.stageStarted);
        const payments = await paymentsOf(transaction, [id]);
        if (payments.some((payment) => payment.stageId === stageId))
          throw refused(PROJECT_REFUSALS.stageHasPayment);
        await deleteStage(transaction, stage);
      }),

    addItem: (id, { stageId, ...item }, by) =>
      onOpenProject(id, 'project.item-added', by, async (transaction) => {
        if (stageId !== null) await stageOf(transaction, id, stageId);
        if ((await itemsOf(transaction, [id])).length >= PROJECT_LIMITS.items)
          throw refused(PROJECT_REFUSALS.itemsFull);
        await insertItems(transaction, id, [{ ...item, stageId, id: random.uuid(), kind: OWN_ITEM }]);
      }),

    changeItem: (id, itemId, { state, reason, ...change }, by) =>
      onOpenProject(
        id,
        state === undefined ? 'project.item-changed' : 'project.item-moved',
        by,
        async (transaction, project) => {
          const item = await itemOf(transaction, id, itemId);
          if (state !== undefined && !checklistMoves(item.state).includes(state))
            throw refused(checklistRefusal(item.state, state));
          if (state === undefined && item.state === 'accepted') throw refused(PROJECT_REFUSALS.itemDone);
          if (change.stageId) await stageOf(transaction, id, change.stageId);
          const today = dayOf(by);
          await updateItem(transaction, item, {
            ...change,
            ...(state === undefined ? {} : { state }),
            ...(state === 'brought' ? { broughtOn: today } : {}),
            ...(state === 'accepted' ? { acceptedOn: today, returnReason: '' } : {}),
            ...(state === 'returned' ? { broughtOn: null, returnReason: reason ?? '' } : {}),
          });
          if (state === 'returned') await news.itemReturned(transaction, project, itemId, by.now);
        },
      ),

    removeItem: (id, itemId, by) =>
      onOpenProject(id, 'project.item-removed', by, async (transaction) => {
        const item = await itemOf(transaction, id, itemId);
        if (item.state === 'accepted') throw refused(PROJECT_REFUSALS.itemDone);
        await deleteItem(transaction, item);
      }),

    async write(id, { text, sendId }, by) {
      await db.transaction(async (transaction) => {
        const project = await lockProject(transaction, id);
        if (!project) throw new Fault('notFound');
        const authorName = site.operator.displayName ?? site.brand.name;
        const subject = { type: 'project' as const, id };
        const sending = { subject, side: 'operator' as const, text, sendId: sendId ?? null };
        if (await messages.sentBefore(transaction, sending)) return;
        // Whoever answers has read what they answer.
        await messages.read(transaction, subject, 'operator', by.now);
        const message = { ...sending, accountId: accountOf(by.actor), authorName };
        await messages.write(transaction, message, by.now);
        await tell(transaction, project, by.now);
        await note(transaction, id, 'project.written', by);
      });
      outbox.wake();
    },

    read: (id, by) =>
      db.transaction(async (transaction) => {
        if (!(await lockProject(transaction, id))) throw new Fault('notFound');
        if ((await messages.read(transaction, { type: 'project', id }, 'operator', by.now)) > 0)
          await note(transaction, id, 'project.messages-read', by);
      }),

    withdraw: (id, messageId, by) =>
      onProject(id, 'project.message-withdrawn', by, async (transaction) => {
        await messages.withdraw(transaction, { type: 'project', id }, messageId, 'operator', by.now);
      }),
  };
}
