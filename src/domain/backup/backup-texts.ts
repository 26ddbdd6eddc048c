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
