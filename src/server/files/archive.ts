import { Fault } from '#domain/errors/faults.ts';
import { createEntryNames } from '#domain/files/file-name.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { Db } from '../db/pool.ts';
import { findReadyPage } from './data.ts';
import type { Store } from './store.ts';
import { type ZipEntry, zipped } from './zip-writer.ts';

/** Files that are read from the table at a time. */
const PAGE = 100;

/** Where an archive of files is made from. */
export interface Archived {
  db: Db;
  store: Pick<Store, 'open'>;
}

/**
 * All files of a record as one ZIP archive, made while it is read: never more than a part of one file is in memory. The
 * files of a checklist's item lie in a folder of its name. Reading fails with storeUnavailable where a file is missing,
 * and ends with the signal.
 */
export const archiveOf = (
  from: Archived,
  subject: MessageSubject,
  signal: AbortSignal,
): AsyncIterable<Buffer> => zipped(entriesOf(from, subject, signal));

async function* entriesOf(
  { db, store }: Archived,
  subject: MessageSubject,
  signal: AbortSignal,
): AsyncGenerator<ZipEntry> {
  const nameOf = createEntryNames();
  for await (const { name, item, sha256, createdAt } of filesOf(db, subject))
    yield* contentEntry(store, { name: nameOf(item, name), changedAt: createdAt, sha256 }, signal);
}

/** A content as an entry, open for as long as it is read. Throws storeUnavailable where it is missing. */
export async function* contentEntry(
  store: Pick<Store, 'open'>,
  { sha256, ...entry }: Pick<ZipEntry, 'name' | 'changedAt'> & { sha256: string | null },
  signal: AbortSignal,
): AsyncGenerator<ZipEntry> {
  const content = sha256 === null ? null : await store.open(sha256, signal);
  if (!content) throw new Fault('storeUnavailable', { cause: new Error(`The store misses ${sha256}`) });
  try {
    yield { ...entry, bytes: content.bytes, isPacked: true };
  } finally {
    content.bytes.destroy();
  }
}

async function* filesOf(db: Db, subject: MessageSubject) {
  for (let last: { createdAt: Date; id: string } | null = null; ; ) {
    const page: Awaited<ReturnType<typeof findReadyPage>> = await findReadyPage(db, subject, last, PAGE);
    yield* page;
    last = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}
