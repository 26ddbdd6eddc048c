import { Fault } from '#domain/errors/faults.ts';
import { PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { lockProject, type StoredProject } from './data.ts';
import { projectRefused } from './refused.ts';

type Work = (
  id: string,
  action: string,
  by: By,
  work: (transaction: Transaction, project: StoredProject) => Promise<void>,
) => Promise<void>;

/**
 * How the operator works on a project: each act is one transaction under its lock with one entry in the audit log. Throws
 * notFound.
 */
export interface LockedProjects {
  on: Work;
  /** The same of one that is not closed; of that, throws projectStep. */
  onOpen: Work;
}

const note = noteOn('project');

/** Projects as they are worked on. */
export function lockedProjects(db: Db): LockedProjects {
  const on: Work = (id, action, by, work) =>
    db.transaction(async (transaction) => {
      const project = await lockProject(transaction, id);
      if (!project) throw new Fault('notFound');
      await work(transaction, project);
      await note(transaction, id, action, by);
    });
  return {
    on,
    onOpen: (id, action, by, work) =>
      on(id, action, by, (transaction, project) => {
        if (project.state === 'closed') throw projectRefused(PROJECT_REFUSALS.closed);
        return work(transaction, project);
      }),
  };
}
