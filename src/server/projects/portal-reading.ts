import type { Actor } from '#domain/accounts/actor.ts';
import type { AnswerInput } from '#domain/api/endpoint.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { Fault } from '#domain/errors/faults.ts';
import { type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import type { MessagePerson } from '#domain/messages/message.ts';
import { offerNumber } from '#domain/offers/offer-number.ts';
import { isOpenState, revisionStateOn } from '#domain/offers/revision-life.ts';
import { comingOf } from '#domain/projects/coming.ts';
import { approveByOf } from '#domain/projects/expected.ts';
import { nextStepOf } from '#domain/projects/next-step.ts';
import { namedDelay, type Plan, planOf, progressOf, toldPlan } from '#domain/projects/plan.ts';
import type { portalProject } from '#domain/projects/portal-contract.ts';
import { portalExpected } from '#domain/projects/portal-expected.ts';
import { workingDaysLater, workingDaysOfSpan } from '#domain/projects/working-days.ts';
import { personOf } from '../files/shown-file.ts';
import type { Foundation } from '../foundation.ts';
import { knownAuthors } from '../messages/conversation-data.ts';
import type { MessageService } from '../messages/service.ts';
import { findPaymentsOfOffer, type ListedPayment } from '../payments/list-data.ts';
import { clientPayment } from '../payments/shown.ts';
import { changesOf, type StoredChange } from './change-data.ts';
import { itemsOf, type StoredStage, stagesOf } from './data.ts';
import { deliveriesOf, type StoredDelivery, shownDelivery } from './delivery-data.ts';
import { findReachedProject, sentAddendaOf } from './portal-data.ts';
import { stateOfChange } from './reading.ts';

type PortalProject = AnswerInput<typeof portalProject, never>;

/** Projects as their clients read them, each as far as they reach. */
export interface PortalReading {
  /** Throws notFound for a project out of reach as for one that is not there. */
  open(id: string, actor: Actor, now: Date): Promise<PortalProject>;
  /** One of its payment calls. Throws notFound. */
  payment(id: string, paymentId: string, actor: Actor): Promise<ListedPayment>;
}

type PortalOptions = Pick<Foundation, 'db' | 'site'> & { messages: Pick<MessageService, 'unread'> };

export function createPortalReading({ db, site, messages }: PortalOptions): PortalReading {
  const time = workingTimeOf(site);

  const reached = async (id: string, actor: Actor) => {
    const project = await findReachedProject(db, actor, id);
    if (!project) throw new Fault('notFound');
    return project;
  };

  const shownStage = (
    { id, name, days, state, ...stage }: StoredStage,
    deliveries: readonly StoredDelivery[],
    { plan, startOn, reader }: { plan: Plan; startOn: Day; reader: MessagePerson },
  ) => {
    const planned = plan.stages.find((one) => one.id === id);
    const [from, to] = [planned?.from ?? startOn, planned?.to ?? startOn];
    const { startedOn, deliveredOn, approvedOn, returnReason, returnedOn, version } = stage;
    return {
      ...{ id, name, days, state, startedOn, deliveredOn, approvedOn, version },
      ...{
        deliveries: deliveries.map((delivery) => shownDelivery(delivery, reader)),
        returnReason,
        returnedOn,
      },
      ...{ from, to, spanDays: workingDaysOfSpan(from, to, time) },
      approveBy: approveByOf({ state, deliveredOn }, time),
    };
  };

  const launchedOf = ({
    launchedAt,
    launchOn,
    liveUrl: url,
  }: {
    launchedAt: Date | null;
    launchOn: Day;
    liveUrl: string;
  }) => {
    if (launchedAt === null) return null;
    const { day: on } = wallTimeOf(launchedAt);
    return { on, delay: workingDaysLater(on, launchOn, time), url };
  };

  const addendaOn = async (offerId: string, today: Day) =>
    (await sentAddendaOf(db, offerId)).flatMap((offer) => {
      const state = revisionStateOn(offer, today);
      const { id, title, validUntil, onceTotal, monthlyTotal } = offer;
      if (state === 'draft') return [];
      return [{ id, number: offerNumber(offer), title, state, validUntil, onceTotal, monthlyTotal }];
    });

  return {
    async open(id, actor, now) {
      const today = wallTimeOf(now).day;
      const project = await reached(id, actor);
      const { state, startOn, launchOn, offerId } = project;
      const [stages, items] = [await stagesOf(db, [id]), await itemsOf(db, [id])];
      const deliveries = await deliveriesOf(db, [id]);
      const stored = await findPaymentsOfOffer(db, actor, offerId);
      const payments = stored.map((payment) => ({
        ...clientPayment(payment, today),
        stageId: payment.stageId,
      }));
      const addenda = await addendaOn(offerId, today);
      const unread = (await messages.unread(db, 'project', [id], 'client')).get(id) ?? 0;
      const planned = planOf({ startOn, launchOn, stages, items }, today, time);
      const plan = project.launchedAt === null ? toldPlan(planned, launchOn) : planned;
      const open = addenda.filter((addendum) => isOpenState(addendum.state));
      const facts = { id, state, plan, stages, items, payments, unread, addenda: open };
      return {
        ...{
          id,
          offerId,
          state,
          today,
          startOn,
          stages: stages.map((one) =>
            shownStage(one, deliveries(one.id), { plan, startOn, reader: personOf(actor) }),
          ),
        },
        number: project.number,
        name: project.name,
        client: project.clientName,
        progress: progressOf(stages),
        agreedOn: launchOn,
        launchOn: plan.launchOn,
        delay: plan.delay,
        launched: launchedOf(project),
        missing: plan.missing,
        work: namedDelay(plan, stages),
        price: project.price,
        monthlyPrice: project.monthlyPrice,
        paid: payments.reduce((sum, payment) => sum + (payment.state === 'paid' ? payment.amount : 0), 0),
        expected: portalExpected(facts, today, time),
        nextStep: nextStepOf(facts, today, time),
        coming: comingOf(facts),
        payments,
        addenda,
        changes: await knownAuthors(db, actor, (await changesOf(db, [id])).map(shownChange)),
        canAct: actor.kind !== 'admin',
        unread,
      };
    },

    async payment(id, paymentId, actor) {
      const { offerId } = await reached(id, actor);
      const payment = (await findPaymentsOfOffer(db, actor, offerId)).find((one) => one.id === paymentId);
      if (!payment) throw new Fault('notFound');
      return payment;
    },
  };
}

/** An addendum that is still written is nothing to its client. */
function shownChange({ id, author, text, createdAt, answer, declinedAt, addendum }: StoredChange) {
  const state = stateOfChange({ declinedAt, addendum });
  return {
    ...{ id, author, text, state, answer, askedAt: createdAt.toISOString() },
    addendum: state === 'offered' && addendum ? { id: addendum.id, number: offerNumber(addendum) } : null,
  };
}
