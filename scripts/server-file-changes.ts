import type { EnvironmentModuleNode, Plugin } from 'vite';

/**
 * Calls `changed` after a file was saved on which the server's module `entry` stands, once Vite has forgotten what it
 * held of it: with Vite's own hook, because its watcher tells of the file before that.
 */
export const serverFileChanges = (entry: string, changed: () => void): Plugin => ({
  name: 'server-file-changes',
  hotUpdate({ modules }) {
    if (this.environment.name === 'ssr' && modules.some((module) => reaches(module, entry))) changed();
  },
});

/** Whether `entry` imports the module, itself or through others. */
function reaches(
  module: EnvironmentModuleNode,
  entry: string,
  seen = new Set<EnvironmentModuleNode>(),
): boolean {
  if (module.url === entry) return true;
  if (seen.has(module)) return false;
  seen.add(module);
  return [...module.importers].some((importer) => reaches(importer, entry, seen));
}
