import { signedIn } from '#domain/accounts/actor.ts';
import * as contract from '#domain/accounts/own-data-contract.ts';
import { createArchivePlaces } from '../files/archive-places.ts';
import type { FileRoom } from '../files/room.ts';
import type { Foundation } from '../foundation.ts';
import { type ServedCall, serve } from '../http/serve.ts';
import type { PaperRoom } from '../papers/room.ts';
import type { Room, Sweep } from '../room.ts';
import type { DeletionService } from './deletion.ts';
import { exportOwnData } from './export.ts';
import { deleteSpokenMails } from './owned-data.ts';
import { SECURITY_MAIL_KIND } from './security-notices.ts';
import type { Sessions } from './sessions.ts';

/** Taking one's data along, with the files and papers that other rooms keep. */
export function exportRoom(
  foundation: Foundation,
  { store, papers }: Pick<FileRoom, 'store'> & Pick<PaperRoom, 'papers'>,
): Room {
  const place = createArchivePlaces({ overall: 4, perClient: 1, clock: foundation.clock });
  return {
    calls: [
      serve(contract.exportOwnData, ({ actor, now, signal, addressGroup }) =>
        exportOwnData({ ...foundation, store, papers, place }, signedIn(actor), {
          ...{ now, signal, addressGroup },
        }),
      ),
    ],
  };
}

/** Leaving for good. */
export function leavingCalls({
  sessions,
  deletion,
}: {
  sessions: Sessions;
  deletion: DeletionService;
}): ServedCall[] {
  return [
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
