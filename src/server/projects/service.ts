import type { ParsedBody } from '#domain/api/endpoint.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import type { changeProject } from '#domain/projects/contract.ts';
import { PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import { movedWith } from '#domain/projects/working-days.ts';
import type { By } from '../audit/note.ts';
import type { Foundation } from '../foundation.ts';
import { updateProject } from './data.ts';
import { hasOpenAddendum } from './list-data.ts';
import { lockedProjects } from './locked-projects.ts';
import { projectRefused } from './refused.ts';
import { moveProject } from './stage-steps.ts';

/**
 * How the operator runs a project as a whole (business 3): its name, its days, and where it stands. What a state does not
 * allow throws `projectStep` with a sentence and changes nothing. Throws notFound.
 */
export interface ProjectService {
  change(id: string, change: ParsedBody<typeof changeProject>, by: By): Promise<void>;
}

export function createProjectService({ db, site }: Pick<Foundation, 'db' | 'site'>): ProjectService {
  const projects = lockedProjects(db);
  const time = workingTimeOf(site);
  const dayOf = ({ now }: By) => wallTimeOf(now).day;

  return {
    change: (id, { name, startOn, agreedOn, state, version }, by) =>
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
          };
          if (Object.keys(changes).length > 0) await updateProject(transaction, id, changes);
        },
      ),
  };
}
