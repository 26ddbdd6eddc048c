import { signedIn } from '#domain/accounts/actor.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { issuerOf } from '#domain/legal/issuer.ts';
import { AS_OPERATOR } from '#domain/messages/message.ts';
import * as contract from '#domain/offers/contract.ts';
import { offerPath } from '#domain/offers/offer-address.ts';
import { revisionLetter } from '#domain/offers/offer-number.ts';
import { offerProblems } from '#domain/offers/offer-problems.ts';
import { byOf } from '../audit/note.ts';
import { inBatches } from '../db/batches.ts';
import type { Foundation } from '../foundation.ts';
import { serve } from '../http/serve.ts';
import { keepIssuer } from '../legal/data.ts';
import { createMessageService, shownMessage } from '../messages/service.ts';
import type { PriceBookCache } from '../quote/price-book-cache.ts';
import type { Room } from '../room.ts';
import type { WhenAccepted } from './accepting.ts';
import { createOfferConversation, type OfferConversation } from './conversation.ts';
import { assumeIssuer, hasUnissued } from './data.ts';
import { createAnswerDigest } from './digest.ts';
import { createOfferDrafts } from './drafts.ts';
import { deleteExpiredOffers } from './expiry.ts';
import { createOfferLinks, type OfferLinks } from './links.ts';
import { type AcceptedPdf, offerComposers } from './mails.ts';
import { createOfferReading, type OfferReading, shownTemplate } from './reading.ts';
import { createOfferReminders, type OfferReminders } from './reminding.ts';
import { createOfferService, type OfferService } from './service.ts';

export interface OfferRoom extends Room {
  offers: OfferService;
  conversation: OfferConversation;
  links: OfferLinks;
  reading: OfferReading;
  reminders: OfferReminders;
}

interface OfferRoomOptions {
  priceBooks: Pick<PriceBookCache, 'current'>;
  whenAccepted: WhenAccepted;
  /** Null while nothing makes it. */
  acceptedPdf: AcceptedPdf | null;
}

/** Offers as the operator makes, sends and follows them (business 4). */
export function offerRoom(foundation: Foundation, options: OfferRoomOptions): OfferRoom {
  const { clock, config, db, jobs, log, operator, site } = foundation;
  const { priceBooks, whenAccepted, acceptedPdf } = options;
  const links = createOfferLinks(foundation);
  const messages = createMessageService(foundation);
  const offers = createOfferService({ ...foundation, links, whenAccepted });
  const digest = createAnswerDigest(foundation);
  const conversation = createOfferConversation({ ...foundation, messages, tell: digest.tell });
  const drafts = createOfferDrafts({ ...foundation, offers, priceBooks });
  const reading = createOfferReading({ ...foundation, offers, messages });
  const reminders = createOfferReminders(foundation);
  jobs.repeat({
    name: 'offer-reminders',
    cron: '*/10 * * * *',
    run: async () => {
      const sent = await reminders.run(clock());
      if (sent > 0) log.info({ sent }, 'offers: clients reminded');
    },
  });
  jobs.repeat({ name: 'offer-answers', cron: '*/5 * * * *', run: () => digest.run(clock()) });

  const nothing = async (done: Promise<unknown>) => {
    await done;
    return {};
  };

  return {
    offers,
    conversation,
    links,
    sweeps: [
      {
        name: 'delete-offers',
        minute: 17,
        run: (now) => deleteExpiredOffers(foundation.db, site.retention, now),
      },
    ],
    reading,
    async prepare(now) {
      if (!(await hasUnissued(db))) return;
      const issuerId = await keepIssuer(db, issuerOf(site), now);
      await inBatches((limit) => assumeIssuer(db, issuerId, limit));
    },
    reminders,
    mails: offerComposers({ ...foundation, offers, links, acceptedPdf }),
    calls: [
      serve(contract.listOffers, ({ query, now }) => reading.list(query, now)),
      serve(contract.exportOffers, ({ query, now }) => reading.table(query, now)),
      serve(contract.offerCounts, ({ now }) => reading.counts(now)),
      serve(contract.beginOffer, (call) => drafts.begin(call.body, byOf(call))),
      serve(contract.openOffer, ({ params, now }) => reading.open(params.id, now)),
      serve(contract.saveOfferDraft, async (call) => {
        const { edit, content, recipient } = call.body;
        const saved = await offers.save(call.params.id, { edit, content, recipient }, byOf(call));
        return {
          edit: saved,
          savedAt: call.now.toISOString(),
          problems: offerProblems(content, recipient, wallTimeOf(call.now).day),
        };
      }),
      serve(contract.discardOfferDraft, async (call) => ({
        isGone: await offers.discard(call.params.id, call.query.edit, byOf(call)),
      })),
      serve(contract.sendOffer, async (call) => {
        const revision = await offers.send(call.params.id, call.body, byOf(call));
        return { revision, letter: revisionLetter(revision) };
      }),
      serve(contract.reviseOffer, async (call) => ({
        revision: await offers.revise(call.params.id, byOf(call)),
      })),
      serve(contract.withdrawOffer, (call) => nothing(offers.withdraw(call.params.id, byOf(call)))),
      serve(contract.newOfferLink, async (call) => {
        const token = await offers.newLink(call.params.id, call.body.mail, byOf(call));
        return { url: config.publicUrl + offerPath(token) };
      }),
      serve(contract.revokeOfferLinks, (call) => nothing(offers.revokeLinks(call.params.id, byOf(call)))),
      serve(contract.remindOfOffer, (call) => nothing(reminders.remind(call.params.id, byOf(call)))),
      serve(contract.setOfferReminders, (call) =>
        nothing(offers.setReminders(call.params.id, call.body.off, byOf(call))),
      ),
      serve(contract.acceptOnBehalf, (call) => {
        const { how, ...acceptance } = call.body;
        // What the client would have been shown was not shown to anybody, and the address is not theirs.
        const noted = { consents: [], address: '', userAgent: '', notedHow: how };
        return nothing(offers.accept(call.params.id, { ...acceptance, ...noted }, byOf(call)));
      }),
      serve(contract.declineOnBehalf, (call) => {
        const { how, ...decline } = call.body;
        return nothing(offers.decline(call.params.id, { ...decline, notedHow: how }, byOf(call)));
      }),
      serve(contract.answerOfferQuestion, async (call) => {
        const { accountId } = signedIn(call.actor);
        const said = { ...call.body, accountId, authorName: operator.name };
        const message = await conversation.answer(call.params.id, said, byOf(call));
        return shownMessage(message, AS_OPERATOR, call.now);
      }),
      serve(contract.withdrawOfferAnswer, async (call) => {
        const { id, messageId } = call.params;
        const message = await conversation.withdraw(id, messageId, AS_OPERATOR, byOf(call));
        return shownMessage(message, AS_OPERATOR, call.now);
      }),
      serve(contract.readOfferMessages, (call) =>
        nothing(conversation.read(call.params.id, 'operator', call.body.seenUntil, byOf(call))),
      ),
      serve(contract.offerTemplates, async () => (await drafts.templates()).map(shownTemplate)),
      serve(contract.saveOfferTemplate, async (call) =>
        shownTemplate(await drafts.saveTemplate(call.body.offerId, call.body.name, byOf(call))),
      ),
      serve(contract.removeOfferTemplate, (call) =>
        nothing(drafts.removeTemplate(call.params.id, byOf(call))),
      ),
    ],
  };
}
