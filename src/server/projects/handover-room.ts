import * as contract from '#domain/projects/handover-contract.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import { createMessageService } from '../messages/service.ts';
import type { Room } from '../room.ts';
import { createHandover, type Handover } from './handover.ts';
import { createPortalReading } from './portal-reading.ts';

export interface HandoverRoom extends Room {
  handover: Handover;
}

/** Reports of finished projects, for their clients and for the operator. */
export function handoverRoom(foundation: Foundation): HandoverRoom {
  const reading = createPortalReading({ ...foundation, messages: createMessageService(foundation) });
  const handover = createHandover({ ...foundation, reading });
  return {
    handover,
    calls: [
      serve(contract.handoverReport, ({ params, actor, now, addressGroup, signal }) =>
        handover.pdf(params.id, actor, now, { client: addressGroup, signal }),
      ),
    ],
  };
}
