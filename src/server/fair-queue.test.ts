import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const queue = ({ running = 1, waiting = 10, perClient = 3 } = {}) =>
  createFairQueue({
    running,
    runningPerClient: 1,
    waiting,
    waitingPerClient: perClient,
    full: () => new Error('plno'),
    ownShareFull: () => new Error('priveľa naraz'),
  });

/** Clients that are served one after the other; each of them ends its turn as soon as it has it. */
function served(fair: ReturnType<typeof queue>) {
  const order: string[] = [];
  const asks = (client: string, cost: number, name = client) =>
    fair.acquire({ client, cost }).then((release) => {
      order.push(name);
      release();
    });
  return { order, asks };
}

const gone = () => AbortSignal.abort(new Error('preč'));

describe('A fair queue', () => {
  it('lets so many run and so many wait, and refuses the next', async () => {
    const fair = queue({ running: 2, waiting: 1 });
    const release = await fair.acquire({ client: 'a', cost: 1 });
    await fair.acquire({ client: 'b', cost: 1 });
    const third = fair.acquire({ client: 'c', cost: 1 });
    await expect(fair.acquire({ client: 'd', cost: 1 })).rejects.toThrow('plno');
    release();
    await expect(third).resolves.toBeTypeOf('function');
  });

  it('runs one task of a client at a time, though there is room, and serves others meanwhile', async () => {
    const fair = queue({ running: 2 });
    const release = await fair.acquire({ client: 'a', cost: 1 });
    const { order, asks } = served(fair);
    const second = asks('a', 1);
    await asks('b', 100);
    expect(order).toEqual(['b']);
    release();
    await second;
    expect(order).toEqual(['b', 'a']);
  });

  it('keeps no more of a client waiting than its share', async () => {
    const fair = queue({ perClient: 2 });
    await fair.acquire({ client: 'a', cost: 1 });
    const waiting = [1, 2].map((cost) => fair.acquire({ client: 'a', cost }));
    await expect(fair.acquire({ client: 'a', cost: 1 })).rejects.toThrow('priveľa naraz');
    const other = fair.acquire({ client: 'b', cost: 1 });
    fair.clear();
    for (const each of [...waiting, other]) await expect(each).rejects.toThrow('plno');
  });

  it('lets who has none waiting take the newest place of whoever has most, and nobody’s only one', async () => {
    const fair = queue({ waiting: 3 });
    await fair.acquire({ client: 'running', cost: 1 });
    const [first, second] = [fair.acquire({ client: 'a', cost: 1 }), fair.acquire({ client: 'a', cost: 1 })];
    const other = fair.acquire({ client: 'b', cost: 1 });
    await expect(fair.acquire({ client: 'b', cost: 1 })).rejects.toThrow('plno');
    const third = fair.acquire({ client: 'c', cost: 1 });
    await expect(second).rejects.toThrow('plno');
    await expect(fair.acquire({ client: 'd', cost: 1 })).rejects.toThrow('plno');
    fair.clear();
    for (const each of [first, other, third]) await expect(each).rejects.toThrow('plno');
  });

  it('puts a short task before long ones that have waited longer', async () => {
    const fair = queue();
    const release = await fair.acquire({ client: 'a', cost: 100 });
    const { order, asks } = served(fair);
    const all = [asks('b', 100), asks('c', 50), asks('d', 1)];
    release();
    await Promise.all(all);
    expect(order).toEqual(['d', 'c', 'b']);
  });

  it('gives clients their turns round about, however many tasks one of them has', async () => {
    const fair = queue();
    const release = await fair.acquire({ client: 'a', cost: 10 });
    const { order, asks } = served(fair);
    const all = [
      ...[1, 2, 3].map((nth) => asks('a', 10, `a${nth}`)),
      asks('b', 10, 'b1'),
      asks('b', 10, 'b2'),
    ];
    release();
    await Promise.all(all);
    expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('lets a client wait who has taken more than was thought, not the others', async () => {
    const fair = queue();
    const release = await fair.acquire({ client: 'a', cost: 1 });
    const { order, asks } = served(fair);
    const all = [asks('a', 1, 'a1'), asks('a', 1, 'a2'), asks('b', 10)];
    release(20);
    await Promise.all(all);
    expect(order).toEqual(['b', 'a1', 'a2']);
  });

  it('lets no stream of short tasks hold up a long one for ever', async () => {
    const fair = queue({ waiting: 100 });
    let release = await fair.acquire({ client: 'first', cost: 1 });
    let longServed = false;
    const long = fair.acquire({ client: 'long', cost: 20 }).then(() => {
      longServed = true;
    });
    let shorts = 0;
    while (!longServed && shorts < 50) {
      const next = fair.acquire({ client: `short ${shorts}`, cost: 1 });
      shorts += 1;
      release();
      const turn = await Promise.race([next, long]);
      if (turn) release = turn;
    }
    await long;
    expect(shorts).toBeLessThan(25);
  });

  it('gives a place back when a waiting client goes away', async () => {
    const fair = queue({ waiting: 1 });
    const client = new AbortController();
    const release = await fair.acquire({ client: 'a', cost: 1 });
    const waiting = fair.acquire({ client: 'b', cost: 1 }, client.signal);
    client.abort(new Error('klient odišiel'));
    await expect(waiting).rejects.toThrow('klient odišiel');
    const next = fair.acquire({ client: 'c', cost: 1 });
    release();
    await expect(next).resolves.toBeTypeOf('function');
  });

  it('gives no turn to a client who is already gone', async () => {
    const fair = queue();
    await expect(fair.acquire({ client: 'a', cost: 1 }, gone())).rejects.toThrow('preč');
    await expect(fair.acquire({ client: 'a', cost: 1 })).resolves.toBeTypeOf('function');
  });

  it('counts a turn that is ended twice once', async () => {
    const fair = queue();
    const release = await fair.acquire({ client: 'a', cost: 1 });
    release();
    release();
    await fair.acquire({ client: 'b', cost: 1 });
    const waiting = fair.acquire({ client: 'c', cost: 1 });
    fair.clear();
    await expect(waiting).rejects.toThrow('plno');
  });
});
