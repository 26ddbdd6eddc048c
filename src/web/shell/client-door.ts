import type { Call, CallInput, CallSchemas } from '#domain/api/call.ts';
import { OFFER_LINK_HEADER } from '#domain/offers/link-header.ts';
import { ACCOUNT_KEY, accountHere } from './account-copies.ts';
import { type ApiAnswer, type CallOptions, callApi } from './api-client.ts';
import { plainHash } from './plain-hash.ts';

/** How a client comes to the calls of the portal (decision 127): the same components stand on either. */
export interface ClientDoor {
  /** What every request of it carries; nothing where the session says who it is. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whose door it is, as the browser keeps apart what they write and send. */
  who: () => string;
  /** Makes one call of the contract, as `callApi`. */
  call: <Schemas extends CallSchemas>(
    call: Call<Schemas>,
    input: CallInput<Call<Schemas>>,
    options?: Omit<CallOptions, 'headers'>,
  ) => Promise<ApiAnswer<Schemas>>;
}

const doorWith = (headers: Record<string, string>, who: () => string): ClientDoor => ({
  headers,
  who,
  call: (call, input, options = {}) => callApi(call, input, { ...options, headers }),
});

/** For whoever is signed in: a member of the client, or the operator who looks. */
export const SESSION_DOOR = doorWith({}, () => `${ACCOUNT_KEY}${accountHere() ?? ''}`);

/** For who holds the secret link of an offer, whatever session the browser has besides. */
export const linkDoor = (secret: string): ClientDoor => {
  // What the browser keeps must not open the link.
  const who = `link ${plainHash(new TextEncoder().encode(secret))}`;
  return doorWith({ [OFFER_LINK_HEADER]: secret }, () => who);
};

/** Whether a door is opened by a secret link: its secret travels in a header, which no address can carry. */
export const isLinkDoor = ({ headers }: Pick<ClientDoor, 'headers'>): boolean =>
  Object.keys(headers).length > 0;
