import { COUNT_CAP } from '#domain/api/count-cap.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { compareAscii } from '#domain/kernel/text.ts';
import type { WorkingTime } from '#domain/kernel/working-time.ts';
import { type WorkKind, workDueOf } from '#domain/projects/desk-next.ts';
import { scheduleOf, stageDueOn } from '#domain/projects/plan.ts';
import type { ProjectState } from '#domain/projects/project-life.ts';
import type { Db } from '../db/pool.ts';
import {
  idleProjects,
  longStages,
  namesOfProjects,
  namesOfStages,
  openItems,
  projectsWaiting,
  stagesToPlan,
} from './due-data.ts';

/** A stage to be handed over or begun, or a website to be launched, that is due today or late. */
export interface DueWork {
  /** Of the stage; of the project where it is the project that goes on. */
  id: string;
  kind: WorkKind;
  project: { id: string; name: string; state: ProjectState };
  client: string;
  /** Of the stage; empty where it is about the project. */
  name: string;
  dueOn: Day;
  /** Of the stage as it is seen; null where it is about the project. */
  version: number | null;
}

/** What is known of such work before it is asked how it is called. */
type Found = Pick<DueWork, 'id' | 'kind' | 'dueOn'> & { projectId: string };

/** All of it, what has been due for longest first, up to COUNT_CAP of each kind. */
async function found(db: Db, today: Day, time: WorkingTime): Promise<Found[]> {
  const active = (await longStages(db, today, COUNT_CAP)).flatMap(({ id, projectId, ...stage }): Found[] => {
    const dueOn = stageDueOn({ ...stage, state: 'active' }, time);
    return dueOn === null || dueOn > today ? [] : [{ id, kind: 'deliver', projectId, dueOn }];
  });
  const idle = await idleProjects(db, today, COUNT_CAP);
  const ids = idle.map(({ id }) => id);
  const stages = Map.groupBy(await stagesToPlan(db, ids), ({ projectId }) => projectId);
  const items = Map.groupBy(await openItems(db, ids), ({ projectId }) => projectId);
  const next = idle.flatMap(({ id: projectId, state, ...days }) => {
    const parts = { stages: stages.get(projectId) ?? [], items: items.get(projectId) ?? [] };
    const facts = {
      state,
      plan: scheduleOf({ ...days, ...parts }, today, time),
      // Nothing is worked on in them, so that nothing is reworked.
      stages: parts.stages.map((stage) => ({ ...stage, dueOn: null, returnedOn: null, returnReason: '' })),
      items: parts.items,
    };
    return workDueOf(facts, today, time).map(({ kind, id, until }): Found => {
      return { id: id ?? projectId, kind, projectId, dueOn: until ?? today };
    });
  });
  return [...active, ...next].toSorted(
    (one, other) => compareAscii(one.dueOn, other.dueOn) || compareAscii(one.id, other.id),
  );
}

/** How much of the work itself is due today or late, and what has been due for longest. */
export async function dueWork(
  db: Db,
  today: Day,
  time: WorkingTime,
  limit: number,
): Promise<{ count: number; rows: DueWork[] }> {
  const all = await found(db, today, time);
  const first = all.slice(0, limit);
  const [ids, projectIds] = [first.map(({ id }) => id), first.map(({ projectId }) => projectId)];
  const stages = new Map((await namesOfStages(db, ids)).map((stage) => [stage.id, stage]));
  const owners = new Map((await namesOfProjects(db, projectIds)).map((one) => [one.project.id, one]));
  return {
    count: Math.min(all.length, COUNT_CAP),
    rows: first.flatMap(({ projectId, ...work }): DueWork[] => {
      const [owner, stage] = [owners.get(projectId), stages.get(work.id)];
      // What was deleted since it was found is no work any more.
      if (!owner || (work.id !== projectId && !stage)) return [];
      return [{ ...work, ...owner, name: stage?.name ?? '', version: stage?.version ?? null }];
    }),
  };
}

/** The projects that want something of the operator: work that is due, or what their clients wait for; up to COUNT_CAP. */
export async function wantingProjects(db: Db, today: Day, time: WorkingTime): Promise<string[]> {
  const due = (await found(db, today, time)).map(({ projectId }) => projectId);
  const waiting = (await projectsWaiting(db, today, COUNT_CAP)).map(({ id }) => id);
  return [...new Set([...due, ...waiting])].slice(0, COUNT_CAP);
}
