/**
 * Everything that must hold before a change is done: `npm test`, or some parts of it: `npm test -- types unit`.
 * `npm test -- changed` runs what the uncommitted changes, or else the last commit, can break (`changed-tests.ts`). A file with a
 * test that fails is run once more. The last line is `N passed, N failed`; what a whole run came to is kept in `LAST_RUN`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EQUIPPED } from '../tests/equipped-build.ts';
import { BROWSER_TESTS, changedTests, PROCESS_TESTS, SCREEN_TESTS } from './changed-tests.ts';
import {
  failedFiles,
  failuresOf,
  lineOf,
  playwrightTried,
  type Result,
  resultOf,
  sumOf,
  type Tried,
} from './run-tests-results.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** A part that takes longer hangs: on one busy core the longest takes half of it. */
const LONGEST_PART = 60 * 60_000;
const LAST_RUN = join(ROOT, 'node_modules/.cache/webdielna/last-run.json');

interface Part {
  name: string;
  title: string;
  /** The script that Node runs, with its arguments. */
  command: string[];
  /** The files with tests that it runs; without them all it finds. */
  files?: readonly string[];
  /** Reads the report that the command leaves; without it the part is one check. */
  read?: (report: unknown) => Tried;
  environment?: Record<string, string>;
  /** Reads the types of the routes, which React Router writes. */
  routeTypes?: true;
  /** Names of the parts that have to be over before this one begins; others run side by side with it. */
  after?: readonly string[];
  /** Name of a part without which this one can only fail. */
  needs?: string;
}

/** Of the whole run: its reports, and all that tests make for themselves. */
const temporary = temporaryFolder();
const reportOf = (name: string): string => join(temporary, `${name}.json`);
/** What Node has compiled of the programs that tests start again and again; it is empty when the run begins. */
const COMPILED = { NODE_COMPILE_CACHE: join(temporary, 'compiled') };
const bin = (path: string): string => join('node_modules', path);

const WRITE_ROUTE_TYPES = [bin('@react-router/dev/bin.cjs'), 'typegen'];

/** They fill both cores. */
const CHECKS = ['structure', 'types', 'lint', 'unused'] as const;

/** Two programs fill both cores, more would only make each other's tests wait. */
const BUILDS_AND_SCREENS = ['build', 'equipped', 'screens'] as const;

/** Tests that Vitest runs by a configuration. */
function vitestPart(name: string, title: string, config = 'vitest.config.ts'): Part {
  const reporters = ['--reporter=dot', '--reporter=./scripts/vitest-report.ts'];
  return {
    name,
    title,
    command: [bin('vitest/vitest.mjs'), 'run', `--config=${config}`, ...reporters],
    environment: { NODE_ENV: 'test', VITEST_REPORT: reportOf(name) },
    // Our own reporter has written it.
    read: (report) => report as Tried,
  };
}

const PARTS: Part[] = [
  { name: 'structure', title: 'structure', command: ['scripts/check-structure.ts'] },
  {
    name: 'types',
    title: 'types',
    command: [bin('typescript/bin/tsc'), '--noEmit'],
    routeTypes: true,
  },
  {
    name: 'lint',
    title: 'lint',
    command: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  },
  {
    name: 'unused',
    title: 'unused code',
    command: [bin('knip/bin/knip.js'), '--no-progress'],
    routeTypes: true,
  },
  { name: 'build', title: 'production build', command: ['scripts/bootstrap.mjs', 'build'], after: CHECKS },
  {
    name: 'equipped',
    title: 'build with everything',
    command: ['scripts/bootstrap.mjs', 'build'],
    environment: EQUIPPED,
    after: ['build'],
  },
  { ...vitestPart('screens', 'screen tests', 'vitest.screens.config.ts'), after: CHECKS },
  { ...vitestPart('unit', 'unit and service tests'), after: [...CHECKS, ...BUILDS_AND_SCREENS] },
  {
    ...vitestPart('process', 'process tests', 'vitest.process.config.ts'),
    environment: { ...COMPILED, VITEST_REPORT: reportOf('process') },
    // Beside the unit tests: they wait as much as they work.
    after: [...CHECKS, ...BUILDS_AND_SCREENS],
    needs: 'build',
  },
  {
    name: 'browser',
    title: 'browser tests',
    command: [bin('@playwright/test/cli.js'), 'test', '--reporter=dot,json'],
    environment: { ...COMPILED, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser') },
    after: [...BUILDS_AND_SCREENS, 'unit', 'process'],
    needs: 'build',
    read: playwrightTried,
  },
];

/** The checks, and of the parts with tests those that have some of these, with them alone. */
function changedParts(tests: readonly string[]): Part[] {
  const of = (name: string, kind: RegExp): Part[] => {
    const own = tests.filter((test) => kind.test(test));
    const part = PARTS.find((each) => each.name === name);
    return part && own.length > 0 ? [{ ...part, files: own }] : [];
  };
  const whole = [...of('process', PROCESS_TESTS), ...of('browser', BROWSER_TESTS)];
  return [
    ...PARTS.filter(({ name }) => CHECKS.some((check) => check === name)),
    ...(whole.length > 0 ? PARTS.filter(({ name }) => name === 'build') : []),
    ...of('screens', SCREEN_TESTS),
    ...of('unit', /\.test\.tsx?$/),
    ...whole,
  ];
}

/** The end of a program: what it printed, and whether it succeeded. */
interface Run {
  output: string;
  succeeded: boolean;
}

function run(command: string[], environment: Part['environment'] = {}): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      env: { ...process.env, TMPDIR: temporary, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_PART,
    });
    let output = '';
    const collect = (data: Buffer) => {
      output += data;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ output: error.message, succeeded: false }));
    child.on('close', (code, signal) => {
      if (signal)
        output += `\nThe part was ended by ${signal} (its time limit is ${LONGEST_PART / 60_000} minutes).\n`;
      resolve({ output, succeeded: code === 0 });
    });
  });
}

const outside = (title: string) => ({ title, message: '', file: null });

/** What one try of the part came to; a program that fails without naming a failed test is one failure. */
function triedOf({ name, title, read }: Part, { succeeded }: Run): Tried {
  if (!read) {
    const status = succeeded ? 'passed' : 'failed';
    return { tests: [{ ...outside(title), status, milliseconds: 0 }], outside: [] };
  }
  const tried = readReport(reportOf(name), read);
  const isTold = succeeded ? tried.tests.length > 0 : failuresOf(tried).length > 0;
  if (isTold) return tried;
  const why = succeeded ? 'no test ran' : 'ended with an error outside of the tests';
  return { ...tried, outside: [outside(`${title}: ${why}`)] };
}

function readReport(file: string, read: (report: unknown) => Tried): Tried {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { tests: [], outside: [] };
  } finally {
    // Nobody takes it for the report of the next try.
    rmSync(file, { force: true });
  }
}

const say = (text: string): boolean => process.stdout.write(text);

interface Ended {
  part: Part;
  result: Result;
  seconds: number;
}

/** Runs a part, and the files of it that have failed once more: what is of the machine rather than of a test passes then. */
async function tried(part: Part): Promise<{ result: Result; output: string }> {
  const attempt = async (files: readonly string[] = []) => {
    const ran = await run([...part.command, ...files], part.environment);
    return { tried: triedOf(part, ran), output: ran.output };
  };
  const first = await attempt(part.files);
  const files = failedFiles(first.tried);
  if (!files) return { result: resultOf(first.tried), output: first.output };
  const second = await attempt(files);
  return {
    result: resultOf(first.tried, second.tried),
    output: `${first.output}\n\nTried again:\n${second.output}`,
  };
}

/** Runs each part as soon as those before it are over; what failed leaves out what needs it. */
async function runAll(parts: readonly Part[]): Promise<Ended[]> {
  const routeTypes = parts.some((part) => part.routeTypes) ? await run(WRITE_ROUTE_TYPES) : null;
  const ended = new Map<string, Promise<Ended>>();
  const failed = (part: Part, output: string) => ({
    result: resultOf(triedOf(part, { output, succeeded: false })),
    output,
  });
  const runPart = async (part: Part): Promise<Ended> => {
    await Promise.all((part.after ?? []).map((name) => ended.get(name)));
    const needed = await ended.get(part.needs ?? '');
    const start = performance.now();
    const { result, output } =
      needed && needed.result.failures.length > 0
        ? failed(part, `Not run, because "${part.needs}" failed.`)
        : part.routeTypes && routeTypes?.succeeded === false
          ? failed(part, routeTypes.output)
          : await tried(part);
    const end = { part, result, seconds: secondsSince(start) };
    report(end, output);
    return end;
  };
  for (const part of parts) ended.set(part.name, runPart(part));
  return Promise.all(ended.values());
}

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 100) / 10;

function report(
  { part, result: { passed, failures, unsteady, skipped }, seconds }: Ended,
  output: string,
): void {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const time = seconds.toFixed(1).padStart(6);
  say(`${part.title.padEnd(24)}${time} s  ${passed} passed, ${failures.length} failed${left}\n`);
  if (failures.length + unsteady.length > 0) say(`\n${output.trim()}\n\n`);
}

const list = (title: string, lines: readonly string[]): boolean =>
  lines.length > 0 && say(`\n${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`);

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** What this commit came to, for whoever wants to know whether it was tried whole. */
function keepLastRun(ended: readonly Ended[], { times, ...sum }: Result, seconds: number): void {
  mkdirSync(dirname(LAST_RUN), { recursive: true });
  const parts = ended.map(({ part, result: { passed, failures }, seconds: took }) => ({
    name: part.name,
    ...{ passed, failed: failures.length, seconds: took },
  }));
  const run = { commit: BEGUN_AT.commit, clean: BEGUN_AT.clean, seconds, ...sum, parts, slowest: times };
  writeFileSync(LAST_RUN, `${JSON.stringify(run, null, 2)}\n`);
}

const BEGUN_AT = { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' };
const begun = performance.now();
const chosen = process.argv.slice(2);
const parts =
  chosen[0] === 'changed'
    ? changedParts(changedTests(ROOT))
    : PARTS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const unknown = chosen.filter((name) => name !== 'changed' && !PARTS.some((part) => part.name === name));
if (unknown.length > 0)
  say(`There is no part ${unknown.join(', ')}; choose from ${PARTS.map(({ name }) => name).join(', ')}.\n`);

const ended = await runAll(parts);
rmSync(temporary, { recursive: true, force: true });
const sum = sumOf(ended.map(({ result }) => result));
const failures = [...sum.failures.map(lineOf), ...unknown];
if (chosen.length === 0) keepLastRun(ended, sum, secondsSince(begun));
list(
  'Slowest',
  sum.times.map(({ title, milliseconds }) => `${(milliseconds / 1_000).toFixed(1)} s  ${title}`),
);
list('Unsteady, failed in one of two tries', sum.unsteady.map(lineOf));
list('Failed', failures);
say(`\n${sum.passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
