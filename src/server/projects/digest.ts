import type { Foundation } from '../foundation.ts';
import { createMessageDigest, type MessageDigest } from '../messages/digest.ts';
import { recordsToTell } from '../messages/untold-data.ts';
import { lockProject, type StoredProject } from './data.ts';
import { noteMessagesMailed } from './digest-data.ts';
import { peopleOf } from './people.ts';

/** Kind of the mail with the operator's messages at a project. */
export const PROJECT_MESSAGE_KIND = 'project-message';

/** Mails to the client's people of what the operator writes. */
export type ProjectDigest = MessageDigest<StoredProject>;

interface Options extends Pick<Foundation, 'db' | 'outbox'> {
  /** Most projects of one run. */
  part?: number;
}

export const createProjectDigest = (options: Options): ProjectDigest =>
  createMessageDigest({
    ...options,
    untold: recordsToTell('project'),
    lock: (transaction, { id }) => lockProject(transaction, id),
    mailedAt: async (_, { messagesMailedAt }) => messagesMailedAt,
    async mails(transaction, project, now) {
      const people = await peopleOf(transaction, project, now);
      return people.map(({ to, ...way }) => ({
        kind: PROJECT_MESSAGE_KIND,
        to,
        threadId: project.offerId,
        payload: { projectId: project.id, ...way },
      }));
    },
    note: (transaction, { id }, now) => noteMessagesMailed(transaction, id, now),
  });
