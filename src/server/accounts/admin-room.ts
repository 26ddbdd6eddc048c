import { signedIn } from '#domain/accounts/actor.ts';
import * as contract from '#domain/accounts/admin-contract.ts';
import { siteChecklist } from '#domain/content/site-checklist.ts';
import type { Foundation } from '../foundation.ts';
import { type Admitted, serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { servicesInUse } from '../services-in-use.ts';
import { adminsWithoutFactor } from './admin-data.ts';
import { createAdminService } from './admin-service.ts';
import type { AccountRoom } from './room.ts';

/** The operator's list of accounts, and what is left to be set up (business 6). */
export function adminRoom(
  foundation: Foundation,
  { securityNotice }: Pick<AccountRoom, 'securityNotice'>,
): Room {
  const { db, site, config } = foundation;
  const admin = createAdminService(foundation, securityNotice);
  return {
    calls: [
      serve(contract.listAccounts, ({ query }) => admin.list(query)),
      serve(contract.changeAccount, (call) => admin.change(actOf(call), call.body)),
      serve(contract.endAccountSessions, (call) => admin.endSessions(actOf(call))),
      serve(contract.resetSecondFactor, (call) => admin.resetSecondFactor(actOf(call))),
      serve(contract.setupChecklist, async () => ({
        ...siteChecklist(site, servicesInUse(config)),
        adminsWithoutSecondFactor: await adminsWithoutFactor(db),
      })),
    ],
  };
}

const actOf = ({ params, actor, now }: Pick<Admitted, 'actor' | 'now'> & { params: { id: string } }) => ({
  id: params.id,
  actorId: signedIn(actor).accountId,
  now,
});
