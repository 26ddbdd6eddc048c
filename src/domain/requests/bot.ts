/** Sent sooner than this after the first keystroke, a form was perhaps filled in by a bot (security 55). */
export const MIN_FILL_MS = 2000;

/** What tells robots from people: a field nobody sees, and the time the form took, where the client says it. */
export interface BotSignals {
  website: string;
  filledInMs?: number | undefined;
}

/** As the forms of this site tell it. */
export type FormSignals = BotSignals & { filledInMs: number };

/** The status of the fault `looksAutomatic`, at which a form asks to be sent once more. */
export const LOOKS_AUTOMATIC = 428;

/**
 * True for what a robot may have sent. Extensions fill hidden fields as well, so whoever sent it is told that it was not
 * taken, and forms leave the hidden field out when they are sent once more.
 */
export const isBot = ({ website, filledInMs = MIN_FILL_MS }: BotSignals): boolean =>
  website !== '' || filledInMs < MIN_FILL_MS;
