import type { AnswerInput, ParsedQuery } from '#domain/api/endpoint.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { byKey } from '#domain/kernel/by-key.ts';
import { type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import { AS_OPERATOR } from '#domain/messages/message.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { revisionStateOn } from '#domain/offers/revision-life.ts';
import { paymentStateOn } from '#domain/payments/payment-life.ts';
import { changeState } from '#domain/projects/change-life.ts';
import { checklistMoves } from '#domain/projects/checklist-life.ts';
import type {
  exportProjects,
  listProjects,
  openProject,
  projectBoard,
  projectCounts,
} from '#domain/projects/contract.ts';
import { deskStep } from '#domain/projects/desk-next.ts';
import { approveByOf } from '#domain/projects/expected.ts';
import { lateOf, namedDelay, type Plan, planOf, progressOf, stageDueOn } from '#domain/projects/plan.ts';
import { projectCsv } from '#domain/projects/project-csv.ts';
import { movesOf, PROJECT_STATES, type RunningState } from '#domain/projects/project-life.ts';
import { stageMoves } from '#domain/projects/stage-life.ts';
import { workingDaysOfSpan } from '#domain/projects/working-days.ts';
import { contactsOf } from '../clients/desk-data.ts';
import type { Foundation } from '../foundation.ts';
import type { Download } from '../http/download.ts';
import { listFile } from '../http/list-file.ts';
import { type MessageService, shownMessages } from '../messages/service.ts';
import { countWithWaiting } from '../messages/waiting-data.ts';
import type { StoredPayment } from '../payments/data.ts';
import { uncalledOf } from '../payments/service.ts';
import { shownPayment } from '../payments/shown.ts';
import { changesOf, type StoredChange } from './change-data.ts';
import type { StoredProject } from './data.ts';
import { deliveriesOf, shownDelivery } from './delivery-data.ts';
import { wantingProjects } from './due-work.ts';
import {
  acceptedOffer,
  addendaOf,
  countOwing,
  countProjects,
  draftAddendaOf,
  findListedProject,
  findProjects,
  type ListedProject,
  type ProjectFilter,
} from './list-data.ts';
import { type ProjectParts, partsOfProjects } from './parts.ts';

type ListedAnswer = AnswerInput<typeof listProjects, never>[number];
type ProjectAnswer = AnswerInput<typeof openProject, never>;

/** How projects are read: everything that follows from the day is computed when it is asked. */
export interface ProjectReading {
  list(query: ParsedQuery<typeof listProjects>, now: Date): Promise<ListedAnswer[]>;
  /** What the list shows, as CSV. */
  table(query: ParsedQuery<typeof exportProjects>, now: Date): Promise<Download>;
  counts(now: Date): Promise<AnswerInput<typeof projectCounts, never>>;
  board(now: Date): Promise<AnswerInput<typeof projectBoard, never>>;
  /** Throws notFound. */
  open(id: string, now: Date): Promise<ProjectAnswer>;
}

/** Cards of one column of the board. */
const BOARD_ROWS = 30;
/** Of a table: each is planned anew, and others have their turn between two parts. */
const TABLE_PART = 100;

/** What belongs to a project. */
interface Parts extends ProjectParts {
  /** Messages of the client that the operator has not seen. */
  unanswered: number;
  /** Changes that the client asks for, the newest first. */
  changes: StoredChange[];
  /** Addenda that the operator has begun and not sent. */
  drafts: { id: string; number: string }[];
}

export function createProjectReading({
  db,
  site,
  messages,
}: Pick<Foundation, 'db' | 'site'> & { messages: Pick<MessageService, 'part' | 'waiting'> }): ProjectReading {
  const time = workingTimeOf(site);

  const partsOf = async (
    found: readonly Pick<ListedProject, 'id' | 'offerId'>[],
    today: Day,
  ): Promise<(id: string) => Parts> => {
    const ids = found.map(({ id }) => id);
    const parts = await partsOfProjects(db, found, today);
    const unanswered = await messages.waiting(db, 'project', ids);
    const changes = Map.groupBy(await changesOf(db, ids), ({ projectId }) => projectId);
    const drafts = await draftAddendaOf(
      db,
      found.map(({ offerId }) => offerId),
    );
    const offerOf = new Map(found.map(({ id, offerId }) => [id, offerId]));
    return (id) => ({
      ...parts(id),
      unanswered: unanswered.get(id) ?? 0,
      changes: changes.get(id) ?? [],
      drafts: (drafts.get(offerOf.get(id) ?? '') ?? []).map((one) => ({
        id: one.id,
        number: offerNumber(one),
      })),
    });
  };

  const planned = (project: StoredProject | ListedProject, { stages, items }: Parts, today: Day): Plan =>
    planOf({ startOn: project.startOn, launchOn: project.launchOn, stages, items }, today, time);

  const listed = (project: ListedProject, parts: Parts, plan: Plan, today: Day): ListedAnswer => {
    const { stages, items, payments, addenda } = parts;
    const amountOf = (those: readonly StoredPayment[]) => those.reduce((sum, { amount }) => sum + amount, 0);
    const stateOf = (payment: StoredPayment) => paymentStateOn(payment, today);
    const states = payments.map((payment) => ({ ...payment, state: stateOf(payment) }));
    return {
      id: project.id,
      number: project.number,
      name: project.name,
      client: { id: project.clientId, name: project.clientName },
      state: project.state,
      moves: movesOf(lifeOf(project)),
      progress: progressOf(stages),
      startOn: project.startOn,
      agreedOn: project.launchOn,
      launchOn: plan.launchOn,
      delay: plan.delay,
      launchedOn: project.launchedAt && wallTimeOf(project.launchedAt).day,
      next: deskStep(
        {
          ...{ state: project.state, plan, items, addenda, payments: states },
          stages: stages.map((stage) => ({ ...stage, dueOn: stageDueOn(stage, time) })),
          drafts: parts.drafts,
          changes: parts.changes.map((change) => ({ ...change, state: stateOfChange(change) })),
          // The list tells them before it.
          unanswered: 0,
        },
        today,
        time,
      ),
      price: project.price,
      paid: amountOf(payments.filter(({ state }) => state === 'paid')),
      overdue: amountOf(payments.filter((payment) => stateOf(payment) === 'overdue')),
      unanswered: parts.unanswered,
      version: project.version,
      createdAt: project.createdAt.toISOString(),
    };
  };

  const listedAll = async (found: readonly ListedProject[], now: Date): Promise<ListedAnswer[]> => {
    const today = wallTimeOf(now).day;
    const parts = await partsOf(found, today);
    return found.map((project) => {
      const own = parts(project.id);
      return listed(project, own, planned(project, own, today), today);
    });
  };

  /** What follows from the day is found first, and the list is limited to it. */
  const filterOf = async (
    { state, ...query }: ParsedQuery<typeof listProjects>,
    today: Day,
  ): Promise<ProjectFilter> =>
    state === 'wanting' ? { ...query, only: await wantingProjects(db, today, time) } : { ...query, state };

  return {
    async list(query, now) {
      const today = wallTimeOf(now).day;
      return listedAll(await findProjects(db, await filterOf(query, today), today), now);
    },

    async table(query, now) {
      const today = wallTimeOf(now).day;
      const filter = await filterOf(query, today);
      return listFile({
        list: 'projekty',
        read: (after, limit) => findProjects(db, { ...filter, after }, today, limit),
        shown: (rows) => listedAll(rows, now),
        csv: projectCsv,
        atOnce: TABLE_PART,
      });
    },

    async counts(now) {
      const counts = await countProjects(db);
      return {
        states: byKey(PROJECT_STATES, (state) => counts.get(state) ?? 0),
        owing: await countOwing(db, wallTimeOf(now).day),
        wanting: (await wantingProjects(db, wallTimeOf(now).day, time)).length,
        unanswered: await countWithWaiting(db, 'project'),
      };
    },

    async board(now) {
      const counts = await countProjects(db);
      const columns = [];
      for (const state of PROJECT_STATES) {
        const found = counts.has(state)
          ? await findProjects(db, { state }, wallTimeOf(now).day, BOARD_ROWS)
          : [];
        columns.push({ state, count: counts.get(state) ?? 0, projects: await listedAll(found, now) });
      }
      return columns;
    },

    async open(id, now) {
      const today = wallTimeOf(now).day;
      const project = await findListedProject(db, id);
      if (!project) throw new Fault('notFound');
      const parts = (await partsOf([project], today))(id);
      const plan = planned(project, parts, today);
      const daysOf = (stageId: string) => plan.stages.find((stage) => stage.id === stageId);
      const deliveries = await deliveriesOf(db, [id]);
      const addenda = await addendaOf(db, project.offerId);
      const [contact] = await contactsOf(db, [project.clientId]);
      const { messages: conversation } = await messages.part(db, { type: 'project', id }, 'operator');
      return {
        ...listed(project, parts, plan, today),
        offerId: project.offerId,
        liveUrl: project.liveUrl,
        contact: contact ? { name: contact.name, email: contact.email, phone: contact.phone } : null,
        ...(await acceptedOffer(db, project.offerId)),
        today,
        missing: plan.missing,
        work: namedDelay(plan, parts.stages),
        monthlyPrice: project.monthlyPrice,
        uncalled: uncalledOf(project, parts.payments),
        changes: parts.changes.map(({ addendum, ...change }) => ({
          ...{ id: change.id, messageId: change.messageId, author: change.author, text: change.text },
          askedAt: change.createdAt.toISOString(),
          state: stateOfChange({ ...change, addendum }),
          answer: change.answer,
          addendum: addendum && { id: addendum.id, number: offerNumber(addendum) },
        })),
        stages: parts.stages.map(({ projectId, position, ...stage }) => {
          const { from, to } = daysOf(stage.id) ?? { from: project.startOn, to: project.startOn };
          return {
            ...stage,
            deliveries: deliveries(stage.id).map((delivery) => ({
              ...shownDelivery(delivery, AS_OPERATOR),
              answeredBy: delivery.answeredBy,
              notedHow: delivery.notedHow,
            })),
            moves: [...stageMoves(stage.state)],
            approveBy: approveByOf(stage, time),
            dueOn: stageDueOn(stage, time),
            ...{ from, to, spanDays: workingDaysOfSpan(from, to, time) },
          };
        }),
        checklist: parts.items.map(({ projectId, position, ...item }) => ({
          ...item,
          moves: [...checklistMoves(item.state)],
          late: lateOf(plan, item.id),
        })),
        payments: parts.payments.map((payment) => shownPayment(payment, today)),
        canAsk: site.payments.iban !== null,
        addenda: addenda.map((offer) => ({
          id: offer.id,
          number: offerNumber(offer),
          title: offer.title,
          state: revisionStateOn(offer, today),
          onceTotal: offer.onceTotal,
          validUntil: offer.validUntil,
          revision: offer.revision,
          remindedAt: offer.remindedAt?.toISOString() ?? null,
        })),
        messages: await shownMessages(db, conversation, AS_OPERATOR, now),
      };
    },
  };
}

/** The life as the rules know it. */
export const lifeOf = ({ state, pausedFrom }: Pick<StoredProject, 'state' | 'pausedFrom'>) => ({
  state,
  // A check of the table: nothing is paused from a pause.
  pausedFrom: pausedFrom as RunningState | null,
});

/** How a change that the client asks for stands. */
export const stateOfChange = ({ declinedAt, addendum }: Pick<StoredChange, 'declinedAt' | 'addendum'>) =>
  changeState({ declinedAt, addendum: addendum?.state ?? null });
