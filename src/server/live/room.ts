import type { FastifyRequest } from 'fastify';
import type { Actor } from '#domain/accounts/actor.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { liveHints } from '#domain/live/contract.ts';
import type { AccountRoom } from '../accounts/room.ts';
import { CHANGES_CHANNEL, INNER_MARK, OUTER_MARK } from '../audit/data.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import type { LinkHolders } from '../offers/link-holder.ts';
import type { Room } from '../room.ts';
import { findAudience } from './audience-data.ts';
import { createLiveStreams } from './streams.ts';

type Listeners = Pick<AccountRoom, 'actorNow'> & Pick<LinkHolders, 'holderOf'>;

/** Tells open pages what has changed of what they reach: every entry of the audit log is a hint (decisions 102, 137). */
export function liveRoom(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  { actorNow, holderOf }: Listeners,
): Room {
  const streams = createLiveStreams({
    audienceOf: (changed) => findAudience(db, changed, wallTimeOf(clock()).day),
  });
  const heard = (said: string | null) => {
    if (said?.startsWith(INNER_MARK)) streams.tellOperators(said.slice(INNER_MARK.length));
    else if (said?.startsWith(OUTER_MARK)) streams.tellClients(said.slice(OUTER_MARK.length));
    else streams.tell(said);
  };
  /** Listening uses neither a session nor a link. */
  const listener = async (request: FastifyRequest): Promise<Actor> =>
    (await holderOf(request, false)) ?? actorNow(request);
  return {
    calls: [
      serve(liveHints, async ({ actor, request, signal }) =>
        streams.open({ actor, actorNow: () => listener(request), signal }),
      ),
    ],
    announced: { channel: CHANGES_CHANNEL, heard, isContent: false },
    stopping: streams.close,
  };
}
