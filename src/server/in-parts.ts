import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows after which others have their turn: a few milliseconds of work. */
export const PART = 250;

/** The same in parts that are short enough to hold nobody up. */
export function* partsOf<One>(all: readonly One[], size = PART): Generator<readonly One[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

/** Makes one of the other, with a turn for everybody else after each part. */
export async function inParts<From, To>(all: readonly From[], make: (one: From) => To): Promise<To[]> {
  const made: To[] = [];
  for (const part of partsOf(all)) {
    for (const one of part) made.push(make(one));
    await nextTurn();
  }
  return made;
}
