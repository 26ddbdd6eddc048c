import type { ParsedBody } from '#domain/api/endpoint.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { closedByLaunch, closedItem } from '#domain/projects/checklist-life.ts';
import type { changeProject } from '#domain/projects/contract.ts';
import { PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import { movedWith } from '#domain/projects/working-days.ts';
import type { By } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { itemsOf, type StoredProject, updateItem, updateProject } from './data.ts';
import { hasOpenAddendum } from './list-data.ts';
import { lockedProjects } from './locked-projects.ts';
import type { ProjectNews } from './news.ts';
import { projectRefused } from './refused.ts';
import { moveProject } from './stage-steps.ts';

/**
 * How the operator runs a project as a whole (business 3): its name, its days, and where it stands. What a state does not
 * allow throws `projectStep` with a sentence and changes nothing. Throws notFound.
 */
export interface ProjectService {
  change(id: string, change: ParsedBody<typeof changeProject>, by: By): Promise<void>;
}

interface ServiceOptions extends Pick<Foundation, 'db' | 'site'> {
  news: Pick<ProjectNews, 'launched'>;
}

export function createProjectService({ db, site, news }: ServiceOptions): ProjectService {
  const projects = lockedProjects(db);
  const time = workingTimeOf(site);
  const dayOf = ({ now }: By) => wallTimeOf(now).day;

  /** From the launch on nothing is to be brought any more, and the client is told (decisions 8.15). */
  const launch = async (transaction: Transaction, project: StoredProject, by: By): Promise<void> => {
    for (const item of await itemsOf(transaction, [project.id])) {
      const state = closedByLaunch(item.state);
      if (state !== null) await updateItem(transaction, item, closedItem(state, dayOf(by)));
    }
    await news.launched(transaction, project, by.now);
  };

  return {
    change: (id, { name, startOn, agreedOn, state, liveUrl, version }, by) =>
      projects.onOpen(
        id,
        state === undefined ? 'project.changed' : 'project.moved',
        by,
        async (transaction, project) => {
          if (state === 'closed' && (await hasOpenAddendum(transaction, project.offerId, dayOf(by))))
            throw projectRefused(PROJECT_REFUSALS.addendumOpen);
          // A step that its state does not allow is said first; what it has moved is undone with the transaction.
          if (state !== undefined) await moveProject(transaction, project, state, by.now);
          if (version !== project.version) throw projectRefused(PROJECT_REFUSALS.projectChanged);
          const launchOn =
            agreedOn ??
            (startOn === undefined
              ? undefined
              : movedWith(project.launchOn, { from: project.startOn, to: startOn }, time));
          const changes = {
            ...(name === undefined ? {} : { name }),
            ...(startOn === undefined ? {} : { startOn }),
            ...(launchOn === undefined ? {} : { launchOn }),
            ...(liveUrl === undefined ? {} : { liveUrl }),
          };
          if (Object.keys(changes).length > 0) await updateProject(transaction, id, changes);
          if (state === 'launched' && project.launchedAt === null) await launch(transaction, project, by);
        },
      ),
  };
}
