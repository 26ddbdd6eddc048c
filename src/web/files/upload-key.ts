import { plainHash } from '../shell/plain-hash.ts';

/** Where a file is sent to. */
export interface UploadPlace {
  type: 'request' | 'offer' | 'project';
  id: string;
  itemId: string | null;
  /** Who sends it along, and with what: nobody else finds it. Null where it is for the record. */
  sender: string | null;
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The key of an upload: the same for the same name and content in the same place, whichever tab picks the file and
 * whenever (decision 130). Not the time of change, which phones set anew each time a photo is picked.
 */
export async function uploadKey(
  file: Pick<File, 'name' | 'arrayBuffer'>,
  { type, id, itemId, sender }: UploadPlace,
  subtle: Pick<SubtleCrypto, 'digest'> | undefined = globalThis.crypto?.subtle,
): Promise<string> {
  const head = new TextEncoder().encode(
    JSON.stringify([type, id, itemId, file.name, ...(sender === null ? [] : [sender])]),
  );
  const content = new Uint8Array(await file.arrayBuffer());
  const all = new Uint8Array(head.length + content.length);
  all.set(head);
  all.set(content, head.length);
  return subtle ? hex(await subtle.digest('SHA-256', all)) : plainHash(all);
}
