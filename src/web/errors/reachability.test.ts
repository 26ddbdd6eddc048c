import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lookForServer, onceReachableAgain } from './reachability.ts';

/** A browser whose connection can be cut; counts how often the server was looked for. */
function browser({ answers }: { answers: boolean }) {
  const events = new EventTarget();
  const state = { answers, looks: 0 };
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('fetch', async () => {
    state.looks += 1;
    if (!state.answers) throw new TypeError('Failed to fetch');
    return new Response();
  });
  return { state, connected: () => events.dispatchEvent(new Event('online')) };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('looking for the server', () => {
  it('happens after a while, when the browser is connected, and again and again until it is stopped', async () => {
    const { state, connected } = browser({ answers: true });
    const tell = vi.fn();
    const stop = lookForServer({ first: 1000, again: 5000 }, tell);
    await vi.advanceTimersByTimeAsync(999);
    expect(state.looks).toBe(0);
    connected();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.looks).toBe(1);
    await vi.advanceTimersByTimeAsync(9001);
    expect(tell.mock.calls).toEqual([[true], [true], [true], [true]]);
    stop();
    connected();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state.looks).toBe(4);
  });

  it('tells nothing of a look that was stopped', async () => {
    browser({ answers: true });
    const tell = vi.fn();
    const stop = lookForServer({ first: 0, again: 5000 }, tell);
    vi.advanceTimersByTime(0);
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(tell).not.toHaveBeenCalled();
  });

  it('is one look at a time, also when the browser is connected meanwhile', async () => {
    const { state, connected } = browser({ answers: true });
    lookForServer({ first: 0, again: 5000 }, () => {});
    vi.advanceTimersByTime(0);
    connected();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.looks).toBe(1);
  });
});

describe('a connection that is back', () => {
  it('is told once', async () => {
    const { state, connected } = browser({ answers: false });
    const callback = vi.fn();
    onceReachableAgain(callback);
    await vi.advanceTimersByTimeAsync(6000);
    expect(callback).not.toHaveBeenCalled();
    state.answers = true;
    connected();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('is told at the first look, too, where it is known to have been lost', async () => {
    browser({ answers: true });
    const callback = vi.fn();
    onceReachableAgain(callback, { isLost: true });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('is not one that was never lost', async () => {
    const { state } = browser({ answers: true });
    const callback = vi.fn();
    onceReachableAgain(callback);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(callback).not.toHaveBeenCalled();
    expect(state.looks).toBe(1);
  });
});
