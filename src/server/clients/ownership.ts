import { emailKey } from '#domain/kernel/email.ts';
import { type Account, findOwnerOf, lockAccount } from '../accounts/data.ts';
import type { Transaction } from '../db/pool.ts';
import type { Random } from '../random.ts';
import {
  clientOfAddress,
  clientOfContact,
  firstClientOf,
  giveRequest,
  giveTo,
  insertClient,
  joinByAddress,
  nameOnUnclaimed,
} from './data.ts';
import { insertContacts } from './desk-data.ts';

/** Whose address is proven. */
type Owner = Pick<Account, 'id' | 'fullName' | 'email' | 'emailKey'>;

/** When a client comes to be, and where its id comes from. */
interface Making {
  now: Date;
  random: Pick<Random, 'uuid'>;
}

// A client comes to be with the first request or quote that needs one: somebody with an account alone is nobody's client.

/**
 * Gives the account the requests and quotes that were made with its proven e-mail and are nobody's yet, once and for
 * all: a later change of the address takes nothing away (business 2, security 29, 30).
 */
export async function claimByEmail(transaction: Transaction, owner: Owner, making: Making): Promise<void> {
  // What the operator has made for this address while nobody had proven it.
  await joinByAddress(transaction, owner.id, owner.emailKey, making.now);
  const known = await firstClientOf(transaction, owner.id);
  if (known !== null) return giveTo(transaction, known, owner.emailKey);
  const name = await nameOnUnclaimed(transaction, owner.emailKey);
  if (name === null) return;
  await giveTo(transaction, await makeClient(transaction, owner, name, making), owner.emailKey);
}

/**
 * The client that a new request belongs to: that of whoever has proven the address in it, made with the name in the
 * request where the account has none; null while nobody has proven it.
 */
export async function clientOfOwner(
  transaction: Transaction,
  { email, name }: { email: string; name: string },
  making: Making,
): Promise<string | null> {
  const found = await findOwnerOf(transaction, email);
  if (!found) return null;
  const known = await firstClientOf(transaction, found.id);
  if (known !== null) return known;
  // Of two requests at once the second waits here, and finds the client that the first has made.
  const owner = await lockAccount(transaction, found.id);
  if (!owner) return null;
  return (await firstClientOf(transaction, owner.id)) ?? makeClient(transaction, owner, name, making);
}

/**
 * The client that an offer or a project for a request is made for: the request's own, that of whoever has proven its
 * address, one of which the operator knows somebody with it, that of another request with it, or a new one, called by firm
 * or name. The request is its from then on.
 */
export async function clientOfRequest(
  transaction: Transaction,
  request: Signed & { id: string; clientId: string | null },
  making: Making,
): Promise<string> {
  if (request.clientId !== null) return request.clientId;
  const key = emailKey(request.email);
  const name = request.company || request.name;
  // Who is known by telephone alone is nobody else who is.
  const known =
    key === ''
      ? null
      : ((await clientOfOwner(transaction, { email: request.email, name }, making)) ??
        (await clientOfContact(transaction, key)) ??
        (await clientOfAddress(transaction, key)));
  const clientId = known ?? making.random.uuid();
  if (known === null) await insertWithContact(transaction, request, { id: clientId, name }, making);
  await giveRequest(transaction, request.id, clientId);
  return clientId;
}

/** Who has sent a request, and how they are reached. */
interface Signed {
  email: string;
  company: string;
  name: string;
  phoneDisplay: string;
}

/** Makes a client that nobody is a member of, with whoever has sent the request. */
async function insertWithContact(
  transaction: Transaction,
  { name: person, company, email, phoneDisplay }: Signed,
  { id, name }: { id: string; name: string },
  { now: createdAt, random }: Making,
): Promise<void> {
  await insertClient(transaction, { id, name, origin: 'request', createdAt }, null);
  const contact = {
    id: random.uuid(),
    clientId: id,
    name: person || company,
    role: '',
    email,
    phone: phoneDisplay,
  };
  await insertContacts(transaction, [{ ...contact, createdAt }]);
}

/** Called as its requests are signed; who has signed none is called as in the profile, or by the address. */
async function makeClient(
  transaction: Transaction,
  owner: Pick<Owner, 'id' | 'fullName' | 'email'>,
  signed: string,
  { now, random }: Making,
): Promise<string> {
  const id = random.uuid();
  const name = signed || owner.fullName || owner.email;
  await insertClient(transaction, { id, name, createdAt: now }, owner.id);
  return id;
}
