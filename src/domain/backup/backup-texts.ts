import { formatDateTime } from '../kernel/format.ts';
import { isBackupDue } from './backup-plan.ts';

/** Why a backup was not made: what the operator has to mend, or to wait for. */
export const BACKUP_FAILURES = ['disk', 'folder', 'database', 'stopped', 'unknown'] as const;

export type BackupFailureReason = (typeof BACKUP_FAILURES)[number];

/** What the administration says of a backup that failed. */
export const BACKUP_FAILURE_TEXTS: Readonly<Record<BackupFailureReason, string>> = {
  disk: 'Na disku pre zálohy nie je dosť miesta. Uvoľnite ho alebo nastavte iný priečinok (BACKUP_DIR).',
  folder:
    'Do priečinka pre zálohy sa nedá zapisovať. Skontrolujte jeho práva alebo nastavte iný (BACKUP_DIR).',
  database: 'Databáza počas zálohovania prestala odpovedať. Server to skúsi znova do hodiny.',
  stopped: 'Zálohovanie prerušilo zastavenie servera. Server to skúsi znova do hodiny po spustení.',
  unknown: 'Zálohovanie zlyhalo. Príčina je v zázname servera.',
};

const NIGHT_MS = 24 * 60 * 60 * 1000;

const NEVER =
  'Zatiaľ nie je ani jedna. Prvú server urobí do hodiny po spustení; ak nie, príčina je v jeho zázname.';

/** What is wrong with backups: the last attempt failed, there is none yet, or a whole night has passed without one. */
export function backupTrouble(
  { last, failure }: { last: { at: string } | null; failure: { sentence: string } | null },
  now: Date,
): string | null {
  if (failure) return failure.sentence;
  if (last === null) return NEVER;
  if (!isBackupDue(new Date(last.at), new Date(now.getTime() - NIGHT_MS))) return null;
  return `Posledná záloha: ${formatDateTime(new Date(last.at))}. Skontrolujte, či server beží aj v\u00A0noci.`;
}
