import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadModule } from './lazy-module.tsx';

const FAILED = new TypeError('Failed to fetch dynamically imported module: https://x.sk/assets/wizard-B1.js');
const OTHER = new TypeError(FAILED.message.replace('wizard', 'other'));

/** The parts of a browser that a reload needs; with or without a connection. */
function browser({ onLine = true, answers = true } = {}) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('Failed to fetch');
    return new Response();
  });
  vi.stubGlobal('location', { pathname: '/sluzby', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return { reload };
}

/** A page after it was (re)loaded: modules start afresh, the session's storage stays. */
const freshPage = async () => {
  vi.resetModules();
  return import('./chunk-reload.ts');
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => vi.unstubAllGlobals();
});

describe('reloadAfterChunkFailure', () => {
  it('saves first, then reloads', async () => {
    const { reload } = browser();
    const page = await freshPage();
    const order: string[] = [];
    page.onBeforeChunkReload(() => order.push('saved'));
    reload.mockImplementation(() => order.push('reloaded'));
    expect(await page.reloadAfterChunkFailure(FAILED)).toBe(true);
    expect(order).toEqual(['saved', 'reloaded']);
    expect(console.error).toHaveBeenCalledWith('Failed to load a part of the page', FAILED);
  });

  it('reloads once per chunk, also after the reload', async () => {
    const { reload } = browser();
    await (await freshPage()).reloadAfterChunkFailure(FAILED);
    const page = await freshPage();
    expect(await page.reloadAfterChunkFailure(FAILED)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await page.reloadAfterChunkFailure(OTHER)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads once when several chunks of a page fail together', async () => {
    const { reload } = browser();
    const page = await freshPage();
    const failures = [FAILED, FAILED, OTHER].map(page.reloadAfterChunkFailure);
    expect(await Promise.all(failures)).toEqual([true, true, true]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it.each([
    { onLine: false, answers: true },
    { onLine: true, answers: false },
  ])('leaves the page alone without a connection (%o), and reloads once it is back', async (lost) => {
    const offline = browser(lost);
    const page = await freshPage();
    expect(await page.reloadAfterChunkFailure(FAILED)).toBe(false);
    expect(await page.reloadIfReachable()).toBe(false);
    expect(offline.reload).not.toHaveBeenCalled();
    const { reload } = browser();
    expect(await page.reloadAfterChunkFailure(FAILED)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the server where a reload cannot be left out', async () => {
    vi.useFakeTimers();
    const events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    const offline = browser({ answers: false });
    const page = await freshPage();
    page.reloadOnceReachable();
    await vi.advanceTimersByTimeAsync(1);
    expect(offline.reload).not.toHaveBeenCalled();
    const { reload } = browser();
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('never reloads when it cannot remember that it did', async () => {
    const { reload } = browser();
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await (await freshPage()).reloadAfterChunkFailure(FAILED)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads although a saver fails, and leaves out savers that left', async () => {
    const { reload } = browser();
    const page = await freshPage();
    const gone = vi.fn();
    page.onBeforeChunkReload(gone)();
    page.onBeforeChunkReload(() => {
      throw new Error('storage is full');
    });
    expect(await page.reloadAfterChunkFailure(FAILED)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(gone).not.toHaveBeenCalled();
  });

  it('does nothing about other errors', async () => {
    const { reload } = browser();
    expect(await (await freshPage()).reloadAfterChunkFailure(new Error('e is not a function'))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

const Part = () => null;

describe('loadModule', () => {
  it('gives the default export', async () => {
    expect(await loadModule(async () => ({ default: Part }))).toEqual({ default: Part });
  });

  it('refuses a module without one', async () => {
    await expect(loadModule(async () => ({}))).rejects.toThrow('Invalid lazy module: missing default export');
  });

  it('passes other failures on', async () => {
    browser();
    const load = (): Promise<{ default: typeof Part }> => Promise.reject(new Error('broken'));
    await expect(loadModule(load)).rejects.toThrow('broken');
  });
});
