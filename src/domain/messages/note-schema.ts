import { z } from 'zod';
import { filledText } from '../kernel/safe-text.ts';
import { sendIdField } from './message-schema.ts';
import { NOTE_KINDS, NOTE_MAX } from './note.ts';

const MISSING = 'Napíšte poznámku.';

/** A note from outside. */
export const noteBody = z.object({
  kind: z.enum(NOTE_KINDS),
  text: filledText(NOTE_MAX, MISSING, { multiline: true }),
  sendId: sendIdField.optional(),
});

/** A note as the operator reads it; nothing that answers a client has a place for one. */
export const noteSchema = z.object({
  id: z.uuid(),
  kind: z.enum(NOTE_KINDS),
  text: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
});
export type ShownNote = z.infer<typeof noteSchema>;
