/** A rendered page from memory against the same bytes as a constant from a bare Fastify, and from a file by nginx. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { startServer } from '../tests/server-process.ts';
import { startBare } from './bare.ts';
import { compare } from './load.ts';
import { startNginx } from './nginx.ts';
import { median, report, say } from './report.ts';

const server = await startServer({ LOG_LEVEL: 'info' });
const headers = { 'accept-encoding': 'br' };
const page = { url: `${server.url}/`, headers };
// The page's own bytes as they travel (fetch would unpack them): the client takes longer over packed ones.
const [answer] = (await once(get(page.url, { headers }), 'response')) as [IncomingMessage];
const packed = Buffer.concat(await answer.toArray());
const bare = await startBare({ kind: 'constant', base64: packed.toString('base64') });
const ratios = await compare(page, { url: bare.url }, say);
await bare.stop();
report('cached page / bare constant answer', median(ratios), { atLeast: 0.75 });
const nginx = await startNginx(packed);
if (nginx) {
  report('cached page / nginx with the same file', median(await compare(page, { url: nginx.url }, say)), {
    atLeast: 0.5,
  });
  await nginx.stop();
} else say('nginx is not installed: not compared with it.');
await server.stop();
