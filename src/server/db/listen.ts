import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';

const RECONNECT = 1_000;

interface Listening {
  close(): Promise<void>;
}

interface ListenOptions {
  readonly connection: ClientConfig;
  /** What to do with a notification's payload, by channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** Called after every (re)connection: notifications sent before are lost, so caches start anew. */
  readonly onConnect: () => void;
}

/** Hears PostgreSQL's notifications on a connection of its own and reconnects until closed. Never rejects. */
export function listen(options: ListenOptions): Listening {
  const stop = new AbortController();
  const running = keepListening(options, stop.signal);
  return {
    close: async () => {
      stop.abort();
      await running;
    },
  };
}

async function keepListening(options: ListenOptions, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await listenOnce(options, stop).catch(() => {});
    await delay(RECONNECT, undefined, { signal: stop, ref: false }).catch(() => {});
  }
}

/** Resolves when the connection has ended, rejects when it could not be made. */
async function listenOnce(options: ListenOptions, stop: AbortSignal): Promise<void> {
  const client = new Client({
    ...options.connection,
    application_name: 'webdielna notifications',
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
  });
  client.on('error', () => {});
  client.on('notification', ({ channel, payload }) => options.channels[channel]?.(payload ?? ''));
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const hangUp = (): void => void client.end();
  try {
    await client.connect();
    if (stop.aborted) return;
    stop.addEventListener('abort', hangUp, { once: true });
    for (const channel of Object.keys(options.channels))
      await client.query(`LISTEN ${escapeIdentifier(channel)}`);
    options.onConnect();
    await ended;
  } finally {
    stop.removeEventListener('abort', hangUp);
    await client.end().catch(() => {});
  }
}
