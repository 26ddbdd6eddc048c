import { type Limit, perAddress } from '#domain/api/limit.ts';
import type { Caller, RateLimiter } from '../http/rate-limits.ts';

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * What one address may have mailed to addresses that nobody has proven, of what goes to them in all (caps.ts): alone it
 * keeps neither a stranger's mailbox for a day nor the whole site from mails that others wait for.
 */
const SHARES: readonly Limit[] = [
  perAddress('mails-in-hour', 40, HOUR),
  perAddress('mails-in-day', 100, DAY),
  { name: 'mails-to-one', max: 7, seconds: DAY * 60, by: 'addressToEmail' },
];

/**
 * Codes that prove an address, of those mails: nobody needs many, and the whole site has no more than 100 an hour and 400 a
 * day (caps.ts), which a handful of addresses must not use up.
 */
const CODE_SHARES: readonly Limit[] = [
  perAddress('codes-in-hour', 5, HOUR),
  perAddress('codes-in-day', 15, DAY),
];

/** Whether a mail to this e-mail is within its caller's share, which it uses. Asked before the transaction that stores it. */
export type MailShare = (caller: Caller, email: string) => Promise<boolean>;

/** The share of all such mails. */
export const createMailShare = (limiter: Pick<RateLimiter, 'allows'>): MailShare => within(limiter, SHARES);

/** The share of codes, which are such mails, too. */
export const createCodeShare = (limiter: Pick<RateLimiter, 'allows'>): MailShare =>
  within(limiter, [...CODE_SHARES, ...SHARES]);

const within =
  (limiter: Pick<RateLimiter, 'allows'>, shares: readonly Limit[]): MailShare =>
  async (caller, email) => {
    for (const share of shares) if (!(await limiter.allows(share, { ...caller, email }))) return false;
    return true;
  };
