import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const turns = (running: number, waiting: number) =>
  createTurns({ running, waiting }, () => new Error('plno'));

describe('turns', () => {
  it('lets so many run, so many wait in order, and refuses the next', async () => {
    const queue = turns(1, 2);
    const order: string[] = [];
    await queue.take();
    const second = queue.take().then(() => order.push('second'));
    const third = queue.take().then(() => order.push('third'));
    await expect(queue.take()).rejects.toThrow('plno');
    expect(order).toEqual([]);
    queue.release();
    await second;
    expect(order).toEqual(['second']);
    queue.release();
    await third;
    expect(order).toEqual(['second', 'third']);
  });

  it('gives a place back when a waiting client goes away', async () => {
    const queue = turns(1, 1);
    const client = new AbortController();
    await queue.take();
    const gone = queue.take(client.signal);
    client.abort(new Error('klient odišiel'));
    await expect(gone).rejects.toThrow('klient odišiel');
    const next = queue.take();
    queue.release();
    await expect(next).resolves.toBeUndefined();
  });

  it('gives no turn to a client who is already gone', async () => {
    const queue = turns(1, 1);
    await expect(queue.take(AbortSignal.abort(new Error('preč')))).rejects.toThrow('preč');
    await expect(queue.take()).resolves.toBeUndefined();
  });

  it('refuses everybody waiting when cleared', async () => {
    const queue = turns(1, 2);
    await queue.take();
    const waiting = [queue.take(), queue.take()];
    queue.clear();
    for (const each of waiting) await expect(each).rejects.toThrow('plno');
  });
});
