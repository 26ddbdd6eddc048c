import { Fault } from '#domain/errors/faults.ts';
import { addDays, type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import { nextWorkingDay } from '#domain/kernel/working-time.ts';
import { issuerOf } from '#domain/legal/issuer.ts';
import { workingDaysOf } from '#domain/offers/offer.ts';
import { addendumSerial } from '#domain/offers/offer-number.ts';
import { effectPulse, isEffectMoved } from '#domain/offers/offer-pulse.ts';
import { effectRefusal } from '#domain/offers/offer-shown.ts';
import { duePayments } from '#domain/offers/payment-plan.ts';
import { agreedPaymentName } from '#domain/payments/payment-texts.ts';
import { addendumEffect } from '#domain/projects/addendum-effect.ts';
import { newChecklist } from '#domain/projects/checklist.ts';
import { extendedBy } from '#domain/projects/extension.ts';
import { agreedLaunch, planOf } from '#domain/projects/plan.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { keepIssuer } from '../legal/data.ts';
import type { AcceptedOffer, WhenAccepted } from '../offers/accepting.ts';
import { mailPaymentCalls } from '../payments/asking.ts';
import { insertPayments, type NewPayment } from '../payments/data.ts';
import { agreedBefore, selectionBehind } from './agreed-data.ts';
import {
  insertItems,
  insertProject,
  insertStages,
  itemsOf,
  lockProjectOf,
  type NewStage,
  stagesOf,
  updateProject,
} from './data.ts';

/** How accepted offers become work (business 3). */
export interface ProjectBeginning {
  /**
   * Makes the project with its stages, checklist and payment calls, or adds what an addendum brings to its project, at the
   * end. Throws offerStep where that is closed, or where an addendum does something else to it than what was shown.
   */
  whenAccepted: WhenAccepted;
}

type BeginningOptions = Pick<Foundation, 'random' | 'site' | 'outbox'>;

/** Whoever has noted the acceptance, it is the client who has begun the work. */
const byClient = (now: Date): By => ({ actor: { kind: 'client' }, now });

const note = noteOn('project');

export function createProjectBeginning({ random, site, outbox }: BeginningOptions): ProjectBeginning {
  /** Stages of an offer as those of a project, and by which id each was known. */
  const stagesFrom = ({
    content,
  }: AcceptedOffer): { stages: NewStage[]; idOf: ReadonlyMap<string, string> } => {
    const idOf = new Map(content.stages.map(({ id }) => [id, random.uuid()]));
    const stages = content.stages.map(({ id, name, days }) => ({ id: idOf.get(id) ?? id, name, days }));
    return { stages, idOf };
  };

  /** One call for each part of the price that is more than nothing; those of the agreement are asked for at once. */
  const callsFrom = (
    { content, totals, number }: AcceptedOffer,
    idOf: ReadonlyMap<string, string>,
    issuerId: string,
    now: Date,
  ): NewPayment[] => {
    const today = wallTimeOf(now).day;
    const canAsk = site.payments.iban !== null;
    return duePayments(content.payments, totals.once.total).flatMap(({ id, name, amount }): NewPayment[] => {
      if (amount <= 0) return [];
      const after = content.payments.find((payment) => payment.id === id)?.after ?? null;
      const isNow = after === null && canAsk;
      return [
        {
          id: random.uuid(),
          year: Number(today.slice(0, 4)),
          name: agreedPaymentName(name, number),
          amount,
          addendum: addendumSerial(number),
          stageId: after === null ? null : (idOf.get(after) ?? null),
          createdAt: now,
          ...(isNow ? { askedAt: now, issuerId, dueOn: addDays(today, site.terms.dueDays) } : {}),
        },
      ];
    });
  };

  const startOf = ({ content: { earliestStart }, time }: AcceptedOffer, today: Day): Day => {
    const tomorrow = addDays(today, 1);
    return nextWorkingDay(
      earliestStart !== null && earliestStart > tomorrow ? earliestStart : tomorrow,
      time,
    );
  };

  const begin = async (transaction: Transaction, agreed: AcceptedOffer, now: Date): Promise<void> => {
    const { offerId, clientId, number, content, totals, time } = agreed;
    const today = wallTimeOf(now).day;
    const id = random.uuid();
    const startOn = startOf(agreed, today);
    const { stages, idOf } = stagesFrom(agreed);
    const launchOn = agreedLaunch(startOn, stages, time);
    await insertProject(transaction, {
      id,
      offerId,
      clientId,
      number,
      name: content.title,
      state: 'agreed',
      startOn,
      launchOn,
      price: totals.once.total,
      monthlyPrice: totals.monthly.total,
      createdAt: now,
    });
    await addWork(transaction, id, agreed, { stages, idOf }, { startOn, launchOn }, now);
    await note(transaction, id, 'project.begun', byClient(now));
  };

  /** Stores stages, checklist and calls of an agreement. */
  const addWork = async (
    transaction: Transaction,
    id: string,
    agreed: AcceptedOffer,
    { stages, idOf }: ReturnType<typeof stagesFrom>,
    { startOn, launchOn }: { startOn: Day; launchOn: Day },
    now: Date,
  ): Promise<void> => {
    const today = wallTimeOf(now).day;
    await insertStages(transaction, id, stages);
    const facts = stages.map(({ id: stageId, days }) => ({
      ...{ id: stageId, days, state: 'planned' as const },
      ...{ notBefore: null, startedOn: null, deliveredOn: null },
    }));
    const { time } = agreed;
    const plan = planOf({ startOn, launchOn, stages: facts, items: [] }, today, time);
    await addItems(transaction, id, agreed, { stages: plan.stages, today, time });
    const issuerId = await keepIssuer(transaction, issuerOf(site), now);
    const calls = callsFrom(agreed, idOf, issuerId, now);
    await insertPayments(transaction, id, calls);
    const asked = calls.filter(({ askedAt }) => askedAt).map((payment) => payment.id);
    await mailPaymentCalls({ outbox }, transaction, { offerId: agreed.offerId, ids: asked }, now);
  };

  /** Stores what the client has to bring for an agreement, as far as a project has room for it. */
  const addItems = async (
    transaction: Transaction,
    id: string,
    { offerId, addendumOf, content, chosen }: AcceptedOffer,
    planned: Parameters<typeof newChecklist>[1],
  ): Promise<void> => {
    const isAddendum = addendumOf !== null;
    const items = newChecklist(
      {
        work: { content, chosen: new Set(chosen) },
        before: isAddendum
          ? await agreedBefore(transaction, { offerId: addendumOf, addendumId: offerId })
          : [],
        selection: await selectionBehind(transaction, addendumOf ?? offerId),
      },
      planned,
    );
    const room = PROJECT_LIMITS.items - (isAddendum ? (await itemsOf(transaction, [id])).length : 0);
    await insertItems(
      transaction,
      id,
      items.slice(0, Math.max(room, 0)).map((item) => ({ ...item, id: random.uuid() })),
    );
  };

  const extend = async (
    transaction: Transaction,
    agreed: AcceptedOffer,
    addendumOf: string,
    now: Date,
  ): Promise<void> => {
    const project = await lockProjectOf(transaction, addendumOf);
    if (!project) throw new Error(`The addendum ${agreed.number} belongs to no project.`);
    if (project.state === 'closed')
      throw new Fault('offerStep', { message: PROJECT_REFUSALS.closedToAddenda });
    const { totals, time, content, shownEffect } = agreed;
    const today = wallTimeOf(now).day;
    const { stages: named, idOf } = stagesFrom(agreed);
    const before = { ...project, stages: await stagesOf(transaction, [project.id]), items: [] };
    const work = { stages: named, earliestStart: content.earliestStart };
    if (shownEffect !== undefined) {
      const facts = { ...before, items: await itemsOf(transaction, [project.id]) };
      const effect = addendumEffect(project, facts, work, today, time);
      if (isEffectMoved(shownEffect, effectPulse(effect)))
        throw new Fault('offerStep', { message: effectRefusal(effect, totals) });
    }
    const { startOn, launchOn, stages: added } = extendedBy(before, work, today, time);
    const stages = named.map((stage, index) => ({ ...stage, notBefore: added[index]?.notBefore ?? null }));
    await updateProject(transaction, project.id, {
      price: project.price + totals.once.total,
      monthlyPrice: project.monthlyPrice + totals.monthly.total,
      launchOn,
      // What was only to be approved is worked on again.
      ...(project.state === 'in-review' && workingDaysOf(content) > 0
        ? { state: 'in-progress' as const }
        : {}),
    });
    await addWork(transaction, project.id, agreed, { stages, idOf }, { startOn, launchOn }, now);
    await note(transaction, project.id, 'project.extended', byClient(now));
  };

  return {
    whenAccepted: (transaction, agreed, now) =>
      agreed.addendumOf === null
        ? begin(transaction, agreed, now)
        : extend(transaction, agreed, agreed.addendumOf, now),
  };
}
