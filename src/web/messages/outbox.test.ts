import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/errors/api-error.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import { createOutbox, type Sending } from './outbox.ts';

const lost = () => new ApiError('Failed to fetch', { path: '/x', status: null, category: 'network' });
const refused = (status: number) =>
  new ApiError('Projekt je uzavretý.', { path: '/x', status, category: 'validation' });

/** A browser with storage, locks and a server that keeps what it is sent, once for each sending. */
function browser() {
  const stored = new Map<string, string>();
  let tail: Promise<unknown> = Promise.resolve();
  const server = { kept: new Map<string, string>(), arrived: 0, answers: [] as (Error | null)[], isUp: true };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (_: string, work: () => Promise<void>) => {
        const run = tail.then(work);
        tail = run.catch(() => {});
        return run;
      },
    },
  });
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('fetch', async () => {
    if (!server.isUp) throw new TypeError('Failed to fetch');
    return new Response();
  });
  const sent: Sending[] = [];
  const deliver = async (sending: Sending) => {
    const { sendId, text } = sending;
    if (!server.isUp) throw lost();
    sent.push(sending);
    server.arrived += 1;
    const answer = server.answers.shift();
    // A lost answer: the message is there, and nobody hears of it.
    if (!answer || answer.message === 'Failed to fetch') server.kept.set(sendId, text);
    if (answer) throw answer;
  };
  const name = 'client project 1';
  const open = (named = name) => createOutbox({ name: named, deliver, onSent: () => {} });
  /** What another tab has changed is told to this one. */
  const told = () =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key: `message-outbox:${name}` }));
  return { server, stored, sent, open, told, texts: () => [...server.kept.values()] };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the outbox', () => {
  it('sends what was written without a connection in its order, once the server is back', async () => {
    const { server, open, texts } = browser();
    server.isUp = false;
    const outbox = open();
    outbox.start();
    for (const text of ['prvá', 'druhá', 'tretia']) outbox.add(text);
    await settle();
    expect([outbox.isCut(), outbox.waiting().length]).toEqual([true, 3]);
    await settle(60 * 60_000);
    server.isUp = true;
    await settle(10_000);
    expect(texts()).toEqual(['prvá', 'druhá', 'tretia']);
    expect([outbox.isCut(), outbox.waiting(), server.arrived]).toEqual([false, [], 3]);
  });

  it('of an account sends nothing while somebody else is signed in, and goes on when it is back', async () => {
    const { stored, open, texts } = browser();
    stored.set('webdielna:account', 'a2');
    const outbox = open('account a1 client project 1');
    outbox.start();
    outbox.add('len pod mojím menom');
    await settle(60 * 60_000);
    expect([texts(), outbox.waiting().length]).toEqual([[], 1]);
    stored.set('webdielna:account', 'a1');
    outbox.retry();
    await settle();
    expect(texts()).toEqual(['len pod mojím menom']);
  });

  it('sends again by the same id what was stored but not answered', async () => {
    const { server, open, texts } = browser();
    server.answers = [lost(), lost(), null];
    const outbox = open();
    outbox.start();
    outbox.add('len raz');
    await settle(30_000);
    expect(server.arrived).toBe(3);
    expect(texts()).toEqual(['len raz']);
    expect(outbox.waiting()).toEqual([]);
  });

  it('is emptied once by two tabs that are open', async () => {
    const { server, open, told, texts } = browser();
    const [first, second] = [open(), open()];
    for (const tab of [first, second]) tab.start();
    first.add('len raz');
    told();
    await settle();
    told();
    await settle();
    expect([texts(), server.arrived, second.waiting()]).toEqual([['len raz'], 1, []]);
  });

  it('goes on after a reload, and in another tab when the one that wrote is closed', async () => {
    const { server, open, texts } = browser();
    server.isUp = false;
    const closed = open();
    const stop = closed.start();
    closed.add('napísaná predtým');
    await settle();
    stop();
    server.isUp = true;
    await settle(60_000);
    expect(texts()).toEqual([]);
    open().start();
    await settle();
    expect(texts()).toEqual(['napísaná predtým']);
  });

  it('keeps what is refused, says why, and sends nothing past it until it is taken back or tried again', async () => {
    const { server, open, texts } = browser();
    server.answers = [refused(409)];
    const outbox = open();
    outbox.start();
    outbox.add('prvá');
    outbox.add('druhá');
    await settle();
    expect(outbox.waiting().map(({ text, advice }) => [text, advice])).toEqual([
      ['prvá', 'Projekt je uzavretý.'],
      ['druhá', null],
    ]);
    expect(outbox.takeBack(outbox.waiting()[0]?.sendId ?? '')?.text).toBe('prvá');
    await settle();
    expect(texts()).toEqual(['druhá']);
  });

  it('gives back the files of a message that is taken back, and sends their ids', async () => {
    const { server, open, sent } = browser();
    const file = { id: 'f1', name: 'logo.png' } as ShownFile;
    server.answers = [refused(404)];
    const outbox = open();
    outbox.start();
    outbox.add('s logom', { files: [file] });
    await settle();
    expect(sent).toMatchObject([{ text: 's logom', fileIds: ['f1'] }]);
    const taken = outbox.takeBack(outbox.waiting()[0]?.sendId ?? '');
    expect([taken?.text, taken?.files, outbox.waiting()]).toEqual(['s logom', [file], []]);
    expect(outbox.takeBack(taken?.sendId ?? '')).toBeNull();
  });

  it('sends nothing that is a week old by itself, says so, and sends it when told to', async () => {
    const { server, open, texts } = browser();
    server.isUp = false;
    const left = open();
    const stop = left.start();
    left.add('stará');
    await settle();
    stop();
    server.isUp = true;
    await settle(8 * 24 * 60 * 60_000);
    const outbox = open();
    outbox.start();
    outbox.add('nová');
    await settle();
    expect(texts()).toEqual([]);
    expect(outbox.waiting()[0]?.advice).toMatch(/^Čaká tu viac ako 7\u00A0dní/);
    outbox.retry();
    await settle();
    expect(texts()).toEqual(['stará', 'nová']);
  });

  it('sends what the storage of the browser has no room for', async () => {
    const { server, open, texts } = browser();
    server.isUp = false;
    const outbox = open();
    outbox.start();
    outbox.add('uložená');
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    outbox.add('dlhá');
    outbox.add('druhá dlhá');
    await settle();
    expect(outbox.waiting().map(({ text }) => text)).toEqual(['uložená', 'dlhá', 'druhá dlhá']);
    server.isUp = true;
    await settle(60_000);
    expect([texts(), outbox.waiting()]).toEqual([['uložená', 'dlhá', 'druhá dlhá'], []]);
  });

  it('sends nothing more once the account has left the browser', async () => {
    const { server, stored, open, texts } = browser();
    server.isUp = false;
    const outbox = open();
    outbox.start();
    outbox.add('cudzia');
    await settle();
    stored.clear();
    server.isUp = true;
    await settle(60_000);
    expect([texts(), outbox.waiting()]).toEqual([[], []]);
  });
});
