/** A rendered page from memory against the same number of constant bytes from a bare Fastify. */
import { startServer } from '../tests/server-process.ts';
import { startBare } from './bare.ts';
import { compare } from './load.ts';
import { median, report, say } from './report.ts';

const server = await startServer({ LOG_LEVEL: 'info' });
const headers = { 'accept-encoding': 'br' };
const page = { url: `${server.url}/`, headers };
// The bytes as they travel; fetch would hand over the unpacked ones.
const { get } = await import('node:http');
const bytes = await new Promise<number>((resolve, reject) => {
  get(page.url, { headers }, (answer) => {
    let length = 0;
    answer.on('data', (data: Buffer) => {
      length += data.length;
    });
    answer.on('end', () => resolve(length));
  }).on('error', reject);
});
const bare = await startBare({ kind: 'constant', bytes });
const ratios = await compare(page, { url: bare.url }, say);
await bare.stop();
await server.stop();
report('cached page / bare constant answer', median(ratios), { atLeast: 0.5 });
