import { Fault } from '../errors/faults.ts';

/** Who makes a call: the server finds it out once, and everything behind the HTTP door is told (business 2). */
export type Actor =
  | { kind: 'stranger' }
  /** Holds the secret link of one offer. */
  | { kind: 'link'; offerId: string }
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

/** What an actor is to rights, from who may least to who may most; an unproven one has an account and no more. */
export const STANDINGS = ['stranger', 'link', 'unproven', 'customer', 'admin'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Whom a call is for: whoever has at least the standing at the same place of STANDINGS. */
export const ACCESS = ['anyone', 'link', 'account', 'customer', 'admin'] as const;
/** 'account' is anybody signed in, 'customer' has proven the e-mail. */
export type Access = (typeof ACCESS)[number];

const standingOf = (actor: Actor): Standing =>
  actor.kind === 'customer' && !actor.isProven ? 'unproven' : actor.kind;

/** The place of an actor in STANDINGS. */
const rankOf = (actor: Actor): number => STANDINGS.indexOf(standingOf(actor));

/** Why a call is refused: signing in may help, proving the e-mail will, nothing will. */
export type Admission = 'admitted' | 'unauthenticated' | 'unproven' | 'forbidden';

/** Whether the actor may make a call for these. What of it they see is the room's to decide (rights.ts). */
export function admission(access: Access, actor: Actor): Admission {
  if (rankOf(actor) >= ACCESS.indexOf(access)) return 'admitted';
  if (actor.kind === 'stranger' || actor.kind === 'link') return 'unauthenticated';
  return access === 'admin' ? 'forbidden' : 'unproven';
}

/** The account of whoever makes a call that only they are let into. */
export function signedIn(actor: Actor): SignedIn {
  if (actor.kind === 'customer' || actor.kind === 'admin') return actor;
  throw new Fault('unauthenticated');
}
