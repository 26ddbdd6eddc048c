import { dirname } from 'node:path';
import { type ClientConfig, DatabaseError } from 'pg';
import { knownMigrations, migrate, migrateUntil } from '../db/migrate.ts';
import { hasDiskSpace, type ReadDisk } from '../disk-space.ts';
import { keyMark, type Manifest } from './archive-format.ts';
import { checkArchive } from './archive-reader.ts';
import { putContentsBack } from './file-copies.ts';
import { storedKey, takeKeptKey, takeKey } from './key-file.ts';
import { load } from './load-data.ts';
import { exchange, findPlace } from './place-data.ts';
import { RestoreRefusal } from './restore-refusal.ts';

export interface RestoreOptions {
  /** The archive. */
  file: string;
  connection: ClientConfig;
  administrator: ClientConfig;
  dataDir: string;
  /** The keys of this installation. */
  secrets: readonly string[];
  /** Whether the database is in DATA_DIR. */
  isEmbedded: boolean;
  now: Date;
  /** Instead of asking the file system. */
  readDisk?: ReadDisk;
}

/** What was in use before. */
export interface PutBack {
  /** Name under which its database is kept; null where it held nothing. */
  former: string | null;
}

/** What is in use now. */
export interface Restored extends PutBack {
  /** The instant whose data it is. */
  at: Date;
  tables: number;
  rows: number;
  /** Contents that were missing here and lay beside the archive. */
  files: number;
  /** False where the installation has another key than the archive's: second factors and links of mails are lost. */
  hasKey: boolean;
}

/** Rows take more room in a database than in the text of a backup, and their indexes as much again. */
const GROWTH = 3;
const DISK_FULL = '53100';

/**
 * Replaces the data by those of an archive. The archive is read whole before anything is touched, a database beside the
 * one in use is filled, and only then the two change their names. Throws a RestoreRefusal, and then nothing has changed.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { connection, administrator, dataDir, secrets, isEmbedded, now, readDisk } = options;
  const { file, manifest, secret } = await checkArchive(options.file);
  refuseUnknownVersion(file, manifest);
  const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0);
  if (isEmbedded && !(await hasDiskSpace(dataDir, bytes * GROWTH, readDisk)))
    throw new RestoreRefusal(`The disk of ${dataDir} has no room for a second database; free some space.`);
  const place = await findPlace(connection, administrator, manifest, now);
  let former: string | null;
  let files: number;
  try {
    files = await putContentsBack(dataDir, dirname(file));
    await migrateUntil(place.connection, Math.max(...manifest.migrations));
    await load(place.connection, file, manifest);
    await migrate(place.connection);
    former = await place.take();
  } catch (error) {
    await place.abandon().catch(() => {});
    throw isFull(error) ? new RestoreRefusal('The disk of the database is full; free some space.') : error;
  }
  const isTaken = secret !== null && storedKey(dataDir, secrets) !== null;
  if (isTaken) takeKey(dataDir, secret, former);
  return {
    at: new Date(manifest.at),
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    files,
    former,
    hasKey: isTaken || secrets.some((key) => manifest.keyMarks.includes(keyMark(key))),
  };
}

/** PostgreSQL's code; the server gives up one connection, not itself. */
const isFull = (error: unknown): boolean =>
  error instanceof DatabaseError ? error.code === DISK_FULL : error instanceof Error && isFull(error.cause);

/** An archive of this version, or of an older one whose every migration this one knows. */
function refuseUnknownVersion(file: string, { migrations }: Manifest): void {
  const known = knownMigrations();
  if (migrations.every((when, index) => when === known[index])) return;
  const isNewer = migrations.length > known.length || Math.max(...migrations) > Math.max(...known);
  throw new RestoreRefusal(
    isNewer
      ? `${file} was made by a newer version of this program; restore it with that one.`
      : `${file} comes from another program: this one has never had such a database.`,
  );
}

/** Undoes a restore: takes the database of that name with its key, and keeps the one in use; null for another name. */
export async function putBack(
  options: Omit<RestoreOptions, 'file'> & { name: string },
): Promise<PutBack | null> {
  const { connection, administrator, dataDir, name, now } = options;
  const former = await exchange(connection, administrator, name, now);
  if (former === null) return null;
  takeKeptKey(dataDir, name, former);
  return { former };
}
