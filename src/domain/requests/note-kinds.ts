/** What the operator notes about a request: a thought, or a call after which it counts as contacted. */
export const NOTE_KINDS = ['note', 'call'] as const;
