import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import type { WorkingTime } from '#domain/kernel/working-time.ts';
import { type ClientOfferFacts, type ClientRevision, clientOffer } from '#domain/offers/client-offer.ts';
import type { ClientOffer } from '#domain/offers/client-offer-schema.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { addendumEffect } from '#domain/projects/addendum-effect.ts';
import { type PlanFacts, planOf, toldLaunch } from '#domain/projects/plan.ts';
import { isAtWork, isBeforeLaunch } from '#domain/projects/project-life.ts';
import { isMuted } from '../accounts/opt-out-data.ts';
import type { Foundation } from '../foundation.ts';
import { createMessageService, shownMessages } from '../messages/service.ts';
import { findProjectsOf, itemsOf, type StoredProject, stagesOf } from '../projects/data.ts';
import { openAddendaOf } from '../projects/portal-data.ts';
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
  const time = workingTimeOf(site);
  const factsOf = async (project: StoredProject): Promise<PlanFacts> => ({
    ...project,
    stages: await stagesOf(db, [project.id]),
    items: await itemsOf(db, [project.id]),
  });
  /** When the project is launched as it stands, and what the addendum would make of it. */
  const standingOf = async (
    project: StoredProject,
    addendum: { content: OfferContent; time: WorkingTime } | null,
    today: Day,
  ): Promise<Pick<ClientOfferFacts, 'launchOn' | 'effect'>> => {
    if (!isAtWork(project.state) && (addendum === null || project.state === 'closed'))
      return { launchOn: null, effect: null };
    const facts = await factsOf(project);
    const launchOn = isBeforeLaunch(project.state)
      ? toldLaunch(planOf(facts, today, time).launchOn, project.launchOn)
      : null;
    return {
      launchOn,
      effect: addendum && addendumEffect(project, facts, addendum.content, today, addendum.time),
    };
  };
  return async (offer, wanted, now, accountId = null) => {
    const drawn = offer.revisions.find(({ revision }) => revision === wanted) ?? offer.revisions[0];
    const issuer = (drawn && (await issuerOfRevision(db, drawn))) ?? site;
    const [latest, ...earlier] = offer.revisions.map((revision) => clientRevision(revision, now));
    if (!latest) throw new Fault('notFound');
    const said = await messages.of(db, { type: 'offer', id: offer.id });
    const [project] = await findProjectsOf(db, [offer.addendumOf ?? offer.id]);
    const today = wallTimeOf(now).day;
    // Days are counted as the acceptance will count them, whatever the configuration says by now.
    const issuerTime = workingTimeOf(issuer);
    const addendum = offer.addendumOf === null ? null : { content: latest.content, time: issuerTime };
    const standing = project ? await standingOf(project, addendum, today) : { launchOn: null, effect: null };
    const open = project && addendum ? (await openAddendaOf(db, [project.offerId], today)).values() : [];
    const client = await findNamedClient(db, offer.clientId);
    const shown = clientOffer(
      {
        id: offer.id,
        number: offer.number,
        isAddendum: offer.addendumOf !== null,
        client: offer.acceptance?.clientName ?? client?.name ?? '',
        recipient: offer.recipientName,
        recipientEmail: offer.acceptance ? offer.recipientEmail : '',
        remindersOff: offer.remindersOff || (await isMuted(db, offer.recipientEmail, 'offer-reminder')),
        signing: {
          servesConsumers: issuer.terms.servesConsumers,
          ico: client?.ico ?? '',
          email: issuer.operator.email,
        },
        revisions: [latest, ...earlier],
        acceptance: acceptanceOf(offer),
        projectId: project?.id ?? null,
        isProjectClosed: project?.state === 'closed',
        agreedOn: project?.launchOn ?? null,
        waitingAddenda: [...open].flat().filter(({ id }) => id !== offer.id).length,
        ...standing,
        messages: await shownMessages(db, said, { side: 'client', accountId }, now),
      },
      wanted,
      { today, time: issuerTime },
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
