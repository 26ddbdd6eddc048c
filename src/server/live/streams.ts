import { Readable } from 'node:stream';
import type { Actor } from '#domain/accounts/actor.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { Changed, Told } from './audience-data.ts';

/** A comment keeps proxies from closing the connection, and finds out whether the session goes on. */
const HEARTBEAT_MS = 25_000;
/** After a lost connection the browser waits so long. */
const RETRY_MS = 3_000;
/** Browsers have one tab listen for all: more of an account are forgotten ones. */
const STREAMS_OF_ACCOUNT = 10;
/** Of all; whoever comes then takes the place of somebody's that have several. */
const STREAMS = 500;
/** More than that at once, and everything is read anew. */
const SUBJECTS_AT_ONCE = 50;

export interface Listener {
  /** As who came: an account, or the holder of a link to an offer. */
  actor: Actor;
  /** Who listens, asked anew: sessions end, links are revoked, and rights are taken away. */
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
  /** A subject has changed in what no client sees. */
  tellOperators(subject: string): void;
  /** A subject has changed in what its clients alone see. */
  tellClients(subject: string): void;
  /** Ends all of them; browsers come back by themselves. */
  close(): void;
}

interface Stream {
  /** Who listens, as `keyOf` names them. */
  key: string;
  /** Hears of everything. */
  isOperators: boolean;
  tell(subject: string | null): void;
  beat(): void;
  end(): void;
}

interface Options {
  /** Who reaches what has changed, besides the operator. */
  audienceOf(changed: readonly Changed[]): Promise<Told[]>;
  /** So many streams at once. */
  most?: number;
}

/**
 * Hints go out only to who may hear them at that moment; a browser that does not read is cut off and comes back. Of clients
 * it is asked anew with each change who reaches it: one statement for all that have come together, however many listen.
 */
export function createLiveStreams({ audienceOf, most = STREAMS }: Options): LiveStreams {
  const streams = new Set<Stream>();
  const clients = () => [...streams].filter(({ isOperators }) => !isOperators);
  const changed = new Map<string, Changed>();
  let isAsking = false;

  const tellAudience = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    while (changed.size > 0) {
      const asked = [...changed.values()];
      changed.clear();
      if (clients().length === 0) continue;
      try {
        const told = await audienceOf(asked);
        const byKey = Map.groupBy(clients(), ({ key }) => key);
        for (const { subject, accountId, offerId } of told)
          for (const stream of byKey.get(accountId ?? linkKey(offerId)) ?? []) stream.tell(subject);
      } catch {
        // Nobody knows whom it concerned: all come back and read anew.
        for (const stream of clients()) stream.end();
      }
    }
    isAsking = false;
  };

  const heartbeat = setInterval(() => {
    for (const stream of streams) stream.beat();
  }, HEARTBEAT_MS).unref();
  const tellOperators = (subject: string): void => {
    for (const stream of streams) if (stream.isOperators) stream.tell(subject);
  };
  const tellClients = (subject: string): void => {
    const [type = '', id = ''] = subject.split(' ');
    changed.set(subject, { type, id });
    void tellAudience();
  };
  let isClosed = false;

  /** Ends the oldest stream of the client who has most of them, for one who has fewer; the operator is never without. */
  const makeRoom = ({ kind }: Actor): boolean => {
    const byKey = [...Map.groupBy(clients(), ({ key }) => key).values()];
    const [oldest, ...others] = byKey.toSorted((a, b) => b.length - a.length)[0] ?? [];
    if (!oldest || (others.length === 0 && kind !== 'admin')) return false;
    streams.delete(oldest);
    oldest.end();
    return true;
  };

  return {
    open(listener) {
      if (isClosed || (streams.size >= most && !makeRoom(listener.actor)))
        throw new Fault('busy', { retryAfter: RETRY_MS / 1_000 });
      const own = [...streams].filter(({ key }) => key === keyOf(listener.actor));
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
      if (subject === null) {
        for (const stream of streams) stream.tell(null);
        return;
      }
      tellOperators(subject);
      tellClients(subject);
    },
    tellOperators,
    tellClients,
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const stream of streams) stream.end();
    },
  };
}

/** A customer hears only with a proven e-mail. */
const isProven = (actor: Actor): boolean => actor.kind !== 'customer' || actor.isProven;

const eventOf = (subjects: readonly string[]): string => `data: ${JSON.stringify(subjects)}\n\n`;

const linkKey = (offerId: string | null): string => `link ${offerId}`;

const keyOf = (actor: Actor): string => ('accountId' in actor ? actor.accountId : linkKey(offerOf(actor)));

const offerOf = (actor: Actor): string | null => (actor.kind === 'link' ? actor.offerId : null);

/** What is to be told waits while it is found out who listens, so that each stream asks for one session at a time. */
function streamTo(readable: Readable, { actor, actorNow }: Listener): Stream {
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
      const now = await actorNow().catch(() => null);
      // Whoever is somebody else now, or has other rights, comes back as that.
      if (now?.kind !== actor.kind || keyOf(now) !== keyOf(actor) || !isProven(now)) return end();
      // What it does not read is kept nowhere.
      if (!readable.destroyed && !readable.push(nextText())) readable.destroy();
    }
    isAsking = false;
  };

  return {
    key: keyOf(actor),
    isOperators: actor.kind === 'admin',
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
