import { MOVE_SQL, SQL_FILES } from './check-structure-rules.ts';

/** The files of the web that may touch what a browser keeps; the others go through them. */
const STORAGE_DOORS = ['src/web/shell/browser-storage.ts', 'src/web/shell/stored-data.ts'];
/** What keeps something in a browser: names of its own, and properties of the document. */
const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'caches', 'document.cookie'];

/** What is wrong with the ways by which a file keeps something in the browser. */
export function storageProblems(path: string, program: unknown): string[] {
  if (!isOurs(path, ['web']) || STORAGE_DOORS.includes(path)) return [];
  return [...new Set(namesIn(program))]
    .filter((name) => STORAGES.includes(name))
    .map(
      (name) =>
        `uses ${name} itself: visitors are told on /cookies about everything that is kept in their browser, so every name is in src/domain/consent/storage-names.ts. Use localStore() or sessionStore() of src/web/shell/browser-storage.ts, which take only those.`,
    );
}

/** What begins like a statement of SQL. */
const STATEMENT =
  /^\s*(?:select \S+|insert into|update \S+ set|delete from|with \S+ as|lock table|set local|listen|notify|(?:create|alter|drop) (?:table|index|role|database))\b/i;

/** What is wrong with the statements that a file of the server writes or sends itself. */
export function sqlProblems(path: string, program: unknown): string[] {
  if (!isOurs(path, ['server']) || SQL_FILES.test(path)) return [];
  const nodes = [...nodesIn(program)];
  const statements = nodes.flatMap(textOf).filter((text) => STATEMENT.test(text));
  const sends = nodes.flatMap(calledMethod).filter((name) => ['query', 'execute'].includes(name));
  return [...statements.map((text) => `"${text.trim()}"`), ...sends.map((name) => `${name}()`)].map(
    (found) => `has ${found}: ${MOVE_SQL}`,
  );
}

/** What asks the machine for the time or for chance. */
const CLOCKS = ['Date.now', 'performance.now', 'process.hrtime', 'new Date()', 'Date()'];
const CHANCE = ['Math.random', 'randomUUID', 'randomBytes', 'randomInt', 'getRandomValues'];
/** Who hands both to the others: what makes the program, and what prepares the disk before anything else is there. */
const COMPOSITION_ROOTS = ['main', 'foundation', 'app', 'config', 'random', 'db/postgres-cluster'].map(
  (name) => `src/server/${name}.ts`,
);

/** What is wrong with a file that reads the clock or throws dice itself; the web is the edge that hands both in. */
export function chanceProblems(path: string, program: unknown): string[] {
  if (!isOurs(path, ['domain', 'server']) || COMPOSITION_ROOTS.includes(path)) return [];
  const used = [...namesIn(program), ...[...nodesIn(program)].flatMap(datesNow)];
  return [...new Set(used.filter((name) => CLOCKS.includes(name) || CHANCE.includes(name)))].map(
    (name) =>
      `uses ${name}: clock and chance are parameters, so that a test can say what time it is and what comes next. Take \`now\`, a clock or a Random (src/server/random.ts) from whoever calls.`,
  );
}

/** Whether a file stands on one of the floors and is no test. */
export const isOurs = (path: string, floors: readonly string[]): boolean =>
  floors.some((floor) => path.startsWith(`src/${floor}/`)) && !/\.test\.tsx?$/.test(path);

export type Node = Record<string, unknown>;

/** Every node of a syntax tree. */
export function* nodesIn(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return;
  if ('type' in tree) yield tree as Node;
  for (const value of Object.values(tree)) yield* nodesIn(value);
}

/** The text of a string, or of a template before its first value. */
function textOf({ type, value, quasis }: Node): string[] {
  if (type === 'Literal' && typeof value === 'string') return [value];
  if (type !== 'TemplateLiteral') return [];
  const [first] = quasis as { value: { raw: string } }[];
  return [first?.value.raw ?? ''];
}

/** The method that a call calls. */
function calledMethod({ type, callee }: Node): string[] {
  if (type !== 'CallExpression') return [];
  const { property } = callee as { property?: { name?: unknown } };
  return property ? [String(property.name)] : [];
}

/** The forms of Date that mean now. */
function datesNow({ type, callee, arguments: given }: Node): string[] {
  if (!String(type).match(/^(?:New|Call)Expression$/) || (callee as Node).name !== 'Date') return [];
  if (type === 'CallExpression') return ['Date()'];
  return (given as unknown[]).length === 0 ? ['new Date()'] : [];
}

/** Every identifier of a syntax tree, and every property together with what stands before it: "document.cookie". */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, name, object, property } = node as Record<string, { name?: unknown } | undefined>;
  const inside = Object.values(node).flatMap(namesIn);
  if (String(type) === 'Identifier') return [...inside, String(name)];
  if (String(type) !== 'MemberExpression') return inside;
  return [...inside, `${String(object?.name)}.${String(property?.name)}`];
}
