const GAP_MS = 60 * 60 * 1000;

/** Whoever was mailed of messages then, or earlier, may be mailed again. */
export const mailedBefore = (now: Date): Date => new Date(now.getTime() - GAP_MS);

/**
 * Whether a client is mailed of messages now: of the first one at once, then at most once an hour (business 7). `mailedAt`
 * is the last such mail about the same record.
 */
export const isMailDue = (mailedAt: Date | null, now: Date): boolean =>
  mailedAt === null || mailedAt <= mailedBefore(now);
