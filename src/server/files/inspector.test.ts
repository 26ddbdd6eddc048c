import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FileType } from '#domain/files/file-types.ts';
import { pdf, pdfPage, photo } from '../../../tests/factories/files.ts';
import { ENDLESS_PAGE } from '../../../tests/factories/hostile-files.ts';
import { WorkerProcess } from '../worker-process.ts';
import { createInspector, type Inspector, Unfinished } from './inspector.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const log = { info: () => {}, warn: () => {} };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function opened(
  options: {
    root?: string;
    memoryLimit?: number;
    timeLimits?: { picture: number; other: number; drawing: number };
  } = {},
) {
  const inspector = createInspector({ root, log, clock: () => new Date(), timeoutFactor: 10, ...options });
  cleanups.push(() => inspector.close());
  return inspector;
}

async function look(inspector: Inspector, client: string, type: FileType, bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'inspector-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const file = join(folder, 'upload');
  return inspector.inspect({ file, type }, bytes.length, client, async () => {
    await writeFile(file, bytes);
    return true;
  });
}

/** A program in the place of the one that looks at files: it does with each `request` what the code says, beside `answer()`. */
async function programOf(code: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'inspector-'));
  cleanups.push(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'src/server/files'), { recursive: true });
  await writeFile(
    join(root, 'src/server/files/worker.ts'),
    `import { appendFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
    const answer = (result = { inspected: ${JSON.stringify(LOOKED)} }) => process.send({ rss: 1, ...result });
    process.on('disconnect', () => process.exit());
    process.on('message', (request) => { ${code} });
    process.send('ready');`,
  );
  return root;
}

const LOOKED = {
  content: { file: 'kept', sha256: 'a', bytes: 1 },
  ...{ width: 1, height: 1, preview: null },
};

/** Processes that hold what `isHeld` says of a request, until it is released, and answer anything else at once. */
async function holding(isHeld: string, isLarge = 'false') {
  const root = await programOf(`
    if (${isLarge}) return answer({ isLarge: true });
    if (!(${isHeld})) return answer();
    writeFileSync('held ' + process.pid, '');
    appendFileSync('arrived', readdirSync('.').filter((name) => name.startsWith('held')).length + '\\n');
    const looking = setInterval(() => {
      if (!existsSync('released')) return;
      clearInterval(looking);
      rmSync('held ' + process.pid);
      answer();
    }, 5);`);
  return {
    root,
    now: async () => (await readdir(root)).filter((name) => name.startsWith('held')).length,
    /** How many were held when each of them came, itself included. */
    arrived: async () => (await readFile(join(root, 'arrived'), 'utf8')).trim().split('\n'),
    release: () => writeFile(join(root, 'released'), ''),
  };
}

describe('The processes that look at files', () => {
  it('never give the second place to a client who has the first, however long that takes', async () => {
    const held = await holding(`request.type === 'image/jpeg'`);
    const inspector = opened({ root: held.root });
    const some = Buffer.from('a');
    let done = 0;
    const slow = [1, 2].map(() => look(inspector, 'slow', 'image/jpeg', some).then(() => (done += 1)));
    await expect.poll(held.now).toBe(1);
    for (const client of ['one', 'other'])
      await expect(look(inspector, client, 'text/plain', some)).resolves.toEqual(LOOKED);
    expect([done, await held.now()]).toEqual([0, 1]);
    await held.release();
    await Promise.all(slow);
    expect([done, await held.arrived()]).toEqual([2, ['1', '1']]);
  });

  it('have a file brought only when it is its turn, and none where too many wait', async () => {
    const inspector = opened();
    let brought = 0;
    let go = () => {};
    const first = new Promise<void>((resolve) => {
      go = resolve;
    });
    const bring = async () => {
      brought += 1;
      await first;
      return false;
    };
    const request = { file: '/nowhere', type: 'application/pdf' } as const;
    const inspect = () => inspector.inspect(request, 1_000, 'one', bring);
    const taken = Array.from({ length: 1 + 20 }, inspect);
    await expect(inspect()).rejects.toMatchObject({ code: 'busy' });
    expect(brought).toBe(1);
    go();
    expect(await Promise.all(taken)).toEqual(Array(1 + 20).fill(null));
    expect([brought, inspector.working()]).toEqual([1 + 20, null]);
  });

  it('are the first that the system ends where memory runs out', async () => {
    const inspector = opened();
    const looking = look(inspector, 'a', 'image/jpeg', await photo(4_000, 3_000));
    await expect.poll(() => inspector.working()).not.toBeNull();
    if (process.platform === 'linux')
      expect(await readFile(`/proc/${inspector.working()}/oom_score_adj`, 'utf8')).toBe('1000\n');
    await looking;
  });

  it('unpack one large picture at a time, beside smaller ones', async () => {
    const held = await holding('request.mayBeLarge', `request.type === 'image/jpeg' && !request.mayBeLarge`);
    const inspector = opened({ root: held.root });
    const some = Buffer.from('a');
    const large = ['one', 'other'].map((client) => look(inspector, client, 'image/jpeg', some));
    await expect.poll(held.now).toBe(1);
    await expect(look(inspector, 'third', 'text/plain', some)).resolves.toEqual(LOOKED);
    await held.release();
    expect(await Promise.all(large)).toEqual([LOOKED, LOOKED]);
    expect(await held.arrived()).toEqual(['1', '1']);
  });

  it('leave a picture of more than 16 megapixels for when it may be large', async () => {
    const run = vi.spyOn(WorkerProcess.prototype, 'run');
    const looked = await look(opened(), 'a', 'image/jpeg', await photo(4_800, 3_600));
    expect(looked?.width).toBe(3_600);
    expect(run.mock.calls.map(([request]) => 'mayBeLarge' in request && request.mayBeLarge)).toEqual([
      false,
      true,
    ]);
  });

  it('are ended with a picture that takes too much memory, which is then refused', async () => {
    const inspector = opened({ memoryLimit: 150 * 1024 * 1024 });
    await expect(look(inspector, 'a', 'application/pdf', pdf())).resolves.toMatchObject({ width: null });
    await expect(look(inspector, 'a', 'image/jpeg', await photo(8_000, 6_000))).rejects.toMatchObject({
      refusal: 'pixels',
    });
  });

  it('have less time for what is no picture, and say that they were not done', async () => {
    const inspector = opened({ timeLimits: { picture: 20_000, other: 0, drawing: 0 } });
    await expect(look(inspector, 'a', 'application/pdf', pdf())).rejects.toBeInstanceOf(Unfinished);
    await expect(look(inspector, 'a', 'image/jpeg', await photo())).resolves.toMatchObject({ width: 400 });
  });

  it('draw the first page of a PDF', async () => {
    const looked = await look(opened(), 'a', 'application/pdf', pdfPage('1 0 0 rg 0 0 200 200 re f'));
    const preview = await readFile(looked?.preview?.file ?? '');
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 339, height: 480 });
  });

  it('take a PDF without a picture when its drawing takes too long, and go on with the next file', async () => {
    const inspector = opened({ timeLimits: { picture: 20_000, other: 50_000, drawing: 300 } });
    await expect(look(inspector, 'a', 'application/pdf', ENDLESS_PAGE())).resolves.toMatchObject({
      preview: null,
    });
    await expect(look(inspector, 'a', 'text/plain', Buffer.from('Ahoj'))).resolves.not.toBeNull();
  });

  it('take a PDF without a picture when drawing is the end of them', async () => {
    const root = await programOf(`'draws' in request ? process.kill(process.pid, 'SIGKILL') : answer()`);
    await expect(look(opened({ root }), 'a', 'application/pdf', pdf())).resolves.toEqual(LOOKED);
  });
});
