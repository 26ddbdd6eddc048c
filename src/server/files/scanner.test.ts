import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FILE_REFUSALS } from '#domain/files/file-refusals.ts';
import { type ClamdStub, type ScannerMode, startClamdStub } from '../../../tests/clamd-stub.ts';
import { begin, sendPart, upload } from '../../../tests/files.ts';
import { begunProject, operatorOf } from '../../../tests/projects.ts';
import { createTestApp, type TestApp } from '../../../tests/test-app.ts';
import { Unfinished } from './inspector.ts';
import { createScanner, Unscanned } from './scanner.ts';

let clamd: ClamdStub;
let folder: string;
beforeEach(async () => {
  clamd = await startClamdStub();
  folder = await mkdtemp(join(tmpdir(), 'scanner-'));
});
afterEach(async () => {
  await clamd.close();
  await rm(folder, { recursive: true });
});

async function scan(bytes: Buffer): Promise<void> {
  const file = join(folder, 'upload');
  await writeFile(file, bytes);
  const [host = '', port] = clamd.address.split(':');
  const warn = () => {};
  await createScanner({ clamd: { host, port: Number(port) }, timeLimit: 500, log: { warn } }).scan(file);
}

describe('A virus scanner', () => {
  it.each([0, 1, 64 * 1024, 300_000])('gets all of a file of %i bytes', async (length) => {
    const bytes = randomBytes(length);
    await scan(bytes);
    expect(clamd.scanned).toEqual([bytes]);
  });

  it('that finds a virus has the file refused', async () => {
    clamd.mode = 'bad';
    await expect(scan(randomBytes(10))).rejects.toMatchObject({ refusal: 'virus' });
  });

  it.each(['too long', 'hang', 'drop'] as const satisfies ScannerMode[])(
    'that gives no verdict (%s) has the file tried again, as one that nobody comes to the end of',
    async (mode) => {
      clamd.mode = mode;
      await expect(scan(randomBytes(8 * 1024 * 1024))).rejects.toBeInstanceOf(Unfinished);
    },
  );

  it('that is not there has every file wait', async () => {
    await clamd.close();
    await expect(scan(randomBytes(10))).rejects.toBeInstanceOf(Unscanned);
    await clamd.reopen();
  });
});

describe('An upload with a scanner', () => {
  let app: TestApp;
  let beside: ClamdStub;
  beforeAll(async () => {
    beside = await startClamdStub();
    app = await createTestApp({ env: { CLAMD_ADDRESS: beside.address } });
  });
  afterAll(async () => {
    await app.close();
    await beside.close();
  });

  it('is taken once the scanner finds nothing, waits while there is none, and is refused with a virus', async () => {
    const { projectId: id } = await begunProject(app);
    const operator = { browser: await operatorOf(app) };
    const stateOf = async (file: { id: string }) =>
      (await operator.browser.inject({ url: `/api/portal/files/${file.id}` })).json().state;
    const text = (name: string) => ({
      ...{ subject: { type: 'project' as const, id }, name },
      bytes: Buffer.from(`Text ${name}`),
    });
    expect((await upload(operator, text('a.txt'))).json()).toMatchObject({ state: 'ready' });
    expect(beside.scanned).toEqual([Buffer.from('Text a.txt')]);

    await beside.close();
    const begun = (await begin(operator, text('b.txt'))).json();
    const send = () => sendPart(operator, begun, 0, text('b.txt').bytes);
    // More often than a file is tried that nobody comes to the end of.
    for (let time = 0; time < 5; time += 1)
      expect([(await send()).statusCode, await stateOf(begun)]).toEqual([503, 'uploading']);
    await beside.reopen();
    expect((await send()).json()).toMatchObject({ state: 'ready' });

    beside.mode = 'drop';
    const hopeless = (await begin(operator, text('d.txt'))).json();
    const sendIt = async () => (await sendPart(operator, hopeless, 0, text('d.txt').bytes)).statusCode;
    expect([await sendIt(), await sendIt(), await sendIt()]).toEqual([503, 503, 415]);
    beside.mode = 'good';

    beside.mode = 'bad';
    const refused = await upload(operator, text('c.txt'));
    expect([refused.statusCode, refused.json().message]).toEqual([415, FILE_REFUSALS.virus]);
  });
});
