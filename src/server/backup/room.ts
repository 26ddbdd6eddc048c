import type { AnswerOf } from '#domain/api/call.ts';
import { backupTrouble } from '#domain/backup/backup-texts.ts';
import { listBackups } from '#domain/backup/contract.ts';
import type { today } from '#domain/today/calls.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { createBackupService } from './service.ts';

/** The room, and what the operator's day asks of it. */
export interface BackupRoom extends Room {
  backups: {
    /** The newest backup, and what is wrong with backups, in Slovak. */
    glance(now: Date): Promise<AnswerOf<typeof today>['backup']>;
  };
}

const QUEUE = 'backup';
const POLL_SECONDS = 30;
/** A database of some GB takes minutes. */
const LONGEST_SECONDS = 4 * 60 * 60;
const HEARTBEAT_SECONDS = 30;

/** Backs the site up every night, on one of all instances (decision 103). */
export function backupRoom(foundation: Foundation): BackupRoom {
  const { db, jobs } = foundation;
  const backups = createBackupService(foundation);
  const stopping = new AbortController();
  jobs.work({
    name: QUEUE,
    options: {
      retryLimit: 0,
      expireInSeconds: LONGEST_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retentionSeconds: LONGEST_SECONDS,
      deleteAfterSeconds: LONGEST_SECONDS,
    },
    pollSeconds: POLL_SECONDS,
    run: (_data, signal) => backups.makeDue(AbortSignal.any([signal, stopping.signal])),
  });
  jobs.repeat({
    name: 'plan-backup',
    cron: '20 * * * *',
    run: async () => {
      if (await backups.isDue()) await db.transaction((transaction) => jobs.add(transaction, QUEUE, [{}]));
    },
  });
  return {
    calls: [serve(listBackups, backups.state)],
    backups: {
      async glance(now) {
        const state = await backups.state();
        const { last } = state;
        return { last: last && { at: last.at, bytes: last.bytes }, trouble: backupTrouble(state, now) };
      },
    },
    stopping: () => stopping.abort(),
  };
}
