import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../db/sync-folder.ts';
import { ARCHIVE } from './archive-format.ts';

const OPTIONS = { mode: 0o600, flush: true };

const keyFile = (dataDir: string): string => join(dataDir, ARCHIVE.secret);
const keptKeyFile = (dataDir: string, database: string): string => `${keyFile(dataDir)}.${database}`;

/** The key in DATA_DIR/app-secret where it is the one in use; null where the environment has it, which is the operator's to keep. */
export function storedKey(dataDir: string, secrets: readonly string[]): string | null {
  const key = readKey(keyFile(dataDir));
  return key !== null && secrets.includes(key) ? key : null;
}

/** Puts a key in the place of the installation's, which is kept by the name of the database it belongs to. */
export function takeKey(dataDir: string, key: string, former: string | null): void {
  const file = keyFile(dataDir);
  const before = readKey(file);
  if (former !== null && before !== null) writeFileSync(keptKeyFile(dataDir, former), before, OPTIONS);
  writeFileSync(`${file}.new`, key, OPTIONS);
  renameSync(`${file}.new`, file);
  syncFolder(dataDir);
}

/** Puts the kept key of a database back, where there is one. */
export function takeKeptKey(dataDir: string, database: string, former: string): void {
  const key = readKey(keptKeyFile(dataDir, database));
  if (key === null) return;
  takeKey(dataDir, key, former);
  removeKeptKey(dataDir, database);
}

/** Forgets the key of a database that is deleted. */
export const removeKeptKey = (dataDir: string, database: string): void =>
  rmSync(keptKeyFile(dataDir, database), { force: true });

const readKey = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
