import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TYPE } from '#domain/files/contract.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import { systemRandom } from '#server/random.ts';
import { WorkerProcess } from '#server/worker-process.ts';
import { openBucket, type TestBucket } from '../bucket.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../database-proxy.ts';
import { photo } from '../factories/files.ts';
import { begin, sendPart, type Uploader, upload, uploaded } from '../files.ts';
import { begunProject } from '../projects.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestDb, type TestDb } from '../test-db.ts';
import { runSweep } from '../test-services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const textOf = (length: number): Buffer =>
  Buffer.from('Strecha je zo škridly. '.repeat(length / 20)).subarray(0, length);

/** A project that has begun, with its client, who comes by the link. */
async function begunWith(app: TestApp) {
  const { projectId, headers } = await begunProject(app);
  const client = { browser: app.browser(), headers };
  const subject: MessageSubject = { type: 'project', id: projectId };
  const listed = async (): Promise<{ state: string; refusal: string | null }[]> =>
    (await client.browser.inject({ url: `/api/portal/files?type=project&id=${projectId}`, headers })).json()
      .files;
  return { client, subject, listed };
}

describe.each(['folder', 'bucket'] as const)('An upload into a %s', (kind) => {
  let database: TestDb;
  let proxy: DatabaseProxy;
  let bucket: TestBucket;
  let app: TestApp;
  let client: Uploader;
  let subject: MessageSubject;
  let isDiskFull = false;

  beforeAll(async () => {
    database = await createTestDb();
    proxy = await startDatabaseProxy(database.connection);
    bucket = await openBucket();
    const { endpoint, name, accessKeyId, secretAccessKey } = bucket.config;
    app = await createTestApp({
      database,
      connection: proxy.connection,
      readDisk: async () => ({ bavail: isDiskFull ? 0 : 1_000_000, bsize: 4096 }),
      env: {
        RATE_LIMITS: 'off',
        ...(kind === 'folder'
          ? {}
          : {
              ...{ S3_ENDPOINT: endpoint, S3_BUCKET: name },
              ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
            }),
      },
    });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await bucket.close();
    await proxy.close();
    await database.drop();
  });
  beforeEach(async () => {
    ({ client, subject } = await begunWith(app));
    await client.browser.token();
  });

  const content = async (id: string): Promise<Buffer> =>
    (await client.browser.inject({ url: `/api/portal/files/${id}/content`, headers: client.headers ?? {} }))
      .rawPayload;
  const notes = async (): Promise<number> => {
    const { rows } = await database.pool.query(
      "SELECT count(*)::int AS notes FROM audit_log WHERE action = 'project.file-added' AND subject_id = $1",
      [subject.id],
    );
    return rows[0].notes;
  };
  /** How many contents the store holds. */
  const kept = async (): Promise<number> => {
    if (kind === 'bucket') return bucket.objects.size;
    const folder = join(app.dataDir, 'files');
    if (!existsSync(folder)) return 0;
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    return names.filter((entry) => entry.isFile()).length;
  };

  it('goes on after the database was restarted, with at most one part again', async () => {
    const bytes = textOf(4 * FILE_LIMITS.chunk);
    const file = (await begin(client, { subject, name: 'texty.txt', bytes })).json();
    expect((await sendPart(client, file, 0, bytes)).json().received).toBe(FILE_LIMITS.chunk);
    const sending = sendPart(client, file, FILE_LIMITS.chunk, bytes);
    proxy.switchTo('reset');
    const cut = await sending;
    proxy.switchTo('refuse');
    const refused = await sendPart(client, file, FILE_LIMITS.chunk, bytes);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ category: 'database' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    proxy.switchTo('ok');
    await expect.poll(() => app.services.databaseAnswers()).toBe(true);
    const { received } = (await begin(client, { subject, name: 'texty.txt', bytes })).json();
    expect(received).toBeGreaterThanOrEqual(
      cut.statusCode === 200 ? 2 * FILE_LIMITS.chunk : FILE_LIMITS.chunk,
    );
    const ready = await uploaded(client, { subject, name: 'texty.txt', bytes });
    expect(ready.id).toBe(file.id);
    expect((await content(file.id)).equals(bytes)).toBe(true);
    expect(await notes()).toBe(1);
  });

  it('keeps nothing of a part whose connection was cut in the middle', async () => {
    const bytes = textOf(2 * FILE_LIMITS.chunk);
    const file = (await begin(client, { subject, name: 'pretrhnuty.txt', bytes })).json();
    const { port } = app.app.server.address() as AddressInfo;
    const token = await client.browser.token();
    const cookies = Object.entries(client.browser.cookies).map(([name, value]) => `${name}=${value}`);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const ended = new Promise((resolve) =>
      app.app.server.once('request', (_, response) => response.once('close', resolve)),
    );
    socket.write(
      [
        `PUT /api/portal/files/${file.id}/bytes?offset=0 HTTP/1.1`,
        `Host: localhost:${port}`,
        `Content-Type: ${CHUNK_TYPE}`,
        `Content-Length: ${FILE_LIMITS.chunk}`,
        `Cookie: ${cookies.join('; ')}`,
        `X-CSRF-Token: ${token}`,
        ...Object.entries(client.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
        '\r\n',
      ].join('\r\n'),
    );
    socket.write(bytes.subarray(0, 100_000), () => socket.destroy());
    await ended;
    expect((await begin(client, { subject, name: 'pretrhnuty.txt', bytes })).json().received).toBe(0);
    await uploaded(client, { subject, name: 'pretrhnuty.txt', bytes });
    expect((await content(file.id)).equals(bytes)).toBe(true);
  });

  it('is refused by a full disk before anything of it is stored, and goes on when there is room', async () => {
    const bytes = textOf(2 * FILE_LIMITS.chunk);
    isDiskFull = true;
    const refused = await begin(client, { subject, name: 'a.txt', bytes });
    expect(refused.statusCode).toBe(507);
    expect(refused.json().message).toMatch(/nie je miesto/);
    isDiskFull = false;
    const file = (await begin(client, { subject, name: 'a.txt', bytes })).json();
    await sendPart(client, file, 0, bytes);
    isDiskFull = true;
    expect((await sendPart(client, file, FILE_LIMITS.chunk, bytes)).statusCode).toBe(507);
    isDiskFull = false;
    expect((await uploaded(client, { subject, name: 'a.txt', bytes })).id).toBe(file.id);
    expect((await content(file.id)).equals(bytes)).toBe(true);
  });

  it('survives the end of the process that looks at pictures, and says so when it ends again and again', async () => {
    const bytes = await photo(4_000, 3_000);
    const kill = (times: number) => endProcesses(times);
    const [once] = await Promise.all([upload(client, { subject, name: 'a.jpg', bytes }), kill(1)]);
    expect(once.json()).toMatchObject({ state: 'ready', width: 3_000, height: 4_000 });
    const [twice] = await Promise.all([upload(client, { subject, name: 'b.jpg', bytes }), kill(2)]);
    expect(twice.statusCode).toBe(503);
    expect(twice.json().message).toMatch(/vyťažený/);
    const listed = await client.browser.inject({
      url: `/api/portal/files?type=project&id=${subject.id}`,
      headers: client.headers ?? {},
    });
    const [, waiting] = listed.json().files;
    expect(waiting).toMatchObject({ name: 'b.jpg', state: 'uploading', received: bytes.length });
    const last = Math.floor((bytes.length - 1) / FILE_LIMITS.chunk) * FILE_LIMITS.chunk;
    expect((await sendPart(client, waiting, last, bytes)).json().state).toBe('ready');
    // As after a closed tab: it is finished by whoever comes back to it.
    const [third] = await Promise.all([upload(client, { subject, name: 'c.jpg', bytes }), kill(2)]);
    expect(third.statusCode).toBe(503);
    expect((await begin(client, { subject, name: 'c.jpg', bytes })).json().state).toBe('ready');
    expect(await notes()).toBe(3);
  });

  it('20 of which were aborted leaves nothing after the sweep', async () => {
    const before = await kept();
    for (let count = 0; count < 20; count += 1) {
      const bytes = textOf(2 * FILE_LIMITS.chunk + count);
      const file = await begin(client, { subject, name: `${count}.txt`, bytes });
      await sendPart(client, file.json(), 0, bytes);
    }
    const { rows } = await database.pool.query('SELECT count(*)::int AS parts FROM file_chunks');
    expect(rows).toEqual([{ parts: 20 }]);
    await runSweep(app.services, 'files-sweep', new Date(app.time.clock().getTime() + DAY_MS + 60_000));
    for (const table of ["files WHERE state <> 'ready'", 'file_chunks'])
      expect((await database.pool.query(`SELECT 1 FROM ${table}`)).rows).toEqual([]);
    expect(await readdir(join(app.dataDir, 'file-work'))).toEqual([]);
    expect(await kept()).toBe(before);
  });

  it('is kept as long as any file has its content, and a day longer', async () => {
    const bytes = textOf(1_000);
    const before = await kept();
    const first = await uploaded(client, { subject, name: 'a.txt', bytes });
    const second = await uploaded(client, { subject, name: 'b.txt', bytes });
    expect(await kept()).toBe(before + 1);
    const remove = ({ id }: { id: string }) =>
      client.browser.send('DELETE', `/api/portal/files/${id}`, {}, client.headers ?? {});
    const later = (days: number) => new Date(app.time.clock().getTime() + days * DAY_MS + 60_000);
    const sweep = (days: number) => runSweep(app.services, 'files-sweep', later(days));
    expect((await remove(first)).statusCode).toBe(200);
    await sweep(0);
    await sweep(2);
    expect(await kept()).toBe(before + 1);
    expect((await remove(second)).statusCode).toBe(200);
    await sweep(2);
    await sweep(2.5);
    expect(await kept()).toBe(before + 1);
    // Who sends it again in the meantime keeps it.
    const third = await uploaded(client, { subject, name: 'c.txt', bytes });
    await sweep(4);
    expect((await content(third.id)).equals(bytes)).toBe(true);
    await remove(third);
    await sweep(5);
    await sweep(6.1);
    expect(await kept()).toBe(before);
  });
});

/** Ends the process that looks at files each time it is given one, so often; resolves once that was done. */
function endProcesses(times: number): Promise<void> {
  const over = Promise.withResolvers<void>();
  const run = WorkerProcess.prototype.run;
  let count = 0;
  const given = vi.spyOn(WorkerProcess.prototype, 'run');
  given.mockImplementation(async function (this: WorkerProcess<object, { rss: number }, unknown>, ...work) {
    const looked = run.apply(this, work);
    if (this.pid === undefined) throw new Error('No process was started');
    process.kill(this.pid, 'SIGKILL');
    count += 1;
    if (count === times) {
      given.mockRestore();
      over.resolve();
    }
    return looked;
  });
  return over.promise;
}

describe('A disk that becomes full while something is written', () => {
  const SAID = /^Na serveri teraz nie je miesto\. Čo ste poslali, sa nestratilo\./;
  let app: TestApp;
  let client: Uploader;
  let subject: MessageSubject;
  /** What cannot be written any more in a folder where a file is put together and looked at. */
  let full: string | null = null;
  const uuid = () => {
    const id = systemRandom.uuid();
    if (full === null) return id;
    const folder = join(app.dataDir, 'file-work', id);
    mkdirSync(folder, { recursive: true });
    symlinkSync('/dev/full', join(folder, full));
    return id;
  };
  beforeAll(async () => {
    app = await createTestApp({ env: { RATE_LIMITS: 'off' }, random: { ...systemRandom, uuid } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    ({ client, subject } = await begunWith(app));
  });

  const query = async (text: string, values: unknown[] = []) =>
    (await app.database.pool.query(text, values)).rows;
  const stateOf = async () =>
    query('SELECT state, received, attempts FROM files WHERE subject_id = $1', [subject.id]);
  const isSaid = (answer: { statusCode: number; json(): { message: string } }) =>
    expect([answer.statusCode, answer.json().message]).toEqual([507, expect.stringMatching(SAID)]);
  const kept = async () => {
    const folder = join(app.dataDir, 'files');
    if (!existsSync(folder)) return 0;
    const all = await readdir(folder, { recursive: true, withFileTypes: true });
    return all.filter((entry) => !entry.isDirectory()).length;
  };

  it.skipIf(!existsSync('/dev/full')).each([
    ['is put together', 'upload', 600],
    ['is written anew', 'upload.content', 900],
    ['gets its small picture', 'upload.preview', 1_200],
  ])('is said where a file %s, as often as it is tried, and nothing is half kept', async (_, name, width) => {
    const file = { subject, name: 'strecha.jpg', bytes: await photo(width, 400) };
    const before = await kept();
    const { id } = (await begin(client, file)).json();
    full = name;
    for (let tried = 0; tried < 4; tried += 1) isSaid(await sendPart(client, { id }, 0, file.bytes));
    full = null;
    expect(await stateOf()).toEqual([{ state: 'uploading', received: file.bytes.length, attempts: 0 }]);
    expect([await kept(), await readdir(join(app.dataDir, 'file-work'))]).toEqual([before, []]);
    expect((await begin(client, file)).json()).toMatchObject({ id, state: 'ready', hasPreview: true });
    expect(await kept()).toBe(before + 2);
  });

  it.each([
    ['an upload is begun', 'BEFORE INSERT ON files', 0],
    ['a part arrives', 'BEFORE INSERT ON file_chunks', 0],
    ['its content is noted', 'BEFORE INSERT ON file_contents', 1],
    ['it is made ready', "BEFORE UPDATE ON files FOR EACH ROW WHEN (NEW.state = 'ready')", 1],
  ])('is said where it is the database’s, and %s', async (_, event, arrived) => {
    const file = { subject, name: 'a.txt', bytes: Buffer.from(`Strecha: ${event}`) };
    await query(
      `CREATE OR REPLACE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
       END $$`,
    );
    await query(`CREATE TRIGGER no_space ${event} EXECUTE FUNCTION no_space()`);
    const table = /ON (\w+)/.exec(event)?.[1];
    try {
      isSaid(await upload(client, file));
      const received = arrived * file.bytes.length;
      const isBegun = event !== 'BEFORE INSERT ON files';
      expect(await stateOf()).toEqual(isBegun ? [{ state: 'uploading', received, attempts: 0 }] : []);
      const chunks = 'SELECT FROM file_chunks JOIN files ON files.id = file_id WHERE subject_id = $1';
      expect(await query(chunks, [subject.id])).toHaveLength(arrived);
    } finally {
      await query(`DROP TRIGGER no_space ON ${table}`);
    }
    const { id } = await uploaded(client, file);
    const read = await client.browser.inject({
      url: `/api/portal/files/${id}/content`,
      headers: client.headers ?? {},
    });
    expect(read.rawPayload.equals(file.bytes)).toBe(true);
    expect(await stateOf()).toMatchObject([{ state: 'ready' }]);
  });
});

describe('A file that is the end of every process that looks at it', () => {
  it('holds up nobody whose file waits behind it, and is refused after a few times', async () => {
    const app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
    const { client, subject, listed } = await begunWith(app);
    const bytes = await photo(4_000, 3_000);
    const send = (name: string) => upload(client, { subject, name, bytes });
    const goOn = (minutes: number) =>
      app.services.files.goOn(new Date(app.time.clock().getTime() + minutes * 60_000));
    const states = async () => (await listed()).map(({ state }) => state);
    for (const name of ['jed.jpg', 'strecha.jpg'])
      expect((await Promise.all([send(name), endProcesses(2)]))[0].statusCode).toBe(503);
    // Not at once: what has failed before waits longer.
    expect(await goOn(2)).toBe(0);
    expect((await Promise.all([goOn(5), endProcesses(2)]))[0]).toBe(1);
    expect(await states()).toEqual(['uploading', 'ready']);
    expect(await goOn(10)).toBe(0);
    await Promise.all([goOn(20), endProcesses(2)]);
    expect(await states()).toEqual(['refused', 'ready']);
    expect((await listed())[0]?.refusal).toMatch(/poškodený/);
    await app.close();
  });

  it('and of the program itself, is counted before it is looked at, and tried no more after three times', async () => {
    const app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
    const { client, subject, listed } = await begunWith(app);
    const { pool } = app.database;
    const stored = async () => (await pool.query('SELECT state, attempts FROM files')).rows[0];
    const file = { subject, name: 'strecha.jpg', bytes: await photo(4_000, 3_000) };
    const sending = upload(client, file);
    const { inspector } = app.services.files;
    await expect.poll(() => inspector.working(), { interval: 1 }).not.toBeNull();
    const pid = inspector.working() ?? 0;
    process.kill(pid, 'SIGSTOP');
    // Were the program lost now, it would know that after its start.
    expect(await stored()).toMatchObject({ state: 'uploading', attempts: 1 });
    process.kill(pid, 'SIGCONT');
    expect((await sending).json().state).toBe('ready');
    expect(await stored()).toMatchObject({ attempts: 0 });
    const bytes = Buffer.from('Strecha je zo škridly.');
    const worn = (await begin(client, { subject, name: 'a.txt', bytes })).json();
    await pool.query('INSERT INTO file_chunks VALUES ($1, 0, $2)', [worn.id, bytes]);
    await pool.query("UPDATE files SET received = bytes, attempts = 3 WHERE state = 'uploading'");
    const look = vi.spyOn(inspector, 'inspect');
    expect(await app.services.files.goOn(new Date(app.time.clock().getTime() + DAY_MS))).toBe(1);
    expect(look.mock.settledResults).toMatchObject([{ type: 'rejected', value: { refusal: 'damaged' } }]);
    expect((await listed())[1]).toMatchObject({
      state: 'refused',
      refusal: expect.stringMatching(/poškodený/),
    });
    // The operator of a machine that was at fault has it sent again.
    expect((await upload(client, { subject, name: 'a.txt', bytes })).json().state).toBe('ready');
    await app.close();
  });
});

describe('While the store is down', () => {
  const openOn = async (bucket: TestBucket) => {
    const { endpoint, name, accessKeyId, secretAccessKey } = bucket.config;
    const app = await createTestApp({
      env: {
        ...{ RATE_LIMITS: 'off', S3_ENDPOINT: endpoint, S3_BUCKET: name },
        ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
      },
    });
    return { app, ...(await begunWith(app)) };
  };

  /** A store whose only content no file has any more. */
  const withRemoved = async () => {
    const bucket = await openBucket();
    const { app, client, subject } = await openOn(bucket);
    const file = { subject, name: 'a.txt', bytes: textOf(1_000) };
    const { id } = await uploaded(client, file);
    await client.browser.send('DELETE', `/api/portal/files/${id}`, {}, client.headers);
    return { bucket, app, client, file };
  };

  it('an upload says so, keeps what has arrived, and is finished later, even by nobody', async () => {
    const bucket = await openBucket();
    const { app, client, subject } = await openOn(bucket);
    bucket.answerWith(500);
    const bytes = textOf(FILE_LIMITS.chunk + 5);
    const refused = await upload(client, { subject, name: 'a.txt', bytes });
    expect(refused.statusCode).toBe(503);
    expect(refused.json().message).toMatch(/Úložisko súborov/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const waiting = await begin(client, { subject, name: 'a.txt', bytes });
    expect(waiting.json()).toMatchObject({ state: 'uploading', received: bytes.length });
    const inTwoMinutes = new Date(app.time.clock().getTime() + 120_000);
    expect(await app.services.files.goOn(inTwoMinutes)).toBe(0);
    bucket.answerWith(null);
    expect(await app.services.files.goOn(inTwoMinutes)).toBe(1);
    const { id } = waiting.json();
    const read = () =>
      client.browser.inject({ url: `/api/portal/files/${id}/content`, headers: client.headers });
    expect((await read()).rawPayload.equals(bytes)).toBe(true);
    bucket.answerWith(500);
    expect((await read()).statusCode).toBe(503);
    bucket.answerWith(null);
    bucket.objects.clear();
    expect((await read()).statusCode).toBe(503);
    await app.close();
    await bucket.close();
  });

  it('for days, nothing is lost of what has arrived as a whole', async () => {
    const bucket = await openBucket();
    const { app, client, subject, listed } = await openOn(bucket);
    bucket.answerWith(500);
    const bytes = textOf(FILE_LIMITS.chunk + 5);
    expect((await upload(client, { subject, name: 'a.txt', bytes })).statusCode).toBe(503);
    const half = (await begin(client, { subject, name: 'polovica.txt', bytes })).json();
    expect((await sendPart(client, half, 0, bytes)).statusCode).toBe(200);
    const threeDaysLater = new Date(app.time.clock().getTime() + 3 * DAY_MS);
    await runSweep(app.services, 'files-sweep', threeDaysLater);
    expect(await listed()).toMatchObject([{ state: 'uploading' }]);
    bucket.answerWith(null);
    expect(await app.services.files.goOn(threeDaysLater)).toBe(1);
    expect(await listed()).toMatchObject([{ state: 'ready' }]);
    await app.close();
    await bucket.close();
  });

  it('what no file has leaves it without holding up the database, and is kept when it is sent at that moment', async () => {
    const { bucket, app, client, file } = await withRemoved();
    const sweep = (days: number) =>
      runSweep(app.services, 'files-sweep', new Date(app.time.clock().getTime() + days * DAY_MS + 60_000));
    await sweep(0);
    const goOn = bucket.makeWait();
    const sweeping = sweep(2);
    await expect.poll(() => bucket.underWay()).toBe(1);
    const { rows } = await app.database.pool.query(
      "SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'",
    );
    expect(rows).toEqual([]);
    const refused = await upload(client, file);
    expect([refused.statusCode, refused.json().message]).toEqual([
      503,
      expect.stringMatching(/Úložisko.* nestratilo.* samo/),
    ]);
    goOn();
    await sweeping;
    expect(bucket.objects.size).toBe(0);
    const { id } = await uploaded(client, file);
    await sweep(4);
    const url = `/api/portal/files/${id}/content`;
    const read = await client.browser.inject({ url, headers: client.headers });
    expect(read.rawPayload.equals(file.bytes)).toBe(true);
    await app.close();
    await bucket.close();
  });

  it('what was to leave it when the program was killed is not lost for whoever sends it again', async () => {
    const { bucket, app, client, file } = await withRemoved();
    await app.database.pool.query(
      "UPDATE file_contents SET unused_since = $1::timestamptz - interval '2 days', removed_at = $1::timestamptz - interval '1 hour'",
      [app.time.clock()],
    );
    await uploaded(client, file);
    await runSweep(app.services, 'files-sweep', app.time.clock());
    expect(bucket.objects.size).toBe(1);
    await app.close();
    await bucket.close();
  });
});
