import { admission } from '#domain/accounts/actor.ts';
import { actorOf, type User } from './session.ts';

/** Whether somebody acts as a client; the operator only looks. */
export const mayAct = (user: User): boolean => admission('client', actorOf(user)) === 'admitted';
