import type { Actor } from '#domain/accounts/actor.ts';
import type { LookedAt } from '#domain/clients/desk-contract.ts';
import { Fault } from '#domain/errors/faults.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Foundation } from '../foundation.ts';
import { findClient } from './desk-data.ts';
import { findReached } from './reach-data.ts';

/** Looking at something as its client does (decision 139): one entry in the audit log for each time. */
export interface ClientLooks {
  /** Notes it; whose it is. Throws notFound. */
  look(at: LookedAt, actor: Actor, by: By): Promise<{ id: string; name: string }>;
}

const ACTIONS = {
  client: 'client.looked-as',
  offer: 'offer.looked-as',
  project: 'project.looked-as',
} as const;

export const createClientLooks = ({ db }: Pick<Foundation, 'db'>): ClientLooks => ({
  look: ({ type, id }, actor, by) =>
    db.transaction(async (transaction) => {
      const reached =
        type === 'client' ? { clientId: id } : await findReached(transaction, actor, { type, id });
      const client = reached?.clientId ? await findClient(transaction, reached.clientId) : null;
      if (!client) throw new Fault('notFound');
      await noteOn(type)(transaction, id, ACTIONS[type], by);
      return { id: client.id, name: client.name };
    }),
});
