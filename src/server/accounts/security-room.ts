import { signedIn } from '#domain/accounts/actor.ts';
import * as contract from '#domain/accounts/security-contract.ts';
import { type ServedCall, serve } from '../http/serve.ts';
import type { AccountSecurity } from './security.ts';

/** The calls by which somebody keeps their own account safe. */
export const securityCalls = (security: AccountSecurity): readonly ServedCall[] => [
  serve(contract.confirmPassword, async (call) => {
    await security.confirm(signedIn(call.actor), call.body.password, call);
    return {};
  }),
  serve(contract.changePassword, async (call) => {
    await security.changePassword(signedIn(call.actor), call.body.password, call);
    return {};
  }),
  serve(contract.ownEmail, ({ actor, now }) => security.email(signedIn(actor), now)),
  serve(contract.changeEmail, async (call) => {
    await security.changeEmail(signedIn(call.actor), call.body.email, call);
    return {};
  }),
  serve(contract.ownSessions, ({ actor, now }) => security.sessions(signedIn(actor), now)),
  serve(contract.endSession, async ({ actor, params, now }) => {
    await security.endSession(signedIn(actor), params.id, now);
    return {};
  }),
  serve(contract.endOtherSessions, async ({ actor, now }) => {
    await security.endOtherSessions(signedIn(actor), now);
    return {};
  }),
  serve(contract.ownEvents, ({ actor, query }) => security.events(signedIn(actor), query.after)),
];
