import { Readable } from 'node:stream';
import type { Actor } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';

/** A comment keeps proxies from closing the connection, and finds out whether the session goes on. */
const HEARTBEAT_MS = 25_000;
/** After a lost connection the browser waits so long. */
const RETRY_MS = 3_000;
/** Browsers have one tab listen for all: more of an account are forgotten ones. */
const STREAMS_OF_ACCOUNT = 10;
const STREAMS = 500;
/** More than that at once, and everything is read anew. */
const SUBJECTS_AT_ONCE = 50;

export interface Listener {
  accountId: string;
  /** Who listens, asked anew: sessions end, and rights are taken away. */
  actorNow(): Promise<Actor>;
  /** Fires when the browser is gone. */
  signal: AbortSignal;
}

/** Streams of hints to open pages (business 7). */
export interface LiveStreams {
  /** A stream of server-sent events, which begins by saying that anything may have changed. Throws busy. */
  open(listener: Listener): Readable;
  /** A subject has changed, "type id"; null when anything may have. */
  tell(subject: string | null): void;
  /** Ends all of them; browsers come back by themselves. */
  close(): void;
}

interface Stream {
  accountId: string;
  tell(subject: string | null): void;
  beat(): void;
  end(): void;
}

/** Hints go out only to who may hear them at that moment; a browser that does not read is cut off and comes back. */
export function createLiveStreams(): LiveStreams {
  const streams = new Set<Stream>();
  const heartbeat = setInterval(() => {
    for (const stream of streams) stream.beat();
  }, HEARTBEAT_MS).unref();
  let isClosed = false;

  return {
    open(listener) {
      if (isClosed || streams.size >= STREAMS) throw new Fault('busy', { retryAfter: RETRY_MS / 1_000 });
      const own = [...streams].filter(({ accountId }) => accountId === listener.accountId);
      if (own.length >= STREAMS_OF_ACCOUNT) own[0]?.end();
      const readable = new Readable({ read: () => {} });
      const stream = streamTo(readable, listener);
      streams.add(stream);
      readable.once('close', () => streams.delete(stream));
      listener.signal.addEventListener('abort', () => readable.destroy(), { once: true });
      readable.push(`retry: ${RETRY_MS}\n${eventOf([])}`);
      return readable;
    },
    tell(subject) {
      for (const stream of streams) stream.tell(subject);
    },
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const stream of streams) stream.end();
    },
  };
}

const eventOf = (subjects: readonly string[]): string => `data: ${JSON.stringify(subjects)}\n\n`;

/** What is to be told waits while it is found out who listens, so that each stream asks for one session at a time. */
function streamTo(readable: Readable, { accountId, actorNow }: Listener): Stream {
  const changed = new Set<string>();
  let isAnything = false;
  let isDue = false;
  let isAsking = false;
  const end = () => void (readable.destroyed || readable.push(null));

  const nextText = (): string => {
    const subjects = isAnything || changed.size > SUBJECTS_AT_ONCE ? [] : [...changed];
    const isBeat = !isAnything && changed.size === 0;
    changed.clear();
    isAnything = false;
    isDue = false;
    return isBeat ? ':\n\n' : eventOf(subjects);
  };

  const say = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    while (isDue && !readable.destroyed) {
      const actor = await actorNow().catch(() => null);
      if (actor?.kind !== 'admin') return end();
      // What it does not read is kept nowhere.
      if (!readable.destroyed && !readable.push(nextText())) readable.destroy();
    }
    isAsking = false;
  };

  return {
    accountId,
    end,
    beat() {
      isDue = true;
      void say();
    },
    tell(subject) {
      if (subject === null) isAnything = true;
      else changed.add(subject);
      isDue = true;
      void say();
    },
  };
}
