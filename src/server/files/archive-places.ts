import type { Readable } from 'node:stream';
import { Fault } from '#domain/errors/faults.ts';

/** How many archives are made at once: each holds a file of the store and a connection for as long as its reader takes. */
interface Places {
  overall: number;
  perClient: number;
}

const OWN_TAKEN = 'Tieto súbory sa vám už sťahujú. Počkajte, kým sa stiahnu, a\u00A0potom to skúste znova.';
const ALL_TAKEN = 'Práve sa sťahuje priveľa súborov naraz. Nič sa nestratilo, skúste to znova o\u00A0minútu.';
const OWN_RETRY_SECONDS = 30;
const ALL_RETRY_SECONDS = 60;

/**
 * Bounds how many archives are made at once, by client and altogether. The function that it gives takes a place for as
 * long as the stream that is made is open; it throws rateLimited where the client has all of theirs, and busy where all are
 * taken.
 */
export function createArchivePlaces({
  overall,
  perClient,
}: Places): (client: string, make: () => Readable) => Readable {
  const taken = new Map<string, number>();
  let all = 0;
  return (client, make) => {
    const own = taken.get(client) ?? 0;
    if (own >= perClient)
      throw new Fault('rateLimited', { message: OWN_TAKEN, retryAfter: OWN_RETRY_SECONDS });
    if (all >= overall) throw new Fault('busy', { message: ALL_TAKEN, retryAfter: ALL_RETRY_SECONDS });
    const archive = make();
    all += 1;
    taken.set(client, own + 1);
    archive.once('close', () => {
      all -= 1;
      const left = (taken.get(client) ?? 1) - 1;
      if (left > 0) taken.set(client, left);
      else taken.delete(client);
    });
    return archive;
  };
}
