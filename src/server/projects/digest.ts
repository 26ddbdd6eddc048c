import { isMailDue, mailedBefore } from '#domain/messages/message-mails.ts';
import type { Transaction } from '../db/pool.ts';
import { inTurns } from '../db/turns.ts';
import type { Foundation } from '../foundation.ts';
import { lockProject, type StoredProject } from './data.ts';
import { noteMessagesMailed, projectsToTell } from './digest-data.ts';
import { peopleOf } from './people.ts';

/** Kind of the mail with the operator's messages at a project. */
export const PROJECT_MESSAGE_KIND = 'project-message';

/** Mails about messages: the first one at once, then at most one an hour while the client has not seen them (business 7). */
export interface MessageDigest {
  /** Mails the client's people now, or leaves it to `run`. */
  tell(transaction: Transaction, project: StoredProject, now: Date): Promise<void>;
  /** Mails whoever has waited for an hour; one run some of them, the next one the others. */
  run(now: Date): Promise<void>;
}

interface Options extends Pick<Foundation, 'db' | 'outbox'> {
  /** Most projects of one run. */
  part?: number;
}

export function createMessageDigest({ db, outbox, part }: Options): MessageDigest {
  const turn = inTurns(part);
  const tell: MessageDigest['tell'] = async (transaction, project, now) => {
    const { id, messagesMailedAt } = project;
    if (!isMailDue(messagesMailedAt, now)) return;
    const told = await peopleOf(transaction, project, now);
    if (told.length === 0) return;
    await noteMessagesMailed(transaction, id, now);
    const after = messagesMailedAt?.toISOString() ?? null;
    const mails = told.map(({ to, ...way }) => ({
      kind: PROJECT_MESSAGE_KIND,
      to,
      payload: { projectId: id, after, ...way },
    }));
    await outbox.add(transaction, mails, now);
  };
  return {
    tell,
    async run(now) {
      const before = mailedBefore(now);
      for (const id of await turn((after, limit) => projectsToTell(db, before, after, limit)))
        await db.transaction(async (transaction) => {
          const project = await lockProject(transaction, id);
          if (project) await tell(transaction, project, now);
        });
      outbox.wake();
    },
  };
}
