/** What there is to know of a connection: bytes ever written to it, and those of them the client has not taken yet. */
export interface Reader {
  readonly bytesWritten: number;
  readonly writableLength: number;
}

const SECOND = 1_000;

/**
 * Finds clients that do not take their answers. What waits for a client at one look has to be taken within `grace`
 * milliseconds and the time that so many bytes need at `bytesPerSecond`.
 */
export class SlowReaders<R extends Reader> {
  readonly #grace: number;
  readonly #bytesPerSecond: number;
  readonly #waits = new Map<R, { taken: number; until: number }>();

  constructor(grace: number, bytesPerSecond: number) {
    this.#grace = grace;
    this.#bytesPerSecond = bytesPerSecond;
  }

  /** Looks at all connections, `now` in milliseconds; returns those whose time is over. */
  look(readers: Iterable<R>, now: number): R[] {
    const before = new Map(this.#waits);
    this.#waits.clear();
    const slow: R[] = [];
    for (const reader of readers) {
      if (reader.writableLength === 0) continue;
      const wait = before.get(reader);
      const isTaken = !wait || reader.bytesWritten - reader.writableLength >= wait.taken;
      if (isTaken) this.#waits.set(reader, this.#newWait(reader, now));
      else if (now < wait.until) this.#waits.set(reader, wait);
      else slow.push(reader);
    }
    return slow;
  }

  #newWait({ bytesWritten, writableLength }: Reader, now: number) {
    return {
      taken: bytesWritten,
      until: now + this.#grace + (writableLength / this.#bytesPerSecond) * SECOND,
    };
  }
}
