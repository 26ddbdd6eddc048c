/**
 * What everybody else notices while a photo of twelve megapixels comes, is looked at and is kept, while files come that
 * are made to take long, and while the other doors around files get what is hardest for them; and whether ten megabytes arrive over a line of one megabit a second.
 */
import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { CHUNK_TYPE } from '#domain/files/contract.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import { requestBody } from '../tests/factories/bodies.ts';
import { SLOW_FILES } from '../tests/factories/hostile-files.ts';
import { startServer } from '../tests/server-process.ts';
import { median, report, rounded, say } from './report.ts';
import type { Latencies } from './starve-probe.ts';
import { post, visitorHeaders } from './visitor.ts';

const DELAY_MS = 50;
const PHOTOS = 9;
/** As long as a photo takes. */
const CALM_MS = 700;
const REFUSED = 415;
/** What is no picture has five seconds; it has to come and go, too. */
const SLOW_MS = 5_000;
/** Bytes of a megabit. */
const BYTES_A_SECOND = 125_000;
const PIECES_A_SECOND = 10;

const admin = { username: 'dielna', email: 'dielna@example.sk', password: 'Hoblina-jasen-52-lipa' };
const server = await startServer({
  ADMIN_USERNAME: admin.username,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  TIMEOUT_FACTOR: '1',
});

/** Headers of the operator's browser, signed in. */
async function operatorHeaders(): Promise<Record<string, string>> {
  const visitor = await visitorHeaders(server.url);
  const answer = await post(`${server.url}/api/login`, visitor, admin);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const renewed = await fetch(`${server.url}/api/csrf-token`, { headers: { cookie: cookies.join('; ') } });
  const more = renewed.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const jar = new Map(
    [visitor.cookie ?? '', ...cookies, ...more].flatMap((text) =>
      (text ?? '').split('; ').map((pair) => pair.split('=', 2) as [string, string]),
    ),
  );
  const { csrfToken } = await renewed.json();
  return {
    'content-type': 'application/json',
    'x-csrf-token': csrfToken,
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

const headers = await operatorHeaders();
const sent = await post(
  `${server.url}/api/service-requests`,
  await visitorHeaders(server.url),
  requestBody(),
);
const subject = { type: 'request', id: (await sent.json()).id };

interface Answer {
  id: string;
  received: number;
  state: string;
}

/** Sends one part; over a slow line piece by piece. */
async function sendPart(id: string, offset: number, part: Buffer, isSlow: boolean): Promise<Answer> {
  const sending = request(`${server.url}/api/portal/files/${id}/bytes?offset=${offset}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': CHUNK_TYPE, 'content-length': part.length },
  });
  const answered = once(sending, 'response');
  const piece = BYTES_A_SECOND / PIECES_A_SECOND;
  if (!isSlow) sending.end(part);
  else {
    for (let from = 0; from < part.length; from += piece) {
      sending.write(part.subarray(from, from + piece));
      await delay(1_000 / PIECES_A_SECOND);
    }
    sending.end();
  }
  const [answer]: IncomingMessage[] = await answered;
  if (answer?.statusCode === REFUSED) {
    answer.resume();
    return { id, received: offset, state: 'refused' };
  }
  if (answer?.statusCode !== 200) throw new Error(`A part was answered with ${answer?.statusCode}`);
  return (await json(answer)) as Answer;
}

interface Sent {
  took: number;
  state: string;
}

/** Uploads a file; milliseconds until it is known what becomes of it, and what does. */
async function send(name: string, bytes: Buffer, isSlow: boolean): Promise<Sent> {
  const began = performance.now();
  const announced = await post(`${server.url}/api/portal/files`, headers, {
    ...{ subject, name, bytes: bytes.length, key: randomUUID() },
  });
  const file: Answer = await announced.json();
  let last = file;
  for (let offset = 0; offset < bytes.length; offset += FILE_LIMITS.chunk)
    last = await sendPart(file.id, offset, bytes.subarray(offset, offset + FILE_LIMITS.chunk), isSlow);
  return { took: performance.now() - began, state: last.state };
}

/** Uploads a file; milliseconds until it is ready. */
async function upload(name: string, bytes: Buffer, isSlow = false): Promise<number> {
  const { took, state } = await send(name, bytes, isSlow);
  if (state !== 'ready') throw new Error(`The file is ${state}`);
  return took;
}

/** A photo of 4000 × 3000, as hard to pack as one of a roof. */
const photo = await sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
  .resize(4_000, 3_000, { kernel: 'cubic' })
  .jpeg({ quality: 88 })
  .toBuffer();

const raw = (body: string, path: string, method = 'POST') =>
  fetch(`${server.url}${path}`, { method, headers, body });
const read = async (path: string): Promise<void> => {
  const answer = await fetch(`${server.url}${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer();
};
const filesPath = `/api/portal/files?type=${subject.type}&id=${subject.id}`;
const repliesPath = `/api/admin/requests/${subject.id}/replies`;
const announced = (index: number, name: string) =>
  raw(JSON.stringify({ subject, name, bytes: 1, key: randomUUID(), index }), '/api/portal/files');

/** What else may be sent and asked for around files, as large and as odd as it can be. */
const DOORS: readonly [what: string, work: () => Promise<unknown>][] = [
  ['a message of signs alone', () => raw(JSON.stringify({ text: '*_[(`<&>'.repeat(600) }), repliesPath)],
  [
    'a message of letters that turn others',
    () => raw(JSON.stringify({ text: '\u202E'.repeat(5_000) }), repliesPath),
  ],
  [
    'a message of five hundred files',
    () =>
      raw(
        JSON.stringify({ text: 'a', fileIds: Array.from({ length: 500 }, () => randomUUID()) }),
        repliesPath,
      ),
  ],
  ['lists in each other', () => raw('['.repeat(60_000), repliesPath)],
  ['a list of nothing', () => raw(`[${'0,'.repeat(30_000)}0]`, '/api/portal/files')],
  [
    'many files that are announced',
    () => Promise.all(Array.from({ length: 200 }, (_, index) => announced(index, `${index}.txt`))),
  ],
  [
    'names of nothing but signs',
    () => Promise.all(Array.from({ length: 50 }, (_, index) => announced(index, '\u202E./\\'.repeat(400)))),
  ],
  ['the list of all of them', () => read(filesPath)],
  ['the conversation with them', () => read(`/api/admin/requests/${subject.id}`)],
  ['an export', () => read('/api/account/export')],
];

const probe = fork(fileURLToPath(new URL('./starve-probe.ts', import.meta.url)), [server.url]);
/** All milliseconds that the probe saw since it was last asked. */
async function seen(): Promise<number[]> {
  probe.send('tell');
  const [latencies]: Latencies[] = await once(probe, 'message');
  return Object.values(latencies ?? {}).flat();
}
const highest = (values: readonly number[]): number => Math.max(0, ...values);

try {
  await upload('priprava.jpg', photo);
  const calm: number[] = [];
  /** The longest answer during nothing, which the machine may be busy with, too. */
  const rest = async (): Promise<number> => {
    await seen();
    await delay(CALM_MS);
    const during = highest(await seen());
    calm.push(during);
    return during;
  };
  /** What the longest answer beside each photo took longer than the longest one right before it. */
  const delays: number[] = [];
  for (let count = 0; count < PHOTOS; count += 1) {
    const before = await rest();
    const took = await upload(`strecha-${count}.jpg`, photo);
    const beside = await seen();
    delays.push(highest(beside) - before);
    say(
      `       a photo in ${rounded(took)} ms, the longest of ${beside.length} answers beside it: ${rounded(highest(beside))} ms, before it ${rounded(before)} ms`,
    );
  }
  if (median(calm) > DELAY_MS / 5 || (loadavg()[0] ?? 0) > availableParallelism())
    say('       The machine is busy with something else: measure again when it is not.');
  // "No answer" is the highest of all rounds, not a usual one. Each round counts from the rest right before it, because a
  // busy machine makes answers wait without a photo, too, and only what comes on top is the photo's. The first one is left
  // out: it meets what the program does once after its start.
  const [, ...counted] = delays;
  const size = rounded(photo.length / 1024 / 1024);
  say(`       a photo usually delays other answers by ${rounded(median(delays))} ms`);
  report(
    `a photo of ${size} MB delays no other answer by more than`,
    highest(counted),
    { atMost: DELAY_MS },
    ' ms',
  );
  const [besides, times]: [number[], number[]] = [[], []];
  calm.length = 0;
  for (const [what, name, make] of SLOW_FILES) {
    const bytes = make();
    await rest();
    const { took, state } = await send(name, bytes, false);
    const beside = await seen();
    besides.push(highest(beside));
    times.push(took);
    say(
      `       ${what} (${name}, ${rounded(bytes.length / 1024)} KB): ${state} in ${rounded(took)} ms, the longest of ${beside.length} answers beside it: ${rounded(highest(beside))} ms`,
    );
  }
  report(
    'a file that is made to take long delays other answers by',
    median(besides) - median(calm),
    { atMost: DELAY_MS },
    ' ms',
  );
  report('it takes at most', highest(times), { atMost: SLOW_MS }, ' ms');
  const beyond: number[] = [];
  calm.length = 0;
  for (const [what, work] of DOORS) {
    await rest();
    const began = performance.now();
    await work();
    const took = performance.now() - began;
    const beside = await seen();
    beyond.push(highest(beside));
    say(
      `       ${what}: ${rounded(took)} ms, the longest of ${beside.length} answers beside it: ${rounded(highest(beside))} ms`,
    );
  }
  report(
    'any other door delays other answers by at most',
    highest(beyond) - median(calm),
    { atMost: DELAY_MS },
    ' ms',
  );
  probe.kill();
  const bytes = Buffer.from(randomBytes(FILE_LIMITS.bytes / 2).toString('hex'), 'latin1');
  const seconds = (await upload('dlhy.txt', bytes, true)) / 1_000;
  report('10 MB over one megabit a second arrive in', seconds, { atMost: 120 }, ' s');
} finally {
  probe.kill();
  await server.stop();
}
