import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** How to start a browser, for Playwright's launch options. */
export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** No page of ours needs anything from outside, and the browser shall not ask for it either. */
const ARGS = ['--disable-background-networking', '--disable-component-update'];

const FONTS_CONF =
  '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir prefix="relative">fonts/fonts</dir></fontconfig>';

/**
 * The browser of the tests: CHROMIUM_PATH, else the headless shell inside the npm package @sparticuz/chromium (Linux on
 * x64), which is unpacked once, else an installed Chromium or Chrome. The shell draws no window of its own, which takes
 * a third off the tests' time. Throws a sentence that says what to do.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): Browser {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
    return { executablePath: chosen, args: args(), env: plain(env) };
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const packaged = packagedBrowser(env);
    if (starts(packaged.executablePath, packaged.env)) return packaged;
  }
  const installed = installedBrowsers(env).find((path) => existsSync(path) && starts(path, env));
  if (installed) return { executablePath: installed, args: args(), env: plain(env) };
  throw new Error('The browser tests need Chromium or Chrome: install it, or name it in CHROMIUM_PATH.');
}

/** Chromium refuses root with its sandbox; the tests open only pages of our own. */
const args = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox', ...ARGS] : ARGS);

const plain = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

function installedBrowsers(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin')
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (process.platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [],
    );
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * Alpine has no glibc for the shell; on Ubuntu `chromium-browser` can be a script that only asks for a snap. On Windows
 * asking would open a window.
 */
const starts = (path: string, env: NodeJS.ProcessEnv): boolean =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { env, timeout: 20_000 }).status === 0;

function packagedBrowser(env: NodeJS.ProcessEnv): Browser {
  const folder = unpackedBrowser();
  const libraries = [join(folder, 'al2023/lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', ...ARGS],
    env: {
      ...plain(env),
      // NSS and expat from the package: the program then needs nothing but the C library.
      LD_LIBRARY_PATH: libraries,
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') }),
    },
  };
}

/** The folder with the unpacked browser; unpacked beside it first, so that a killed attempt leaves nothing half-made. */
function unpackedBrowser(): string {
  const packageFolder = join(ROOT, 'node_modules/@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(ROOT, `node_modules/.cache/chromium-${version}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  unpackInto(draft, packageFolder);
  writeFileSync(join(draft, 'fonts.conf'), FONTS_CONF);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** The package unpacks into TMPDIR alone, and trusts what lies there; hence a process with a TMPDIR of its own. */
function unpackInto(folder: string, packageFolder: string): void {
  const script = `
    const { inflate } = await import(${JSON.stringify(pathToFileURL(join(packageFolder, 'build/index.js')).href)});
    const packed = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    for (const name of packed) await inflate(${JSON.stringify(join(packageFolder, 'bin'))} + '/' + name);
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The browser could not be unpacked into ${folder}: ${stderr}`);
}
