/** generate-quote, with its validation, price and insert, against a bare route that does one equal insert. */
import { startServer } from '../tests/server-process.ts';
import { startBare } from './bare.ts';
import { compare } from './load.ts';
import { median, report, say } from './report.ts';
import { CHOICES, CLIENT, post, visitorHeaders } from './visitor.ts';

const server = await startServer({ LOG_LEVEL: 'info' });
const url = `${server.url}/api/generate-quote`;
const headers = await visitorHeaders(server.url);
const order = { ...CHOICES, ...CLIENT };
const answer = await (await post(url, headers, order)).json();
const bare = await startBare({ kind: 'insert', dataDir: server.dataDir, answer });
const body = JSON.stringify(order);
const ratios = await compare(
  { url, method: 'POST', headers, body },
  { url: bare.url, method: 'POST', headers, body },
  say,
);
await bare.stop();
await server.stop();
report('generate-quote / bare insert', median(ratios), { atLeast: 0.5 });
