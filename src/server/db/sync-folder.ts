import { closeSync, fsyncSync, openSync } from 'node:fs';
import { isWindows } from './postgres-binaries.ts';

/** Makes what was renamed in a folder outlive a power cut; Windows does so itself. */
export function syncFolder(folder: string): void {
  if (isWindows) return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
