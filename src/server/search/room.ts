import * as contract from '#domain/search/contract.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { createDeskSearch } from './service.ts';

/** One search of all that the operator works with (business 6). */
export function searchRoom(foundation: Foundation): Room {
  const search = createDeskSearch(foundation);
  return { calls: [serve(contract.searchAll, ({ query, now }) => search(query.search, now))] };
}
