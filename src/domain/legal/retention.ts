/**
 * How long what visitors leave behind is kept. One source for what deletes it and for what the privacy policy says;
 * requests, unsent quotes and unused accounts are the operator's choice in `site.config.ts` (security 60).
 */
export const RETENTION = {
  /** Since a failure was last seen. */
  errorReportDays: 90,
  /** Since a mail was written: the note that it was sent, and its file where there is no SMTP. */
  mailMonths: 12,
  /** Between the warning and the end of an account that nobody uses (business 8). */
  accountWarningDays: 30,
  /** After a decision about cookies has ended: claims against the operator lapse after three years. */
  consentProofMonths: 36,
  /** For so long the same submission gets the same answer; at least 24 are promised (security 63). */
  submissionHours: 48,
  /** Longest window of a limit by address, with the time until the next sweep. */
  addressHours: 25,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The instant so many days before. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** The instant so many days after. */
export const daysAfter = (now: Date, days: number): Date => daysBefore(now, -days);

/** The instant so many calendar months before, in UTC; a day that month does not have is its last one. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  // 31 March minus one month is "31 February", which is a day of March.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
