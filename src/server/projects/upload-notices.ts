import { inTurns } from '../db/turns.ts';
import type { Foundation } from '../foundation.ts';
import { findProject } from './data.ts';
import { FILES_UPLOADED } from './news-kinds.ts';
import { dueNotices, takeNotice } from './upload-notice-data.ts';

/** So long nothing more has to come that the operator is told; whoever goes on and on is told of after the longest wait. */
const QUIET_MS = 3 * 60_000;
const LONGEST_MS = 30 * 60_000;

/** Mails the operator of what clients have uploaded and handed in: one mail for many of them (business 7). */
export interface UploadNotices {
  /** Mails what is due; one run some of the projects, the next one the others. */
  run(now: Date): Promise<void>;
}

interface Options extends Pick<Foundation, 'db' | 'outbox' | 'operator'> {
  /** Most projects of one run. */
  part?: number;
}

export function createUploadNotices({ db, outbox, operator, part }: Options): UploadNotices {
  const turn = inTurns(part);
  return {
    async run(now) {
      const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
      const due = { quietSince: before(QUIET_MS), longest: before(LONGEST_MS) };
      for (const projectId of await turn((after, limit) => dueNotices(db, due, after, limit)))
        await db.transaction(async (transaction) => {
          const notice = await takeNotice(transaction, projectId);
          if (!notice) return;
          const { files, items, accountId, isOfSeveral } = notice;
          // Where several have brought something, the answer is the client's.
          const payload = { projectId, files, items, accountId: isOfSeveral ? null : accountId };
          const threadId = (await findProject(transaction, projectId))?.offerId;
          await outbox.add(transaction, [{ kind: FILES_UPLOADED, to: operator, threadId, payload }], now);
        });
      outbox.wake();
    },
  };
}
