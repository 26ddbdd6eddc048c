import { backupTrouble } from '#domain/backup/backup-texts.ts';
import { listBackups } from '#domain/backup/contract.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { createBackupService } from './service.ts';

/** The room, and what the set-up checklist asks of it. */
export interface BackupRoom extends Room {
  /** What is wrong with backups, in Slovak; null while they are made. */
  trouble(): Promise<string | null>;
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
    trouble: async () => backupTrouble(await backups.state(), foundation.clock()),
    stopping: () => stopping.abort(),
  };
}
