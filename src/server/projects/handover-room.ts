import * as contract from '#domain/projects/handover-contract.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import { createMessageService } from '../messages/service.ts';
import type { Room } from '../room.ts';
import { createHandover } from './handover.ts';
import { createPortalReading } from './portal-reading.ts';

/** Reports of finished projects, for their clients and for the operator. */
export function handoverRoom(foundation: Foundation): Room {
  const reading = createPortalReading({ ...foundation, messages: createMessageService(foundation) });
  const handover = createHandover({ ...foundation, reading });
  return {
    calls: [
      serve(contract.handoverReport, ({ params, actor, now, addressGroup, signal }) =>
        handover.pdf(params.id, actor, now, { client: addressGroup, signal }),
      ),
    ],
  };
}
