import { Fault } from '#domain/errors/faults.ts';
import type { Store } from './store.ts';
import type { ZipEntry } from './zip-writer.ts';

/** A content as an entry, open for as long as it is read. Throws storeUnavailable where it is missing, and ends with the signal. */
export async function* contentEntry(
  store: Pick<Store, 'open'>,
  { sha256, ...entry }: Pick<ZipEntry, 'name' | 'changedAt'> & { sha256: string | null },
  signal: AbortSignal,
): AsyncGenerator<ZipEntry> {
  const content = sha256 === null ? null : await store.open(sha256, signal);
  if (!content) throw new Fault('storeUnavailable', { cause: new Error(`The store misses ${sha256}`) });
  try {
    yield { ...entry, bytes: content.bytes, isPacked: true };
  } finally {
    content.bytes.destroy();
  }
}
