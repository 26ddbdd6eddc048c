import type { BackupFailureReason } from '#domain/backup/backup-texts.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import { summarizeError } from '../log.ts';

/** Why there is no backup: one English sentence that says what to do, and what the administration says it by. */
export class BackupFailure extends Error {
  override name = 'BackupFailure';
  readonly reason: BackupFailureReason;

  constructor(reason: BackupFailureReason, sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}

/** Also the largest file that a disk or a user may have: 4 GB on many that are carried about. */
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR', 'EIO']);
const LOCK_NOT_AVAILABLE = '55P03';

/** The sentence for whatever ended a backup. */
export function backupFailure(error: unknown, folder: string): BackupFailure {
  if (error instanceof BackupFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL_DISK.has(code)) return fullDisk(folder);
  if (UNWRITABLE.has(code))
    return new BackupFailure(
      'folder',
      `Backups cannot be written to ${folder} (${code}); make it a folder that this user can write to, or set BACKUP_DIR to another one.`,
    );
  if (code === LOCK_NOT_AVAILABLE)
    return new BackupFailure(
      'database',
      'The database is being updated; make the backup when that has ended.',
    );
  if (isDatabaseDown(error))
    return new BackupFailure('database', 'The database does not answer any more; the backup was not made.');
  return new BackupFailure('unknown', `The backup was not made: ${summarizeError(error)}`);
}

export const fullDisk = (folder: string): BackupFailure =>
  new BackupFailure(
    'disk',
    `The disk of ${folder} has no room for a backup; free some space, or set BACKUP_DIR to another disk.`,
  );
