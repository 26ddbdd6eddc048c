import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A reason not to start that the operator can act on: the message is one English sentence, shown without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The checkout's root: the nearest folder above this module with a package.json, in the source and in the build. */
export const projectRoot = (from = fileURLToPath(import.meta.url)): string => {
  const folder = dirname(from);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (folder === from) throw new StartupError('No package.json above the program; run it from its checkout.');
  return projectRoot(folder);
};
