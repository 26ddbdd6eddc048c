/** Milliseconds that a listener waits. */
export interface Waits {
  /** After a stream has ended. */
  ended: number;
  /** After it was refused: the session has ended, or the server is too busy. */
  refused: number;
  /** The server says something at least every 25 seconds; a connection that is silent for longer is dead. */
  silent: number;
}

export const WAITS: Waits = { ended: 3_000, refused: 30_000, silent: 60_000 };

interface Source {
  path: string;
  headers: Record<string, string>;
  waits: Waits;
}

/**
 * Reads server-sent events and comes back after every loss until the signal fires, at once when the browser is connected
 * again. `EventSource` sends no headers, which the holder of a secret link needs, and notices no dead connection.
 */
export async function followEvents(
  signal: AbortSignal,
  source: Source,
  hear: (data: string) => void,
): Promise<void> {
  while (!signal.aborted) {
    const wait = await readEvents(signal, source, hear).catch(() => source.waits.ended);
    await pause(signal, wait);
  }
}

/** Reads one connection to its end; answers how long to wait before the next. Rejects when it is lost. */
async function readEvents(
  signal: AbortSignal,
  { path, headers, waits }: Source,
  hear: (data: string) => void,
): Promise<number> {
  const connection = new AbortController();
  const cut = () => connection.abort();
  let silence = setTimeout(cut, waits.silent);
  signal.addEventListener('abort', cut);
  addEventListener('offline', cut);
  try {
    const response = await fetch(path, {
      headers: { ...headers, accept: 'text/event-stream' },
      cache: 'no-store',
      signal: connection.signal,
    });
    if (response.status !== 200 || !response.body) return waits.refused;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return waits.ended;
      clearTimeout(silence);
      silence = setTimeout(cut, waits.silent);
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = event.split('\n').find((line) => line.startsWith('data: '));
        if (data !== undefined) hear(data.slice('data: '.length));
      }
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', cut);
    removeEventListener('offline', cut);
    connection.abort();
  }
}

/** Waits, but not longer than until the browser is connected again or the signal fires. */
const pause = (signal: AbortSignal, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
