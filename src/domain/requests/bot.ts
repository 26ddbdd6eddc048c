/** Sent sooner than this after the first keystroke, a form was filled in by a bot (security 55). */
export const MIN_FILL_MS = 2000;

/** What tells robots from people: a field nobody sees, and the time the form took, where the client says it. */
export interface BotSignals {
  website: string;
  filledInMs?: number | undefined;
}

/** As the forms of this site tell it. */
export type FormSignals = BotSignals & { filledInMs: number };

/** True for what no person has sent; it gets an answer like everybody, but nothing is stored and nothing mailed. */
export const isBot = ({ website, filledInMs = MIN_FILL_MS }: BotSignals): boolean =>
  website !== '' || filledInMs < MIN_FILL_MS;
