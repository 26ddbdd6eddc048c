import { statfs } from 'node:fs/promises';

/** PostgreSQL stops when not one more of its log files, 16 MB each, can be written; a mail or a PDF needs far less. */
const LEAST_FREE = 64 * 1024 * 1024;

/** What the file system says of the disk that a folder is on; `bavail` counts blocks of `bsize` bytes. */
export type ReadDisk = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/** True where the system had no room left, or none for this user, to write anything. */
export const isNoSpace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/**
 * True while the folder's disk has room to store things, and so many bytes more; also for a folder that nothing has made
 * yet.
 */
export async function hasDiskSpace(folder: string, more = 0, readDisk: ReadDisk = statfs): Promise<boolean> {
  const free = await freeSpace(folder, readDisk);
  return free === null || free >= LEAST_FREE + more;
}

/** Bytes that the folder's disk has left; null where nobody can say. */
export async function freeSpace(folder: string, readDisk: ReadDisk = statfs): Promise<number | null> {
  const disk = await readDisk(folder).catch(() => null);
  return disk && disk.bavail * disk.bsize;
}
