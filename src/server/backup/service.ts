import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import type { AnswerOf } from '#domain/api/call.ts';
import { BACKUPS, isBackupDue } from '#domain/backup/backup-plan.ts';
import { BACKUP_FAILURE_TEXTS } from '#domain/backup/backup-texts.ts';
import type { listBackups } from '#domain/backup/calls.ts';
import { daysBefore } from '#domain/legal/retention.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/pool.ts';
import { removeOldArchives } from './archives.ts';
import { type BackupDone, backUp } from './backup.ts';
import { BackupFailure, backupFailure } from './backup-failure.ts';
import { forgetAttempts, keptBackups, lastAttempt, noteAttempt, type StoredBackup } from './data.ts';
import { copyContents, removeOldContents } from './file-copies.ts';
import { removeKeptKey } from './key-file.ts';
import { dropLeftDatabases } from './place-data.ts';

type BackupState = AnswerOf<typeof listBackups>;

interface BackupServiceOptions {
  config: Pick<Config, 'backupDir' | 'dataDir' | 'secrets'>;
  connection: ClientConfig;
  db: Db;
  clock: () => Date;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Backups listed in an answer: more than are ever kept, with some made by hand. */
const LISTED = 60;
const SECOND = 1000;

/** Makes backups, deletes those whose time is over, and says how it went. */
export function createBackupService({ config, connection, db, clock, log }: BackupServiceOptions) {
  const { backupDir: folder, dataDir, secrets } = config;

  /** Makes one and notes it; null while another one is being made. Throws a BackupFailure, which is noted as well. */
  async function make(signal: AbortSignal): Promise<BackupDone | null> {
    const begun = clock();
    try {
      await copied(signal);
      const done = await backUp({ connection, folder, dataDir, secrets, clock, signal });
      if (!done) return null;
      // What came while the archive was written and may be in it.
      await copied(signal).catch((error: unknown) =>
        log.warn({ err: error }, 'backup: a file was not copied'),
      );
      const { file, at, endedAt, bytes } = done;
      await noteAttempt(db, { at, endedAt, file, bytes });
      await tidy().catch((error: unknown) => log.warn({ err: error }, 'backup: old ones were not deleted'));
      return done;
    } catch (error) {
      if (error instanceof BackupFailure)
        await noteAttempt(db, { at: begun, endedAt: clock(), failure: error.reason }).catch(() => {});
      throw error;
    }
  }

  /** Before the archive, so that a full disk leaves none without its files. */
  const copied = (signal: AbortSignal): Promise<number> =>
    copyContents(dataDir, folder, signal).catch((error: unknown) => {
      throw signal.aborted
        ? new BackupFailure('stopped', 'The backup was stopped before its end.')
        : backupFailure(error, folder);
    });

  /** Deletes what is kept no longer: archives, and databases that a restore has replaced, with their keys. */
  async function tidy(): Promise<void> {
    const now = clock();
    const gone = removeOldArchives(folder, now);
    const files = await removeOldContents(dataDir, folder, now);
    await forgetAttempts(db, gone, daysBefore(now, BACKUPS.longestDays));
    const databases = await dropLeftDatabases(connection, now);
    for (const name of databases) removeKeptKey(dataDir, name);
    if (gone.length + databases.length + files > 0)
      log.info({ archives: gone.length, databases: databases.length, files }, 'backup: old ones deleted');
  }

  const isDue = async (): Promise<boolean> => {
    const [last] = await keptBackups(db, 1);
    return isBackupDue(last?.at ?? null, clock());
  };

  return {
    make,
    isDue,
    /** Tonight's backup, unless it is made; a failure is logged and noted, and the next hour tries again. */
    async makeDue(signal: AbortSignal): Promise<void> {
      if (!(await isDue())) return;
      try {
        const done = await make(signal);
        if (done) log.info({ file: done.file, bytes: done.bytes, rows: done.rows }, 'backup: made');
      } catch (error) {
        if (!(error instanceof BackupFailure)) throw error;
        log.error({ reason: error.reason }, `backup: ${error.message}`);
      }
    },
    /** When the site was backed up last, and what is wrong with backups since. */
    async state(): Promise<BackupState> {
      const kept = await keptBackups(db, LISTED);
      const latest = await lastAttempt(db);
      const failure = latest?.failure
        ? { at: latest.endedAt.toISOString(), sentence: BACKUP_FAILURE_TEXTS[latest.failure] }
        : null;
      const listed = kept.map(listedBackup);
      return { last: listed[0] ?? null, failure, kept: listed };
    },
  };
}

const listedBackup = ({ at, endedAt, file, bytes }: StoredBackup): BackupState['kept'][number] => ({
  at: at.toISOString(),
  seconds: (endedAt.getTime() - at.getTime()) / SECOND,
  file: file ?? '',
  bytes: bytes ?? 0,
});
