/** What the server says of a file that is on its way. */
export interface SentFile {
  id: string;
  state: 'uploading' | 'ready' | 'refused';
  /** Why it was not taken. */
  refusal: string | null;
  /** Bytes that have arrived: where to go on. */
  received: number;
}

/** A file as it is picked. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  slice(from: number, to: number): Blob;
}

/** The calls that an upload makes; each rejects as `callApi` does. */
export interface UploadCalls<Picked extends PickedFile, Sent extends SentFile> {
  /** Announces a file, or finds the upload of it that goes on. */
  begin(file: Picked, itemId: string | null): Promise<Sent>;
  /** Sends the part at an offset. What has arrived already changes nothing. */
  send(id: string, offset: number, part: Blob, signal: AbortSignal): Promise<Sent>;
  remove(id: string): Promise<unknown>;
}

/** Why an upload did not go on. */
export type UploadFailure =
  /** The server does not answer: it goes on by itself once it does. */
  | { kind: 'lost' }
  /** The server asks for patience and says why; it is tried again by itself. */
  | { kind: 'busy'; milliseconds: number; message: string }
  /** This file will never be taken. */
  | { kind: 'refused'; message: string }
  /** Somebody has to do something first, and then try again. */
  | { kind: 'failed'; message: string };

export const UPLOAD_STATES = [
  'waiting',
  'sending',
  'elsewhere',
  'paused',
  'interrupted',
  'failed',
  'refused',
  'done',
] as const;
/**
 * How a file stands: in the queue, on its way, sent by another tab, held by the person, held by a fault that mends itself,
 * held until somebody tries again, not taken, there.
 */
export type UploadState = (typeof UPLOAD_STATES)[number];

export interface Upload<Sent extends SentFile = SentFile> {
  /** Stays the same from the pick to the end. */
  readonly key: string;
  readonly itemId: string | null;
  readonly name: string;
  readonly bytes: number;
  readonly received: number;
  readonly state: UploadState;
  /** Why it was not taken, or what to do. */
  readonly said: string | null;
  /** Null until the server knows it. */
  readonly fileId: string | null;
  /** What the server said last. */
  readonly sent: Sent | null;
}

export interface QueueOptions<Picked extends PickedFile, Sent extends SentFile> {
  calls: UploadCalls<Picked, Sent>;
  failureOf: (error: unknown) => UploadFailure;
  /** Calls back once the server answers. */
  onceReachable: (callback: () => void) => void;
  /** Does the work while no other tab does it to the same file; says at once when it has to wait for one. */
  alone: (id: string, signal: AbortSignal, waits: () => void, work: () => Promise<void>) => Promise<void>;
  /** Does the work later. Gives back what calls it off. */
  later: (work: () => void, milliseconds: number) => () => void;
  /** Bytes of one part. */
  partBytes: number;
}

export interface UploadQueue<Picked extends PickedFile, Sent extends SentFile> {
  /** Everything that was picked, in order; the same list until something changes. */
  uploads: () => readonly Upload<Sent>[];
  subscribe: (changed: () => void) => () => void;
  /** Adds a file at the end; its key. */
  add: (file: Picked, itemId: string | null) => string;
  /** Adds nothing to the queue but the word why: what was picked cannot be sent. */
  refuse: (file: Picked, itemId: string | null, message: string) => void;
  pause: (key: string) => void;
  /** Goes on with what was paused, or tries again what has failed. */
  resume: (key: string) => void;
  /** Takes it out, and what of it has arrived. */
  remove: (key: string) => void;
  /** Takes out what has nothing more to do. */
  forget: (key: string) => void;
}

/** So many files are on their way together, each with one part at a time. */
export const AT_ONCE = 2;
/** Before it is tried again by itself: at first, and at most. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
/** Answers without a byte more before it counts as a failure. */
const STALLS = 3;
/** Another tab is named only if it holds the file for longer than it takes to let go of it, as after a pause. */
const ELSEWHERE_AFTER_MS = 1_000;
const STALLED = 'Súbor sa nepodarilo dokončiť. Skúste to znova.';

type Row<Picked, Sent extends SentFile> = { -readonly [Part in keyof Upload<Sent>]: Upload<Sent>[Part] } & {
  /** Let go once it is not needed any more. */
  file: Picked | null;
  work: AbortController | null;
  /** Failures in a row without a byte between them. */
  failures: number;
  callOff: () => void;
};

/** States that somebody can resume. */
const HELD: readonly UploadState[] = ['paused', 'failed', 'interrupted'];
/** States in which a place of the two is taken. */
const ACTIVE: readonly UploadState[] = ['sending', 'elsewhere'];
/** States that can still come to an end by themselves or by a press. */
const UNFINISHED: readonly UploadState[] = ['waiting', ...ACTIVE, ...HELD];

/** Whether it is on its way, or would be. */
export const isUnfinished = ({ state }: Pick<Upload, 'state'>): boolean => UNFINISHED.includes(state);
/** Whether it can be told to wait. */
export const canPause = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'waiting' || state === 'interrupted' || ACTIVE.includes(state);

/**
 * Sends files in parts, two files at a time and one part of each: pauses, goes on after a lost network from the byte that
 * has arrived, and never sends a part anew that the server has.
 */
export function createUploadQueue<Picked extends PickedFile, Sent extends SentFile>(
  options: QueueOptions<Picked, Sent>,
): UploadQueue<Picked, Sent> {
  const rows: Row<Picked, Sent>[] = [];
  const listeners = new Set<() => void>();
  let shown: readonly Upload<Sent>[] = [];
  let count = 0;
  let isLooking = false;
  /** Until the file that was picked before is announced. */
  let announced: Promise<unknown> = Promise.resolve();

  const tell = () => {
    shown = rows.map(({ file, work, failures, callOff, ...upload }) => upload);
    for (const changed of listeners) changed();
  };
  const rowOf = (key: string) => rows.find((row) => row.key === key);

  const run = () => {
    let free = AT_ONCE - rows.filter(({ work }) => work !== null).length;
    for (const row of rows) {
      if (free === 0) break;
      if (row.state !== 'waiting' || row.work) continue;
      free -= 1;
      void start(row);
    }
    tell();
  };

  const hear = (row: Row<Picked, Sent>, sent: Sent) => {
    if (sent.received > row.received) row.failures = 0;
    row.sent = sent;
    row.fileId = sent.id;
    row.received = sent.received;
    tell();
  };

  /** One after the other, since files are listed in the order in which they were announced. */
  const announce = (file: Picked, itemId: string | null): Promise<Sent> => {
    const begun = announced.then(() => options.calls.begin(file, itemId));
    announced = begun.catch(() => {});
    return begun;
  };

  /** Sends part after part from where the server is. */
  const sendAll = async (row: Row<Picked, Sent>, file: Picked, begun: Sent, signal: AbortSignal) => {
    let sent = begun;
    let stalls = 0;
    // The last part, sent again, also ends what a fault has interrupted after it.
    const last = Math.floor((file.size - 1) / options.partBytes) * options.partBytes;
    while (sent.state === 'uploading') {
      const offset = Math.min(sent.received, last);
      const part = file.slice(offset, Math.min(offset + options.partBytes, file.size));
      const next = await options.calls.send(sent.id, offset, part, signal);
      stalls = next.received > sent.received ? 0 : stalls + 1;
      sent = next;
      hear(row, sent);
      if (sent.state === 'uploading' && stalls === STALLS) throw new Stalled();
    }
    row.state = sent.state === 'ready' ? 'done' : 'refused';
    row.said = sent.refusal;
    row.file = null;
  };

  const start = async (row: Row<Picked, Sent>) => {
    const { file } = row;
    if (!file) return;
    const work = new AbortController();
    const { signal } = work;
    Object.assign(row, { work, state: 'sending', said: null });
    let isWaiting = false;
    let keepSilent = () => {};
    try {
      const begun = await announce(file, row.itemId);
      if (!rows.includes(row)) removeUnfinished(begun);
      if (signal.aborted) return;
      hear(row, begun);
      const waits = () => {
        isWaiting = true;
        keepSilent = options.later(() => {
          if (signal.aborted) return;
          row.state = 'elsewhere';
          tell();
        }, ELSEWHERE_AFTER_MS);
      };
      await options.alone(begun.id, signal, waits, async () => {
        keepSilent();
        row.state = 'sending';
        // Another tab may have sent it all meanwhile.
        const now = isWaiting ? await options.calls.begin(file, row.itemId) : begun;
        hear(row, now);
        await sendAll(row, file, now, signal);
      });
    } catch (error) {
      if (!signal.aborted) fail(row, error);
    } finally {
      keepSilent();
      row.work = null;
      run();
    }
  };

  const fail = (row: Row<Picked, Sent>, error: unknown) => {
    const failure: UploadFailure =
      error instanceof Stalled ? { kind: 'failed', message: STALLED } : options.failureOf(error);
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** row.failures);
    row.failures += 1;
    if (failure.kind === 'refused' || failure.kind === 'failed') {
      row.state = failure.kind;
      row.said = failure.message;
      if (failure.kind === 'refused') row.file = null;
      return;
    }
    row.state = 'interrupted';
    if (failure.kind === 'lost') return whenReachable();
    row.said = failure.message;
    later(row, Math.max(wait, failure.milliseconds));
  };

  const later = (row: Row<Picked, Sent>, milliseconds: number) => {
    row.callOff = options.later(() => {
      row.callOff = () => {};
      if (row.state === 'interrupted') row.state = 'waiting';
      run();
    }, milliseconds);
  };

  /** What was lost goes on when the server answers, after a pause where it was lost again and again. */
  const whenReachable = () => {
    if (isLooking) return;
    isLooking = true;
    options.onceReachable(() => {
      isLooking = false;
      for (const row of rows) {
        if (row.state !== 'interrupted' || row.work) continue;
        row.callOff();
        if (row.failures < 2) row.state = 'waiting';
        else later(row, Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (row.failures - 2)));
      }
      run();
    });
  };

  /**
   * Takes back what of a file has arrived, or its refusal; one that was there in whole before it was picked again stays. Nobody
   * waits for it: what is left is swept, or removed in the list.
   */
  const removeUnfinished = ({ id, state }: Sent) => {
    if (state !== 'ready') options.calls.remove(id).catch(() => {});
  };

  const hold = (row: Row<Picked, Sent>) => {
    row.callOff();
    row.callOff = () => {};
    row.work?.abort();
  };

  const put = (file: Picked, itemId: string | null, state: UploadState, said: string | null): string => {
    count += 1;
    const key = `pick-${count}`;
    rows.push({
      key,
      itemId,
      name: file.name,
      bytes: file.size,
      received: 0,
      state,
      said,
      fileId: null,
      sent: null,
      file: state === 'waiting' ? file : null,
      work: null,
      failures: 0,
      callOff: () => {},
    });
    return key;
  };

  const drop = (row: Row<Picked, Sent>) => {
    rows.splice(rows.indexOf(row), 1);
    run();
  };

  return {
    uploads: () => shown,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add: (file, itemId) => {
      const key = put(file, itemId, 'waiting', null);
      run();
      return key;
    },
    refuse: (file, itemId, message) => {
      put(file, itemId, 'refused', message);
      tell();
    },
    pause: (key) => {
      const row = rowOf(key);
      if (!row || !canPause(row)) return;
      hold(row);
      row.state = 'paused';
      run();
    },
    resume: (key) => {
      const row = rowOf(key);
      if (!row || !HELD.includes(row.state)) return;
      row.callOff();
      row.failures = 0;
      row.state = 'waiting';
      run();
    },
    remove: (key) => {
      const row = rowOf(key);
      if (!row) return;
      hold(row);
      if (row.sent) removeUnfinished(row.sent);
      drop(row);
    },
    forget: (key) => {
      const row = rowOf(key);
      if (row && !isUnfinished(row)) drop(row);
    },
  };
}

/** The server answers, and nothing comes of it. */
class Stalled extends Error {}
