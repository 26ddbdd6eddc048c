import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { CONTRACT } from '#domain/api/contract.ts';
import { CHUNK_TYPE } from '#domain/files/contract.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import { person } from '../accounts.ts';
import { inDatabase } from '../database.ts';
import { requestBody } from '../factories/bodies.ts';
import { cleanUp, databaseOf, folder, newVisitor, type Program, start, stop, visit } from './program.ts';

afterEach(cleanUp);

const MEGABYTE = 1024 * 1024;
const LENGTH = 200 * MEGABYTE;
const FIRM = { name: 'Firma A', ico: '', dic: '', icDph: '', street: '', city: '', postalCode: '' };

/** Bytes of memory that a program has now. */
const memoryOf = ({ child }: Program): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;

interface Sent {
  status: number;
  category: string;
  milliseconds: number;
  /** Bytes that could be written before it was over. */
  written: number;
}

/** Sends 200 MB as fast as they are taken, until there is an answer. */
function stream(url: string, method: string, headers: Record<string, string>): Promise<Sent> {
  const piece = Buffer.alloc(64 * 1024, 'a');
  const began = performance.now();
  const answered = Promise.withResolvers<Sent>();
  let [written, isOver] = [0, false];
  const sending = request(url, { method, headers, agent: false });
  const more = () => {
    while (!isOver && written < LENGTH) {
      written += piece.length;
      if (!sending.write(piece)) return;
    }
    if (!isOver) sending.end();
  };
  sending.on('drain', more);
  sending.on('response', async (answer: IncomingMessage) => {
    isOver = true;
    const { category } = (await json(answer)) as { category: string };
    answered.resolve({
      ...{ status: answer.statusCode ?? 0, category, written },
      milliseconds: performance.now() - began,
    });
    sending.destroy();
  });
  sending.on('error', (error) => {
    isOver = true;
    answered.reject(error);
  });
  more();
  return answered.promise;
}

/** A member of a client with an upload that has begun: cookies, token and the address of its parts. */
async function uploader(program: Program, dataDir: string) {
  const visitor = await newVisitor(program.url);
  const who = person('nahrava');
  const sent = await (await visit(program.url, visitor))('/api/service-requests', requestBody());
  const { id } = (await sent.json()) as { id: string };
  const registered = await (await visit(program.url, visitor))('/api/register', who);
  expect(registered.status).toBe(201);
  const cookies = [visitor.cookie, ...registered.headers.getSetCookie().map((line) => line.split(';', 1)[0])];
  const named = new Map(
    cookies
      .join('; ')
      .split('; ')
      .map((each) => [each.split('=', 1)[0], each]),
  );
  const cookie = [...named.values()].join('; ');
  const { csrfToken } = (await (
    await fetch(`${program.url}/api/csrf-token`, { headers: { cookie } })
  ).json()) as { csrfToken: string };
  const post = await visit(program.url, { cookie, csrfToken });
  await inDatabase(dataDir, (client) => client.query('UPDATE accounts SET email_verified_at = now()'));
  const firm = (await (await post('/api/clients', FIRM)).json()) as { id: string };
  await inDatabase(dataDir, (client) => client.query('UPDATE requests SET client_id = $1', [firm.id]));
  /** Announces the file; what the server has of it. */
  const announce = async () => {
    const begun = await post('/api/portal/files', {
      ...{ subject: { type: 'request', id }, name: 'a.txt', bytes: MEGABYTE, key: 'k'.repeat(32) },
    });
    expect(begun.status).toBe(200);
    return (await begun.json()) as ShownFile;
  };
  return { file: await announce(), announce, headers: { cookie, 'x-csrf-token': csrfToken } };
}

test.skipIf(process.platform !== 'linux')(
  '200 MB at any door are refused within three seconds, leave nothing, and take no memory',
  { timeout: 90_000 },
  async () => {
    const dataDir = folder();
    const program = await start(dataDir);
    await program.ready();
    const { file, headers } = await uploader(program, dataDir);
    const uploads = CONTRACT.filter(({ upload }) => upload !== null).map(({ method, path, upload }) => ({
      ...{ method, path: path.replace(':id', file.id).replace(/:\w+/g, 'x'), type: upload?.types[0] ?? '' },
    }));
    const doors = [
      ...uploads,
      { method: 'POST', path: '/api/portal/files', type: 'application/json' },
      { method: 'POST', path: '/api/service-requests', type: 'application/json' },
    ];
    expect(uploads.length).toBeGreaterThanOrEqual(3);
    await stream(`${program.url}/api/service-requests`, 'POST', {
      ...headers,
      'content-type': 'application/json',
    });
    const before = memoryOf(program);
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, memoryOf(program));
    }, 20);
    try {
      for (const { method, path, type } of doors)
        for (const length of [{ 'content-length': String(LENGTH) }, { 'transfer-encoding': 'chunked' }]) {
          const url = `${program.url}${path}${path.endsWith('/bytes') ? '?offset=0' : ''}`;
          const { milliseconds, written, ...refused } = await stream(url, method, {
            ...headers,
            'content-type': type,
            ...length,
          });
          expect([path, length, refused]).toEqual([path, length, { status: 413, category: 'validation' }]);
          expect(milliseconds).toBeLessThan(3_000);
          expect(written).toBeLessThan(LENGTH / 4);
        }
    } finally {
      clearInterval(watching);
    }
    expect(most - before).toBeLessThan(50 * MEGABYTE);
    const work = join(dataDir, 'file-work');
    expect(existsSync(work) ? readdirSync(work) : []).toEqual([]);
    const { rows } = await inDatabase(dataDir, (client) =>
      client.query('SELECT received, (SELECT count(*)::int FROM file_chunks) AS parts FROM files'),
    );
    expect(rows).toEqual([{ received: 0, parts: 0 }]);
    expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
    await stop(program);
  },
);

test('a part that was on its way when PostgreSQL was stopped and started comes again, once, and nothing is lost', {
  timeout: 120_000,
}, async () => {
  const dataDir = folder();
  const program = await start(dataDir);
  await program.ready();
  const { file, announce, headers } = await uploader(program, dataDir);
  const bytes = Buffer.alloc(MEGABYTE, 'Strecha je zo škridly. ');
  const parts: number[] = [];
  const open = (offset: number) => {
    parts.push(offset);
    const part = bytes.subarray(offset, offset + FILE_LIMITS.chunk);
    const sending = request(`${program.url}/api/portal/files/${file.id}/bytes?offset=${offset}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': CHUNK_TYPE, 'content-length': part.length },
      agent: false,
    });
    const answered = new Promise<{ status: number; body: ShownFile }>((resolve, reject) => {
      sending.on('error', reject);
      sending.on('response', async (answer) =>
        resolve({ status: answer.statusCode ?? 0, body: (await json(answer)) as ShownFile }),
      );
    });
    return { sending, answered, part };
  };
  const send = (offset: number) => {
    const { sending, answered, part } = open(offset);
    sending.end(part);
    return answered;
  };
  expect((await send(0)).body.received).toBe(FILE_LIMITS.chunk);

  // Half of the second part is with the server, which waits for the rest, while its database goes.
  const { sending, answered, part } = open(FILE_LIMITS.chunk);
  const half = part.length / 2;
  await new Promise((resolve) => sending.write(part.subarray(0, half), resolve));
  const before = databaseOf(dataDir);
  process.kill(before ?? 0, 'SIGINT');
  await expect.poll(() => [null, before].includes(databaseOf(dataDir))).toBe(false);
  sending.end(part.subarray(half));
  const cut = await answered;
  await program.ready();

  const announced = await announce();
  const received = cut.status === 200 ? MEGABYTE : FILE_LIMITS.chunk;
  expect(announced).toMatchObject({ id: file.id, received });
  for (let offset = received; offset < MEGABYTE; offset += FILE_LIMITS.chunk)
    expect((await send(offset)).status).toBe(200);
  expect(parts.length).toBeLessThanOrEqual(MEGABYTE / FILE_LIMITS.chunk + 1);
  const state = async () => (await announce()).state;
  await expect.poll(state).toBe('ready');
  const kept = await fetch(`${program.url}/api/portal/files/${file.id}/content`, { headers });
  expect(Buffer.from(await kept.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await stop(program)).code).toBe(0);
});
