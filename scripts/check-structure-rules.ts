/** What the structure check knows of one import. */
export interface Import {
  /** As written. */
  specifier: string;
  /** Path from the checkout's root, for an import inside the checkout. */
  target: string | undefined;
  /** Erased before the program runs. */
  typeOnly: boolean;
  /** Written as `import()`, loaded when it is needed. */
  lazy: boolean;
}

export interface SourceFile {
  /** From the checkout's root, with forward slashes. */
  path: string;
  imports: Import[];
  /** What is wrong inside the file. */
  problems: string[];
}

/** What the public pages are made of (decision 044). */
const PUBLIC_ROOMS = [
  ...['pages', 'home', 'services', 'trades', 'references'],
  ...['legal', 'about', 'contact', 'faq', 'consent'],
];
const ROOMS = [
  'quote',
  'prd',
  'requests',
  'accounts',
  'clients',
  'messages',
  'offers',
  'projects',
  'payments',
  'papers',
  'files',
  'live',
  'today',
  'search',
  'portal',
  'admin',
  'audit',
  'errors',
  'backup',
  ...PUBLIC_ROOMS,
];
/** Doors of the web behind the sign-in: their screens show what rooms bring (decision 078). */
const AREAS = ['portal', 'admin'];
/** The list of all pages, which names the screens of the areas as well. */
const ROUTES = 'src/web/routes.ts';
/** What React Router runs on the server; behind "*" nobody sees which of them there are. */
const RUN_BY_SERVER = ['loader', 'action', 'middleware', 'headers', '*'];
const FLOORS: Record<string, readonly string[]> = {
  domain: [...ROOMS, 'content', 'kernel', 'api'],
  server: [...ROOMS, 'idempotency', 'db', 'http', 'jobs', 'mail', 'pdf', 'ai'],
  web: [...ROOMS, 'design', 'shell'],
};

/** Packages of the domain, with the rooms that may use them; none means all. */
const DOMAIN_PACKAGES: Record<string, readonly string[]> = {
  zod: [],
  'libphonenumber-js': ['kernel'],
  'markdown-it': ['prd'],
};

const SERVER_BUILD = 'virtual:react-router/server-build';
const DRAWER = /^(utils?|helpers?|misc)$/;

/** What is wrong with the file's own place and name; each sentence says the rule and what to do. */
export function placeProblems(path: string): string[] {
  const folders = path.split('/');
  const stem = stemOf(path);
  folders.pop();
  const problems = [];
  if (folders[0] === 'src') problems.push(...roomProblems(folders));
  const drawer = [...folders, stem].find((name) => DRAWER.test(name));
  if (drawer)
    problems.push(
      `is called "${drawer}", a name that says nothing, so such a file collects everything. Name it after what it does, in the room that needs it (src/domain/kernel for money, text, formats).`,
    );
  if (/(^|\/)index\.tsx?$/.test(path))
    problems.push(
      'is a barrel: it hides where things live and drags whole rooms into a bundle. Delete it and import the files themselves.',
    );
  return problems;
}

function roomProblems([, floor, room]: string[]): string[] {
  if (floor === undefined) return ['lies outside the floors. Move it to src/domain, src/server or src/web.'];
  const rooms = FLOORS[floor];
  if (!rooms)
    return [`stands on an unknown floor "${floor}". There are three: ${Object.keys(FLOORS).join(', ')}.`];
  if (room === undefined)
    return floor === 'domain' ? ['lies beside the rooms of the domain. Move it into one of them.'] : [];
  if (rooms.includes(room)) return [];
  return [
    `stands in an unknown room "${room}". Rooms have the same names on every floor, so that everybody finds them: ${rooms.join(', ')}. Move it, or add the room to scripts/check-structure-rules.ts with a decision record.`,
  ];
}

/** What is wrong with one import of a file, or nothing; the sentence says the rule and what to do. */
export function importProblem(path: string, imported: Import): string | undefined {
  const { specifier, target } = imported;
  const isTest = /\.test\.tsx?$/.test(path);
  const from = placeOf(path);
  const to = target === undefined ? undefined : placeOf(target);
  if (from.top === 'content' && !isTest) return contentProblem(imported, to);
  if (from.top !== 'src') return undefined;
  const crossing = floorProblem(from, specifier, to);
  if (crossing || isTest) return crossing;
  const twin = stemProblem(path, from, imported);
  if (twin) return twin;
  if (to && ['tests', 'scripts', 'bench'].includes(to.top))
    return `imports ${specifier}: what ships must not need ${to.top}/. Move the shared part into a room.`;
  if (from.floor === 'domain') return domainProblem(from, specifier, to);
  if (from.floor === 'web') return webProblem(path, from, specifier, to);
  return serverProblem(path, imported);
}

interface Place {
  /** First folder, or the file in the root. */
  top: string;
  floor: string | undefined;
  room: string | undefined;
}

function placeOf(path: string): Place {
  const [top = '', floor, room, ...rest] = path.split('/');
  if (top !== 'src') return { top, floor: undefined, room: undefined };
  return { top, floor, room: rest.length > 0 ? room : undefined };
}

function contentProblem({ specifier, typeOnly }: Import, to: Place | undefined): string | undefined {
  if (to && (to.top === 'content' || to.top === 'site.config.ts')) return undefined;
  if (to?.floor === 'domain' && typeOnly) return undefined;
  return `imports ${specifier}: content is data, written without knowing the program. It may take only types of the domain (import type); move the logic into its room of src/domain.`;
}

function floorProblem(from: Place, specifier: string, to: Place | undefined): string | undefined {
  if (specifier === SERVER_BUILD && from.floor !== 'server')
    return `imports ${specifier}: only the server mounts the pages.`;
  if (to?.top !== 'src' || to.floor === from.floor) return undefined;
  if (from.floor === 'domain')
    return `imports ${specifier}: the domain decides and knows nobody above it. Pass the value in as a parameter, or move the rule down into src/domain.`;
  if (to.floor === 'domain') return undefined;
  return `imports ${specifier}: server and web meet only at the HTTP contract. Move what both need into src/domain (calls: the contract.ts of the room).`;
}

function domainProblem(from: Place, specifier: string, to: Place | undefined): string | undefined {
  if (from.room === 'kernel' && to?.top === 'src' && to.room !== 'kernel')
    return `imports ${specifier}: the kernel is the ground all rooms stand on and knows none of them. Move the code into that room, or what it needs into the kernel.`;
  if (to) return undefined;
  const allowed = DOMAIN_PACKAGES[packageOf(specifier)];
  if (allowed && (allowed.length === 0 || allowed.includes(from.room ?? ''))) return undefined;
  return `imports ${specifier}: the domain is pure, without I/O, clock, random, React or Node, so that browser and server decide alike. Its packages are ${packageList()}. Let the server or the web do this work and pass the result in.`;
}

const packageList = (): string =>
  Object.entries(DOMAIN_PACKAGES)
    .map(([name, rooms]) => (rooms.length > 0 ? `${name} (only in ${rooms.join(', ')})` : name))
    .join(', ');

/** Where statements of SQL may stand: in the data layer of a room, and in `db`. */
export const SQL_FILES = /(?:^|\/|-)(?:data|table)\.ts$|^src\/server\/db\//;
export const MOVE_SQL =
  'a use case reads like a table of contents, and queries stand beside their tables. Move the statement into the data.ts of the room.';

function serverProblem(path: string, { specifier, target, typeOnly }: Import): string | undefined {
  if (SQL_FILES.test(path)) return undefined;
  const isTable = !typeOnly && /(?:\/|-)table\.ts$/.test(target ?? '');
  if (packageOf(specifier) !== 'drizzle-orm' && !isTable) return undefined;
  return `imports ${specifier}: ${MOVE_SQL}`;
}

function webProblem(path: string, from: Place, specifier: string, to: Place | undefined): string | undefined {
  if (specifier.startsWith('node:') && !path.endsWith('entry.server.tsx'))
    return `imports ${specifier}: the web runs in the browser, which has no Node. Let the server do it behind a call of the contract.`;
  const area = to?.floor === 'web' ? AREAS.find((each) => each === to.room) : undefined;
  if (area && area !== from.room && path !== ROUTES)
    return `imports ${specifier}: an area composes what rooms bring, and nobody composes an area. Move what both need into its room, or into src/web/design.`;
  if (from.room !== 'design' || to?.top !== 'src') return undefined;
  const known = to.floor === 'web' ? to.room === 'design' : to.room === 'kernel';
  if (known) return undefined;
  return `imports ${specifier}: the design knows no room, so that every room can use it. Pass texts and values as props, or move the component into the room.`;
}

/** Two files of one name that need each other's room are told apart only by their path. */
function stemProblem(path: string, from: Place, { specifier, target = '' }: Import): string | undefined {
  const to = placeOf(target);
  if (to.top !== 'src' || to.floor === from.floor || stemOf(path) !== stemOf(target)) return undefined;
  return `imports ${specifier}, a file of its own name on another floor: in an editor, a search or an error nobody can tell them apart. Name this one after what it adds (price-book.ts → price-book-cache.ts).`;
}

const stemOf = (path: string): string => (path.split('/').pop() ?? '').replace(/\..*$/, '');

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What is wrong with the names that a file exports. */
export function exportProblems(path: string, names: readonly string[]): string[] {
  if (!AREAS.some((area) => path.startsWith(`src/web/${area}/`)) || !path.endsWith('.route.tsx')) return [];
  return names
    .filter((name) => RUN_BY_SERVER.includes(name))
    .map(
      (name) =>
        `exports ${name === '*' ? 'everything of another file' : name}: the server renders an area once, as a shell without data for everybody, so a server's part would hand what it reads to strangers (decision 078). Let a clientLoader ask the API.`,
    );
}

/** The circles of imports that run; types are erased, and a lazy import is not needed to start. One list of paths each. */
export function circles(files: readonly SourceFile[]): string[][] {
  const edges = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target, typeOnly, lazy }) => (target && !typeOnly && !lazy ? [target] : [])),
    ]),
  );
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const target of edges.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return found;
}
