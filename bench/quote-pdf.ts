/** The quote's PDF from request to last byte against the bare Typst compile, and the pages' answers meanwhile. */
import { fileURLToPath } from 'node:url';
import { NO_CONTACT } from '#domain/requests/request-fields.ts';
import { createTypesetter } from '#server/pdf/typesetter.ts';
import { makeQuoteDocument } from '../tests/factories/quote-document.ts';
import { startServer } from '../tests/server-process.ts';
import { load } from './load.ts';
import { median, report, rounded, say } from './report.ts';
import { CHOICES, CLIENT, post, visitorHeaders } from './visitor.ts';

const ROUNDS = 60;
const WARM_UP = 10;
const WARM_UP_SECONDS = 3;
const BUSY_SECONDS = 8;
const PAGES_PER_SECOND = 200;

const server = await startServer({ LOG_LEVEL: 'info', TIMEOUT_FACTOR: '1' });
const headers = await visitorHeaders(server.url);
const { quoteId } = await (
  await post(`${server.url}/api/generate-quote`, headers, { ...CHOICES, ...CLIENT })
).json();
const typeset = createTypesetter(fileURLToPath(new URL('../documents', import.meta.url)));

/** Another client each time, so that no document was set before. */
const nameOf = (round: number): string => `${CLIENT.name} ${round}`;

async function exported(round: number): Promise<Uint8Array> {
  const answer = await post(`${server.url}/api/export-quote-pdf`, headers, {
    ...CHOICES,
    quoteId,
    clientName: nameOf(round),
    clientEmail: CLIENT.email,
    clientPhone: CLIENT.phone,
    clientCompany: CLIENT.company,
  });
  return new Uint8Array(await answer.arrayBuffer());
}

function compiled(round: number): Uint8Array {
  const client = { ...NO_CONTACT, ...CLIENT, name: nameOf(round) };
  return typeset('quote', makeQuoteDocument({ client }));
}

async function milliseconds(work: () => Promise<Uint8Array> | Uint8Array): Promise<number> {
  const start = performance.now();
  const { byteLength } = await work();
  if (byteLength < 1000) throw new Error('That is no PDF.');
  return performance.now() - start;
}

const ours: number[] = [];
const bare: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const times = [
    await milliseconds(() => exported(round)),
    await milliseconds(() => compiled(round)),
  ] as const;
  if (round < WARM_UP) continue;
  ours.push(times[0]);
  bare.push(times[1]);
}
say(`PDF ${rounded(median(ours))} ms end to end, ${rounded(median(bare))} ms the compile alone`);

let busy = true;
let documents = 0;
const keepRendering = async (): Promise<void> => {
  while (busy) {
    documents += 1;
    await exported(performance.now());
  }
};
const pages = { url: `${server.url}/`, overallRate: PAGES_PER_SECOND };
await load(pages, WARM_UP_SECONDS);
const quiet = await load(pages, BUSY_SECONDS);
const rendering = [keepRendering(), keepRendering()];
// The second worker starts only now, which is no steady state.
await load(pages, WARM_UP_SECONDS);
documents = 0;
const { p99 } = await load(pages, BUSY_SECONDS);
busy = false;
await Promise.all(rendering);
await server.stop();
say(`${documents} PDFs were made while ${PAGES_PER_SECOND} pages a second were asked for`);
say(`page p99 without PDFs: ${rounded(quiet.p99)} ms`);
report('quote PDF end to end / bare Typst compile', median(ours) / median(bare), { atMost: 2 });
report('page p99 while PDFs render', p99, { atMost: 50 }, ' ms');
