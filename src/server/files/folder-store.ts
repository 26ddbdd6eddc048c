import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Fault } from '#domain/errors/faults.ts';
import { isWindows } from '../db/postgres-binaries.ts';
import { type Content, codeOf, readLater, type Store, storeFault } from './store.ts';

async function orFault<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Fault ? error : storeFault(error);
  }
}

/** Waits until the disk has it; never in the way of other answers, as a disk can take its time. */
async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Contents in a folder, spread over 256 others. */
export function folderStore(folder: string): Store {
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);

  const keep = async (sha256: string, file: string): Promise<void> => {
    const path = pathOf(sha256);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await sync(file, 'r+');
    await rename(file, path);
    // Makes the new name outlive a power cut; Windows does so itself.
    if (!isWindows) await sync(dirname(path), 'r');
  };

  const take = async (sha256: string, signal?: AbortSignal): Promise<Content | null> => {
    const path = pathOf(sha256);
    const handle = await open(path, 'r').catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    });
    if (!handle) return null;
    const { size } = await handle.stat();
    return { bytes: readLater(handle.createReadStream(signal ? { signal } : {})), length: size };
  };

  return {
    keep: (sha256, file) => orFault(keep(sha256, file)),
    open: (sha256, signal) => orFault(take(sha256, signal)),
    remove: (sha256) => orFault(rm(pathOf(sha256), { force: true })),
  };
}
