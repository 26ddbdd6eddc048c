import type { ParsedBody } from '#domain/api/endpoint.ts';
import { accountOf } from '#domain/audit/doer.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { AS_OPERATOR } from '#domain/messages/message.ts';
import { canDecline } from '#domain/projects/change-life.ts';
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
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import {
  changeRefusal,
  checklistRefusal,
  PROJECT_REFUSALS,
  stageRefusal,
} from '#domain/projects/project-refusals.ts';
import { type StageState, stageMoves } from '#domain/projects/stage-life.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import { countOfItems } from '../files/records-data.ts';
import type { Foundation } from '../foundation.ts';
import type { MessageService } from '../messages/service.ts';
import { paymentsOf } from '../payments/data.ts';
import { changesOf, declineChange } from './change-data.ts';
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
import type { ProjectDigest } from './digest.ts';
import { hasOpenAddendum } from './list-data.ts';
import type { ProjectNews } from './news.ts';
import { stateOfChange } from './reading.ts';
import { projectRefused } from './refused.ts';
import { moveProject, moveStage } from './stage-steps.ts';

/**
 * How the operator runs projects (business 3). Each act is one transaction under the project's lock with one entry in the
 * audit log; what a state does not allow throws `projectStep` with a sentence and changes nothing. Throws notFound.
 */
export interface ProjectService {
  change(id: string, change: ParsedBody<typeof changeProject>, by: By): Promise<void>;
  addStage(id: string, stage: ParsedBody<typeof addStage>, by: By): Promise<void>;
  /** A first stage that begins brings an agreed project into progress; the last one delivered brings it to review. */
  changeStage(id: string, stageId: string, change: ParsedBody<typeof changeStage>, by: By): Promise<void>;
  /** `version` is of the stage that the operator saw. */
  removeStage(id: string, stageId: string, version: number, by: By): Promise<void>;
  addItem(id: string, item: ParsedBody<typeof addChecklistItem>, by: By): Promise<void>;
  changeItem(
    id: string,
    itemId: string,
    change: ParsedBody<typeof changeChecklistItem>,
    by: By,
  ): Promise<void>;
  removeItem(id: string, itemId: string, version: number, by: By): Promise<void>;
  /** Answers a change that the client asks for with a sentence, which they read in the conversation, too. */
  declineChange(id: string, changeId: string, text: string, by: By): Promise<void>;
  /** Writes to the client, in the operator's name; they get a mail by the digest (digest.ts). */
  write(id: string, body: ParsedBody<typeof writeProjectMessage>, by: By): Promise<void>;
  /** The operator has seen what the client has written. */
  read(id: string, by: By): Promise<void>;
  /** Takes a message of the operator back. Throws messageStays once it was read or is older than 5 minutes. */
  withdraw(id: string, messageId: string, by: By): Promise<void>;
}

type ServiceOptions = Pick<Foundation, 'db' | 'random' | 'site' | 'operator' | 'outbox'> & {
  messages: Pick<MessageService, 'write' | 'read' | 'sentBefore' | 'withdraw'>;
  /** Tells the client, in the transaction of the message. */
  tell: ProjectDigest['tell'];
  news: ProjectNews;
};

const note = noteOn('project');

/** Kind of an item that the operator has thought of. */
const OWN_ITEM = 'own';

export function createProjectService({
  db,
  random,
  site,
  operator,
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
      if (project.state === 'closed') throw projectRefused(PROJECT_REFUSALS.closed);
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

  const requireStep = (project: StoredProject, { state }: StoredStage, to: StageState) => {
    if (project.state === 'paused') throw projectRefused(PROJECT_REFUSALS.paused);
    if (!stageMoves(state).includes(to)) throw projectRefused(stageRefusal(state, to));
  };

  const stepStage = async (
    transaction: Transaction,
    project: StoredProject,
    found: { stage: StoredStage; stages: StoredStage[] },
    to: StageState,
    by: By,
  ) => {
    await moveStage(transaction, project, found, { to }, by);
    if (to === 'delivered') await news.stageDelivered(transaction, project, found.stage.id, by.now);
  };

  /** Writes to the client, who is told; false where this sending has come before. */
  const say = async (
    transaction: Transaction,
    project: StoredProject,
    {
      text,
      sendId = null,
      fileIds = [],
    }: { text: string; sendId?: string | null | undefined; fileIds?: readonly string[] },
    by: By,
  ): Promise<boolean> => {
    const subject = { type: 'project' as const, id: project.id };
    const sending = { subject, side: 'operator' as const, text, sendId };
    if (await messages.sentBefore(transaction, sending)) return false;
    // Whoever answers has read what they answer.
    await messages.read(transaction, subject, 'operator', by.now);
    const message = { ...sending, fileIds, accountId: accountOf(by.actor), authorName: operator.name };
    await messages.write(transaction, message, by.now);
    await tell(transaction, project, by.now);
    return true;
  };

  return {
    change: (id, { name, startOn, agreedOn, state }, by) =>
      onProject(
        id,
        state === undefined ? 'project.changed' : 'project.moved',
        by,
        async (transaction, project) => {
          if (project.state === 'closed') throw projectRefused(PROJECT_REFUSALS.closed);
          if (state === 'closed' && (await hasOpenAddendum(transaction, project.offerId, dayOf(by))))
            throw projectRefused(PROJECT_REFUSALS.addendumOpen);
          if (state !== undefined) await moveProject(transaction, project, state, by.now);
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
          throw projectRefused(PROJECT_REFUSALS.stagesFull);
        await insertStages(transaction, id, [{ ...stage, id: random.uuid() }]);
      }),

    changeStage: (id, stageId, { state, place, days, version, ...change }, by) =>
      onOpenProject(
        id,
        state === undefined ? 'project.stage-changed' : 'project.stage-moved',
        by,
        async (transaction, project) => {
          const found = await stageOf(transaction, id, stageId);
          const isEdited = days !== undefined || Object.values(change).some((value) => value !== undefined);
          if (isEdited && found.stage.state === 'approved')
            throw projectRefused(PROJECT_REFUSALS.stageApproved);
          if (state !== undefined) requireStep(project, found.stage, state);
          if (version !== found.stage.version) throw projectRefused(PROJECT_REFUSALS.stageChanged);
          if (isEdited) await updateStage(transaction, found.stage, { ...change, days, weight: days });
          if (place !== undefined) {
            const others = found.stages.map((stage) => stage.id).filter((other) => other !== stageId);
            await orderStages(transaction, id, others.toSpliced(place - 1, 0, stageId));
          }
          if (state !== undefined) await stepStage(transaction, project, found, state, by);
        },
      ),

    removeStage: (id, stageId, version, by) =>
      onOpenProject(id, 'project.stage-removed', by, async (transaction) => {
        const { stage } = await stageOf(transaction, id, stageId);
        if (stage.state !== 'planned') throw projectRefused(PROJECT_REFUSALS.stageStarted);
        if (version !== stage.version) throw projectRefused(PROJECT_REFUSALS.stageChanged);
        const payments = await paymentsOf(transaction, [id]);
        if (payments.some((payment) => payment.stageId === stageId))
          throw projectRefused(PROJECT_REFUSALS.stageHasPayment);
        await deleteStage(transaction, stage);
      }),

    addItem: (id, { stageId, ...item }, by) =>
      onOpenProject(id, 'project.item-added', by, async (transaction) => {
        if (stageId !== null) await stageOf(transaction, id, stageId);
        if ((await itemsOf(transaction, [id])).length >= PROJECT_LIMITS.items)
          throw projectRefused(PROJECT_REFUSALS.itemsFull);
        await insertItems(transaction, id, [{ ...item, stageId, id: random.uuid(), kind: OWN_ITEM }]);
      }),

    changeItem: (id, itemId, { state, reason, version, ...change }, by) =>
      onOpenProject(
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
          if (change.stageId) await stageOf(transaction, id, change.stageId);
          const today = dayOf(by);
          await updateItem(transaction, item, {
            ...change,
            ...(state === undefined ? {} : { state }),
            ...(state === 'brought'
              ? { broughtOn: today, cameElsewhere: !(await countOfItems(transaction, [itemId])).has(itemId) }
              : {}),
            ...(state === 'accepted' ? { acceptedOn: today, returnReason: '' } : {}),
            ...(state === 'returned'
              ? { broughtOn: null, returnReason: reason ?? '', cameElsewhere: false }
              : {}),
          });
          if (state === 'returned') await news.itemReturned(transaction, project, itemId, by.now);
        },
      ),

    removeItem: (id, itemId, version, by) =>
      onOpenProject(id, 'project.item-removed', by, async (transaction) => {
        const item = await itemOf(transaction, id, itemId);
        if (item.state === 'accepted') throw projectRefused(PROJECT_REFUSALS.itemDone);
        if (version !== item.version) throw projectRefused(PROJECT_REFUSALS.itemChanged);
        await deleteItem(transaction, item);
      }),

    async declineChange(id, changeId, text, by) {
      await onProject(id, 'project.change-declined', by, async (transaction, project) => {
        const change = (await changesOf(transaction, id)).find((one) => one.id === changeId);
        if (!change) throw new Fault('notFound');
        const state = stateOfChange(change);
        if (!canDecline(state)) throw projectRefused(changeRefusal(state));
        await declineChange(transaction, changeId, text, by.now);
        await say(transaction, project, { text }, by);
      });
      outbox.wake();
    },

    async write(id, body, by) {
      await db.transaction(async (transaction) => {
        const project = await lockProject(transaction, id);
        if (!project) throw new Fault('notFound');
        if (await say(transaction, project, body, by)) await note(transaction, id, 'project.written', by);
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
        await messages.withdraw(transaction, { type: 'project', id }, messageId, AS_OPERATOR, by.now);
      }),
  };
}
