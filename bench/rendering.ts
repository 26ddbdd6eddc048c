/**
 * CPU that a page's rendering takes, as a share of what it takes a second build: npm run bench:rendering -- ../other/build
 * (Linux). Both are started as `npm start` does it, and render every page anew after the announcement of a price book.
 */
import { startServer } from '../tests/server-process.ts';
import { cpuOfRendering, PAGES } from './processor-time.ts';
import { median, report, say } from './report.ts';

const LIMIT = 0.75;
const ROUNDS = 5;

const [other] = process.argv.slice(2);
if (other === undefined)
  throw new Error('Name the folder of a second build: npm run bench:rendering -- ../other/build');

const AS_STARTED = { NODE_ENV: '' };
const ours = await startServer(AS_STARTED);
const theirs = await startServer(AS_STARTED, other);
await cpuOfRendering(ours);
await cpuOfRendering(theirs);
const ratios = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const [a, b] = [await cpuOfRendering(ours), await cpuOfRendering(theirs)];
  ratios.push(a / b);
  say(
    `round ${round}: ${a.toFixed(1)} ms against ${b.toFixed(1)} ms of CPU for a page (mean of ${PAGES.length})`,
  );
}
await ours.stop();
await theirs.stop();
report(`rendering of a page / the same by ${other}`, median(ratios), { atMost: LIMIT });
