import { signedIn } from '#domain/accounts/actor.ts';
import * as contract from '#domain/clients/contract.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { createClientService } from './service.ts';

/** The firms of an account: what an invoice needs of them, as their members enter it. */
export function clientRoom(foundation: Foundation): Room {
  const service = createClientService(foundation);
  return {
    calls: [
      serve(contract.ownClients, ({ actor }) => service.list(signedIn(actor))),
      serve(contract.addClient, ({ actor, body, now }) => service.add(signedIn(actor), body, now)),
      serve(contract.changeClient, ({ actor, params, body, now }) =>
        service.change(signedIn(actor), params.id, body, now),
      ),
      serve(contract.removeClient, async ({ actor, params, query, now }) => {
        await service.remove(signedIn(actor), params.id, query.version, now);
        return {};
      }),
    ],
  };
}
