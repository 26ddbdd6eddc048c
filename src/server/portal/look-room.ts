import { Fault } from '#domain/errors/faults.ts';
import * as contract from '#domain/portal/look-contract.ts';
import { findClient } from '../clients/desk-data.ts';
import { firstMemberOf } from '../clients/member-data.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import { createDocuments } from '../papers/documents.ts';
import { createOwnRecords } from '../requests/own-service.ts';
import type { Room } from '../room.ts';
import { createOverviewReading } from './reading.ts';

/** The portal of a client as the operator looks at it: read as its first member reads it, and nothing else (decision 139). */
export function portalLookRoom(foundation: Foundation): Room {
  const { db } = foundation;
  const documents = createDocuments(foundation);
  const own = createOwnRecords(foundation);
  const reading = createOverviewReading({ ...foundation, documents });
  return {
    calls: [
      serve(contract.clientPortal, async ({ params, now }) => {
        if (!(await findClient(db, params.id))) throw new Fault('notFound');
        const accountId = await firstMemberOf(db, params.id);
        if (accountId === null) return { seen: null };
        const asMember = { kind: 'customer', isProven: true, isConfirmed: false, sessionId: '' } as const;
        const member = { ...asMember, accountId };
        return {
          seen: {
            overview: await reading.overview(member, now),
            requests: await own.requests(accountId, undefined),
            quotes: await own.quotes(accountId, undefined, now),
            documents: await documents.list(member, accountId, undefined, now),
          },
        };
      }),
    ],
  };
}
