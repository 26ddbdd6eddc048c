import { unzipSync } from 'fflate';
import type { ExportFile } from '#domain/accounts/export-schemas.ts';
import type { Foundation } from '#server/foundation.ts';
import { exportPerson } from '#server/requests/person-export.ts';

/** What the operator gives out of whoever has an address or a telephone: the names of all files of the archive, the rows of those of JSON. */
export async function personArchive(services: Foundation, identifier: string) {
  const { signal } = new AbortController();
  const { bytes } = await exportPerson(services, { identifier, now: services.clock(), signal });
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return readArchive(Buffer.concat(parts));
}

/** The same of an archive that is there already. */
function readArchive(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const textOf = (name: string) => Buffer.from(files[name] ?? '').toString();
  return {
    files,
    textOf,
    // biome-ignore lint/suspicious/noExplicitAny: JSON, which each test reads as it expects it.
    rowsOf: (name: ExportFile): any[] => JSON.parse(textOf(`${name}.json`)),
  };
}
