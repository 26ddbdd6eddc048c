import type { Actor } from '#domain/accounts/actor.ts';
import type { AnswerInput } from '#domain/api/endpoint.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import type { Day } from '#domain/kernel/local-time.ts';
import { compareAscii } from '#domain/kernel/text.ts';
import type { MessageSubject } from '#domain/messages/message.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { variableSymbol } from '#domain/payments/payment-number.ts';
import type { portalOverview } from '#domain/portal/contract.ts';
import { approvalDueOn, byUrgency } from '#domain/projects/expected.ts';
import { planOf } from '#domain/projects/plan.ts';
import { expectedRow, type PortalExpected } from '#domain/projects/portal-expected.ts';
import { requestName } from '#domain/requests/request-name.ts';
import { ticket } from '#domain/requests/ticket.ts';
import type { Foundation } from '../foundation.ts';
import type { countReached } from '../messages/conversation-data.ts';
import { itemsOf, stagesOf } from '../projects/data.ts';
import { aboutOf } from '../requests/chosen.ts';
import type { StoredRequest } from '../requests/data.ts';
import * as data from './data.ts';

type Expected = AnswerInput<typeof portalOverview, never>['expected'];
type ExpectedRow = Expected['rows'][number];

/** What an actor has not read, by what it is about. */
export type Unread = Awaited<ReturnType<typeof countReached>>;

/** So many are rows, the most urgent first; the rest of them is only counted. */
const EXPECTED_ROWS = 12;

/** What is expected of a client over all their projects, offers and conversations (135). */
export type ExpectedReading = (actor: Actor, unread: Unread, today: Day) => Promise<Expected>;

export function createExpectedReading({ db, site }: Pick<Foundation, 'db' | 'site'>): ExpectedReading {
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
      ({ id, kind, title: name, dueOn: until, reason, more, project }): ExpectedRow => ({
        ...expectedRow({ kind, id, name, until }, today, { reason, more }),
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
    const late = rows
      .filter(({ kind, isLate }) => (kind === 'repair' || kind === 'bring') && isLate)
      .map(({ about }) => about.id);
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
      ({ id, name, amount, dueOn: until, year, serial, position, project }): ExpectedRow => ({
        ...expectedRow({ kind: 'pay', id, name, until }, today, {
          ...{ amount, position, number: variableSymbol(year, serial) },
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
    const first = unread.toSorted((a, b) => compareAscii(a.id, b.id)).slice(0, EXPECTED_ROWS);
    const idsOf = (wanted: MessageSubject['type']) =>
      first.filter(({ type }) => type === wanted).map(({ id }) => id);
    const ids = { offer: idsOf('offer'), project: idsOf('project') };
    const names =
      ids.offer.length + ids.project.length === 0 ? new Map() : await data.namesOf(db, actor, ids);
    const asked = idsOf('request');
    const requests = asked.length === 0 ? [] : await data.requestsOf(db, actor, asked);
    const titles = new Map(requests.map((request) => [request.id, titleOf(request)]));
    const rows = first.map(({ type, id, unread: count }): ExpectedRow => {
      const { name = '', prefix = null, year, serial, addendum } = names.get(id) ?? {};
      return {
        ...expectedRow({ kind: 'answer', id, name: '', until: null }, today, {
          ...{ count, number: prefix === null ? '' : offerNumber({ prefix, year, serial, addendum }) },
        }),
        about: { type, id, name: titles.get(id) ?? name },
      };
    });
    return { count: unread.length, rows };
  };

  return async (actor, unread, today) => {
    const kinds = [
      await toBring(actor, today),
      await toApprove(actor, today),
      await toAccept(actor, today),
      await toPay(actor, today),
      await toAnswer(actor, today, unread),
    ];
    const first = kinds
      .flatMap(({ rows }) => rows)
      .toSorted(byUrgency)
      .slice(0, EXPECTED_ROWS);
    return {
      count: kinds.reduce((sum, { count }) => sum + count, 0),
      rows: await withShifts(actor, first, today),
    };
  };
}

/** What a request is about; one that does not say is known by its number. */
function titleOf(request: StoredRequest): string {
  const { about, trade } = aboutOf(request);
  return about || trade ? requestName({ about, trade }) : ticket(request.number);
}

/** The first of them as they go out, and how many there are in all, which every row says. */
const someOf = <Row extends { all: number }, Shown extends PortalExpected>(
  rows: readonly Row[],
  shown: (row: Row) => Shown,
) => ({ count: rows[0]?.all ?? 0, rows: rows.map(shown) });
