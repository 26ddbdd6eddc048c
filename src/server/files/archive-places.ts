import { Readable } from 'node:stream';
import { Fault } from '#domain/errors/faults.ts';
import { OWN_ARCHIVES_TAKEN } from '#domain/files/archive-advice.ts';
import { readLater } from './store.ts';

/** How many archives are made at once: each holds a file of the store and a connection for as long as its reader takes. */
interface Places {
  overall: number;
  perClient: number;
  clock: () => Date;
}

/** An archive that is being read. */
interface Place {
  client: string;
  archive: Readable;
  /** Until when it is the reader's, however little of it is taken by then; without an end while the store is what keeps them waiting. */
  until: number;
}

const ALL_TAKEN = 'Práve sa sťahuje priveľa súborov naraz. Nič sa nestratilo, skúste to znova o\u00A0minútu.';
const OWN_RETRY_SECONDS = 30;
const ALL_RETRY_SECONDS = 60;
/** Milliseconds that a reader has at most, and the bytes that earn a second of them: a slow line of a phone. */
const GRACE = 10_000;
const SLOWEST = 64 * 1024;
const SECOND = 1_000;

/** Gives the bytes on, and says how many were taken whenever whoever reads them asks for more, and when it is there. */
async function* told(
  bytes: AsyncIterable<Buffer>,
  { ask, offer }: { ask: (taken: number) => void; offer: () => void },
): AsyncGenerator<Buffer> {
  ask(0);
  for await (const part of bytes) {
    offer();
    yield part;
    ask(part.length);
  }
}

/**
 * Bounds how many archives are made at once, by client and altogether. The function that it gives takes a place for as
 * long as the archive that is made is read. Whoever reads slower than any line loses the place once somebody else wants it
 * (decision 149); while nobody does, or nobody is that slow, it throws rateLimited where the client has all of theirs, and busy where all
 * are taken.
 */
export function createArchivePlaces({
  overall,
  perClient,
  clock,
}: Places): (client: string, make: () => AsyncIterable<Buffer>) => Readable {
  const places = new Set<Place>();

  /** Takes the place of whoever is slowest of these, if anybody is slow. */
  const displace = (some: readonly Place[]): boolean => {
    const [slowest] = some
      .filter(({ until }) => clock().getTime() > until)
      .toSorted((one, other) => one.until - other.until);
    if (!slowest) return false;
    places.delete(slowest);
    slowest.archive.destroy(new Error('Whoever read an archive too slowly has lost the place'));
    return true;
  };

  return (client, make) => {
    const own = [...places].filter((place) => place.client === client);
    if (own.length >= perClient && !displace(own))
      throw new Fault('rateLimited', { message: OWN_ARCHIVES_TAKEN, retryAfter: OWN_RETRY_SECONDS });
    if (places.size >= overall && !displace([...places]))
      throw new Fault('busy', { message: ALL_TAKEN, retryAfter: ALL_RETRY_SECONDS });
    // While the store is asked, the reader's time stands still.
    let left = GRACE;
    let since: number | null = clock().getTime();
    const offer = (): void => {
      since = clock().getTime();
    };
    const ask = (taken: number): void => {
      const waited = since === null ? 0 : clock().getTime() - since;
      left = Math.min(GRACE, left - waited + (taken / SLOWEST) * SECOND);
      since = null;
    };
    const archive = readLater(Readable.from(told(make(), { ask, offer }), { objectMode: false }));
    const place: Place = {
      ...{ client, archive },
      get until() {
        return since === null ? Number.POSITIVE_INFINITY : since + left;
      },
    };
    places.add(place);
    archive.once('close', () => places.delete(place));
    return archive;
  };
}
