import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { PdfWorker } from './worker-process.ts';

const REQUEST = { kind: 'pdf', template: 'quote', data: {} } as const;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A worker that answers each request at once, with a program that decides when it has started. */
function workerOf(starting: string, timeoutFactor = 1): PdfWorker {
  const root = mkdtempSync(join(tmpdir(), 'worker-'));
  mkdirSync(join(root, 'src/server/pdf'), { recursive: true });
  const program = `
    process.on('message', () => process.send({ file: 'done', rss: 1 }));
    process.on('disconnect', () => process.exit(0));
    ${starting}
    process.send('ready');
  `;
  writeFileSync(join(root, 'src/server/pdf/worker.ts'), program);
  const worker = new PdfWorker({ root, documents: root, onStderr: () => {}, timeoutFactor });
  cleanups.push(
    () => rmSync(root, { recursive: true }),
    () => worker.stop(),
  );
  return worker;
}

const lateBy = (seconds: number) => `while (process.uptime() < ${seconds});`;

describe('A worker that needs long to start, on a busy machine', () => {
  it('takes nothing of the time for its first document', async () => {
    await expect(workerOf(lateBy(2)).run(REQUEST, 1_000)).resolves.toBe('done');
  });

  it('is not waited for too long, and serves those who come when it has started', async () => {
    const worker = workerOf(lateBy(2), 0.02);
    await expect(worker.run(REQUEST, 1_000)).rejects.toMatchObject({ code: 'busy' });
    await expect.poll(() => worker.run(REQUEST, 1_000).catch(() => null)).toBe('done');
    expect(worker.alive).toBe(true);
  });

  it('that never starts says what became of it', async () => {
    await expect(workerOf('process.exit(3);').run(REQUEST, 1_000)).rejects.toThrow('(3)');
  });
});

it.each([
  ['gives way to pages once it has started', 1, constants.priority.PRIORITY_BELOW_NORMAL],
  ['gives way to nobody where everything may take longer', 10, getPriority()],
])('A worker %s', async (_, timeoutFactor, priority) => {
  const worker = workerOf('', timeoutFactor);
  await worker.run(REQUEST, 10_000);
  expect(getPriority(worker.pid)).toBe(priority);
});
