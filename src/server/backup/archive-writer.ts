import { renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { syncFolder } from '../db/sync-folder.ts';
import { Sealing } from './archive-format.ts';

export interface ArchiveEntry {
  name: string;
  body: Buffer;
}

/** What an archive is called while it is written. */
export const PARTIAL = '.partial';

const COMPRESSION = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };
/** An archive holds everybody's data and the key of the installation. */
const OWNER_ONLY = 0o600;

/**
 * Writes an archive: it has its name only when all of it is on the disk, and what failed leaves nothing. Holds a few
 * entries at a time.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  at: Date,
  signal: AbortSignal,
): Promise<void> {
  const partial = `${file}${PARTIAL}`;
  const tar = pack();
  try {
    // Made before anything can fail: a stream would make it later, perhaps after it was taken away.
    const handle = await open(partial, 'w', OWNER_ONLY);
    await Promise.all([
      pipeline(tar, createZstdCompress(COMPRESSION), sealed, handle.createWriteStream({ flush: true }), {
        signal,
      }),
      feed(tar, entries, at),
    ]);
    renameSync(partial, file);
    syncFolder(dirname(file));
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

async function* sealed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const sealing = new Sealing();
  for await (const chunk of chunks) {
    sealing.add(chunk);
    yield chunk;
  }
  yield sealing.seal();
}

async function feed(tar: Pack, entries: AsyncIterable<ArchiveEntry>, at: Date): Promise<void> {
  try {
    for await (const { name, body } of entries) await addEntry(tar, name, body, at);
    tar.finalize();
  } catch (error) {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** Resolves when the compression has taken the entry, so that no more than one waits in memory. */
const addEntry = (tar: Pack, name: string, body: Buffer, at: Date): Promise<void> =>
  new Promise((resolve, reject) => {
    const header = { name, size: body.length, mode: OWNER_ONLY, mtime: at };
    tar.entry(header, (error) => (error ? reject(error) : resolve())).end(body);
  });
