/**
 * Everything that must hold before a change is done: `npm test`, or some parts of it: `npm test -- types unit`.
 * The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EQUIPPED } from '../tests/equipped-build.ts';
import { playwrightResult, type Result, vitestResult } from './run-tests-results.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const LONGEST_PART = 15 * 60_000;

interface Part {
  name: string;
  title: string;
  /** The script that Node runs, with its arguments. */
  command: string[];
  /** Reads the report that the command leaves; without it the part is one check. */
  read?: (report: unknown) => Result;
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

/** They fill both cores; what comes after them waits as much as it works. */
const CHECKS = ['structure', 'types', 'lint', 'unused'] as const;

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
  {
    name: 'unit',
    title: 'unit and service tests',
    command: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportOf('unit')}`,
    ],
    environment: { NODE_ENV: 'test' },
    after: CHECKS,
    read: vitestResult,
  },
  {
    name: 'screens',
    title: 'screen tests',
    command: [
      bin('vitest/vitest.mjs'),
      'run',
      '--config=vitest.screens.config.ts',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportOf('screens')}`,
    ],
    environment: { NODE_ENV: 'test' },
    after: CHECKS,
    read: vitestResult,
  },
  { name: 'build', title: 'production build', command: ['scripts/bootstrap.mjs', 'build'], after: CHECKS },
  {
    name: 'process',
    title: 'process tests',
    command: [
      bin('vitest/vitest.mjs'),
      'run',
      '--config=vitest.process.config.ts',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportOf('process')}`,
    ],
    environment: COMPILED,
    // They limit the time and the memory of programs that they start, which have the machine to themselves.
    after: ['unit', 'build'],
    needs: 'build',
    read: vitestResult,
  },
  {
    name: 'equipped',
    title: 'build with everything',
    command: ['scripts/bootstrap.mjs', 'build'],
    environment: EQUIPPED,
    after: ['build'],
  },
  {
    name: 'browser',
    title: 'browser tests',
    command: [bin('@playwright/test/cli.js'), 'test', '--reporter=dot,json'],
    environment: { ...COMPILED, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser') },
    after: ['unit', 'build', 'process', 'equipped'],
    needs: 'build',
    read: playwrightResult,
  },
];

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

/** What the part came to; a program that fails without naming a failed test is one failure. */
function resultOf({ name, title, read }: Part, { succeeded }: Run): Result {
  if (!read) return { passed: succeeded ? 1 : 0, skipped: 0, failures: succeeded ? [] : [title] };
  const result = readReport(reportOf(name), read);
  if (result.failures.length > 0 || (succeeded && result.passed > 0)) return result;
  return {
    ...result,
    failures: [`${title}: ${succeeded ? 'no test ran' : 'ended with an error outside of the tests'}`],
  };
}

function readReport(file: string, read: (report: unknown) => Result): Result {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, skipped: 0, failures: [] };
  }
}

const say = (text: string): boolean => process.stdout.write(text);

/** Runs each part as soon as those before it are over; what failed leaves out what needs it. */
async function runAll(parts: Part[]): Promise<Result[]> {
  const routeTypes = parts.some((part) => part.routeTypes) ? await run(WRITE_ROUTE_TYPES) : null;
  const results = new Map<string, Promise<Result>>();
  const runPart = async (part: Part): Promise<Result> => {
    await Promise.all((part.after ?? []).map((name) => results.get(name)));
    const needed = await results.get(part.needs ?? '');
    const start = performance.now();
    const ran =
      needed && needed.failures.length > 0
        ? { output: `Not run, because "${part.needs}" failed.`, succeeded: false }
        : part.routeTypes && routeTypes?.succeeded === false
          ? routeTypes
          : await run(part.command, part.environment);
    const result = resultOf(part, ran);
    report(part, result, ran, performance.now() - start);
    return result;
  };
  for (const part of parts) results.set(part.name, runPart(part));
  return Promise.all(results.values());
}

function report({ title }: Part, { passed, failures, skipped }: Result, { output }: Run, took: number): void {
  const seconds = (took / 1_000).toFixed(1).padStart(6);
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  say(`${title.padEnd(24)}${seconds} s  ${passed} passed, ${failures.length} failed${left}\n`);
  if (failures.length > 0) say(`\n${output.trim()}\n\n`);
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0)
  say(`There is no part ${unknown.join(', ')}; choose from ${PARTS.map(({ name }) => name).join(', ')}.\n`);

const results = await runAll(PARTS.filter(({ name }) => chosen.length === 0 || chosen.includes(name)));
rmSync(temporary, { recursive: true, force: true });
const failures = [...results.flatMap((result) => result.failures), ...unknown];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `  ${failure}\n`).join('')}\n`);
say(`${passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
