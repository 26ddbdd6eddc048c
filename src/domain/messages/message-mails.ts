import { z } from 'zod';
import { type MessageSide, WITHDRAWN_WITHIN } from './message.ts';

const GAP_MS = 60 * 60 * 1000;

/** How long a mail about messages waits, in seconds: what it tells cannot be taken back any more (decisions 8.19). */
export const MAIL_WAITS_SECONDS = WITHDRAWN_WITHIN / 1000 + 1;

/** Whoever was mailed of messages then, or earlier, may be mailed again. */
export const mailedBefore = (now: Date): Date => new Date(now.getTime() - GAP_MS);

/**
 * Whether a client is mailed of messages now: of the first one, then at most once an hour (business 7). `mailedAt`
 * is the last such mail about the same record.
 */
export const isMailDue = (mailedAt: Date | null, now: Date): boolean =>
  mailedAt === null || mailedAt <= mailedBefore(now);

const instant = z.iso
  .datetime()
  .nullable()
  .default(null)
  .transform((at) => (at === null ? null : new Date(at)));

/**
 * Of which time one mail tells: from the mail before it until it was written itself, however late it goes out. So of two
 * that wait for the mail server neither tells what the other does. Mails of before these times were kept tell of all.
 */
export const toldTime = z.object({ after: instant, until: instant });
export type ToldTime = z.output<typeof toldTime>;

/** That time, without those of which other mails have told the same person. */
export type TimeToTell = ToldTime & { toldBefore?: readonly ToldTime[] };

const isWithin = ({ after, until }: ToldTime, at: Date): boolean =>
  (after === null || at > after) && (until === null || at <= until);

/** As a mail that is written now keeps it; `mailedAt` is the last one about the same record. */
export const timeToTell = (mailedAt: Date | null, now: Date): z.input<typeof toldTime> => ({
  after: mailedAt?.toISOString() ?? null,
  until: now.toISOString(),
});

/** When a message of a call that began then was written: after what came before it, such as what the last mail has told. */
export const youngerThan = (earlier: Date | null, now: Date): Date =>
  earlier === null || now > earlier ? now : new Date(earlier.getTime() + 1);

/** Whether a mail of that time tells a message of this side: not what was read, taken back or told before it went out. */
export const isTold = (
  message: { side: MessageSide; createdAt: Date; readAt: Date | null; withdrawnAt: Date | null },
  side: MessageSide,
  { toldBefore = [], ...time }: TimeToTell,
): boolean =>
  message.side === side &&
  message.readAt === null &&
  message.withdrawnAt === null &&
  isWithin(time, message.createdAt) &&
  !toldBefore.some((other) => isWithin(other, message.createdAt));
