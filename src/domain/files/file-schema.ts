import { z } from 'zod';
import { MESSAGE_SIDES } from '../messages/message.ts';
import { FILE_TYPE_NAMES } from './file-types.ts';

/** A file is on its way, can be opened, or was not taken. */
export const FILE_STATES = ['uploading', 'ready', 'refused'] as const;

/**
 * What a file was uploaded for: the record itself, an item of its checklist, a message, or the delivery of a stage. With the
 * last two it is sent, and nobody else's to see before.
 */
export const FILE_PURPOSES = ['record', 'item', 'message', 'delivery'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];
export const SENT_ALONG = ['message', 'delivery'] as const satisfies readonly FilePurpose[];

/** Whether a file of this purpose goes along with something. */
export const isSentAlong = (purpose: FilePurpose): boolean => SENT_ALONG.some((each) => each === purpose);

/** A file as every screen shows it. */
export const fileSchema = z.object({
  id: z.uuid(),
  itemId: z.uuid().nullable().describe('the item of the checklist that it was brought for'),
  purpose: z.enum(FILE_PURPOSES),
  messageId: z
    .uuid()
    .nullable()
    .describe('the message that it was sent with; null until one was, and of the rest'),
  side: z.enum(MESSAGE_SIDES).describe('who added it'),
  name: z.string(),
  state: z.enum(FILE_STATES),
  refusal: z.string().nullable().describe('why it was not taken, to be shown'),
  bytes: z.int().describe('as they were sent; of a file that is ready, as they are kept'),
  received: z.int().describe('bytes that have arrived: the offset of the next part'),
  type: z.enum(FILE_TYPE_NAMES).nullable().describe('null until it is ready'),
  width: z.int().nullable().describe('of a picture'),
  height: z.int().nullable(),
  hasPreview: z.boolean(),
  canRemove: z.boolean().describe('by who asks, now'),
  createdAt: z.iso.datetime(),
});
export type ShownFile = z.infer<typeof fileSchema>;
