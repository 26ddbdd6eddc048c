import { signedIn } from '#domain/accounts/actor.ts';
import * as contract from '#domain/clients/desk-contract.ts';
import { IMPORT_UNDO_MS } from '#domain/clients/import-limits.ts';
import * as invitationContract from '#domain/clients/invitation-contract.ts';
import { byOf } from '../audit/note.ts';
import { inBatches } from '../db/batches.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import { submissionOf } from '../idempotency/submit-once.ts';
import type { Room } from '../room.ts';
import { createClientDesk } from './desk.ts';
import { createClientReading } from './desk-reading.ts';
import { createClientImport } from './import.ts';
import { deleteOldImportRows } from './import-rows-data.ts';
import { createClientImportUndo } from './import-undo.ts';
import { deleteEndedInvitations } from './invitation-data.ts';
import { createInvitations } from './invitations.ts';
import { createClientLooks } from './looks.ts';

/** So long it is seen what became of an invitation. */
const INVITATIONS_KEPT = 90 * 24 * 60 * 60_000;

/** The operator's clients: billing data, people, members, invitations, tables (business 6). */
export function clientDeskRoom(foundation: Foundation): Room {
  const { db } = foundation;
  const reading = createClientReading(foundation);
  const desk = createClientDesk(foundation);
  const invitations = createInvitations(foundation);
  const looks = createClientLooks(foundation);
  const bringIn = createClientImport(foundation);
  const imports = createClientImportUndo(foundation);
  const show = ({ params, now }: { params: { id: string }; now: Date }) => reading.record(params.id, now);
  return {
    calls: [
      serve(contract.listClients, ({ query, now }) => reading.list(query, now)),
      serve(contract.exportClients, ({ query, now }) => reading.table(query, now)),
      serve(contract.makeClient, async ({ body: { fromRequest, ...body }, ...call }) => {
        const id =
          fromRequest === undefined
            ? await desk.make(body, submissionOf('client', { ...call, body }))
            : await desk.ofRequest(fromRequest, byOf(call));
        return reading.record(id, call.now);
      }),
      serve(contract.importClients, (call) => bringIn(call.body, byOf(call))),
      serve(contract.listImports, ({ now }) => imports.list(now)),
      serve(contract.undoImport, (call) => imports.undo(call.params.id, byOf(call))),
      serve(contract.readClient, show),
      serve(contract.editClient, async (call) => {
        await desk.edit(call.params.id, call.body, byOf(call));
        return show(call);
      }),
      serve(contract.noteClient, async (call) => {
        await desk.note(call.params.id, call.body, byOf(call));
        return show(call);
      }),
      serve(contract.mergeClient, async (call) => {
        await desk.merge(call.params.id, call.body, byOf(call));
        return reading.record(call.body.into, call.now);
      }),
      serve(contract.addContact, async (call) => {
        await desk.addContact(call.params.id, call.body, submissionOf('contact', call));
        return show(call);
      }),
      serve(contract.changeContact, async (call) => {
        await desk.changeContact(call.params.id, call.params.contactId, call.body, byOf(call));
        return show(call);
      }),
      serve(contract.removeContact, async (call) => {
        await desk.removeContact(call.params.id, call.params.contactId, call.query.version, byOf(call));
        return show(call);
      }),
      serve(contract.endMembership, async (call) => {
        await desk.endMembership(call.params.id, call.params.accountId, byOf(call));
        return show(call);
      }),
      serve(contract.lookAsClient, (call) => looks.look(call.body, call.actor, byOf(call))),
      serve(contract.inviteMember, async (call) => {
        await invitations.invite(call.params.id, call.body.email, byOf(call));
        return show(call);
      }),
      serve(contract.revokeInvitation, async (call) => {
        await invitations.revoke(call.params.id, call.params.invitationId, byOf(call));
        return show(call);
      }),
      serve(invitationContract.readInvitation, ({ actor, body, now }) =>
        invitations.read(body.token, signedIn(actor).accountId, now),
      ),
      serve(invitationContract.acceptInvitation, ({ actor, body, now }) =>
        invitations.accept(body.token, signedIn(actor), now),
      ),
    ],
    mails: invitations.mails,
    sweeps: [
      {
        name: 'delete-invitations',
        minute: 29,
        run: (now) =>
          inBatches(
            async (limit) =>
              (await deleteEndedInvitations(db, new Date(now.getTime() - INVITATIONS_KEPT), limit)).length,
          ),
      },
      {
        name: 'delete-client-imports',
        minute: 31,
        run: (now) =>
          inBatches((limit) => deleteOldImportRows(db, new Date(now.getTime() - IMPORT_UNDO_MS), limit)),
      },
    ],
  };
}
