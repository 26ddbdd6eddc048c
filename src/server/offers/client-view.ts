import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import { type ClientRevision, clientOffer } from '#domain/offers/client-offer.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { planOf } from '#domain/projects/plan.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
import type { Foundation } from '../foundation.ts';
import { createMessageService, shownMessages } from '../messages/service.ts';
import { findProjectsOf, itemsOf, type StoredProject, stagesOf } from '../projects/data.ts';
import { issuerOfRevision, type StoredRevision } from './data.ts';
import { findNamedClient } from './draft-data.ts';
import { type FullOffer, offerFingerprint } from './full-offer.ts';

/** The offer as its client sees it, by a link or this account: the latest revision, or the one that is wanted. Throws notFound. */
export type ClientView = (
  offer: FullOffer,
  wanted: number | null,
  now: Date,
  accountId?: string | null,
) => Promise<ClientOffer>;

export function createClientView(foundation: Pick<Foundation, 'db' | 'site' | 'random'>): ClientView {
  const { db, site } = foundation;
  const messages = createMessageService(foundation);
  const launchOf = async ({ id, state, startOn, launchOn }: StoredProject, today: Day) => {
    if (!isBeforeLaunch(state)) return null;
    const [stages, items] = [await stagesOf(db, [id]), await itemsOf(db, [id])];
    return planOf({ startOn, launchOn, stages, items }, today, workingTimeOf(site)).launchOn;
  };
  return async (offer, wanted, now, accountId = null) => {
    const drawn = offer.revisions.find(({ revision }) => revision === wanted) ?? offer.revisions[0];
    const issuer = (drawn && (await issuerOfRevision(db, drawn))) ?? site;
    const [latest, ...earlier] = offer.revisions.map((revision) => clientRevision(revision, now));
    if (!latest) throw new Fault('notFound');
    const said = await messages.of(db, { type: 'offer', id: offer.id });
    const [project] = await findProjectsOf(db, [offer.addendumOf ?? offer.id]);
    const client = await findNamedClient(db, offer.clientId);
    const shown = clientOffer(
      {
        id: offer.id,
        number: offer.number,
        isAddendum: offer.addendumOf !== null,
        client: offer.acceptance?.clientName ?? client?.name ?? '',
        recipient: offer.recipientName,
        recipientEmail: offer.acceptance ? offer.recipientEmail : '',
        remindersOff: offer.remindersOff,
        signing: {
          servesConsumers: issuer.terms.servesConsumers,
          ico: client?.ico ?? '',
          email: issuer.operator.email,
        },
        revisions: [latest, ...earlier],
        acceptance: acceptanceOf(offer),
        projectId: project?.id ?? null,
        launchOn: project ? await launchOf(project, wallTimeOf(now).day) : null,
        messages: await shownMessages(db, said, { side: 'client', accountId }, now),
      },
      wanted,
      { today: wallTimeOf(now).day, time: workingTimeOf(issuer) },
    );
    if (!shown) throw new Fault('notFound');
    return shown;
  };
}

/** What was sent is read from its text, whose fingerprint is signed; the copy beside it is for searching. */
const clientRevision = (
  { revision, state, content, sentText, sentAt, closedAt, ...stored }: StoredRevision,
  now: Date,
): ClientRevision => ({
  revision,
  state,
  content: sentText === null ? content : (JSON.parse(sentText) as OfferContent),
  sentAt: sentAt ?? now,
  closedAt,
  declined:
    stored.declineReason === null ? null : { reason: stored.declineReason, text: stored.declineText ?? '' },
  renewalAsked: stored.renewalAskedAt !== null,
  fingerprint: offerFingerprint(sentText ?? ''),
});

const acceptanceOf = ({ acceptance }: FullOffer) =>
  acceptance && {
    revision: acceptance.revision,
    chosen: acceptance.chosen,
    name: acceptance.name,
    acceptedAt: acceptance.acceptedAt,
    acceptedOn: wallTimeOf(acceptance.acceptedAt).day,
    fingerprint: acceptance.fingerprint,
    consents: acceptance.consents,
    isNoted: acceptance.notedHow !== null,
  };

/** Without drafts: nobody but the operator sees one. */
export const sentOnly = (offer: FullOffer): FullOffer => ({
  ...offer,
  revisions: offer.revisions.filter(({ state }) => state !== 'draft'),
});
