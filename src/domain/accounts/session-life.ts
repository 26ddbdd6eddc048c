import type { AccountRole } from './account-role.ts';
import { LIFETIMES } from './lifetimes.ts';

/** What decides how long a session lives. */
export interface SessionTimes {
  createdAt: Date;
  usedAt: Date;
  confirmedAt: Date | null;
  awaitsFactor: boolean;
}

/** When the session ends unless it is used again: idle and absolute limits, exact to the millisecond (security 16). */
export function sessionEnd({ createdAt, usedAt, awaitsFactor }: SessionTimes, role: AccountRole): Date {
  const start = createdAt.getTime();
  if (awaitsFactor) return new Date(start + LIFETIMES.awaitingFactor);
  const longest = role === 'admin' ? LIFETIMES.adminSession : LIFETIMES.session;
  return new Date(Math.min(start + longest, usedAt.getTime() + LIFETIMES.sessionIdle));
}

/** Whether the password was typed so recently that dangerous actions are open. A clock set back opens nothing. */
export function isConfirmed({ confirmedAt }: Pick<SessionTimes, 'confirmedAt'>, now: Date): boolean {
  if (!confirmedAt) return false;
  const age = now.getTime() - confirmedAt.getTime();
  return age >= 0 && age < LIFETIMES.confirmation;
}
