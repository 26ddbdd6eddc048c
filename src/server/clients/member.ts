import { type Actor, signedIn } from '#domain/accounts/actor.ts';

/** Whoever is signed in as a member of clients: in the portal the operator is one like any other. */
export const memberOf = (actor: Actor): Actor => ({ ...signedIn(actor), kind: 'customer' });
