import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Client, ClientConfig } from 'pg';
import { hasDiskSpace, type ReadDisk } from '../disk-space.ts';
import { ARCHIVE, keyMark, type Manifest, partName, type TableFacts } from './archive-format.ts';
import { type ArchiveEntry, writeArchive } from './archive-writer.ts';
import { archiveName, removePartials } from './archives.ts';
import { BackupFailure, backupFailure, fullDisk } from './backup-failure.ts';
import { storedKey } from './key-file.ts';
import {
  beginSnapshot,
  connectForBackup,
  copyOut,
  lockBackups,
  migrationsOf,
  sequencesOf,
  type Table,
} from './snapshot-data.ts';

export interface BackupOptions {
  connection: ClientConfig;
  /** Where the archive goes. */
  folder: string;
  /** Where the key of the installation is, if it is a file. */
  dataDir: string;
  /** Keys of the installation. */
  secrets: readonly string[];
  clock: () => Date;
  signal: AbortSignal;
  /** Instead of asking the file system. */
  readDisk?: ReadDisk;
}

/** A backup that is on the disk. */
export interface BackupDone {
  file: string;
  at: Date;
  endedAt: Date;
  bytes: number;
  rows: number;
}

/** Bytes of a table's text that are held in memory. */
const PART_BYTES = 4 * 1024 * 1024;
const LINE_FEED = 0x0a;
/** What a table's rows take on the disk, compressed; more than was ever seen. */
const COMPRESSED = 0.5;

/**
 * Writes the data of one instant to an archive, beside a running server; null while another backup of this database is
 * being made. Throws a BackupFailure.
 */
export async function backUp(options: BackupOptions): Promise<BackupDone | null> {
  const { connection, folder, clock, signal } = options;
  let client: Client | undefined;
  const hangUp = () => void client?.end().catch(() => {});
  signal.addEventListener('abort', hangUp);
  try {
    makeFolder(folder);
    client = await connectForBackup(connection);
    if (!(await lockBackups(client))) return null;
    removePartials(folder);
    const at = clock();
    const done = await writeSnapshot(client, options, at);
    return { ...done, at, endedAt: clock() };
  } catch (error) {
    if (signal.aborted) throw new BackupFailure('stopped', 'The backup was stopped before its end.');
    throw backupFailure(error, folder);
  } finally {
    signal.removeEventListener('abort', hangUp);
    await client?.end().catch(() => {});
  }
}

async function writeSnapshot(client: Client, options: BackupOptions, at: Date) {
  const { folder, signal } = options;
  const tables = await beginSnapshot(client);
  const migrations = await migrationsOf(client);
  if (migrations.length === 0 || tables.length === 0)
    throw new BackupFailure('database', 'There is nothing in the database yet that could be backed up.');
  const size = tables.reduce((sum, table) => sum + table.size, 0);
  if (!(await hasDiskSpace(folder, size * COMPRESSED, options.readDisk))) throw fullDisk(folder);
  const file = join(folder, archiveName(at));
  const facts: TableFacts[] = [];
  await writeArchive(file, entriesOf(client, tables, migrations, options, at, facts), at, signal);
  const rows = facts.reduce((sum, table) => sum + table.rows, 0);
  return { file, bytes: statSync(file).size, rows };
}

/** The entries of an archive; collects what the manifest says of the tables. */
async function* entriesOf(
  client: Client,
  tables: readonly Table[],
  migrations: number[],
  { folder, dataDir, secrets, readDisk }: BackupOptions,
  at: Date,
  facts: TableFacts[],
): AsyncGenerator<ArchiveEntry> {
  yield { name: ARCHIVE.first, body: Buffer.from(`${ARCHIVE.format}\n`) };
  const secret = storedKey(dataDir, secrets);
  if (secret !== null) yield { name: ARCHIVE.secret, body: Buffer.from(secret) };
  for (const table of tables) {
    let bytes = 0;
    let part = 0;
    const rows = copyOut(client, table);
    for await (const body of wholeLines(rows)) {
      if (!(await hasDiskSpace(folder, 0, readDisk))) throw fullDisk(folder);
      bytes += body.length;
      part += 1;
      yield { name: partName(table.name, part), body };
    }
    facts.push({ name: table.name, columns: table.columns, rows: rows.rowCount, bytes });
  }
  const manifest: Manifest = {
    format: ARCHIVE.format,
    at: at.toISOString(),
    migrations,
    keyMarks: secrets.map(keyMark),
    tables: facts,
    sequences: await sequencesOf(client),
  };
  yield { name: ARCHIVE.last, body: Buffer.from(JSON.stringify(manifest, null, 2)) };
}

/** The text in parts of some MB that end at the end of a row, so that each can be copied in alone. */
async function* wholeLines(text: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of text) {
    held.push(chunk);
    size += chunk.length;
    const end = size < PART_BYTES ? -1 : chunk.lastIndexOf(LINE_FEED);
    if (end < 0) continue;
    held[held.length - 1] = chunk.subarray(0, end + 1);
    yield Buffer.concat(held);
    held = [chunk.subarray(end + 1)];
    size = chunk.length - end - 1;
  }
  if (size > 0) yield Buffer.concat(held);
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}
