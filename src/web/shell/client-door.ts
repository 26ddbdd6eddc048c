import type { Call, CallInput, CallSchemas } from '#domain/api/call.ts';
import { OFFER_LINK_HEADER } from '#domain/offers/link-header.ts';
import { type ApiAnswer, type CallOptions, callApi } from './api-client.ts';

/** How a client comes to the calls of the portal (decision 127): the same components stand on either. */
export interface ClientDoor {
  /** What every request of it carries; nothing where the session says who it is. */
  readonly headers: Readonly<Record<string, string>>;
  /** Makes one call of the contract, as `callApi`. */
  call: <Schemas extends CallSchemas>(
    call: Call<Schemas>,
    input: CallInput<Call<Schemas>>,
    options?: Omit<CallOptions, 'headers'>,
  ) => Promise<ApiAnswer<Schemas>>;
}

const doorWith = (headers: Record<string, string>): ClientDoor => ({
  headers,
  call: (call, input, options = {}) => callApi(call, input, { ...options, headers }),
});

/** For whoever is signed in: a member of the client, or the operator who looks. */
export const SESSION_DOOR = doorWith({});

/** For who holds the secret link of an offer, whatever session the browser has besides. */
export const linkDoor = (secret: string): ClientDoor => doorWith({ [OFFER_LINK_HEADER]: secret });
