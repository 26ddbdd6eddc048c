import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { site } from '#domain/content/site.ts';
import { createPdfRenderer, type PdfRenderer } from './renderer.ts';

/** Sets a page at once, or loops for as long as its data say. */
const TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
#set document(title: "Skúška", date: none)
#for i in range(data.rounds) { for j in range(10000) { let unused = i * j } }
= Skúška
`;
const AT_ONCE = { rounds: 0 };
const FOR_A_WHILE = { rounds: 150 };
const FOR_EVER = { rounds: 9_000_000 };

/** Each its own client. */
let clients = 0;
const somebody = (signal?: AbortSignal) => {
  clients += 1;
  return { client: `client ${clients}`, signal };
};

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function testRenderer(options: { timeLimit?: number } = {}): { renderer: PdfRenderer; pids: number[] } {
  const documents = mkdtempSync(join(tmpdir(), 'documents-'));
  cpSync('documents/fonts', join(documents, 'fonts'), { recursive: true });
  writeFileSync(join(documents, 'quote.typ'), TEMPLATE);
  writeFileSync(join(documents, 'prd.typ'), '#panic("chyba šablóny")');
  const pids: number[] = [];
  const info = (facts: unknown, message?: string) => {
    if (message === 'PDF worker started') pids.push((facts as { pid: number }).pid);
  };
  const renderer = createPdfRenderer({
    root: process.cwd(),
    documents,
    log: { info, warn: () => {} },
    timeoutFactor: 10,
    ...options,
  });
  cleanups.push(
    () => rmSync(documents, { recursive: true }),
    () => renderer.close(),
  );
  return { renderer, pids };
}

/** Kills a worker as the system would. */
const kill = (pid: number | undefined): void => {
  if (pid === undefined) throw new Error('No worker has been started');
  process.kill(pid, 'SIGKILL');
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Holds everything up until the process has ended, so that nobody has heard of its end. */
const untilEnded = (pid: number | undefined): void => {
  while (!execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z'));
};

describe('PDF renderer', () => {
  it('starts no worker before the first document, one for many in a row', async () => {
    const { renderer, pids } = testRenderer();
    expect(pids).toEqual([]);
    for (let count = 0; count < 3; count++) await renderer.render('quote', AT_ONCE, somebody());
    expect(pids).toHaveLength(1);
  });

  it('runs two, lets ten wait, and refuses the rest as busy', async () => {
    const { renderer, pids } = testRenderer();
    const answers = await Promise.allSettled(
      Array.from({ length: 15 }, () => renderer.render('quote', FOR_A_WHILE, somebody())),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused).toHaveLength(3);
    for (const reason of refused)
      expect(reason).toMatchObject({ code: 'busy', retryAfter: expect.any(Number) });
    expect(pids).toHaveLength(2);
  });

  it('leaves a worker to others while one client asks for twelve documents at once', async () => {
    const { renderer } = testRenderer();
    const greedy = Array.from({ length: 12 }, () => renderer.render('quote', FOR_EVER, { client: 'greedy' }));
    const outcomes = Promise.allSettled(greedy);
    for (let count = 0; count < 3; count++)
      await expect(renderer.render('quote', AT_ONCE, somebody())).resolves.toBeInstanceOf(Uint8Array);
    await renderer.close();
    const codes = (await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.code);
    expect(codes.filter((code) => code === 'rateLimited')).toHaveLength(8);
  });

  it('kills what takes too long and goes on with a new worker', async () => {
    const { renderer, pids } = testRenderer({ timeLimit: 1500 });
    await expect(renderer.render('quote', FOR_EVER, somebody())).rejects.toMatchObject({ code: 'busy' });
    await expect(renderer.render('quote', AT_ONCE, somebody())).resolves.toBeInstanceOf(Uint8Array);
    expect(pids).toHaveLength(2);
    await expect.poll(() => pids.map(isRunning)).toEqual([false, true]);
  });

  it('loses only the document of a worker that dies', async () => {
    const { renderer, pids } = testRenderer();
    const doomed = renderer.render('quote', FOR_EVER, somebody());
    const other = renderer.render('quote', FOR_A_WHILE, somebody());
    await expect.poll(() => pids).toHaveLength(2);
    kill(pids[0]);
    await expect(doomed).rejects.toThrow('SIGKILL');
    await expect(other).resolves.toBeInstanceOf(Uint8Array);
    await expect(renderer.render('quote', AT_ONCE, somebody())).resolves.toBeInstanceOf(Uint8Array);
  });

  it('replaces a worker that died without work', async () => {
    const { renderer, pids } = testRenderer();
    await renderer.render('quote', AT_ONCE, somebody());
    kill(pids[0]);
    await expect.poll(() => pids.map(isRunning)).toEqual([false]);
    await expect(renderer.render('quote', AT_ONCE, somebody())).resolves.toBeInstanceOf(Uint8Array);
    expect(pids).toHaveLength(2);
  });

  it('says of a worker that ended before its work reached it how it ended, and goes on with another', async () => {
    const { renderer, pids } = testRenderer();
    await renderer.render('quote', AT_ONCE, somebody());
    kill(pids[0]);
    untilEnded(pids[0]);
    await expect(renderer.render('quote', AT_ONCE, somebody())).rejects.toThrow('SIGKILL');
    await expect(renderer.render('quote', AT_ONCE, somebody())).resolves.toBeInstanceOf(Uint8Array);
    expect(pids).toHaveLength(2);
  });

  it('lets a client go at once, waiting or not', async () => {
    const { renderer } = testRenderer();
    const client = new AbortController();
    const documents = Array.from({ length: 3 }, () =>
      renderer.render('quote', FOR_A_WHILE, somebody(client.signal)),
    );
    client.abort(new Error('klient odišiel'));
    for (const document of documents) await expect(document).rejects.toThrow('klient odišiel');
    await expect(renderer.render('quote', AT_ONCE, somebody())).resolves.toBeInstanceOf(Uint8Array);
  });

  it('keeps the turn of a client that hung up until its document is done', async () => {
    const { renderer, pids } = testRenderer();
    const client = new AbortController();
    const left = renderer.render('quote', FOR_A_WHILE, { client: 'a', signal: client.signal });
    client.abort(new Error('klient odišiel'));
    await expect(left).rejects.toThrow('klient odišiel');
    await renderer.render('quote', AT_ONCE, { client: 'a' });
    expect(pids).toHaveLength(1);
  });

  it('reads a PRD in the worker and hands on what it refuses', async () => {
    const { renderer } = testRenderer();
    const input = (prdContent: string) => ({
      body: { prdContent, format: 'markdown' as const, metadata: {} },
      site,
      publicUrl: null,
      now: '2026-11-21T10:00:00.000Z',
    });
    await expect(renderer.exportPrd(input('# Názov\n\nText'), somebody())).resolves.toContain('# Názov');
    await expect(renderer.exportPrd(input('<div>x</div>'), somebody())).rejects.toMatchObject({
      code: 'validation',
      field: 'prdContent',
    });
  });

  it('names the template and the cause when a template fails, and keeps its worker', async () => {
    const { renderer, pids } = testRenderer();
    await expect(renderer.render('prd', {}, somebody())).rejects.toThrow(/prd\.typ: .*chyba šablóny/);
    await expect(renderer.render('quote', AT_ONCE, somebody())).resolves.toBeInstanceOf(Uint8Array);
    expect(pids).toHaveLength(1);
  });

  it('leaves no process behind and takes no work after closing', async () => {
    const { renderer, pids } = testRenderer();
    const running = [1, 2, 3].map(() => renderer.render('quote', FOR_EVER, somebody()));
    const outcomes = Promise.allSettled(running);
    await expect.poll(() => pids).toHaveLength(2);
    await renderer.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(pids.map(isRunning)).toEqual([false, false]);
    await expect(renderer.render('quote', AT_ONCE, somebody())).rejects.toMatchObject({ code: 'busy' });
  });
});
