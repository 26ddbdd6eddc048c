/**
 * Everything that must hold before a change is done: `npm test`, or some parts of it: `npm test -- types unit`.
 * The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightResult, type Result, vitestResult } from './run-tests-results.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const LONGEST_PART = 15 * 60_000;

interface Part {
  name: string;
  title: string;
  /** Scripts that Node runs one after the other, with their arguments. */
  commands: string[][];
  /** Reads the report that the last command leaves; without it the part is one check. */
  read?: (report: unknown) => Result;
  environment?: Record<string, string>;
  /** Name of a part without which this one can only fail. */
  needs?: string;
}

const reports = mkdtempSync(join(tmpdir(), 'webdielna-reports-'));
const reportOf = (name: string): string => join(reports, `${name}.json`);
const bin = (path: string): string => join('node_modules', path);

/** The types of the routes, which React Router writes and both the compiler and the search for unused code read. */
const TYPES_OF_ROUTES = [bin('@react-router/dev/bin.cjs'), 'typegen'];

const PARTS: Part[] = [
  { name: 'structure', title: 'structure', commands: [['scripts/check-structure.ts']] },
  {
    name: 'types',
    title: 'types',
    commands: [TYPES_OF_ROUTES, [bin('typescript/bin/tsc'), '--noEmit']],
  },
  {
    name: 'lint',
    title: 'lint',
    commands: [[bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  },
  {
    name: 'unused',
    title: 'unused code',
    commands: [TYPES_OF_ROUTES, [bin('knip/bin/knip.js'), '--no-progress']],
  },
  {
    name: 'unit',
    title: 'unit and service tests',
    commands: [
      [
        bin('vitest/vitest.mjs'),
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportOf('unit')}`,
      ],
    ],
    environment: { NODE_ENV: 'test' },
    read: vitestResult,
  },
  { name: 'build', title: 'production build', commands: [['scripts/bootstrap.mjs', 'build']] },
  {
    name: 'process',
    title: 'process tests',
    commands: [
      [
        bin('vitest/vitest.mjs'),
        'run',
        '--config=vitest.process.config.ts',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportOf('process')}`,
      ],
    ],
    needs: 'build',
    read: vitestResult,
  },
  {
    name: 'browser',
    title: 'browser tests',
    commands: [[bin('@playwright/test/cli.js'), 'test', '--reporter=dot,json']],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser') },
    needs: 'build',
    read: playwrightResult,
  },
];

/** The end of a part: what its programs printed, and whether all of them succeeded. */
interface Run {
  output: string;
  succeeded: boolean;
}

async function run(part: Part): Promise<Run> {
  let output = '';
  for (const command of part.commands) {
    const ran = await runCommand(command, part.environment);
    output += ran.output;
    if (!ran.succeeded) return { output, succeeded: false };
  }
  return { output, succeeded: true };
}

function runCommand(command: string[], environment: Part['environment'] = {}): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
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

async function runAll(parts: Part[]): Promise<Result[]> {
  const results: Result[] = [];
  const broken = new Set<string | undefined>();
  for (const part of parts) {
    const start = performance.now();
    say(`${part.title.padEnd(24)}`);
    const ran = broken.has(part.needs)
      ? { output: `Not run, because "${part.needs}" failed.`, succeeded: false }
      : await run(part);
    const result = resultOf(part, ran);
    if (result.failures.length > 0) broken.add(part.name);
    const seconds = ((performance.now() - start) / 1_000).toFixed(1).padStart(6);
    const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
    say(`${seconds} s  ${result.passed} passed, ${result.failures.length} failed${skipped}\n`);
    if (result.failures.length > 0) say(`\n${ran.output.trim()}\n\n`);
    results.push(result);
  }
  return results;
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0)
  say(`There is no part ${unknown.join(', ')}; choose from ${PARTS.map(({ name }) => name).join(', ')}.\n`);

const results = await runAll(PARTS.filter(({ name }) => chosen.length === 0 || chosen.includes(name)));
rmSync(reports, { recursive: true, force: true });
const failures = [...results.flatMap((result) => result.failures), ...unknown];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
if (failures.length > 0) say(`\nFailed:\n${failures.map((failure) => `  ${failure}\n`).join('')}\n`);
say(`${passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
