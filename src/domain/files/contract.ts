import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { perAddress, READ_LIMIT } from '../api/limit.ts';
import { MESSAGE_SUBJECTS } from '../messages/message.ts';
import * as calls from './calls.ts';
import { FILE_LIMITS } from './file-limits.ts';
import { FILE_REFUSALS } from './file-refusals.ts';
import { fileSchema, SENT_ALONG } from './file-schema.ts';
import { FILE_TYPE_NAMES } from './file-types.ts';

const one = z.object({ id: z.uuid() });
/** Longer than any name that is kept: what is too long is shortened, not refused. */
const NAME_SENT_MAX = 2_000;
const PREVIEW_TYPE = 'image/webp';
export const CHUNK_TYPE = 'application/octet-stream';

export const fileSchemas = {
  beginUpload: {
    body: z.object({
      subject: z.object({ type: z.enum(MESSAGE_SUBJECTS), id: z.uuid() }),
      itemId: z.uuid().nullable().default(null).describe('of the checklist of a project'),
      purpose: z
        .enum(['record', ...SENT_ALONG])
        .default('record')
        .describe(
          'what goes with a message, or with the delivery of a stage, is nobody else’s to see until it is sent',
        ),
      name: z.string().max(NAME_SENT_MAX).describe('as it is called where it comes from'),
      bytes: z.int().min(1, FILE_REFUSALS.empty),
      key: z
        .string()
        .regex(/^[\w-]{16,100}$/)
        .describe(
          'made by the browser for this file in this place: beginning again, in any tab, gives the same upload',
        ),
    }),
    answer: fileSchema,
  },
  sendChunk: {
    params: one,
    query: z.object({ offset: z.coerce.number<string>().int().min(0).max(FILE_LIMITS.bytes) }),
    answer: fileSchema,
  },
  listFiles: {
    query: z.object({ type: z.enum(MESSAGE_SUBJECTS), id: z.uuid() }),
    answer: z.object({
      files: z
        .array(fileSchema)
        .describe(
          'the oldest first; of others only those that are ready, and sent where they are to go with something',
        ),
      used: z.int().describe('bytes of all the client has sent'),
      quota: z.int(),
    }),
  },
  openFile: { params: one, answer: fileSchema },
  removeFile: { params: one, answer: z.object({}) },
  fileContent: {
    params: one,
    query: z.object({
      as: z
        .enum(['attachment', 'inline'])
        .default('attachment')
        .describe('inline: a picture is shown in its tab; anything else is saved all the same'),
    }),
    answer: { file: FILE_TYPE_NAMES },
  },
  filePreview: { params: one, answer: { file: [PREVIEW_TYPE] as const } },
  projectArchive: { params: one, answer: { file: ['application/zip'] as const } },
};

const UPLOADS = perAddress('files', 300, 10);
/** A folder of photos sent at once, by everybody behind an address. */
const CHUNKS = perAddress('file-chunks', 6_000, 10);
const STORE = ['storeUnavailable', 'databaseUnavailable'] as const;

export const beginUpload = endpoint(calls.beginUpload, fileSchemas.beginUpload, {
  summary: 'Announces a file of a request, an offer or a project, or finds the upload that goes on.',
  access: accessTo('file.add'),
  limit: UPLOADS,
  errors: [
    ...['notFound', 'tooLarge', 'fileRefused', 'fileStep', 'keyReused'],
    ...['storageFull', 'databaseUnavailable'],
  ] as const,
});

export const sendChunk = endpoint(calls.sendChunk, fileSchemas.sendChunk, {
  summary:
    'Sends the part at an offset. What has arrived already changes nothing; the answer says where to go on. The last part, sent again, also tries again what a fault has interrupted after it.',
  access: accessTo('file.add'),
  limit: CHUNKS,
  upload: { types: [CHUNK_TYPE], maxBytes: FILE_LIMITS.chunk },
  errors: ['fileRefused', 'busy', 'storageFull', ...STORE],
});

export const listFiles = endpoint(calls.listFiles, fileSchemas.listFiles, {
  summary: 'The files of a request, an offer or a project, with how much of their quota the client uses.',
  access: accessTo('file.read'),
  limit: READ_LIMIT,
  longList: 'files',
  errors: ['notFound'],
});

export const openFile = endpoint(calls.openFile, fileSchemas.openFile, {
  summary: 'How far an upload is.',
  access: accessTo('file.read'),
  limit: READ_LIMIT,
});

export const removeFile = endpoint(calls.removeFile, fileSchemas.removeFile, {
  summary: 'Removes a file of the own side, before it was accepted or sent with a message.',
  access: accessTo('file.add'),
  limit: UPLOADS,
  errors: ['fileStep', 'databaseUnavailable'],
});

export const fileContent = endpoint(calls.fileContent, fileSchemas.fileContent, {
  summary: 'A file. It never runs as a page.',
  access: accessTo('file.read'),
  limit: READ_LIMIT,
  head: true,
  errors: ['storeUnavailable'],
});

export const filePreview = endpoint(calls.filePreview, fileSchemas.filePreview, {
  summary: 'A small picture of a file that has one.',
  access: accessTo('file.read'),
  limit: READ_LIMIT,
  head: true,
  errors: ['storeUnavailable'],
});

export const projectArchive = endpoint(calls.projectArchive, fileSchemas.projectArchive, {
  summary: 'All files and papers of a project that whoever asks may see, in one archive.',
  access: accessTo('file.read'),
  limit: perAddress('file-archives', 20, 10),
  errors: ['storeUnavailable', 'busy'],
});
