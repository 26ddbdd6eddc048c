import { HANDOVER_DOCUMENT } from '#content/handover.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { emailKey } from '#domain/kernel/email.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { type AgreedPart, type HandoverFacts, handoverDocument } from '#domain/projects/handover-document.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
import { contactsOf } from '../clients/desk-data.ts';
import type { Foundation } from '../foundation.ts';
import type { Download } from '../http/download.ts';
import { printedAddress } from '../http/loopback.ts';
import { findRecipient } from '../messages/conversation-data.ts';
import { createMessageService } from '../messages/service.ts';
import { findAcceptance, findOffer, revisionsOf } from '../offers/data.ts';
import type { Requester } from '../pdf/renderer.ts';
import { itemsOf } from './data.ts';
import { deliveriesOf } from './delivery-data.ts';
import { findReachedProject } from './portal-data.ts';
import { createPortalReading } from './portal-reading.ts';

/** The report of a project that is done. */
export interface Handover {
  /** What it says. Throws notFound out of reach, and projectStep before the launch. */
  facts(id: string, actor: Actor, now: Date): Promise<HandoverFacts>;
  /** The same as a PDF. */
  pdf(id: string, actor: Actor, now: Date, asker: Requester): Promise<Download>;
}

/** The name of somebody of the client, as the reader may know it. */
type Named = (name: string) => string | null;

export function createHandover(foundation: Foundation): Handover {
  const { db, site, config, pdf } = foundation;
  const reading = createPortalReading({ ...foundation, messages: createMessageService(foundation) });

  /** What was accepted of an offer or an addendum; null where it was not. */
  const agreedOf = async (offerId: string, named: Named): Promise<AgreedPart | null> => {
    const offer = await findOffer(db, offerId);
    const acceptance = await findAcceptance(db, offerId);
    const revision = (await revisionsOf(db, offerId)).find((one) => one.revision === acceptance?.revision);
    if (!offer || !acceptance || !revision) return null;
    return {
      number: offerNumber(offer),
      isAddendum: offer.addendumOf !== null,
      content: revision.content,
      chosen: new Set(acceptance.chosen),
      acceptedBy: named(acceptance.name),
      acceptedAt: acceptance.acceptedAt,
      notedHow: acceptance.notedHow,
      fingerprint: acceptance.fingerprint,
    };
  };

  /** Whom the report names at the client: to the holder of a link only the person that its offer was sent to (business 2). */
  const contactsFor = async (actor: Actor, clientId: string): Promise<HandoverFacts['contacts']> => {
    const contacts = await contactsOf(db, [clientId]);
    if (actor.kind !== 'link') return contacts;
    const { recipientName: name = '', recipientEmail: email = '' } =
      (await findOffer(db, actor.offerId)) ?? {};
    if (email === '') return [];
    const own = contacts.filter((contact) => emailKey(contact.email) === emailKey(email));
    return own.length > 0 ? own : [{ name, role: '', email, phone: '' }];
  };

  /** How whoever has accepted is called: to the holder of a link, by name only the person that its offer was sent to. */
  const namedFor = async (actor: Actor): Promise<Named> => {
    if (actor.kind !== 'link') return (name) => name;
    const recipient = await findRecipient(db, actor.offerId);
    return (name) => (name === recipient ? name : null);
  };

  const facts: Handover['facts'] = async (id, actor, now) => {
    const stored = await findReachedProject(db, actor, id);
    if (!stored) throw new Fault('notFound');
    if (isBeforeLaunch(stored.pausedFrom ?? stored.state))
      throw new Fault('projectStep', { message: HANDOVER_DOCUMENT.tooEarly });
    const project = await reading.open(id, actor, now);
    const accepted = project.addenda.filter(({ state }) => state === 'accepted');
    const named = await namedFor(actor);
    const deliveries = await deliveriesOf(db, [id]);
    const agreed = [];
    for (const offerId of [project.offerId, ...accepted.map((addendum) => addendum.id)]) {
      const part = await agreedOf(offerId, named);
      if (part) agreed.push(part);
    }
    return {
      ...project,
      stages: project.stages.map((stage) => ({
        ...stage,
        deliveries: deliveries(stage.id).map(({ answeredBy, ...delivery }) => ({
          ...delivery,
          answeredBy: answeredBy === '' ? '' : named(answeredBy),
        })),
      })),
      launchedOn: stored.launchedAt && wallTimeOf(stored.launchedAt).day,
      items: await itemsOf(db, [id]),
      agreed,
      contacts: await contactsFor(actor, stored.clientId),
    };
  };

  return {
    facts,
    async pdf(id, actor, now, asker) {
      const known = await facts(id, actor, now);
      const document = handoverDocument(known, {
        site,
        publicUrl: printedAddress(config.publicUrl),
        time: workingTimeOf(site),
        now,
      });
      return {
        bytes: await pdf.render('handover', document, asker),
        type: 'application/pdf',
        fileName: `odovzdavaci-protokol-${known.number}.pdf`,
      };
    },
  };
}
