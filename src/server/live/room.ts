import { signedIn } from '#domain/accounts/actor.ts';
import { liveHints } from '#domain/live/contract.ts';
import type { AccountRoom } from '../accounts/room.ts';
import { CHANGES_CHANNEL } from '../audit/data.ts';
import { serve } from '../http/serve.ts';
import type { Room } from '../room.ts';
import { createLiveStreams } from './streams.ts';

/** Tells open pages what has changed: every entry of the audit log is a hint (decision 102). */
export function liveRoom({ actorNow }: Pick<AccountRoom, 'actorNow'>): Room {
  const streams = createLiveStreams();
  return {
    calls: [
      serve(liveHints, async ({ actor, request, signal }) =>
        streams.open({
          accountId: signedIn(actor).accountId,
          actorNow: () => actorNow(request),
          signal,
        }),
      ),
    ],
    announced: { channel: CHANGES_CHANNEL, heard: streams.tell, isContent: false },
    stopping: streams.close,
  };
}
