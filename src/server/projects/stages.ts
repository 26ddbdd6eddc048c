import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { addStage, changeStage } from '#domain/projects/contract.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { PROJECT_REFUSALS, stageRefusal } from '#domain/projects/project-refusals.ts';
import { type StageState, stageMoves } from '#domain/projects/stage-life.ts';
import type { By } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import type { Submission } from '../idempotency/submit-once.ts';
import { paymentsOf } from '../payments/data.ts';
import {
  deleteStage,
  insertStages,
  orderStages,
  type StoredProject,
  type StoredStage,
  stagesOf,
  updateStage,
} from './data.ts';
import { lockedProjects } from './locked-projects.ts';
import type { ProjectNews } from './news.ts';
import { projectRefused } from './refused.ts';
import { moveStage, type StageMove } from './stage-steps.ts';

/** Stages as the operator runs them. What a state does not allow throws `projectStep` with a sentence and changes nothing. Throws notFound. */
export interface ProjectStages {
  /** A submission that comes again adds nothing. */
  add(id: string, stage: ParsedBody<typeof addStage>, by: Submission): Promise<void>;
  /** A first stage that begins brings an agreed project into progress; the last one delivered brings it to review. */
  change(id: string, stageId: string, change: ParsedBody<typeof changeStage>, by: By): Promise<void>;
  /** `version` is of the stage that the operator saw. */
  remove(id: string, stageId: string, version: number, by: By): Promise<void>;
}

type StagesOptions = Pick<Foundation, 'db' | 'random'> & { news: Pick<ProjectNews, 'stageDelivered'> };

/** A stage of a project and all of them, in their order. */
interface FoundStage {
  stage: StoredStage;
  stages: StoredStage[];
}

/** A stage of a project that is locked. Throws notFound. */
export async function findStage(
  transaction: Transaction,
  projectId: string,
  stageId: string,
): Promise<FoundStage> {
  const stages = await stagesOf(transaction, [projectId]);
  const stage = stages.find(({ id }) => id === stageId);
  if (!stage) throw new Fault('notFound');
  return { stage, stages };
}

export function createProjectStages({ db, random, news }: StagesOptions): ProjectStages {
  const projects = lockedProjects(db);

  const requireStep = (project: StoredProject, { state }: StoredStage, to: StageState) => {
    if (project.state === 'paused') throw projectRefused(PROJECT_REFUSALS.paused);
    if (!stageMoves(state).includes(to)) throw projectRefused(stageRefusal(state, to));
  };

  const stepStage = async (
    transaction: Transaction,
    project: StoredProject,
    found: FoundStage,
    move: StageMove,
    by: By,
  ) => {
    await moveStage(transaction, project, found, move, by);
    if (move.to === 'delivered') await news.stageDelivered(transaction, project, found.stage.id, by.now);
  };

  return {
    add: (id, { place, ...stage }, by) =>
      projects.addTo(id, 'project.stage-added', by, async (transaction) => {
        const stages = await stagesOf(transaction, [id]);
        if (stages.length >= PROJECT_LIMITS.stages) throw projectRefused(PROJECT_REFUSALS.stagesFull);
        const added = random.uuid();
        await insertStages(transaction, id, [{ ...stage, id: added }]);
        if (place === undefined || place > stages.length) return;
        const ids = stages.map((one) => one.id);
        await orderStages(transaction, id, ids.toSpliced(place - 1, 0, added));
      }),

    change: (
      id,
      stageId,
      { state, place, days, version, deliveryUrl, deliveryText, deliveryFiles, approvedBy, how, ...change },
      by,
    ) =>
      projects.onOpen(
        id,
        state === undefined ? 'project.stage-changed' : 'project.stage-moved',
        by,
        async (transaction, project) => {
          const found = await findStage(transaction, id, stageId);
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
          if (state === undefined) return;
          const move: StageMove =
            state === 'delivered'
              ? {
                  to: state,
                  delivery: {
                    id: random.uuid(),
                    url: deliveryUrl ?? '',
                    text: deliveryText ?? '',
                    fileIds: deliveryFiles ?? [],
                  },
                }
              : { to: state, answeredBy: approvedBy ?? '', notedHow: how ?? '' };
          await stepStage(transaction, project, found, move, by);
        },
      ),

    remove: (id, stageId, version, by) =>
      projects.onOpen(id, 'project.stage-removed', by, async (transaction) => {
        const { stage } = await findStage(transaction, id, stageId);
        if (stage.state !== 'planned') throw projectRefused(PROJECT_REFUSALS.stageStarted);
        if (version !== stage.version) throw projectRefused(PROJECT_REFUSALS.stageChanged);
        const payments = await paymentsOf(transaction, [id]);
        if (payments.some((payment) => payment.stageId === stageId))
          throw projectRefused(PROJECT_REFUSALS.stageHasPayment);
        await deleteStage(transaction, stage);
      }),
  };
}
