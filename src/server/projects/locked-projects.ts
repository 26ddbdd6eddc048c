import { z } from 'zod';
import { Fault } from '#domain/errors/faults.ts';
import { PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Db, Transaction } from '../db/pool.ts';
import { onceWithin, type Submission } from '../idempotency/submit-once.ts';
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
  /** The same where something is added: a submission that comes again adds nothing. Throws keyReused. */
  addTo(
    id: string,
    action: string,
    by: Submission,
    work: (transaction: Transaction) => Promise<void>,
  ): Promise<void>;
}

const note = noteOn('project');
const ADDED = z.object({});

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
    addTo: (id, action, by, work) =>
      db.transaction(async (transaction) => {
        const project = await lockProject(transaction, id);
        if (!project) throw new Fault('notFound');
        await onceWithin(transaction, by.claim, ADDED, async () => {
          if (project.state === 'closed') throw projectRefused(PROJECT_REFUSALS.closed);
          await work(transaction);
          await note(transaction, id, action, by);
          return {};
        });
      }),
  };
}
