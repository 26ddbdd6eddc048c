import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AT_ONCE,
  createUploadQueue,
  isUnfinished,
  type SentFile,
  UPLOAD_STATES,
  type UploadFailure,
} from './upload-queue.ts';

const PART = 10;

/** Everything that waits for nothing else has happened. */
const turns = () => new Promise<void>((resolve) => setImmediate(resolve));

class Failed extends Error {
  readonly failure: UploadFailure;

  constructor(failure: UploadFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

const picked = (name: string, size = 25) => ({
  name,
  size,
  slice: (from: number, to: number) => new Blob(['x'.repeat(to - from)]),
});

interface Call {
  name: string;
  offset: number;
  bytes: number;
  answer: () => void;
  fail: (failure: UploadFailure) => void;
}

/** A server that answers when the test says so, and the queue before it. */
function stand() {
  const stored = new Map<string, { name: string; bytes: number; received: number }>();
  const calls: Call[] = [];
  const removed: string[] = [];
  const delays: { work: () => void; milliseconds: number }[] = [];
  const locks = new Map<string, () => void>();
  const slow = new Map<string, Promise<void>>();
  let reachable: (() => void) | null = null;
  let refusal: string | null = null;
  let takes = true;
  const shown = (id: string): SentFile => {
    const { bytes, received } = stored.get(id) ?? expect.fail(`no ${id}`);
    const isAll = received === bytes;
    return {
      id,
      received,
      state: isAll ? (refusal === null ? 'ready' : 'refused') : 'uploading',
      refusal: isAll ? refusal : null,
    };
  };
  const queue = createUploadQueue<ReturnType<typeof picked>, SentFile>({
    partBytes: PART,
    calls: {
      begin: async (file) => {
        await slow.get(file.name);
        const id = `file-${file.name}`;
        if (!stored.has(id)) stored.set(id, { name: file.name, bytes: file.size, received: 0 });
        return shown(id);
      },
      send: (id, offset, part, signal) =>
        new Promise((resolve, reject) => {
          const row = stored.get(id) ?? expect.fail(`no ${id}`);
          const call: Call = {
            name: row.name,
            offset,
            bytes: part.size,
            answer: () => {
              calls.splice(calls.indexOf(call), 1);
              if (takes && offset === row.received) row.received += part.size;
              resolve(shown(id));
            },
            fail: (failure) => {
              calls.splice(calls.indexOf(call), 1);
              reject(new Failed(failure));
            },
          };
          calls.push(call);
          signal.addEventListener('abort', () => {
            const at = calls.indexOf(call);
            if (at !== -1) calls.splice(at, 1);
            reject(signal.reason);
          });
        }),
      remove: async (id) => {
        removed.push(id);
        stored.delete(id);
      },
    },
    failureOf: (error) =>
      error instanceof Failed ? error.failure : expect.fail(`unexpected ${String(error)}`),
    onceReachable: (callback) => {
      reachable = callback;
    },
    alone: async (id, _signal, waits, work) => {
      if (locks.has(id)) {
        waits();
        await new Promise<void>((resolve) => {
          locks.set(id, resolve);
        });
      }
      await work();
    },
    later: (work, milliseconds) => {
      const delay = { work, milliseconds };
      delays.push(delay);
      return () => {
        const at = delays.indexOf(delay);
        if (at !== -1) delays.splice(at, 1);
      };
    },
  });
  return {
    queue,
    calls,
    removed,
    delays,
    stored,
    locks,
    slow,
    states: () => queue.uploads().map(({ name, state, received }) => [name, state, received]),
    refuseAll: (message: string) => {
      refusal = message;
    },
    takeNothing: () => {
      takes = false;
    },
    isLooking: () => reachable !== null,
    comeBack: async () => {
      const callback = reachable ?? expect.fail('nobody looks for the server');
      reachable = null;
      callback();
      await turns();
    },
    /** Answers calls until there are none. */
    async answerAll() {
      for (await turns(); calls.length > 0; await turns()) calls[0]?.answer();
    },
    async answerOne() {
      await turns();
      (calls[0] ?? expect.fail('nothing was sent')).answer();
      await turns();
    },
    async failOne(failure: UploadFailure) {
      await turns();
      (calls[0] ?? expect.fail('nothing was sent')).fail(failure);
      await turns();
    },
    async elapse() {
      for (const { work } of delays.splice(0)) work();
      await turns();
    },
    keyOf: (name: string) =>
      queue.uploads().find((upload) => upload.name === name)?.key ?? expect.fail(`no ${name}`),
  };
}

describe('a queue of uploads', () => {
  test('sends a file part after part, and says that it has arrived', async () => {
    const { queue, calls, states, answerOne } = stand();
    queue.add(picked('a'), null);
    const sent = [];
    for (let part = 0; part < 3; part += 1) {
      await turns();
      sent.push([calls[0]?.offset, calls[0]?.bytes]);
      await answerOne();
    }
    expect(sent).toEqual([
      [0, 10],
      [10, 10],
      [20, 5],
    ]);
    expect(states()).toEqual([['a', 'done', 25]]);
  });

  test('has two files on their way, each with one part, and the rest waits', async () => {
    const { queue, calls, states, answerAll } = stand();
    for (const name of ['a', 'b', 'c']) queue.add(picked(name), null);
    await turns();
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(states().map(([, state]) => state)).toEqual(['sending', 'sending', 'waiting']);
    await answerAll();
    expect(states().map(([, state]) => state)).toEqual(['done', 'done', 'done']);
  });

  test('pauses one file while another takes its place, and goes on from the byte that has arrived', async () => {
    const { queue, calls, keyOf, answerOne, answerAll, states } = stand();
    for (const name of ['a', 'b', 'c']) queue.add(picked(name), null);
    await answerOne();
    queue.pause(keyOf('a'));
    await turns();
    expect(calls.map(({ name }) => name)).toEqual(['b', 'c']);
    expect(states()[0]).toEqual(['a', 'paused', 10]);
    await answerAll();
    expect(states()[0]).toEqual(['a', 'paused', 10]);
    queue.resume(keyOf('a'));
    await turns();
    expect(calls.map(({ name, offset }) => [name, offset])).toEqual([['a', 10]]);
    await answerAll();
    expect(states().map(([, state]) => state)).toEqual(['done', 'done', 'done']);
  });

  test('goes on by itself once the server answers, and sends no part twice that has arrived', async () => {
    const { queue, calls, failOne, answerOne, answerAll, comeBack, states, isLooking } = stand();
    queue.add(picked('a'), null);
    await answerOne();
    await failOne({ kind: 'lost' });
    expect([states(), isLooking()]).toEqual([[['a', 'interrupted', 10]], true]);
    await comeBack();
    expect(calls.map(({ offset }) => offset)).toEqual([10]);
    await answerAll();
    expect(states()).toEqual([['a', 'done', 25]]);
  });

  test('asks for patience grows longer until a byte arrives', async () => {
    const { queue, failOne, elapse, delays, answerOne } = stand();
    queue.add(picked('a'), null);
    const waited = [];
    for (let failure = 0; failure < 3; failure += 1) {
      await failOne({ kind: 'busy', milliseconds: 500, message: 'Vyťažený.' });
      waited.push(delays[0]?.milliseconds);
      await elapse();
    }
    expect(waited).toEqual([1_000, 2_000, 4_000]);
    await answerOne();
    await failOne({ kind: 'busy', milliseconds: 5_000, message: 'Vyťažený.' });
    expect(delays[0]?.milliseconds).toBe(5_000);
  });

  test('asks for patience says at the file why, and goes on by itself when it is over', async () => {
    const { queue, failOne, elapse, answerAll, states } = stand();
    queue.add(picked('a'), null);
    await failOne({ kind: 'busy', milliseconds: 500, message: 'Úložisko neodpovedá.' });
    expect(queue.uploads()).toMatchObject([{ state: 'interrupted', said: 'Úložisko neodpovedá.' }]);
    await elapse();
    expect(queue.uploads()).toMatchObject([{ state: 'sending', said: null }]);
    await failOne({ kind: 'lost' });
    expect(queue.uploads()).toMatchObject([{ state: 'interrupted', said: null }]);
    queue.resume(queue.uploads()[0]?.key ?? '');
    await answerAll();
    expect(states()).toEqual([['a', 'done', 25]]);
  });

  test('that is lost again at once does not ask without a pause', async () => {
    const { queue, failOne, comeBack, delays, calls, elapse } = stand();
    queue.add(picked('a'), null);
    await failOne({ kind: 'lost' });
    await comeBack();
    await failOne({ kind: 'lost' });
    await comeBack();
    expect([calls.length, delays.map(({ milliseconds }) => milliseconds)]).toEqual([0, [1_000]]);
    await elapse();
    expect(calls).toHaveLength(1);
  });

  test('says at a file why it was not taken: by the server at once, or by what it holds', async () => {
    const { queue, failOne, answerAll, refuseAll } = stand();
    queue.add(picked('a'), null);
    await failOne({ kind: 'refused', message: 'Priveľký.' });
    refuseAll('Poškodený.');
    queue.add(picked('b'), null);
    queue.refuse(picked('c'), null, 'Takýto nie.');
    await answerAll();
    expect(queue.uploads().map(({ name, state, said }) => [name, state, said])).toEqual([
      ['a', 'refused', 'Priveľký.'],
      ['b', 'refused', 'Poškodený.'],
      ['c', 'refused', 'Takýto nie.'],
    ]);
  });

  test('waits where somebody has to do something first, and tries again by a press', async () => {
    const { queue, failOne, keyOf, answerAll, states } = stand();
    queue.add(picked('a'), null);
    await failOne({ kind: 'failed', message: 'Prihláste sa.' });
    expect(queue.uploads()[0]).toMatchObject({ state: 'failed', said: 'Prihláste sa.' });
    queue.resume(keyOf('a'));
    await answerAll();
    expect(states()).toEqual([['a', 'done', 25]]);
  });

  test('takes out what was cancelled, here and at the server', async () => {
    const { queue, calls, keyOf, removed, answerOne } = stand();
    for (const name of ['a', 'b']) queue.add(picked(name), null);
    await answerOne();
    queue.remove(keyOf('a'));
    await turns();
    expect(queue.uploads().map(({ name }) => name)).toEqual(['b']);
    expect([calls.map(({ name }) => name), removed]).toEqual([['b'], ['file-a']]);
  });

  test('takes out at the server what was cancelled before it was known there', async () => {
    const { queue, keyOf, removed } = stand();
    queue.add(picked('a'), null);
    queue.remove(keyOf('a'));
    await turns();
    expect([queue.uploads(), removed]).toEqual([[], ['file-a']]);
  });

  test('announces files in the order in which they were picked, whichever of them takes longer', async () => {
    const { queue, slow, stored } = stand();
    let letGo = () => {};
    slow.set(
      'a',
      new Promise((resolve) => {
        letGo = resolve;
      }),
    );
    queue.add(picked('a'), null);
    queue.add(picked('b'), null);
    await turns();
    letGo();
    await turns();
    expect([...stored.keys()]).toEqual(['file-a', 'file-b']);
  });

  test('waits for another tab that sends the same file, and finds it there afterwards', async () => {
    const { queue, calls, states, locks, stored, elapse } = stand();
    locks.set('file-a', () => {});
    queue.add(picked('a'), null);
    await turns();
    // Only if it takes longer than to let go of it.
    expect(states()).toEqual([['a', 'sending', 0]]);
    await elapse();
    expect([states(), calls]).toEqual([[['a', 'elsewhere', 0]], []]);
    const other = stored.get('file-a') ?? expect.fail('not announced');
    other.received = other.bytes;
    locks.get('file-a')?.();
    await turns();
    expect([states(), calls]).toEqual([[['a', 'done', 25]], []]);
  });

  test('gives up a file of which nothing more arrives', async () => {
    const { queue, calls, takeNothing, answerAll } = stand();
    takeNothing();
    queue.add(picked('a'), null);
    await answerAll();
    expect([queue.uploads()[0]?.state, calls.length]).toEqual(['failed', 0]);
  });

  test('leaves at the server what had arrived before it was picked again and cancelled', async () => {
    const { queue, keyOf, removed, stored } = stand();
    stored.set('file-a', { name: 'a', bytes: 25, received: 25 });
    queue.add(picked('a'), null);
    queue.remove(keyOf('a'));
    await turns();
    expect([queue.uploads(), removed]).toEqual([[], []]);
  });

  test('keeps its rules whatever is pressed and whatever fails', async () => {
    const act = fc.oneof(
      fc.record({ act: fc.constant('add' as const), size: fc.integer({ min: 1, max: 45 }) }),
      fc.record({
        act: fc.constantFrom('pause' as const, 'resume' as const, 'remove' as const),
        at: fc.nat({ max: 5 }),
      }),
      fc.record({
        act: fc.constantFrom('answer' as const, 'lose' as const, 'busy' as const),
        at: fc.nat({ max: 1 }),
      }),
      fc.record({ act: fc.constantFrom('comeBack' as const, 'elapse' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const { queue, calls, stored, isLooking, comeBack, elapse, answerAll, delays } = stand();
        const names = Array(100).keys();
        const far = new Map<string, number>();
        for (const step of acts) {
          const uploads = queue.uploads();
          const key = 'at' in step ? uploads[step.at % Math.max(1, uploads.length)]?.key : undefined;
          const call = 'at' in step ? calls[step.at % Math.max(1, calls.length)] : undefined;
          if (step.act === 'add') queue.add(picked(`subor-${names.next().value}`, step.size), null);
          else if (step.act === 'answer') call?.answer();
          else if (step.act === 'lose') call?.fail({ kind: 'lost' });
          else if (step.act === 'busy') call?.fail({ kind: 'busy', milliseconds: 10, message: 'Vyťažený.' });
          else if (step.act === 'comeBack') isLooking() && (await comeBack());
          else if (step.act === 'elapse') await elapse();
          else if (key !== undefined) queue[step.act](key);
          await turns();
          expect(calls.length).toBeLessThanOrEqual(AT_ONCE);
          expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
          for (const { name, offset } of calls) expect(offset).toBe(stored.get(`file-${name}`)?.received);
          for (const { name, received, bytes, state } of queue.uploads()) {
            expect(UPLOAD_STATES).toContain(state);
            expect(received).toBeLessThanOrEqual(bytes);
            expect(received).toBeGreaterThanOrEqual(far.get(name) ?? 0);
            far.set(name, received);
          }
        }
        // Whatever has happened, everything ends once all that is held is let go.
        for (let round = 0; queue.uploads().some(isUnfinished) && round < 20; round += 1) {
          for (const { key } of queue.uploads()) queue.resume(key);
          if (isLooking()) await comeBack();
          if (delays.length > 0) await elapse();
          await answerAll();
        }
        for (const { state, bytes, received } of queue.uploads())
          expect([state, received]).toEqual(['done', bytes]);
      }),
      { numRuns: 150 },
    );
  });
});
