import { Fault } from '../errors/faults.ts';
import type { Day } from '../kernel/local-time.ts';

/** Who makes a call: the server finds it out once, and everything behind the HTTP door is told (business 2). */
export type Actor =
  | { kind: 'stranger' }
  /** Holds the secret link of one offer; it depends on the day whether that is open. */
  | { kind: 'link'; offerId: string; today: Day }
  | SignedIn;

/** Somebody with an account. */
export interface SignedIn {
  /** An administrator without the second factor that a public site demands is a customer until it is there. */
  kind: 'customer' | 'admin';
  accountId: string;
  sessionId: string;
  /** Until the e-mail is proven, only the own settings are theirs. */
  isProven: boolean;
  /** True for some minutes after the password was typed or a passkey used: dangerous actions are open. */
  isConfirmed: boolean;
}

/** What an actor is to rights; an unproven one has an account and no more. */
export const STANDINGS = ['stranger', 'link', 'unproven', 'customer', 'admin'] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * Whom a call is for. 'account' is anybody signed in, 'customer' has proven the e-mail. 'client' is the client of the
 * operator, by membership or by a secret link, and 'viewer' the operator besides, who sees what a client sees.
 */
const ADMITTED = {
  anyone: STANDINGS,
  account: ['unproven', 'customer', 'admin'],
  client: ['link', 'customer'],
  viewer: ['link', 'customer', 'admin'],
  customer: ['customer', 'admin'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Standing[]>;

export type Access = keyof typeof ADMITTED;
export const ACCESS = Object.keys(ADMITTED) as Access[];

/** Those whom a call for these lets in. */
export const admittedTo = (access: Access): readonly Standing[] => ADMITTED[access];

const standingOf = (actor: Actor): Standing =>
  actor.kind === 'customer' && !actor.isProven ? 'unproven' : actor.kind;

/** Why a call is refused: signing in may help, proving the e-mail will, nothing will. */
export type Admission = 'admitted' | 'unauthenticated' | 'unproven' | 'forbidden';

/** Whether the actor may make a call for these. What of it they see is the room's to decide (rights.ts). */
export function admission(access: Access, actor: Actor): Admission {
  const [standing, admitted] = [standingOf(actor), admittedTo(access)];
  if (admitted.includes(standing)) return 'admitted';
  if (standing === 'stranger' || standing === 'link') return 'unauthenticated';
  return standing === 'unproven' && admitted.includes('customer') ? 'unproven' : 'forbidden';
}

/** The account of whoever makes a call that only they are let into. */
export function signedIn(actor: Actor): SignedIn {
  if (actor.kind === 'customer' || actor.kind === 'admin') return actor;
  throw new Fault('unauthenticated');
}
