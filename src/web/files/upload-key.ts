/** Where a file is sent to. */
export interface UploadPlace {
  type: 'request' | 'offer' | 'project';
  id: string;
  itemId: string | null;
}

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Two seeds of a 53-bit hash (cyrb53), for pages without `crypto.subtle`: those of a local network without https. */
function plainHash(bytes: Uint8Array, seed: number): string {
  let [first, second] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (const byte of bytes) {
    first = Math.imul(first ^ byte, 2_654_435_761);
    second = Math.imul(second ^ byte, 1_597_334_677);
  }
  first =
    Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909);
  second =
    Math.imul(second ^ (second >>> 16), 2_246_822_507) ^ Math.imul(first ^ (first >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & second) + (first >>> 0)).toString(16).padStart(14, '0');
}

/**
 * The key of an upload: the same for the same name and content in the same place, whichever tab picks the file and
 * whenever (decision 130). Not the time of change, which phones set anew each time a photo is picked.
 */
export async function uploadKey(
  file: Pick<File, 'name' | 'arrayBuffer'>,
  { type, id, itemId }: UploadPlace,
  subtle: Pick<SubtleCrypto, 'digest'> | undefined = globalThis.crypto?.subtle,
): Promise<string> {
  const head = new TextEncoder().encode(JSON.stringify([type, id, itemId, file.name]));
  const content = new Uint8Array(await file.arrayBuffer());
  const all = new Uint8Array(head.length + content.length);
  all.set(head);
  all.set(content, head.length);
  return subtle ? hex(await subtle.digest('SHA-256', all)) : plainHash(all, 1) + plainHash(all, 2);
}
