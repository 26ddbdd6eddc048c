import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import { typeOfName } from '#domain/files/file-types.ts';
import { inspect } from '#server/files/inspect.ts';
import { createInspector } from '#server/files/inspector.ts';
import { checkPart } from '#server/files/office-check.ts';
import { Refused } from '#server/files/refused.ts';
import { projectRoot } from '#server/startup.ts';
import { noisyPhoto, photo, png } from '../factories/files.ts';
import { SLOW_FILES } from '../factories/hostile-files.ts';
import { type Uploader, uploaded } from '../files.ts';
import { begunProject } from '../projects.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { note } from './figures.ts';
import { longestTurn } from './longest-turn.ts';
import { reference, usedSince } from './reference.ts';

let folder: string;
let once: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'measure-files-'));
  once = reference();
});
afterAll(() => rm(folder, { recursive: true }));

/** Milliseconds of this thread that it takes to look at a file of this name to its end, or to refuse it. */
async function costOf(name: string, bytes: Buffer): Promise<number> {
  const file = join(folder, 'upload');
  const type = typeOfName(name);
  if (!type) throw new Error(`${name} is of no type that is taken`);
  expect(bytes.length).toBeLessThanOrEqual(FILE_LIMITS.bytes);
  await writeFile(file, bytes);
  const before = process.threadCpuUsage();
  await inspect({ file, type, mayBeLarge: true }).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
  return usedSince(before);
}

it.each(SLOW_FILES)('a file of %s', async (what, name, make) => {
  note(`a file of ${what}, beside the reference`, (await costOf(name, make())) / once, { atMost: 400 });
});

it('a picture of 30 000² that is refused before it is drawn', async () => {
  const bytes = await png();
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  note('a picture of 30 000², beside the reference', (await costOf('a.png', bytes)) / once, { atMost: 20 });
});

it('a table with a link in each row', () => {
  const link =
    '<Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://a.sk" TargetMode="External"/>';
  const before = process.threadCpuUsage();
  checkPart('xl/_rels/a.rels', Buffer.from(`<Relationships>${link.repeat(100_000)}</Relationships>`));
  note('a table of 100 000 links, beside the reference', usedSince(before) / once, { atMost: 100 });
  for (const sign of ['a', ' ']) {
    const began = process.threadCpuUsage();
    expect(() =>
      checkPart('xl/_rels/a.rels', Buffer.from(`<Relationship ${sign.repeat(1_000_000)}`)),
    ).toThrow();
    note(`an attribute of a million ${JSON.stringify(sign)}, beside the reference`, usedSince(began) / once, {
      atMost: 20,
    });
  }
});

/** Bytes that the processes which this one has started take together. */
async function memoryOfChildren(): Promise<number> {
  const threads = await readdir('/proc/self/task');
  const lists = await Promise.all(
    threads.map((id) => readFile(`/proc/self/task/${id}/children`, 'utf8').catch(() => '')),
  );
  const pids = lists.flatMap((text) => text.split(' ').filter(Boolean));
  const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')));
  return texts.reduce((all, text) => all + Number(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024, 0);
}

it.skipIf(process.platform !== 'linux')('two large pictures at once', async () => {
  const picture = await photo(8_160, 6_120);
  const most = async (clients: readonly string[]) => {
    const before = await memoryOfChildren();
    const inspector = createInspector({
      ...{ root: projectRoot(), log: { info: () => {}, warn: () => {} }, clock: () => new Date() },
      timeLimits: { picture: 120_000, other: 5_000, drawing: 3_000 },
    });
    let [highest, isDone] = [0, false];
    const looking = Promise.all(
      clients.map((client) => {
        const file = join(folder, client);
        return inspector.inspect({ file, type: 'image/jpeg' }, picture.length, client, async () => {
          await writeFile(file, picture);
          return true;
        });
      }),
    ).finally(() => {
      isDone = true;
    });
    while (!isDone) highest = Math.max(highest, (await memoryOfChildren()) - before);
    await looking;
    await inspector.close();
    return highest;
  };
  const one = await most(['first']);
  note('memory of two large pictures at once, beside one', (await most(['second', 'third'])) / one, {
    atMost: 1.4,
  });
});

it('the turns of others while a photo comes and an archive goes', async () => {
  const app: TestApp = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  const begun = await begunProject(app);
  const client: Uploader = { browser: app.browser(), headers: begun.headers };
  const subject = { type: 'project', id: begun.projectId } as const;
  const bytes = await noisyPhoto(4_000, 3_000);
  let round = 0;
  const coming = await longestTurn(() => {
    round += 1;
    return uploaded(client, { subject, name: `strecha-${round}.jpg`, bytes });
  });
  note('the longest turn while a photo comes, beside the reference', coming / once, { atMost: 8 });
  const text = Buffer.from(randomBytes(5_000_000).toString('hex'), 'latin1');
  await uploaded(client, { subject, name: 'a.txt', bytes: text });
  const going = await longestTurn(async () => {
    const url = `/api/portal/projects/${subject.id}/archive`;
    const answer = await app.app.inject({ url, headers: begun.headers, payloadAsStream: true });
    for await (const part of answer.stream()) expect(part.length).toBeGreaterThan(0);
  });
  note('the longest turn while an archive goes, beside the reference', going / once, { atMost: 2 });
  await app.close();
});
