import { beginOffer } from '#domain/offers/calls.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { callApi } from '../shell/api-client.ts';

/** Begins an empty offer for a client; where it is written. */
export async function offerFor(clientId: string): Promise<string> {
  const { id } = await callApi(beginOffer, { body: { from: 'client', id: clientId } });
  return offerEditorPath(id);
}
