import { useNavigate } from 'react-router';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { beginOffer } from '#domain/offers/calls.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { callApi } from '../shell/api-client.ts';
import type { Act } from '../shell/use-act.ts';
import type { OpenedProject } from './project-words.tsx';

/** The message in which the client asks for it. */
type Wish = Pick<ShownMessage, 'id'>;

export interface Addendum {
  /** Begins an addendum, from a message of the client if there is one, and goes where it is written. */
  begin: (wish?: Wish) => Promise<void>;
  /** Whether it is being begun. */
  isBeginning: (wish?: Wish) => boolean;
}

/** The way to an addendum of this project. */
export function useAddendum({ offerId }: OpenedProject, { act, running }: Act): Addendum {
  const navigate = useNavigate();
  const keyOf = (wish?: Wish) => `addendum ${wish?.id ?? ''}`;
  return {
    begin: async (wish) => {
      let to = '';
      const from = { from: 'addendum' as const, id: offerId, ...(wish && { wish: wish.id }) };
      const work = async () => {
        to = offerEditorPath((await callApi(beginOffer, { body: from })).id);
      };
      if (await act(keyOf(wish), work)) await navigate(to);
    },
    isBeginning: (wish) => running === keyOf(wish),
  };
}
