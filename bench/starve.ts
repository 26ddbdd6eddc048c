/** What everybody else notices while one visitor sends the worst that the calls take: /healthz, / and a file at its side. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DOCUMENT_EXTENT, MARKDOWN_MAX } from '#domain/prd/limits.ts';
import { HOSTILE_PIECES, repeated, TEXT_FIELDS } from '../tests/contract-texts.ts';
import { startServer } from '../tests/server-process.ts';
import { median, report, rounded, say } from './report.ts';
import type { Latencies } from './starve-probe.ts';
import { CHOICES, CLIENT, visitorHeaders } from './visitor.ts';

const P99_MS = 200;
/** A short document of another address while one address wants twelve large ones. */
const SHORT_PDF_MS = 3000;
/** The first of them starts the second worker. */
const SHORT_PDFS = 5;
const ATTACK_MS = 4000;
const AT_ONCE = 8;
const CALM_MS = 1000;

/** The attacker's address; behind the trusted proxy of this test everybody can have any. */
const ATTACKER = '203.0.113.9';
const VISITOR = '198.51.100.7';

const server = await startServer({ TRUST_PROXY: '127.0.0.1,::1', TIMEOUT_FACTOR: '1' });
const visitor = await visitorHeaders(server.url);
const from = (address: string) => ({ ...visitor, 'x-forwarded-for': address });

/** Sends one body; only an answer of our own that says what is wrong, or when to come again, is right. */
async function send(path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: from(ATTACKER),
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${path} answered ${answer.status}`);
}

async function get(path: string): Promise<void> {
  await (await fetch(`${server.url}${path}`)).arrayBuffer();
}

let guesses = 0;

/** Guesses a password: hashing is what it costs, and what is too much at a time is told to come again. */
async function signIn(): Promise<void> {
  guesses += 1;
  const address = `2001:db8:${(guesses >> 12).toString(16)}:${(guesses & 0xfff).toString(16)}::1`;
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: from(address),
    body: JSON.stringify({ username: `nikto-${guesses}`, password: 'Uhádnuté-heslo-1' }),
  });
  await answer.arrayBuffer();
  if (answer.status === 503 && !answer.headers.has('retry-after'))
    throw new Error('busy without Retry-After');
  if (answer.status !== 401 && answer.status !== 503) throw new Error(`/api/login answered ${answer.status}`);
}

interface Attack {
  name: string;
  /** What is sent, again and again, so many at once. */
  steps: (() => Promise<void>)[];
  atOnce?: number;
}

/** Every text field of a call at its limit, over it, and as long as the body may be. */
function textAttacks(): Attack[] {
  const calls = Map.groupBy(TEXT_FIELDS, ({ call }) => call);
  return [...calls].map(([call, fields]) => ({
    name: `texts of ${call}`,
    steps: fields.flatMap(({ schema, maxBody, holding }) =>
      Object.values(HOSTILE_PIECES).flatMap((piece) =>
        [schema.maxLength ?? 100, 2 * (schema.maxLength ?? 100), maxBody / 4].map(
          (length) => () => send(call, holding(repeated(piece, length))),
        ),
      ),
    ),
  }));
}

const exported = (prdContent: unknown, format: string) => () =>
  send('/api/export-prd-anonymous', { prdContent, format });

/** As much as a document may hold, in the shapes that once cost the square of it. */
function documentAttacks(): Attack[] {
  const lines = (piece: string) => piece.repeat(DOCUMENT_EXTENT.lines - 10);
  const shapes = [
    `- ${lines('a\n')}`,
    lines('- a\n'),
    lines('a|b\n'),
    `> ${lines('a\n')}`,
    ...['> ', '1) ', '> - ', '1. 1. ', '[', '![[](', '**a *b ', '`a'].map((piece) =>
      repeated(piece, MARKDOWN_MAX),
    ),
  ];
  const formats = ['markdown', 'html', 'json', 'pdf'];
  return [
    { name: 'markdown', steps: shapes.flatMap((shape) => formats.map((format) => exported(shape, format))) },
    {
      name: 'bodies of nothing but parts',
      steps: [
        exported({ sections: Array(80_000).fill({}) }, 'pdf'),
        exported('a\n'.repeat(120_000), 'pdf'),
        () => send('/api/generate-quote', { selectedFeatures: Array(15_000).fill('a') }),
        () => send('/api/generate-quote', repeated('[', 60_000)),
      ],
    },
  ];
}

/** A document of as many lines as may be, each an element of the PDF. */
const LARGE = Array.from({ length: 40 }, (_, part) => `## Časť ${part}\n\n${'- položka\n'.repeat(99)}`).join(
  '\n\n',
);

const ATTACKS: Attack[] = [
  ...textAttacks(),
  ...documentAttacks(),
  { name: '12 large documents of one address', steps: [exported(LARGE, 'pdf')], atOnce: 12 },
  { name: '50 sign-ins at once, each of another address', steps: [signIn], atOnce: 50 },
  {
    name: '40 unknown pages at once',
    steps: Array.from({ length: 4000 }, (_, page) => () => get(`/neexistuje-${page}`)),
    atOnce: 40,
  },
  {
    name: '40 spellings of one page at once',
    steps: ['/O-MNE', '/%6f-mne', '/o-mne/', '/O-mne', '/o%2Dmne', '/o-mn%65', '//o-mne', '/o-mne?a=1'].map(
      (path) => () => get(path),
    ),
    atOnce: 40,
  },
];

/** Repeats the steps for a while, so many at once, and ends when the last is answered. */
async function run({ steps, atOnce = AT_ONCE }: Attack, until: number): Promise<void> {
  let next = 0;
  const sender = async () => {
    while (performance.now() < until) {
      const step = steps[next++ % steps.length];
      await step?.();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.POSITIVE_INFINITY;

/** What the probe saw since it was last asked. */
async function seenBy(probe: ChildProcess): Promise<Latencies> {
  probe.send('tell');
  const [latencies] = await once(probe, 'message');
  return latencies;
}

function tell(name: string, latencies: Latencies): void {
  for (const [path, values] of Object.entries(latencies)) {
    const p99 = percentile(values, 0.99);
    say(
      `       ${path} during ${name}: p50 ${rounded(percentile(values, 0.5))} ms of ${values.length} answers`,
    );
    report(`p99 of ${path} during ${name}`, p99, { atMost: P99_MS }, ' ms');
  }
}

/** What the machine does by itself, without an attack. */
function tellCalm(latencies: Latencies): void {
  const p99 = Math.max(...Object.values(latencies).map((values) => percentile(values, 0.99)));
  say(`       p99 of all during nothing: ${rounded(p99)} ms`);
  if (p99 > P99_MS / 4) say('       The machine is busy with something else: measure again when it is not.');
}

/** Milliseconds that a visitor of another address waits for the quote's PDF. */
async function shortPdf(): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${server.url}/api/export-quote-pdf`, {
    method: 'POST',
    headers: from(VISITOR),
    body: JSON.stringify({
      ...CHOICES,
      clientName: CLIENT.name,
      clientEmail: CLIENT.email,
      clientPhone: CLIENT.phone,
    }),
  });
  await answer.arrayBuffer();
  return answer.ok ? performance.now() - start : Number.POSITIVE_INFINITY;
}

const probe = fork(fileURLToPath(new URL('./starve-probe.ts', import.meta.url)), [server.url]);
// Attackers have processors of their own: here they get what server and probe leave.
setPriority(constants.priority.PRIORITY_LOW);
try {
  await delay(CALM_MS);
  await seenBy(probe);
  await delay(ATTACK_MS);
  tellCalm(await seenBy(probe));
  for (const attack of ATTACKS) {
    await run(attack, performance.now() + ATTACK_MS);
    tell(attack.name, await seenBy(probe));
    await delay(CALM_MS);
    await seenBy(probe);
  }
  const greedy = run(
    { name: 'documents', steps: [exported(LARGE, 'pdf')], atOnce: 12 },
    performance.now() + ATTACK_MS,
  );
  await delay(CALM_MS / 2);
  const waits = [];
  for (let count = 0; count < SHORT_PDFS; count += 1) waits.push(await shortPdf());
  report('short PDFs of another address meanwhile, median', median(waits), { atMost: SHORT_PDF_MS }, ' ms');
  await greedy;
} finally {
  probe.disconnect();
  await once(probe, 'exit');
  await server.stop();
}
