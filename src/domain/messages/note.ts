import type { MessageSubject } from './message.ts';

/** What the operator notes in a conversation for nobody else: a thought, or what was said on the telephone. */
export const NOTE_KINDS = ['note', 'call'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Characters of an internal note. */
export const NOTE_MAX = 5000;

/** Where a note does nothing else. After a call a request counts as contacted: its notes have calls of their own. */
export const PLAIN_NOTED = ['offer', 'project'] as const satisfies MessageSubject['type'][];
