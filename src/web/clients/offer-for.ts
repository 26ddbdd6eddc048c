import { useNavigate } from 'react-router';
import { beginOffer } from '#domain/offers/calls.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { callApi } from '../shell/api-client.ts';
import type { ClientActs } from './client-acts.tsx';

/** Begins an empty offer for a client; where it is written. */
export async function offerFor(clientId: string): Promise<string> {
  const { id } = await callApi(beginOffer, { body: { from: 'client', id: clientId } });
  return offerEditorPath(id);
}

/** The act that begins an empty offer for a client and leads to where it is written. */
export function useOfferFor(acts: ClientActs): (clientId: string) => Promise<void> {
  const navigate = useNavigate();
  return async (clientId) => {
    let to = '';
    const begin = async () => {
      to = await offerFor(clientId);
    };
    if (await acts.perform(begin, 'Ponuka je založená.')) await navigate(to);
  };
}
