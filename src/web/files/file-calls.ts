import {
  beginUpload,
  fileContent,
  filePreview,
  listFiles,
  removeFile,
  sendChunk,
} from '#domain/files/calls.ts';
import { type FilePurpose, isSentAlong, type ShownFile } from '#domain/files/file-schema.ts';
import { type ApiFile, sendFile } from '../shell/api-client.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { type UploadPlace, uploadKey } from './upload-key.ts';
import type { UploadCalls } from './upload-queue.ts';

/** The record whose files these are, and what is added to it goes with. */
export interface FilePlace extends Pick<UploadPlace, 'type' | 'id'> {
  purpose?: Exclude<FilePurpose, 'item'>;
}

const PART_TYPE = 'application/octet-stream';
/** Half a megabyte takes this long where the network is all but gone. */
const PART_MS = 120_000;

/** What can be done with the files of a record by a door; each rejects with an ApiError. */
export interface FileCalls extends UploadCalls<File, ShownFile> {
  list: (signal: AbortSignal) => Promise<ShownFile[]>;
  content: (id: string) => Promise<ApiFile>;
  preview: (id: string, signal: AbortSignal) => Promise<ApiFile>;
}

/** The calls about the files of one record, through one door. */
export const fileCalls = (door: ClientDoor, { purpose = 'record', ...place }: FilePlace): FileCalls => ({
  list: async (signal) => (await door.call(listFiles, { query: place }, { signal })).files,
  begin: async (file, itemId) => {
    const sender = isSentAlong(purpose) ? `${purpose} ${door.who()}` : null;
    const key = await uploadKey(file, { ...place, itemId, sender });
    const { name, size } = file;
    return door.call(beginUpload, { body: { subject: place, itemId, purpose, name, bytes: size, key } });
  },
  send: (id, offset, part, signal) =>
    sendFile(
      sendChunk,
      { params: { id }, query: { offset: String(offset) } },
      { file: part, type: PART_TYPE },
      { signal, headers: { ...door.headers }, timeoutMs: PART_MS },
    ),
  remove: (id) => door.call(removeFile, { params: { id } }),
  content: (id) => door.call(fileContent, { params: { id }, query: {} }),
  preview: (id, signal) => door.call(filePreview, { params: { id } }, { signal }),
});
