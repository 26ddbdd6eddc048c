import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const INSTALLING = 'Installing packages …\n';
const BUILDING = 'Building the site …\n';

/** Stands in for npm: notes that it ran and installs a builder which copies what it finds in src/page.txt. */
const NPM = `
  const fs = require('node:fs');
  fs.appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
  fs.mkdirSync('node_modules/@react-router/dev', { recursive: true });
  fs.writeFileSync('node_modules/@react-router/dev/bin.cjs', \`
    const fs = require('node:fs');
    const page = fs.readFileSync('src/page.txt', 'utf8');
    if (page === 'broken') { console.error('page.txt is broken'); process.exit(1); }
    fs.mkdirSync('build', { recursive: true });
    fs.writeFileSync('build/page.txt', page);
  \`);
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  const installed = Object.entries(packages).filter(([path, entry]) => path && !entry.os);
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(installed) }));
`;

// Each start is a process of its own, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'webdielňa bootstrap '));
  write('npm-cli.js', NPM);
  write('src/page.txt', 'one');
  lock({ left: { version: '1.0.0' }, elsewhere: { version: '1.0.0', optional: true, os: ['plan9'] } });
  mkdirSync(join(checkout, 'scripts'));
  copyFileSync(
    fileURLToPath(new URL('./bootstrap.mjs', import.meta.url)),
    join(checkout, 'scripts/bootstrap.mjs'),
  );
});

afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), content);
}

function lock(packages: Record<string, object>): void {
  const entries = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]);
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...Object.fromEntries(entries) } }));
}

async function bootstrap(...args: string[]): Promise<{ status: number; output: string }> {
  const env = {
    ...process.env,
    npm_execpath: join(checkout, 'npm-cli.js'),
    npm_node_execpath: process.execPath,
  };
  const child = spawn(process.execPath, [join(checkout, 'scripts/bootstrap.mjs'), ...args], {
    env,
    cwd: tmpdir(),
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  const [status] = await once(child, 'close');
  return { status, output };
}

const installs = (): number => readFileSync(join(checkout, 'npm.log'), 'utf8').trim().split('\n').length;

test('packages are installed once, with those that build the site', async () => {
  expect(await bootstrap()).toEqual({ status: 0, output: INSTALLING });
  expect(await bootstrap()).toEqual({ status: 0, output: '' });
  expect(readFileSync(join(checkout, 'npm.log'), 'utf8')).toMatch(
    /^ci --ignore-scripts --include=dev --include=optional .*\n$/,
  );
});

test.each([
  ['changed', { left: { version: '1.0.1' } }],
  ['rebuilt', { left: { version: '1.0.0', integrity: 'sha512-x' } }],
  ['added', { left: { version: '1.0.0' }, right: { version: '1.0.0' } }],
  ['removed', {}],
])('packages are installed again when one was %s', async (_, packages) => {
  await bootstrap();
  lock(packages);
  expect((await bootstrap()).output).toBe(INSTALLING);
});

test('an interrupted installation is done again', async () => {
  await bootstrap();
  rmSync(join(checkout, 'node_modules/.package-lock.json'));
  expect((await bootstrap()).output).toBe(INSTALLING);
});

test('the site is built when a source has changed, not when only a test has', async () => {
  expect(await bootstrap('build')).toEqual({ status: 0, output: INSTALLING + BUILDING });
  expect(await bootstrap('build')).toEqual({ status: 0, output: '' });
  write('src/page.test.ts', '');
  expect((await bootstrap('build')).output).toBe('');
  write('src/page.txt', 'two');
  expect((await bootstrap('build')).output).toBe(BUILDING);
  expect(readFileSync(join(checkout, 'build/page.txt'), 'utf8')).toBe('two');
  write('content/new.ts', '');
  expect((await bootstrap('build')).output).toBe(BUILDING);
});

test('a build that fails says why, fails the start and is tried again', async () => {
  await bootstrap('build');
  write('src/page.txt', 'broken');
  const sentence = 'The site could not be built (it ended with 1).\n';
  expect(await bootstrap('build')).toEqual({
    status: 1,
    output: `${BUILDING}page.txt is broken\n${sentence}`,
  });
  write('src/page.txt', 'one');
  expect(await bootstrap('build')).toEqual({ status: 0, output: BUILDING });
});

test('two starts at once install and build once', async () => {
  const results = await Promise.all([bootstrap('build'), bootstrap('build')]);
  expect(results.map(({ status }) => status)).toEqual([0, 0]);
  const printed = results.map(({ output }) => output).join('');
  expect(printed.split(INSTALLING)).toHaveLength(2);
  expect(printed.split(BUILDING)).toHaveLength(2);
  expect(installs()).toBe(1);
});

test('the lock of a killed start is no obstacle', async () => {
  write('.bootstrap.local', '4194303');
  expect((await bootstrap()).output).toBe(INSTALLING);
  write('.bootstrap.local', String(process.pid));
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(checkout, '.bootstrap.local'), longAgo, longAgo);
  write('src/page.txt', 'two');
  expect((await bootstrap('build')).output).toBe(BUILDING);
  expect(existsSync(join(checkout, '.bootstrap.local'))).toBe(false);
});

test('packages that belong to another folder are left alone', async () => {
  write('elsewhere/other.txt', 'kept');
  symlinkSync(join(checkout, 'elsewhere'), join(checkout, 'node_modules'), 'junction');
  const { status, output } = await bootstrap();
  expect(status).toBe(1);
  expect(output).toContain('node_modules is a link');
  expect(existsSync(join(checkout, 'npm.log'))).toBe(false);
  expect(readFileSync(join(checkout, 'elsewhere/other.txt'), 'utf8')).toBe('kept');
});
