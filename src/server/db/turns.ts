/** Rows that one run of a repeated job looks at: seconds of work, however many wait. */
const PART = 500;

/** Reads a part of the ids that a job may have to do with, in their order, after the last one of the part before. */
type ReadPart = (after: string | null, limit: number) => Promise<string[]>;

/**
 * Hands out what waits in parts, one a run: the next run goes on where this one ended, and begins anew after the last. So
 * no run is endless, and what is looked at in vain holds up nothing behind it.
 */
export function inTurns(part = PART): (read: ReadPart) => Promise<string[]> {
  let after: string | null = null;
  return async (read) => {
    const ids = await read(after, part);
    after = ids.length < part ? null : (ids.at(-1) ?? null);
    return ids;
  };
}
