import { signedIn } from '#domain/accounts/actor.ts';
import * as contract from '#domain/accounts/factor-contract.ts';
import { inBatches } from '../db/batches.ts';
import type { Foundation } from '../foundation.ts';
import { type ServedCall, serve } from '../http/serve.ts';
import type { Sweep } from '../room.ts';
import { deleteOldChallenges } from './factor-data.ts';
import { createFactorService } from './factor-service.ts';
import { createPasskeyService } from './passkey-service.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createSealing } from './sealed.ts';
import type { SecurityNotice } from './security-notices.ts';
import type { Sessions } from './sessions.ts';
import type { SignInThrottle } from './throttle.ts';
import { createWebAuthn, takesPasskeys } from './webauthn.ts';

/** The second step of a sign-in, and passkeys (security 20). */
export function factorCalls(
  foundation: Foundation,
  { sessions, throttle, notice }: { sessions: Sessions; throttle: SignInThrottle; notice: SecurityNotice },
): ServedCall[] {
  const { config, random, site } = foundation;
  const { publicUrl } = config;
  const parts = {
    sessions,
    notice,
    recoveryCodes: createRecoveryCodes(config.secrets, random),
  };
  const service = createFactorService(foundation, {
    ...parts,
    throttle,
    sealing: createSealing(config.secrets, random),
    takesPasskeys: takesPasskeys(publicUrl),
  });
  const passkeys = createPasskeyService(foundation, {
    ...parts,
    webAuthn: createWebAuthn(publicUrl, site.brand.name),
  });
  return [
    serve(contract.secondFactor, (call) => service.passSecondStep(call.body, call)),
    serve(contract.passkeyOptions, (call) => passkeys.requestOptions(call)),
    serve(contract.passkeyLogin, (call) => passkeys.signIn(call.body.response, call)),
    serve(contract.factors, ({ actor }) => service.factors(signedIn(actor))),
    serve(contract.startTotp, ({ actor, now }) => service.startTotp(signedIn(actor), now)),
    serve(contract.confirmTotp, ({ body, actor, now }) => service.confirmTotp(body, signedIn(actor), now)),
    serve(contract.removeTotp, async ({ actor, now }) => {
      await service.removeTotp(signedIn(actor), now);
      return {};
    }),
    serve(contract.renewRecoveryCodes, async ({ actor, now }) => ({
      recoveryCodes: await service.renewRecoveryCodes(signedIn(actor), now),
    })),
    serve(contract.newPasskeyOptions, (call) => passkeys.creationOptions(signedIn(call.actor), call)),
    serve(contract.addPasskey, (call) => passkeys.add(call.body, signedIn(call.actor), call)),
    serve(contract.removePasskey, async ({ params, actor, now }) => {
      await passkeys.remove(params.id, signedIn(actor), now);
      return {};
    }),
    serve(contract.confirmByPasskey, async (call) => {
      await passkeys.confirm(call.body.response, signedIn(call.actor), call);
      return {};
    }),
  ];
}

/** Challenges that nobody has signed are deleted. */
export const factorSweep = ({ db }: Pick<Foundation, 'db'>): Sweep => ({
  name: 'delete-passkey-challenges',
  minute: 23,
  run: (now) => inBatches(async (limit) => (await deleteOldChallenges(db, now, limit)).length),
});
