import * as contract from '#domain/accounts/recovery-contract.ts';
import { type ServedCall, serve } from '../http/serve.ts';
import type { AccountLinks } from './account-links.ts';
import type { Recovery } from './recovery.ts';

/** The calls of whoever cannot sign in by a password. */
export const recoveryCalls = (links: AccountLinks, recovery: Recovery): readonly ServedCall[] => [
  serve(contract.forgottenPassword, async ({ body }) => {
    await links.request('reset-password', body.email);
    return {};
  }),
  serve(contract.resetPassword, async (call) => {
    await recovery.resetPassword(call.body, call);
    return {};
  }),
  serve(contract.sendSignInLink, async ({ body }) => {
    await links.request('sign-in', body.email);
    return {};
  }),
  serve(contract.signInByLink, (call) => recovery.signIn(call.body, call)),
];
