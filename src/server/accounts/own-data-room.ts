import { signedIn } from '#domain/accounts/actor.ts';
import * as contract from '#domain/accounts/own-data-contract.ts';
import { createArchivePlaces } from '../files/archive-places.ts';
import { openStore } from '../files/open-store.ts';
import type { Foundation } from '../foundation.ts';
import { type ServedCall, serve } from '../http/serve.ts';
import type { Sweep } from '../room.ts';
import type { DeletionService } from './deletion.ts';
import { exportOwnData } from './export.ts';
import { deleteSpokenMails } from './owned-data.ts';
import { SECURITY_MAIL_KIND } from './security-notices.ts';
import type { Sessions } from './sessions.ts';

/** Taking one's data along, and leaving for good. */
export function ownDataCalls(
  foundation: Foundation,
  { sessions, deletion }: { sessions: Sessions; deletion: DeletionService },
): ServedCall[] {
  const store = openStore(foundation.config);
  const place = createArchivePlaces({ overall: 4, perClient: 1, clock: foundation.clock });
  return [
    serve(contract.exportOwnData, ({ actor, now, signal, addressGroup }) =>
      exportOwnData({ ...foundation, store, place }, signedIn(actor), { now, signal, addressGroup }),
    ),
    serve(contract.previewDeletion, ({ actor }) => deletion.preview(signedIn(actor))),
    serve(contract.deleteAccount, async (call) => {
      await deletion.delete(signedIn(call.actor), call.now);
      await sessions.end(call);
      return {};
    }),
  ];
}

/** The notice of a deletion names the address once more: when it is out, its note goes as well. */
export const farewellSweep = ({ db }: Pick<Foundation, 'db'>): Sweep => ({
  name: 'forget-farewells',
  minute: 53,
  run: () => deleteSpokenMails(db, { kind: SECURITY_MAIL_KIND, about: 'account-deleted' }),
});
