import { type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import { afterMove, type ProjectState } from '#domain/projects/project-life.ts';
import { projectRefusal } from '#domain/projects/project-refusals.ts';
import type { StageState } from '#domain/projects/stage-life.ts';
import type { By } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import { type StoredProject, type StoredStage, updateProject, updateStage } from './data.ts';
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

/** What a move changes in a stage. */
const changesOf = (stage: StoredStage, to: StageState, today: Day): Partial<StoredStage> => ({
  ...(to === 'active' ? { startedOn: stage.startedOn ?? today, deliveredOn: null } : {}),
  ...(to === 'delivered' ? { deliveredOn: today } : {}),
  ...(to === 'approved' ? { approvedOn: today } : {}),
});

/** Moves a stage of a project that is locked to a state that it can be moved to, and the project with it. */
export async function moveStage(
  transaction: Transaction,
  project: StoredProject,
  { stage, stages }: { stage: StoredStage; stages: readonly StoredStage[] },
  { to, returned = '' }: { to: StageState; returned?: string },
  { now }: By,
): Promise<void> {
  const today = wallTimeOf(now).day;
  const moved = {
    state: to,
    ...changesOf(stage, to, today),
    ...(returned === '' ? {} : { returnReason: returned, returnedOn: today }),
  };
  await updateStage(transaction, stage, moved);
  await follow(
    transaction,
    project,
    stages.map((one) => (one.id === stage.id ? { ...one, ...moved } : one)),
    now,
  );
}
