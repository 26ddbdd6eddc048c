import { type Actor, signedIn } from '#domain/accounts/actor.ts';
import type { AnswerInput } from '#domain/api/endpoint.ts';
import type { Keyset } from '#domain/api/keyset.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { type Day, daysBetween, wallTimeOf } from '#domain/kernel/local-time.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { revisionStateOn } from '#domain/offers/revision-life.ts';
import { paymentStateOn } from '#domain/payments/payment-life.ts';
import { variableSymbol } from '#domain/payments/payment-number.ts';
import type { ownOffers, ownProjects, portalOverview } from '#domain/portal/contract.ts';
import { approvalDueOn, byUrgency } from '#domain/projects/expected.ts';
import { nextStepOf } from '#domain/projects/next-step.ts';
import { planOf, progressOf } from '#domain/projects/plan.ts';
import { expectedRow, type PortalExpected } from '#domain/projects/portal-expected.ts';
import { ticket } from '#domain/requests/ticket.ts';
import type { Foundation } from '../foundation.ts';
import { countReached } from '../messages/conversation-data.ts';
import { itemsOf, stagesOf } from '../projects/data.ts';
import { partsOfProjects } from '../projects/parts.ts';
import * as data from './data.ts';
import type { Documents } from './documents.ts';
import { memberOf } from './member.ts';

type OverviewAnswer = AnswerInput<typeof portalOverview, never>;
type ExpectedRow = OverviewAnswer['expected']['rows'][number];
type ProjectAnswer = AnswerInput<typeof ownProjects, never>[number];
type OfferAnswer = AnswerInput<typeof ownOffers, never>[number];

/** What a client has with the operator; everything that follows from the day is computed when it is asked. */
export interface OverviewReading {
  overview(actor: Actor, now: Date): Promise<OverviewAnswer>;
  projects(actor: Actor, after: Keyset | undefined, now: Date): Promise<ProjectAnswer[]>;
  offers(actor: Actor, after: Keyset | undefined, now: Date): Promise<OfferAnswer[]>;
}

/** Rows of each list of the overview; the whole lists have screens of their own. */
const EXPECTED_ROWS = 12;
const PROJECT_ROWS = 6;
const OFFER_ROWS = 4;

type Unread = Awaited<ReturnType<typeof countReached>>;

type ReadingOptions = Pick<Foundation, 'db' | 'site'> & { documents: Pick<Documents, 'countNew'> };

export function createOverviewReading({ db, site, documents }: ReadingOptions): OverviewReading {
  const time = workingTimeOf(site);

  /** By how many working days these late items put off the launch of their projects. */
  const shiftsOf = async (actor: Actor, ids: readonly string[], today: Day): Promise<Map<string, number>> => {
    const dates = await data.datesOf(db, actor, ids);
    const [stages, items] = [await stagesOf(db, ids), await itemsOf(db, ids)];
    return new Map(
      dates.flatMap(({ id, ...project }) => {
        const own = <Part extends { projectId: string }>(parts: Part[]) =>
          parts.filter(({ projectId }) => projectId === id);
        const { late } = planOf({ ...project, stages: own(stages), items: own(items) }, today, time);
        return late.map((item): [string, number] => [item.id, item.shift]);
      }),
    );
  };

  const toBring = async (actor: Actor, today: Day) => {
    const missing = await data.firstMissing(db, actor, EXPECTED_ROWS);
    return someOf(
      missing,
      ({ id, title: name, dueOn: until, returnReason: reason, more, project }): ExpectedRow => ({
        ...expectedRow({ kind: 'bring', id, name, until }, today, { reason, more }),
        about: { type: 'project', ...project },
      }),
    );
  };

  /** The rows with what those of late items do to the launch: of these alone the projects are planned. */
  const withShifts = async (
    actor: Actor,
    rows: readonly ExpectedRow[],
    today: Day,
  ): Promise<ExpectedRow[]> => {
    const late = rows.filter(({ kind, isLate }) => kind === 'bring' && isLate).map(({ about }) => about.id);
    if (late.length === 0) return [...rows];
    const shifts = await shiftsOf(actor, late, today);
    return rows.map((row) => ({ ...row, shift: shifts.get(row.id) ?? row.shift }));
  };

  const toApprove = async (actor: Actor, today: Day) =>
    someOf(
      await data.deliveredStages(db, actor, EXPECTED_ROWS),
      ({ id, name, deliveredOn, project }): ExpectedRow => {
        const until = approvalDueOn(deliveredOn ?? today, time);
        return {
          ...expectedRow({ kind: 'approve', id, name, until }, today, {}),
          about: { type: 'project', ...project },
        };
      },
    );

  const toPay = async (actor: Actor, today: Day) =>
    someOf(
      await data.askedPayments(db, actor, EXPECTED_ROWS),
      ({ id, name, amount, dueOn: until, year, serial, project }): ExpectedRow => ({
        ...expectedRow({ kind: 'pay', id, name, until }, today, {
          amount,
          number: variableSymbol(year, serial),
        }),
        about: { type: 'project', ...project },
      }),
    );

  const toAccept = async (actor: Actor, today: Day) =>
    someOf(await data.openOffers(db, actor, today, EXPECTED_ROWS), (offer): ExpectedRow => {
      const { id, title: name, validUntil: until, onceTotal: amount } = offer;
      const number = offerNumber(offer);
      return {
        ...expectedRow({ kind: 'accept', id, name, until }, today, { amount, number }),
        about: { type: 'offer', id, name },
      };
    });

  const toAnswer = async (actor: Actor, today: Day, unread: Unread) => {
    const first = unread.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, EXPECTED_ROWS);
    const idsOf = (wanted: MessageSubject['type']) =>
      first.filter(({ type }) => type === wanted).map(({ id }) => id);
    const ids = { request: idsOf('request'), offer: idsOf('offer'), project: idsOf('project') };
    const names = first.length === 0 ? new Map() : await data.namesOf(db, actor, ids);
    const rows = first.map(({ type, id, unread: count }): ExpectedRow => {
      const { name = '', number = null, prefix = null, year, serial, addendum } = names.get(id) ?? {};
      return {
        ...expectedRow({ kind: 'answer', id, name: '', until: null }, today, {
          ...{ count, number: prefix === null ? '' : offerNumber({ prefix, year, serial, addendum }) },
        }),
        about: { type, id, name: number === null ? name : ticket(number) },
      };
    });
    return { count: unread.length, rows };
  };

  const shownProjects = async (
    rows: readonly data.OwnProjectRow[],
    unread: Unread,
    today: Day,
  ): Promise<ProjectAnswer[]> => {
    const parts = await partsOfProjects(db, rows, today);
    return rows.map(({ id, number, name, clientName, state, startOn, launchOn, createdAt }) => {
      const { stages, items, addenda, ...own } = parts(id);
      const payments = own.payments.map((payment) => ({ ...payment, state: paymentStateOn(payment, today) }));
      const plan = planOf({ startOn, launchOn, stages, items }, today, time);
      return {
        ...{ id, number, name, state, client: clientName },
        progress: progressOf(stages),
        stages,
        launchOn: plan.launchOn,
        delay: plan.delay,
        nextStep: nextStepOf({ state, plan, stages, items, payments, addenda }, today, time),
        unread: unreadAt(unread, 'project', id),
        createdAt: createdAt.toISOString(),
      };
    });
  };

  const shownOffers = (rows: readonly data.OwnOfferRow[], unread: Unread, today: Day): OfferAnswer[] =>
    rows.flatMap((offer): OfferAnswer[] => {
      const state = revisionStateOn(offer, today);
      if (state === 'draft') return [];
      const { id, title, clientName, onceTotal, monthlyTotal, validUntil, sentAt, createdAt } = offer;
      return [
        {
          ...{ id, title, state, onceTotal, monthlyTotal, validUntil, client: clientName },
          number: offerNumber(offer),
          daysLeft: daysBetween(today, validUntil),
          sentAt: (sentAt ?? createdAt).toISOString(),
          unread: unreadAt(unread, 'offer', id),
          createdAt: createdAt.toISOString(),
        },
      ];
    });

  return {
    async overview(caller, now) {
      const [actor, today] = [memberOf(caller), wallTimeOf(now).day];
      const unread = await countReached(db, actor);
      const expected = [
        await toBring(actor, today),
        await toApprove(actor, today),
        await toAccept(actor, today),
        await toPay(actor, today),
        await toAnswer(actor, today, unread),
      ];
      const first = expected
        .flatMap(({ rows }) => rows)
        .toSorted(byUrgency(today))
        .slice(0, EXPECTED_ROWS);
      const projects = await data.latestProjects(db, actor, PROJECT_ROWS);
      const offers = await data.latestOffers(db, actor, today, OFFER_ROWS);
      return {
        today,
        expected: {
          count: expected.reduce((sum, { count }) => sum + count, 0),
          rows: await withShifts(actor, first, today),
        },
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

/** The first of them as they go out, and how many there are in all, which every row says. */
const someOf = <Row extends { all: number }, Shown extends PortalExpected>(
  rows: readonly Row[],
  shown: (row: Row) => Shown,
) => ({ count: rows[0]?.all ?? 0, rows: rows.map(shown) });
