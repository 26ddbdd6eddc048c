/** Who makes a call: the server finds it out once, and everything behind the HTTP door is told (business 2). */
export type Actor =
  | { kind: 'stranger' }
  /** Holds the secret link of one offer. */
  | { kind: 'link'; offerId: string }
  /** Signed in; until the e-mail is proven, for the own settings only. */
  | { kind: 'customer'; accountId: string; isProven: boolean }
  | { kind: 'admin'; accountId: string };

/** Whom a call is for, from everybody to the operator; each also lets in who may do more. */
export const ACCESS = ['anyone', 'link', 'customer', 'admin'] as const;
export type Access = (typeof ACCESS)[number];

const ADMITTED: Record<Actor['kind'], readonly Access[]> = {
  stranger: ['anyone'],
  link: ['anyone', 'link'],
  customer: ['anyone', 'link', 'customer'],
  admin: ['anyone', 'link', 'customer', 'admin'],
};

/**
 * Whether the actor may make a call for these: 'unauthenticated' says that signing in may help, 'forbidden' that it
 * will not. What of it they see is the room's to decide.
 */
export function admission(access: Access, actor: Actor): 'admitted' | 'unauthenticated' | 'forbidden' {
  if (ADMITTED[actor.kind].includes(access)) return 'admitted';
  return actor.kind === 'customer' ? 'forbidden' : 'unauthenticated';
}
