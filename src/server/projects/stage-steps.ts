import { accountOf } from '#domain/audit/doer.ts';
import { type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import { afterMove, type ProjectState } from '#domain/projects/project-life.ts';
import { projectRefusal } from '#domain/projects/project-refusals.ts';
import type { StageState } from '#domain/projects/stage-life.ts';
import type { By } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import { attach } from '../files/attaching.ts';
import { type StoredProject, type StoredStage, updateProject, updateStage } from './data.ts';
import {
  answerDelivery,
  insertDelivery,
  type NewDelivery,
  type StoredAnswer,
  type StoredDelivery,
} from './delivery-data.ts';
import { lifeOf } from './reading.ts';
import { projectRefused } from './refused.ts';

/** Moves a project that is locked; throws projectStep where its state does not allow it. */
export function moveProject(
  transaction: Transaction,
  project: StoredProject,
  to: ProjectState,
  now: Date,
): Promise<void> {
  const life = afterMove(lifeOf(project), to);
  if (!life) throw projectRefused(projectRefusal(project.state, to));
  const isLaunch = life.state === 'launched' && project.launchedAt === null;
  return updateProject(transaction, project.id, { ...life, ...(isLaunch && { launchedAt: now }) });
}

/** The project follows its stages, so that nobody has to say the same thing twice. */
async function follow(
  transaction: Transaction,
  project: StoredProject,
  stages: readonly StoredStage[],
  now: Date,
): Promise<void> {
  const isDone = ({ state }: StoredStage) => state === 'delivered' || state === 'approved';
  const isBegun = stages.some(({ state }) => state !== 'planned');
  if (project.state === 'agreed' && isBegun) await moveProject(transaction, project, 'in-progress', now);
  if (project.state === 'in-progress' && stages.every(isDone))
    await moveProject(transaction, project, 'in-review', now);
  // What was only to be approved is worked on again.
  if (project.state === 'in-review' && stages.some(({ state }) => state === 'active'))
    await moveProject(transaction, project, 'in-progress', now);
}

/** Where a stage is moved to. */
export type StageMove =
  | { to: 'delivered'; delivery: NewDelivery }
  | {
      to: Exclude<StageState, 'delivered'>;
      /** Why the client returns it; empty where it is not they who move it. */
      returned?: string;
      /** Name of whom of the client has answered, and how the operator was told of it, if they were. */
      answeredBy?: string;
      notedHow?: string;
    };

interface StageChanges {
  stage: Partial<StoredStage>;
  /** What is delivered by it. */
  delivery: (NewDelivery & Pick<StoredDelivery, 'deliveredOn'>) | null;
  /** What was said by it of what was delivered before. */
  answer: StoredAnswer | null;
}

/** What a move changes in a stage and its deliveries. */
function changesOf(stage: StoredStage, move: StageMove, today: Day): StageChanges {
  if (move.to === 'delivered')
    return {
      stage: { state: move.to, deliveredOn: today },
      delivery: { ...move.delivery, deliveredOn: today },
      answer: null,
    };
  const { to, returned = '', answeredBy = '', notedHow = '' } = move;
  const answer = to === 'approved' ? 'approved' : returned === '' ? 'withdrawn' : 'returned';
  return {
    stage: {
      state: to,
      ...(to === 'active' ? { startedOn: stage.startedOn ?? today, deliveredOn: null } : {}),
      ...(to === 'approved' ? { approvedOn: today } : {}),
      ...(returned === '' ? {} : { returnReason: returned, returnedOn: today }),
    },
    delivery: null,
    answer:
      stage.state === 'delivered'
        ? { answer, answeredOn: today, reason: returned, answeredBy, notedHow }
        : null,
  };
}

/** Moves a stage of a project that is locked to a state that it can be moved to, and the project with it. */
export async function moveStage(
  transaction: Transaction,
  project: StoredProject,
  { stage, stages }: { stage: StoredStage; stages: readonly StoredStage[] },
  move: StageMove,
  { actor, now }: By,
): Promise<void> {
  const { stage: moved, delivery, answer } = changesOf(stage, move, wallTimeOf(now).day);
  await updateStage(transaction, stage, moved);
  if (delivery) {
    const { fileIds, ...kept } = delivery;
    await insertDelivery(transaction, { ...kept, stageId: stage.id });
    const subject = { type: 'project', id: project.id } as const;
    const sender = { side: 'operator', accountId: accountOf(actor) } as const;
    await attach(transaction, { subject, to: { deliveryId: kept.id }, ...sender }, fileIds, now);
  }
  if (answer) await answerDelivery(transaction, stage.id, answer);
  await follow(
    transaction,
    project,
    stages.map((one) => (one.id === stage.id ? { ...one, ...moved } : one)),
    now,
  );
}
