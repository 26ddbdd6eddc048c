import * as contract from '#domain/requests/inbox-contract.ts';
import { byOf } from '../audit/note.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import { submissionOf } from '../idempotency/submit-once.ts';
import { createNotes } from '../messages/notes.ts';
import { createMessageService } from '../messages/service.ts';
import { quoteFileName, renderQuotePdf } from '../quote/pdf.ts';
import type { QuoteRoom } from '../quote/room.ts';
import type { Room } from '../room.ts';
import { warnOfAnswers } from './answer-warnings.ts';
import { createRequestDesk } from './desk.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { createReplyDigest } from './reply-digest.ts';
import { replyComposers } from './reply-mails.ts';
import { createReplyTemplates } from './reply-templates.ts';

export interface InboxRoom extends Room {
  inbox: Inbox;
}

/** The operator's inbox of requests: what came, what is to be done with it, and by when (business 6, 7). */
export function inboxRoom(foundation: Foundation, { quotes }: QuoteRoom): InboxRoom {
  const { clock, config, db, jobs, operator, pdf, site } = foundation;
  jobs.repeat({
    name: 'warn-of-answers',
    cron: '*/5 * * * *',
    run: async () => {
      await warnOfAnswers(foundation, clock());
    },
  });
  const messages = createMessageService(foundation);
  const inbox = createInbox({ db, site, messages, quotes });
  const digest = createReplyDigest(foundation);
  jobs.repeat({ name: 'request-replies', cron: '*/5 * * * *', run: () => digest.run(clock()) });
  const desk = createRequestDesk({ ...foundation, messages, notes: createNotes(foundation), digest });
  const templates = createReplyTemplates(foundation);
  const facts = { site, publicUrl: config.publicUrl };

  /** The request as it is after an act. */
  const after = async ({ params, now }: { params: { id: string }; now: Date }, done: Promise<unknown>) => {
    await done;
    return inbox.record(params.id, now);
  };

  return {
    inbox,
    calls: [
      serve(contract.inboxList, ({ query, now }) => inbox.list(query, now)),
      serve(contract.enterRequest, async (call) =>
        inbox.record(await desk.enter(call.body, submissionOf('entered-request', call)), call.now),
      ),
      serve(contract.inboxBoard, ({ query, now }) => inbox.board(query.kind, now)),
      serve(contract.inboxCounts, ({ now }) => inbox.counts(now)),
      serve(contract.inboxExport, ({ query, now }) => inbox.table(query, now)),
      serve(contract.inboxRequest, ({ params, now }) => inbox.record(params.id, now)),
      serve(contract.inboxPdf, async ({ params, addressGroup, signal }) => {
        const stored = await inbox.quote(params.id);
        return {
          bytes: await renderQuotePdf(pdf, stored, facts, { client: addressGroup, signal }),
          type: 'application/pdf',
          fileName: quoteFileName(stored),
        };
      }),
      serve(contract.stepRequest, (call) => after(call, desk.step(call.params.id, call.body, byOf(call)))),
      serve(contract.addNote, (call) => after(call, desk.addNote(call.params.id, call.body, byOf(call)))),
      serve(contract.removeNote, (call) =>
        after(call, desk.removeNote(call.params.id, call.params.noteId, byOf(call))),
      ),
      serve(contract.replyToRequest, (call) =>
        after(call, desk.reply(call.params.id, call.body, byOf(call))),
      ),
      serve(contract.withdrawReply, (call) =>
        after(call, desk.withdraw(call.params.id, call.params.messageId, byOf(call))),
      ),
      serve(contract.snoozeRequest, (call) =>
        after(call, desk.snooze(call.params.id, call.body, byOf(call))),
      ),
      serve(contract.mergeRequest, ({ params, body, ...call }) =>
        after({ params: { id: body.into }, now: call.now }, desk.merge(params.id, body.into, byOf(call))),
      ),
      serve(contract.replyTemplates, () => templates.list()),
      serve(contract.addReplyTemplate, (call) => templates.add(call.body, byOf(call))),
      serve(contract.changeReplyTemplate, (call) => templates.change(call.params.id, call.body, byOf(call))),
      serve(contract.removeReplyTemplate, async (call) => {
        await templates.remove(call.params.id, call.query.version, byOf(call));
        return {};
      }),
    ],
    mails: replyComposers({ db, site, publicUrl: config.publicUrl, operator }),
  };
}
