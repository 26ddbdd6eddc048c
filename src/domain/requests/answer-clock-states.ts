/** How the promise of an answer stands; "stopped": nobody waits any more, though nobody was answered. */
export const CLOCK_STATES = ['running', 'warned', 'late', 'answered', 'stopped'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];
