import { type Day, daysBetween } from '../kernel/local-time.ts';
import type { WorkingTime } from '../kernel/working-time.ts';
import type { ShownMessage } from '../messages/message-schema.ts';
import type { PlannedStage } from '../projects/plan.ts';
import type { ClientOffer } from './client-offer-schema.ts';
import type { Signing } from './consent.ts';
import type { DeclineReason } from './decline-reasons.ts';
import { differenceOf } from './difference.ts';
import type { OfferContent } from './offer.ts';
import { initialChoice } from './offer-choice.ts';
import { revisionLetter } from './offer-number.ts';
import { offerSchedule, plannedSchedule } from './offer-schedule.ts';
import { leastTotals, type OfferTotals, offerTotals, totalsOfEverything } from './offer-totals.ts';
import { duePayments } from './payment-plan.ts';
import { canAnswer, revisionStateOn, type StoredRevisionState } from './revision-life.ts';

/** A revision that was sent, or the draft that the operator looks at as its client will. */
export interface ClientRevision {
  revision: number;
  state: StoredRevisionState;
  content: OfferContent;
  sentAt: Date;
  closedAt: Date | null;
  declined: { reason: DeclineReason; text: string } | null;
  /** Whether its client has asked for it again. */
  renewalAsked: boolean;
  fingerprint: string;
}

/** All that a client's view is made of. */
export interface ClientOfferFacts {
  id: string;
  number: string;
  isAddendum: boolean;
  client: string;
  recipient: string;
  /** Empty until it is accepted. */
  recipientEmail: string;
  remindersOff: boolean;
  signing: Omit<Signing, 'termsVersion'>;
  /** The latest first, one at least. */
  revisions: readonly [ClientRevision, ...ClientRevision[]];
  acceptance: {
    revision: number;
    chosen: readonly string[];
    name: string;
    acceptedAt: Date;
    /** The local day of it. */
    acceptedOn: Day;
    fingerprint: string;
    consents: readonly string[];
    isNoted: boolean;
  } | null;
  messages: readonly ShownMessage[];
  /** The project that it has begun or changes. */
  projectId: string | null;
  /** Whether that is closed, and takes no addendum any more. */
  isProjectClosed: boolean;
  /** When that will be launched, as it stands today. */
  launchOn: Day | null;
  /** When it is agreed to be, with all addenda. */
  agreedOn: Day | null;
  /** How many other addenda of it can be accepted. */
  waitingAddenda: number;
  /** What accepting the latest revision today changes; null of all but an addendum to a project that takes one. */
  effect: AddendumEffect | null;
}

/** What an addendum does to its project, and when its own stages are worked on then; null while that cannot be said. */
export interface AddendumEffect extends NonNullable<ClientOffer['effect']> {
  stages: readonly PlannedStage[] | null;
}

/** The offer as its client sees it on a day: the latest revision, or the one that is wanted; null where there is none. */
export function clientOffer(
  facts: ClientOfferFacts,
  wanted: number | null,
  { today, time }: { today: Day; time: WorkingTime },
): ClientOffer | null {
  const { revisions, acceptance, messages } = facts;
  const [latest] = revisions;
  const shown = wanted === null ? latest : revisions.find(({ revision }) => revision === wanted);
  if (!shown) return null;
  const { content } = shown;
  const accepted = acceptance?.revision === shown.revision ? acceptance : null;
  const taken = takenOf(shown, facts);
  const totals = offerTotals(content, taken);
  const state = stateOf(shown, today);
  const isLatest = shown === latest;
  const isOpen = canAnswer({ state, isLatest, isProjectClosed: facts.isProjectClosed });
  const effect = isOpen ? facts.effect : null;
  const agreedOn = accepted?.acceptedOn ?? (isOpen ? today : null);
  // Of an addendum the days are those of its project, which go on moving.
  const ofOffer = agreedOn === null ? null : offerSchedule(content, agreedOn, time);
  const schedule = facts.isAddendum ? plannedSchedule(content, effect?.stages ?? []) : ofOffer;
  return {
    id: facts.id,
    number: facts.number,
    isAddendum: facts.isAddendum,
    revision: shown.revision,
    letter: revisionLetter(shown.revision),
    state,
    isLatest,
    latest: latest.revision,
    client: facts.client,
    recipient: facts.recipient,
    recipientEmail: facts.recipientEmail,
    sentAt: shown.sentAt.toISOString(),
    closedAt: shown.closedAt?.toISOString() ?? null,
    content,
    taken: [...taken].toSorted(),
    totals,
    least: leastTotals(content),
    everything: totalsOfEverything(content),
    payments: paymentsOn(content, totals, schedule),
    schedule,
    effect: effect && shownEffect(effect),
    daysLeft: daysBetween(today, content.validUntil),
    revisions: revisions.map((revision, index) => changeOf(revision, revisions[index + 1], facts)),
    messages: [...messages],
    fingerprint: shown.fingerprint,
    acceptance: accepted && {
      name: accepted.name,
      acceptedAt: accepted.acceptedAt.toISOString(),
      fingerprint: accepted.fingerprint,
      consents: [...accepted.consents],
      isNoted: accepted.isNoted,
    },
    declined: shown.declined,
    renewalAsked: shown.renewalAsked,
    signing: { ...facts.signing, termsVersion: content.termsVersion },
    remindersOff: facts.remindersOff,
    projectId: facts.projectId,
    isProjectClosed: facts.isProjectClosed,
    launchOn: facts.launchOn,
    agreedOn: facts.agreedOn,
    waitingAddenda: effect ? facts.waitingAddenda : 0,
  };
}

const shownEffect = ({ stages: _, ...effect }: AddendumEffect): ClientOffer['effect'] => effect;

/** What is due when, of what is chosen; dates are those of the stages, where there are any. */
export const paymentsOn = (
  content: Pick<OfferContent, 'payments'>,
  { once }: OfferTotals,
  schedule: ClientOffer['schedule'],
): ClientOffer['payments'] =>
  duePayments(content.payments, once.total).map((payment) => ({
    ...payment,
    dueOn: schedule?.stages.find(({ id }) => id === payment.after)?.to ?? null,
  }));

/** A draft is shown to nobody but its operator, as it will be once it is sent. */
function stateOf({ state, content }: ClientRevision, today: Day): ClientOffer['state'] {
  const now = revisionStateOn({ state, validUntil: content.validUntil }, today);
  return now === 'draft' ? 'sent' : now;
}

const takenOf = (
  { revision, content }: ClientRevision,
  { acceptance }: Pick<ClientOfferFacts, 'acceptance'>,
): ReadonlySet<string> =>
  acceptance?.revision === revision ? new Set(acceptance.chosen) : initialChoice(content);

function changeOf(
  now: ClientRevision,
  before: ClientRevision | undefined,
  facts: ClientOfferFacts,
): ClientOffer['revisions'][number] {
  const totals = offerTotals(now.content, takenOf(now, facts));
  const earlier = before && offerTotals(before.content, initialChoice(before.content));
  return {
    revision: now.revision,
    letter: revisionLetter(now.revision),
    sentAt: now.sentAt.toISOString(),
    totals,
    difference: earlier
      ? {
          once: totals.once.total - earlier.once.total,
          monthly: totals.monthly.total - earlier.monthly.total,
        }
      : null,
    changes: before ? differenceOf(before.content, now.content) : [],
  };
}
