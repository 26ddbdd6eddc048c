/**
 * Fails when the checkout leaves its structure (docs/architecture.md): imports between floors, rooms, circles, names, looks.
 * Run it with: node scripts/check-structure.ts
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { z } from 'zod';
import {
  circles,
  exportProblems,
  type Import,
  importProblem,
  placeProblems,
  type SourceFile,
} from './check-structure-rules.ts';
import { lookProblems, stylesheetProblems } from './check-structure-styles.ts';
import { chanceProblems, sqlProblems, storageProblems } from './check-structure-syntax.ts';

const FOLDERS = ['src', 'content', 'tests', 'scripts', 'bench'];
const packageSchema = z.object({ imports: z.record(z.string(), z.string()) });

/** Every breach of the structure under a root, one sentence each: file, rule, what to do. */
export function checkStructure(root: string): string[] {
  const files = readSources(root);
  const looks = filesIn(root, 'src', /\.css$/).flatMap((path) =>
    stylesheetProblems(path, readFileSync(join(root, path), 'utf8')).map((problem) => `${path} ${problem}`),
  );
  const problems = files.flatMap(({ path, imports, problems: inside }) => [
    ...[...placeProblems(path), ...inside].map((problem) => `${path} ${problem}`),
    ...imports.flatMap((each) => {
      const problem = importProblem(path, each) ?? missingProblem(root, each);
      return problem ? [`${path} ${problem}`] : [];
    }),
  ]);
  const rounds = circles(files).map(
    (circle) =>
      `${circle.join(' → ')} is a circle: none of these files can be read or tested without the others, and the order of loading decides what works. Move what they share into a file below both.`,
  );
  return [...problems, ...looks, ...rounds];
}

/** Every source file of a checkout with what it imports, also tests and scripts. */
export function readSources(root: string): SourceFile[] {
  const aliases = Object.entries(
    packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).imports,
  );
  return FOLDERS.flatMap((folder) => filesIn(root, folder, /\.[mc]?tsx?$/)).map((path) =>
    readSource(root, path, aliases),
  );
}

function filesIn(root: string, folder: string, kind: RegExp): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function readSource(root: string, path: string, aliases: [string, string][]): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { module, program } = parseSync(path, text);
  const read = (specifier: string, typeOnly: boolean, lazy: boolean): Import => ({
    specifier,
    target: resolve(path, specifier, aliases),
    typeOnly,
    lazy,
  });
  // With verbatimModuleSyntax only these words erase an import; `import { type A }` still loads the file.
  const isErased = (start: number) => /^(import|export)\s+type\b(?!\s*(from|,))/.test(text.slice(start));
  const exported = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest }) =>
      moduleRequest ? [read(moduleRequest.value, isErased(start), false)] : [],
    ),
  );
  const lazy = module.dynamicImports
    .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
    .filter((source) => /^(['"])[^'"]*\1$/.test(source))
    .map((source) => read(source.slice(1, -1), false, true));
  const imported = module.staticImports.map(({ start, moduleRequest }) =>
    read(moduleRequest.value, isErased(start), false),
  );
  const names = module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? '*'))),
  );
  const problems = [
    ...[storageProblems, sqlProblems, chanceProblems, lookProblems].flatMap((rule) => rule(path, program)),
    ...exportProblems(path, names),
  ];
  return { path, imports: [...imported, ...exported, ...lazy], problems };
}

/** Path from the root that an import inside the checkout names, undefined for packages. */
function resolve(path: string, specifier: string, aliases: [string, string][]): string | undefined {
  const [plain = ''] = specifier.split('?');
  if (plain.startsWith('.')) return posix.join(posix.dirname(path), plain);
  for (const [alias, place] of aliases) {
    const prefix = alias.replace('*', '');
    const isMatch = alias.endsWith('*') ? plain.startsWith(prefix) : plain === alias;
    if (isMatch) return posix.normalize(place.replace('*', plain.slice(prefix.length)));
  }
  return undefined;
}

function missingProblem(root: string, { specifier, target, typeOnly }: Import): string | undefined {
  // The typings of a page are generated (+types).
  if (target === undefined || (typeOnly && target.includes('/+types/'))) return undefined;
  if (extname(target) !== '' && existsSync(join(root, target))) return undefined;
  return `imports ${specifier}, which is no file. Write the whole name with its extension (#domain/quote/estimate.ts), as Node does.`;
}

if (import.meta.main) {
  const problems = checkStructure(dirname(dirname(fileURLToPath(import.meta.url))));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
