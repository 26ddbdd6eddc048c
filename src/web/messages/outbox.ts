import { LOCAL } from '#domain/consent/storage-names.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import { LOOK_AGAIN_MS, lookForServer } from '../errors/reachability.ts';
import { isOfWhoIsHere } from '../shell/account-copies.ts';
import { localStore } from '../shell/browser-storage.ts';
import { randomId } from '../shell/random-id.ts';

/** A message on its way. */
export interface Waiting {
  /** The server makes one message of a sending, however often it comes (decision 136). */
  sendId: string;
  text: string;
  /** The line of an offer that it hangs on. */
  lineId: string | null;
  /** Uploaded for it before. */
  files: readonly ShownFile[];
  /** When it was written. */
  at: string;
  /** Why the server will not have it; null while it may still go. */
  advice: string | null;
}

/** What is written goes out in its order, once, also after an hour without a connection and from whichever tab is open. */
export interface Outbox {
  waiting: () => readonly Waiting[];
  /** Whether the last attempt met no server. */
  isCut: () => boolean;
  add: (text: string, about?: Partial<Pick<Waiting, 'lineId' | 'files'>>) => void;
  /** Tries again what was refused, and sends what is old. */
  retry: () => void;
  /** Takes one out again, to be written anew; null where it is gone already. */
  takeBack: (sendId: string) => Waiting | null;
  subscribe: (listener: () => void) => () => void;
  /** Sends what waits, and follows the other tabs; answers how to stop. */
  start: () => () => void;
}

/** What a call of the contract is given. */
export interface Sending extends Pick<Waiting, 'sendId' | 'text' | 'lineId'> {
  fileIds: readonly string[];
}

export interface OutboxOptions {
  /** Who writes and what it is about (`talkName`). */
  name: string;
  deliver: (sending: Sending) => Promise<unknown>;
  onSent: () => void;
}

const SERVER = 500;
const TOO_MANY = 429;
const NONE: readonly Waiting[] = [];

/** After so many days nobody expects a message to go by itself: whoever wrote it says whether it still shall. */
const OLD_DAYS = 7;
const OLD = `Čaká tu viac ako ${OLD_DAYS}\u00A0dní, preto sa neodoslala sama. Ak ešte platí, odošlite ju.`;
const isOld = ({ at }: Waiting): boolean => Date.now() - Date.parse(at) > OLD_DAYS * 24 * 60 * 60_000;

/** Whether the same sending may be taken later: no answer came, or the server could not take it just then. */
function isForLater(error: unknown): boolean {
  const { status } = factsOf(error);
  return status === null || status >= SERVER || status === TOO_MANY;
}

export function createOutbox({ name, deliver, onSent }: OutboxOptions): Outbox {
  const key = `${LOCAL.messageOutbox}${name}` as const;
  const listeners = new Set<() => void>();
  /** What is shown, and all there is where the browser blocks its storage or has no room in it. */
  let known = NONE;
  let isKept = true;
  let cut = false;
  let stopLooking: (() => void) | null = null;
  let isStarted = false;

  const read = (): readonly Waiting[] => {
    if (!isKept) return known;
    try {
      const kept = localStore().getItem(key);
      // Only `write` writes under this name.
      return kept === null ? NONE : (JSON.parse(kept) as Waiting[]);
    } catch {
      return known;
    }
  };
  const show = (): void => {
    known = read();
    for (const listener of listeners) listener();
  };
  const write = (waiting: readonly Waiting[]): void => {
    known = waiting;
    try {
      if (waiting.length === 0) localStore().removeItem(key);
      else localStore().setItem(key, JSON.stringify(waiting));
      isKept = true;
    } catch {
      isKept = false;
    }
    show();
  };
  const change = (sendId: string, to: (one: Waiting) => Waiting | null): void =>
    write(read().flatMap((one) => (one.sendId === sendId ? (to(one) ?? []) : one)));

  const lookAgain = (): void => {
    stopLooking ??= lookForServer({ first: LOOK_AGAIN_MS, again: LOOK_AGAIN_MS }, (answers) => {
      if (!answers) return;
      stopLooking?.();
      stopLooking = null;
      void flush();
    });
  };

  /** Sends the first that waits; false when there is none that can go now. */
  const sendNext = async (): Promise<boolean> => {
    const next = read()[0];
    // Somebody else has signed in, of whom this tab has not heard yet: it would be theirs.
    if (!isStarted || !isOfWhoIsHere(name) || !next || next.advice !== null) return false;
    const { sendId, text, lineId, files } = next;
    if (isOld(next)) {
      change(sendId, (one) => ({ ...one, advice: OLD }));
      return false;
    }
    try {
      await deliver({ sendId, text, lineId, fileIds: files.map(({ id }) => id) });
      cut = false;
      onSent();
      change(sendId, () => null);
      return true;
    } catch (error) {
      cut = isForLater(error);
      if (cut) lookAgain();
      else change(sendId, (one) => ({ ...one, advice: callAdvice(factsOf(error)) }));
      show();
      return false;
    }
  };

  /** One tab at a time, so that messages keep their order. */
  const flush = (): Promise<void> =>
    navigator.locks.request(`webdielna-${key}`, async () => {
      while (await sendNext());
      show();
    });

  const follow = ({ key: changed }: StorageEvent): void => {
    if (changed !== key && changed !== null) return;
    show();
    void flush();
  };

  return {
    waiting: () => known,
    isCut: () => cut,
    add(text, { lineId = null, files = [] } = {}) {
      write([
        ...read(),
        { sendId: randomId(), text, lineId, files, at: new Date().toISOString(), advice: null },
      ]);
      void flush();
    },
    retry() {
      const now = new Date().toISOString();
      write(read().map((one) => ({ ...one, at: isOld(one) ? now : one.at, advice: null })));
      void flush();
    },
    takeBack(sendId) {
      const taken = read().find((one) => one.sendId === sendId) ?? null;
      change(sendId, () => null);
      void flush();
      return taken;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isStarted = true;
      addEventListener('storage', follow);
      show();
      void flush();
      return () => {
        isStarted = false;
        removeEventListener('storage', follow);
        stopLooking?.();
        stopLooking = null;
      };
    },
  };
}
