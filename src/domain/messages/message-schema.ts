import { z } from 'zod';
import { FILE_LIMITS } from '../files/file-limits.ts';
import { FILE_STEPS } from '../files/file-refusals.ts';
import { fileSchema } from '../files/file-schema.ts';
import { filledText } from '../kernel/safe-text.ts';
import { MESSAGE_MAX, MESSAGE_SIDES } from './message.ts';

const MISSING = 'Napíšte správu.';

/** The text of a message from outside. */
export const messageTextField = filledText(MESSAGE_MAX, MISSING, { multiline: true });

/**
 * Whoever sends a message makes an id for the sending: the same one again is the same message, however often the answer was
 * lost (decision 136).
 */
export const sendIdField = z.uuid().describe('of the sending: the same again is the same message');

const seenUntil = z.iso
  .datetime()
  .transform((at) => new Date(at))
  .describe('when the newest message that was on the screen was written');

/**
 * Up to where a conversation was seen by whoever answers: what came after that stays unread. Without it nothing counts as seen,
 * as whoever answers may know nothing of it.
 */
export const seenUntilField = seenUntil.optional();

/** What a side says when it has read a conversation. */
export const seenBody = z.object({ seenUntil });

const LINE_ID_MAX = 60;

/** What of an offer a message hangs on; other conversations have no lines. */
export const lineIdField = z
  .string()
  .max(LINE_ID_MAX)
  .nullable()
  .describe('the line of the offer that it is about; null for the whole');

/** Files that were uploaded for the message. */
export const fileIdsField = z
  .array(z.uuid())
  .max(FILE_LIMITS.perMessage, FILE_STEPS.perMessage)
  .default([])
  .describe('uploaded for it');

/** A message as every conversation shows it. */
export const messageSchema = z.object({
  id: z.uuid(),
  side: z.enum(MESSAGE_SIDES),
  author: z.string(),
  isOwn: z.boolean().describe('whoever asks has written it'),
  lineId: z.string().nullable().describe('the line of an offer that it hangs on'),
  text: z.string().describe('empty once it was withdrawn'),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable().describe('when the other side saw it'),
  waits: z.boolean().describe('for an answer of the operator; false to clients'),
  withdrawnAt: z.iso.datetime().nullable(),
  sendId: z.uuid().nullable().describe('of its sending, where it has one'),
  files: z.array(fileSchema),
  canWithdraw: z.boolean().describe('by the side that asks, now'),
});
export type ShownMessage = z.infer<typeof messageSchema>;
