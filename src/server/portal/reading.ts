import { type Actor, signedIn } from '#domain/accounts/actor.ts';
import type { AnswerInput } from '#domain/api/endpoint.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { type Day, daysBetween, wallTimeOf } from '#domain/kernel/local-time.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { revisionStateOn } from '#domain/offers/revision-life.ts';
import { paymentStateOn } from '#domain/payments/payment-life.ts';
import type { ownOffers, ownProjects, portalOverview } from '#domain/portal/contract.ts';
import { comingOf } from '#domain/projects/coming.ts';
import { nextStepOf } from '#domain/projects/next-step.ts';
import { planOf, progressOf, toldPlan } from '#domain/projects/plan.ts';
import { memberOf } from '../clients/member.ts';
import type { Foundation } from '../foundation.ts';
import { countReached } from '../messages/conversation-data.ts';
import type { Documents } from '../papers/documents.ts';
import { partsOfProjects } from '../projects/parts.ts';
import * as data from './data.ts';
import { createExpectedReading, type Unread } from './expected-reading.ts';

type OverviewAnswer = AnswerInput<typeof portalOverview, never>;
type ProjectAnswer = AnswerInput<typeof ownProjects, never>[number];
type OfferAnswer = AnswerInput<typeof ownOffers, never>[number];

/** What a client has with the operator; everything that follows from the day is computed when it is asked. */
export interface OverviewReading {
  overview(actor: Actor, now: Date): Promise<OverviewAnswer>;
  projects(actor: Actor, after: Keyset | undefined, now: Date): Promise<ProjectAnswer[]>;
  offers(actor: Actor, after: Keyset | undefined, now: Date): Promise<OfferAnswer[]>;
}

/** Rows of each list of the overview; the whole lists have screens of their own. */
const PROJECT_ROWS = 6;
const OFFER_ROWS = 4;

type ReadingOptions = Pick<Foundation, 'db' | 'site'> & { documents: Pick<Documents, 'countNew'> };

export function createOverviewReading({ db, site, documents }: ReadingOptions): OverviewReading {
  const time = workingTimeOf(site);
  const expected = createExpectedReading({ db, site });

  const shownProjects = async (
    rows: readonly data.OwnProjectRow[],
    unread: Unread,
    today: Day,
  ): Promise<ProjectAnswer[]> => {
    const parts = await partsOfProjects(db, rows, today);
    return rows.map(({ id, number, name, clientName, state, startOn, launchOn, createdAt }) => {
      const { stages, items, addenda, ...own } = parts(id);
      const payments = own.payments.map((payment) => ({ ...payment, state: paymentStateOn(payment, today) }));
      const plan = toldPlan(planOf({ startOn, launchOn, stages, items }, today, time), launchOn);
      return {
        ...{ id, number, name, state, client: clientName },
        progress: progressOf(stages),
        stages,
        launchOn: plan.launchOn,
        delay: plan.delay,
        missing: plan.missing.shift,
        nextStep: nextStepOf({ state, plan, stages, items, payments, addenda }, today, time),
        coming: comingOf({ state, plan, stages, payments }),
        unread: unreadAt(unread, 'project', id),
        createdAt: createdAt.toISOString(),
      };
    });
  };

  const shownOffers = (rows: readonly data.OwnOfferRow[], unread: Unread, today: Day): OfferAnswer[] =>
    rows.flatMap((offer): OfferAnswer[] => {
      const state = revisionStateOn(offer, today);
      if (state === 'draft') return [];
      const { id, title, clientName, onceTotal, monthlyTotal, validUntil, createdAt } = offer;
      return [
        {
          ...{ id, title, state, onceTotal, monthlyTotal, validUntil, client: clientName },
          number: offerNumber(offer),
          daysLeft: daysBetween(today, validUntil),
          closedOn: offer.closedAt && wallTimeOf(offer.closedAt).day,
          unread: unreadAt(unread, 'offer', id),
          createdAt: createdAt.toISOString(),
        },
      ];
    });

  return {
    async overview(caller, now) {
      const [actor, today] = [memberOf(caller), wallTimeOf(now).day];
      const unread = await countReached(db, actor);
      const projects = await data.latestProjects(db, actor, PROJECT_ROWS);
      const offers = await data.endedOffers(db, actor, today, OFFER_ROWS);
      return {
        today,
        expected: await expected(actor, unread, today),
        projects: { count: projects[0]?.all ?? 0, rows: await shownProjects(projects, unread, today) },
        offers: { count: offers[0]?.all ?? 0, rows: shownOffers(offers, unread, today) },
        unread: unread.reduce((sum, one) => sum + one.unread, 0),
        newDocuments: await documents.countNew(actor, signedIn(caller).accountId),
      };
    },

    async projects(caller, after, now) {
      const actor = memberOf(caller);
      const rows = await data.listOwnProjects(db, actor, after);
      return shownProjects(rows, await countReached(db, actor), wallTimeOf(now).day);
    },

    async offers(caller, after, now) {
      const actor = memberOf(caller);
      const rows = await data.listOwnOffers(db, actor, after);
      return shownOffers(rows, await countReached(db, actor), wallTimeOf(now).day);
    },
  };
}

const unreadAt = (unread: Unread, type: MessageSubject['type'], id: string): number =>
  unread.find((one) => one.type === type && one.id === id)?.unread ?? 0;
