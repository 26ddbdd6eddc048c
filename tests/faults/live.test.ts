import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { WAITS } from '#web/live/events.ts';
import { hearChanges } from '#web/live/leader.ts';
import { clientTalk, readNew, type TalkPart } from '#web/messages/talk-acts.ts';
import { linkDoor } from '#web/shell/client-door.ts';
import { type BegunProject, begunProject, operatorOf } from '../projects.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts';

// The browser's own code of a conversation, on a way to the server on which the streams of hints alone can be cut.
/** More than one part of a conversation. */
const MANY = 55;

let app: TestApp;
let operator: TestBrowser;
let way: Awaited<ReturnType<typeof wayTo>>;
let project: BegunProject;
const tabs: { close: () => Promise<void> }[] = [];

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  operator = await operatorOf(app);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  way = await wayTo((app.app.server.address() as AddressInfo).port);
});
afterAll(async () => {
  await way.close();
  await app.close();
});
beforeEach(async () => {
  project = await begunProject(app);
  const browser = new EventTarget();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, way.origin), init));
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  return async () => {
    // A test that has failed leaves its tabs open, which go on listening.
    for (const tab of tabs.splice(0)) await tab.close();
    vi.unstubAllGlobals();
  };
});

/** A way to a port that knows which of its connections are streams of hints. */
async function wayTo(port: number) {
  const all = new Set<Socket>();
  const streams = new Map<Socket, Socket>();
  let opened = 0;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      all.add(one.on('error', () => {}));
      one.once('close', () => {
        all.delete(one);
        streams.delete(near);
        other.destroy();
      });
    }
    near.on('data', (bytes) => {
      if (!bytes.includes('GET /api/events')) return;
      streams.set(near, far);
      opened += 1;
    });
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Streams so far. */
    opened: () => opened,
    open: () => streams.size,
    /** Cuts the streams as a router does that has lost them. */
    reset() {
      for (const near of streams.keys()) near.resetAndDestroy();
    },
    /** Lets nothing of the streams through any more, and tells nobody. */
    freeze() {
      for (const [near, far] of streams) far.unpipe(near).resume();
    },
    async close() {
      for (const socket of all) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The conversation as it stands open in a tab of the holder of the link. */
function openTab(waits = WAITS) {
  const acts = clientTalk({ type: 'project', id: project.projectId }, linkDoor(project.token));
  let [talk, reading]: [TalkPart | null, Promise<unknown>] = [null, Promise.resolve()];
  const told: (readonly string[])[] = [];
  const read = async () => {
    talk = await readNew(acts, talk);
  };
  const stopHearing = hearChanges(
    { key: project.projectId, headers: project.headers },
    (subjects) => {
      told.push(subjects);
      reading = reading.then(read);
    },
    waits,
  );
  const tab = {
    /** What is still being read is over when this resolves, so that nothing is asked of a server that is gone. */
    close: async () => {
      stopHearing();
      await reading;
    },
    told,
    shown: () => talk?.messages.map(({ text }) => text),
  };
  tabs.push(tab);
  return tab;
}

let count = 0;
/** The operator writes so many messages; answers them. */
async function write(messages: number): Promise<string[]> {
  const written: string[] = [];
  const headers = { 'x-csrf-token': await operator.token() };
  const url = `/api/admin/projects/${project.projectId}/messages`;
  for (const last = count + messages; count < last; ) {
    count += 1;
    const text = `Správa ${count}.`;
    const answer = await operator.inject({ method: 'POST', url, headers, payload: { text } });
    expect(answer.statusCode).toBe(200);
    written.push(text);
  }
  return written;
}

it('nothing is missing and nothing is there twice after streams were cut while messages came', async () => {
  const tab = openTab({ ...WAITS, ended: 400 });
  const all = await write(3);
  await expect.poll(tab.shown).toEqual(all);
  for (const messages of [2, MANY]) {
    const [opened, told] = [way.opened(), tab.told.length];
    all.push(...(await write(1)));
    // The word of that one may still be on its way.
    way.reset();
    all.push(...(await write(messages)));
    await expect.poll(way.opened).toBe(opened + 1);
    await expect.poll(tab.shown).toEqual(all);
    // The first word of a new stream is that anything may have changed.
    expect(tab.told.slice(told)).toContainEqual([]);
    all.push(...(await write(1)));
    await expect.poll(tab.shown).toEqual(all);
  }
  await tab.close();
  await expect.poll(way.open).toBe(0);
});

it('a stream that has fallen silent is given up, and what came meanwhile is there', async () => {
  const tab = openTab({ ...WAITS, ended: 100, silent: 1_500 });
  await expect.poll(() => tab.told).toEqual([[]]);
  const before = await write(1);
  // Its word has come, so that none is on its way and read late.
  await expect.poll(() => tab.told).toHaveLength(2);
  await expect.poll(tab.shown).toEqual(before);
  const opened = way.opened();
  way.freeze();
  const missed = await write(3);
  expect([tab.shown(), way.opened()]).toEqual([before, opened]);
  await expect.poll(tab.shown).toEqual([...before, ...missed]);
  expect(way.opened()).toBe(opened + 1);
  await tab.close();
});

it('one tab listens for all; when it is closed another takes over, and nothing is lost in between', async () => {
  const opened = way.opened();
  const [first, second] = [openTab(), openTab()];
  const all = await write(2);
  for (const tab of [first, second]) await expect.poll(tab.shown).toEqual(all);
  expect(way.opened()).toBe(opened + 1);
  await first.close();
  all.push(...(await write(2)));
  await expect.poll(second.shown).toEqual(all);
  expect([way.opened(), first.shown()]).toEqual([opened + 2, all.slice(0, 2)]);
  await second.close();
});
