import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import { Fault } from '#domain/errors/faults.ts';
import { createEntryNames } from '#domain/files/file-name.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { Db } from '../db/pool.ts';
import { findReadyPage } from './data.ts';
import type { Store } from './store.ts';

/** Files that are read from the table at a time. */
const PAGE = 100;

/**
 * All files of a record as one ZIP archive, made while it is read: never more than a part of one file is in memory. The
 * files of a checklist's item lie in a folder of its name. The stream fails with storeUnavailable where a file is missing.
 */
export const archiveOf = (db: Db, store: Store, subject: MessageSubject): Readable =>
  Readable.from(zipped(db, store, subject));

async function* zipped(db: Db, store: Store, subject: MessageSubject): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  const nameOf = createEntryNames();
  for await (const { name, item, sha256, createdAt } of filesOf(db, subject)) {
    const content = sha256 && (await store.open(sha256));
    if (!content) throw new Fault('storeUnavailable');
    // Photos and documents are packed already.
    const entry = new ZipPassThrough(nameOf(item, name));
    entry.mtime = createdAt;
    zip.add(entry);
    for await (const bytes of content.bytes) {
      entry.push(bytes);
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made.splice(0);
}

async function* filesOf(db: Db, subject: MessageSubject) {
  for (let last: { createdAt: Date; id: string } | null = null; ; ) {
    const page: Awaited<ReturnType<typeof findReadyPage>> = await findReadyPage(db, subject, last, PAGE);
    yield* page;
    last = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}
