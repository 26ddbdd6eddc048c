import type { Actor } from '#domain/accounts/actor.ts';
import { archiveFolder, PAPERS_FOLDER } from '#domain/files/archive-folders.ts';
import { createEntryNames } from '#domain/files/file-name.ts';
import type { Db } from '../db/pool.ts';
import { contentEntry } from '../files/archive.ts';
import type { Store } from '../files/store.ts';
import { type ZipEntry, zipped } from '../files/zip-writer.ts';
import type { Download } from '../http/download.ts';
import type { Requester } from '../pdf/renderer.ts';
import type { PaperFiles } from './paper-files.ts';
import { findArchivedPage } from './sent-files-data.ts';

/** Files that are read from the table at a time. */
const PAGE = 100;

/** Where the archive of a project is made from. */
export interface Archived {
  db: Db;
  store: Pick<Store, 'open'>;
  papers: Pick<PaperFiles, 'ofProject'>;
}

/** Whose archive of which project, and when. */
interface Wanted {
  projectId: string;
  actor: Actor;
  now: Date;
  asker: Requester & { signal: AbortSignal };
}

/**
 * All that whoever asks may see of a project as one ZIP archive, made while it is read: of its files, those of its messages
 * too, never more than a part of one is in memory; its papers, which are small, are made first, so that what hinders them is
 * said instead of an archive. Reading fails with storeUnavailable where a file is missing, and ends with the signal.
 */
export const archiveOf = (from: Archived, wanted: Wanted): AsyncIterable<Buffer> =>
  zipped(entriesOf(from, wanted));

async function* entriesOf(
  { db, store, papers }: Archived,
  { projectId, actor, now, asker }: Wanted,
): AsyncGenerator<ZipEntry> {
  const nameOf = createEntryNames();
  const made: Download[] = [];
  for await (const paper of papers.ofProject(projectId, actor, now, asker)) made.push(paper);
  for await (const { name, sha256, createdAt, ...placed } of filesOf(db, actor, projectId)) {
    const entry = { name: nameOf(archiveFolder(placed), name), changedAt: createdAt, sha256 };
    yield* contentEntry(store, entry, asker.signal);
  }
  for (const { fileName, bytes } of made)
    yield {
      name: nameOf(PAPERS_FOLDER, fileName),
      changedAt: now,
      bytes: [Buffer.from(bytes)],
      isPacked: true,
    };
}

async function* filesOf(db: Db, actor: Actor, projectId: string) {
  for (let last: { createdAt: Date; id: string } | null = null; ; ) {
    const page: Awaited<ReturnType<typeof findArchivedPage>> = await findArchivedPage(
      db,
      actor,
      projectId,
      last,
      PAGE,
    );
    yield* page;
    last = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}
