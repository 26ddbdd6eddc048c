import { createHash } from 'node:crypto';
import { CHUNK_TYPE } from '#domain/files/contract.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import type { TestBrowser } from './test-app.ts';

/** Who uploads: a browser, with the header of a secret link where it has one. */
export interface Uploader {
  browser: TestBrowser;
  headers?: Record<string, string>;
}

export interface Upload {
  subject: MessageSubject;
  name: string;
  bytes: Buffer;
  itemId?: string;
  /** Goes with a message that is not sent yet. */
  purpose?: 'message' | 'delivery';
  key?: string;
}

/** The key that a browser makes for a file. */
const keyOf = (upload: Pick<Upload, 'name' | 'bytes'>): string =>
  createHash('sha256').update(upload.name).update(upload.bytes).digest('hex');

/** Announces a file. */
export const begin = (
  { browser, headers }: Uploader,
  { subject, name, bytes, itemId, purpose, key = keyOf({ name, bytes }) }: Upload,
) =>
  browser.post(
    '/api/portal/files',
    { subject, name, bytes: bytes.length, key, ...(itemId && { itemId }), ...(purpose && { purpose }) },
    headers,
  );

/** Sends the part of a file that begins there. */
export const sendPart = async (
  { browser, headers }: Uploader,
  { id }: { id: string },
  offset: number,
  bytes: Buffer,
) =>
  browser.inject({
    method: 'PUT',
    url: `/api/portal/files/${id}/bytes?offset=${offset}`,
    headers: { 'content-type': CHUNK_TYPE, 'x-csrf-token': await browser.token(), ...headers },
    payload: bytes.subarray(offset, offset + FILE_LIMITS.chunk),
  });

/** Sends a file from its first part to its last; the last answer, or the first one that refuses. */
export async function upload(uploader: Uploader, file: Upload) {
  const begun = await begin(uploader, file);
  if (begun.statusCode !== 200) return begun;
  const shown: ShownFile = begun.json();
  let answer = begun;
  for (let offset = shown.received; offset < file.bytes.length; offset += FILE_LIMITS.chunk) {
    answer = await sendPart(uploader, shown, offset, file.bytes);
    if (answer.statusCode !== 200) return answer;
  }
  return answer;
}

/** Uploads a file that is taken. */
export async function uploaded(uploader: Uploader, file: Upload): Promise<ShownFile> {
  const answer = await upload(uploader, file);
  if (answer.statusCode !== 200) throw new Error(`The upload was refused: ${answer.body}`);
  return answer.json();
}
