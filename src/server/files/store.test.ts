import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBucket, type TestBucket } from '../../../tests/bucket.ts';
import { bucketStore } from './bucket-store.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

let folder: string;
let bucket: TestBucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  bucket = await openBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A file that is to be kept. */
async function written(bytes: Buffer): Promise<string> {
  const file = join(folder, randomBytes(8).toString('hex'));
  await writeFile(file, bytes);
  return file;
}

/** The bytes of a content; null where there is none. */
async function taken(store: Store, sha256: string): Promise<Buffer | null> {
  const content = await store.open(sha256);
  if (!content) return null;
  const bytes = await buffer(content.bytes);
  expect(content.length).toBe(bytes.length);
  return bytes;
}

interface Kind {
  name: string;
  open(): Store;
  /** The store is out of reach until the returned function is called. */
  breakDown(): Promise<() => Promise<void>>;
}

const KINDS: Kind[] = [
  {
    name: 'a folder',
    open: () => openStore({ dataDir: folder, bucket: undefined }),
    async breakDown() {
      const [files, away] = [join(folder, 'files'), join(folder, 'away')];
      await rename(files, away);
      // As where another disk was to be mounted and is not.
      await writeFile(files, '');
      return async () => {
        await rm(files);
        await rename(away, files);
      };
    },
  },
  {
    name: 'a bucket',
    open: () => openStore({ dataDir: folder, bucket: bucket.config }),
    async breakDown() {
      bucket.answerWith(500);
      return async () => bucket.answerWith(null);
    },
  },
];

describe.each(KINDS)('A store that is $name', ({ open, breakDown }) => {
  it('gives what it was given, until it is removed', async () => {
    const store = open();
    const bytes = randomBytes(3_000_000);
    const sha256 = hashOf(bytes);
    expect(await taken(store, sha256)).toBeNull();
    await store.keep(sha256, await written(bytes));
    expect((await taken(store, sha256))?.equals(bytes)).toBe(true);
    await store.remove(sha256);
    expect(await taken(store, sha256)).toBeNull();
    await store.remove(sha256);
  });

  it('keeps the same twice, at once', async () => {
    const store = open();
    const bytes = randomBytes(100_000);
    const sha256 = hashOf(bytes);
    await Promise.all([store.keep(sha256, await written(bytes)), store.keep(sha256, await written(bytes))]);
    expect((await taken(store, sha256))?.equals(bytes)).toBe(true);
  });

  it('says that it is down, and does everything afterwards', async () => {
    const store = open();
    const bytes = randomBytes(1_000);
    const sha256 = hashOf(bytes);
    await store.keep(sha256, await written(bytes));
    const mend = await breakDown();
    const file = await written(bytes);
    await expect(store.open(sha256)).rejects.toMatchObject({ code: 'storeUnavailable', status: 503 });
    await expect(store.keep(sha256, file)).rejects.toMatchObject({ code: 'storeUnavailable' });
    await expect(store.remove(sha256)).rejects.toMatchObject({ code: 'storeUnavailable' });
    await mend();
    expect(existsSync(file)).toBe(true);
    await store.keep(sha256, file);
    expect((await taken(store, sha256))?.equals(bytes)).toBe(true);
  });
});

it('has a folder that only this user reads, with nothing in it but contents', async () => {
  const bytes = randomBytes(10);
  await openStore({ dataDir: folder, bucket: undefined }).keep(hashOf(bytes), await written(bytes));
  const place = join(folder, 'files', hashOf(bytes).slice(0, 2));
  expect(await readdir(place)).toContain(hashOf(bytes));
  expect(await readFile(join(place, hashOf(bytes)))).toEqual(bytes);
});

/** Runs a program in a folder that is a disk of its own, with room for so many files; only Linux makes one, and not everywhere. */
async function onSmallDisk(files: number, program: string) {
  const place = await mkdtemp(join(folder, 'disk-'));
  const mount = `mount -t tmpfs -o nr_inodes=${files} disk "$1" && cd "$1"`;
  const command = `${mount} && exec "$2" --input-type=module -e "$3"`;
  const args = ['-Urm', 'sh', '-c', command, 'sh', place, process.execPath, program];
  return spawnSync('unshare', args, { encoding: 'utf8' });
}

it('says that its disk is full, keeps no part of anything, and goes on when there is room', async (test) => {
  test.skip((await onSmallDisk(8, '')).status !== 0, 'no disk can be made here');
  const { stdout, stderr } = await onSmallDisk(
    8,
    `import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
     import { folderStore } from '${new URL('folder-store.ts', import.meta.url)}';
     const store = folderStore('files');
     mkdirSync('files');
     writeFileSync('nove', 'Strecha');
     const fill = (count) => { writeFileSync('plne' + count, ''); fill(count + 1); };
     try { fill(0); } catch {}
     const refused = await store.keep('ab12', 'nove').catch(({ code, status }) => ({ code, status }));
     const half = readdirSync('files');
     rmSync('plne0');
     await store.keep('ab12', 'nove');
     console.log(JSON.stringify({ refused, half, kept: readFileSync('files/ab/ab12', 'utf8') }));`,
  );
  expect([stdout && JSON.parse(stdout), stderr]).toEqual([
    { refused: { code: 'storageFull', status: 507 }, half: [], kept: 'Strecha' },
    '',
  ]);
});

it('ends nothing else when whoever was to read is gone before', async () => {
  const bytes = randomBytes(1_000_000);
  const sha256 = hashOf(bytes);
  for (const { open } of KINDS) {
    await open().keep(sha256, await written(bytes));
    const gone = new AbortController();
    const content = await open().open(sha256, gone.signal);
    gone.abort();
    await expect.poll(() => content?.bytes.destroyed).toBe(true);
    await expect(buffer(content?.bytes ?? Readable.from([]))).rejects.toThrow();
  }
});

it('keeps nothing of which a part was lost on the way to the bucket', async () => {
  const store = bucketStore(bucket.config);
  const sha256 = hashOf(Buffer.from('celý'));
  await expect(store.keep(sha256, await written(Buffer.from('ce')))).rejects.toMatchObject({
    code: 'storeUnavailable',
  });
  expect(await taken(store, sha256)).toBeNull();
});

it('says that a bucket is full, unreachable, or not its own', async () => {
  const file = await written(Buffer.from('a'));
  const sha256 = hashOf(Buffer.from('a'));
  bucket.answerWith(507);
  await expect(bucketStore(bucket.config).keep(sha256, file)).rejects.toMatchObject({
    ...{ code: 'storageFull', status: 507 },
  });
  bucket.answerWith(null);
  for (const change of [{ endpoint: 'http://127.0.0.1:9' }, { secretAccessKey: 'iný' }])
    await expect(bucketStore({ ...bucket.config, ...change }).open(sha256)).rejects.toMatchObject({
      code: 'storeUnavailable',
    });
});

describe('A bucket that is slow', () => {
  const LIMITS = { answer: 500, slowest: 1024 * 1024 };
  const bytes = randomBytes(2_000_000);
  const sha256 = hashOf(bytes);

  it('is waited for as long as it goes on sending, however long the reader takes', async () => {
    await bucketStore(bucket.config).keep(sha256, await written(bytes));
    const content = await bucketStore(bucket.config, LIMITS).open(sha256);
    const parts: Buffer[] = [];
    let rested = 0;
    // A phone: each part takes a while.
    for await (const part of content?.bytes ?? []) {
      parts.push(part);
      const rest = Math.ceil((4 * LIMITS.answer * part.length) / bytes.length);
      await delay(rest);
      rested += rest;
    }
    expect(rested).toBeGreaterThan(3 * LIMITS.answer);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  });

  it('that stops in the middle of a content is given up, and so is what nobody reads any more', async () => {
    await bucketStore(bucket.config).keep(sha256, await written(bytes));
    bucket.holdBack(1_000_000);
    const stalled = await bucketStore(bucket.config, LIMITS).open(sha256);
    await expect(buffer(stalled?.bytes ?? Readable.from([]))).rejects.toMatchObject({
      code: 'storeUnavailable',
    });
    const left = await bucketStore(bucket.config).open(sha256);
    left?.bytes.destroy();
    const ending = new AbortController();
    const ended = await bucketStore(bucket.config).open(sha256, ending.signal);
    ended?.bytes.on('error', () => {}).resume();
    ending.abort();
    await expect.poll(() => bucket.underWay()).toBe(0);
    bucket.holdBack(null);
  });
});
