import type { SignedIn } from '#domain/accounts/actor.ts';
import { OWN_CLIENTS_MAX } from '#domain/clients/client-fields.ts';
import type { Client } from '#domain/clients/contract.ts';
import { Fault } from '#domain/errors/faults.ts';
import { lockAccount } from '../accounts/data.ts';
import { noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import {
  type ClientTexts,
  countOwnClients,
  findOwnClients,
  insertClient,
  leaveClient,
  lockClient,
  updateOwnClient,
} from './data.ts';

type Who = Pick<SignedIn, 'kind' | 'accountId'>;

const note = noteOn('client');

type ClientChange = ClientTexts & { version: number };

/** Clients of an account. One that it is no member of is not there. */
export interface ClientService {
  list(actor: Who): Promise<Client[]>;
  /** Throws tooManyClients. */
  add(actor: Who, texts: ClientTexts, now: Date): Promise<Client>;
  /** `version` is of the client that was seen. Throws notFound, editedElsewhere. */
  change(actor: Who, clientId: string, change: ClientChange, now: Date): Promise<Client>;
  /** Throws notFound, clientInUse, editedElsewhere. */
  remove(actor: Who, clientId: string, version: number, now: Date): Promise<void>;
}

export function createClientService({ db, random }: Pick<Foundation, 'db' | 'random'>): ClientService {
  const find = async (transaction: Transaction, { accountId }: Who, clientId: string) => {
    const [found] = await findOwnClients(transaction, accountId, clientId);
    if (!found) throw new Fault('notFound');
    return found;
  };

  return {
    list: ({ accountId }) => findOwnClients(db, accountId),
    add: (actor, texts, now) =>
      db.transaction(async (transaction) => {
        // Two at the same time would count the same clients.
        if (!(await lockAccount(transaction, actor.accountId))) throw new Fault('unauthenticated');
        if ((await countOwnClients(transaction, actor.accountId)) >= OWN_CLIENTS_MAX)
          throw new Fault('tooManyClients');
        const id = random.uuid();
        await insertClient(transaction, { ...texts, id, createdAt: now }, actor.accountId);
        await note(transaction, id, 'client.added', { actor, now });
        return find(transaction, actor, id);
      }),
    change: (actor, clientId, { version, ...texts }, now) =>
      db.transaction(async (transaction) => {
        await lockClient(transaction, clientId);
        const found = await find(transaction, actor, clientId);
        if (found.version !== version) throw new Fault('editedElsewhere');
        await updateOwnClient(transaction, { accountId: actor.accountId, clientId }, texts);
        await note(transaction, clientId, 'client.changed', { actor, now });
        return find(transaction, actor, clientId);
      }),
    remove: (actor, clientId, version, now) =>
      db.transaction(async (transaction) => {
        // A request that comes meanwhile waits for the lock, and finds no client.
        await lockClient(transaction, clientId);
        const found = await find(transaction, actor, clientId);
        if (found.isInUse) throw new Fault('clientInUse');
        if (found.version !== version) throw new Fault('editedElsewhere');
        await leaveClient(transaction, { accountId: actor.accountId, clientId });
        await note(transaction, clientId, 'client.removed', { actor, now });
      }),
  };
}
