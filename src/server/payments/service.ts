import { z } from 'zod';
import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import { addDays, wallTimeOf } from '#domain/kernel/local-time.ts';
import { issuerOf } from '#domain/legal/issuer.ts';
import type { addPayment, stepPayment } from '#domain/payments/contract.ts';
import { isJustAsked, paymentStateOn, paymentSteps } from '#domain/payments/payment-life.ts';
import { PAYMENT_REFUSALS, paymentRefusal } from '#domain/payments/payment-texts.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { PROJECT_REFUSALS } from '#domain/projects/project-refusals.ts';
import { type By, noteOn } from '../audit/note.ts';
import type { Transaction } from '../db/pool.ts';
import type { Foundation } from '../foundation.ts';
import { onceWithin, type Submission } from '../idempotency/submit-once.ts';
import { keepIssuer } from '../legal/data.ts';
import { lockProject, type StoredProject, stagesOf } from '../projects/data.ts';
import { mailPaymentCalls } from './asking.ts';
import { findPayment, insertPayments, paymentsOf, type StoredPayment, updatePayment } from './data.ts';

type Step = ParsedBody<typeof stepPayment>;

/**
 * What the operator does with payment calls (business 3). Each is one transaction under the project's lock with one entry
 * in the audit log; what the state does not allow throws `paymentStep` with a sentence and changes nothing. Asking for what
 * was asked for a moment ago does nothing. Throws notFound.
 */
export interface PaymentService {
  /** Makes a call for a part of the price that no other one asks for, once for a submission that comes again; its id. */
  add(projectId: string, payment: ParsedBody<typeof addPayment>, by: Submission): Promise<string>;
  step(id: string, step: Step, by: By): Promise<void>;
}

const note = noteOn('payment');
const addedPayment = z.object({ id: z.uuid() });

type ServiceOptions = Pick<Foundation, 'db' | 'random' | 'outbox' | 'site'>;

const ACTIONS: Readonly<Record<Step['step'], string>> = {
  ask: 'payment.asked',
  pay: 'payment.paid',
  split: 'payment.split',
  cancel: 'payment.cancelled',
};

/** The part that is paid, and the rest. */
const SPLIT_INTO = 2;
const PART = ' (časť)';
const REST = ' (doplatok)';

/** The part of the price that no call asks for. */
export const uncalledOf = (
  { price }: Pick<StoredProject, 'price'>,
  payments: readonly Pick<StoredPayment, 'state' | 'amount'>[],
): number =>
  payments.reduce((left, { state, amount }) => (state === 'cancelled' ? left : left - amount), price);

export function createPaymentService({ db, random, outbox, site }: ServiceOptions): PaymentService {
  const dayOf = ({ now }: By) => wallTimeOf(now).day;

  /** A call with its project, which nobody else changes meanwhile. */
  const locked = async (transaction: Transaction, id: string) => {
    const found = await findPayment(transaction, id);
    const project = found && (await lockProject(transaction, found.projectId));
    const payment = project && (await findPayment(transaction, id));
    if (!payment) throw new Fault('notFound');
    return { payment, project };
  };

  const requireAccount = () => {
    if (site.payments.iban === null) throw new Fault('paymentStep', { message: PAYMENT_REFUSALS.noIban });
  };

  const requirePast = (on: string, by: By) => {
    if (on > dayOf(by)) throw new Fault('validation', { field: 'on', message: PAYMENT_REFUSALS.future });
  };

  const ask = async (transaction: Transaction, project: StoredProject, payment: StoredPayment, by: By) => {
    requireAccount();
    await updatePayment(transaction, payment.id, {
      askedAt: by.now,
      // Asked for again it is the same call: the client may have its account already (decision 124).
      issuerId: payment.issuerId ?? (await keepIssuer(transaction, issuerOf(site), by.now)),
      dueOn: payment.dueOn ?? addDays(dayOf(by), site.terms.dueDays),
    });
    const { offerId } = project;
    await mailPaymentCalls({ outbox }, transaction, { offerId, ids: [payment.id] }, by.now);
  };

  /** Cancelled calls count: they are shown with the others. */
  const requireRoom = (payments: readonly StoredPayment[], added: number) => {
    if (payments.length + added > PROJECT_LIMITS.payments)
      throw new Fault('paymentStep', { message: PAYMENT_REFUSALS.full });
  };

  /** A part is paid, and a new, smaller call asks for the rest; the one that asked for both is cancelled. */
  const split = async (
    transaction: Transaction,
    project: StoredProject,
    payment: StoredPayment,
    { amount, on }: Extract<Step, { step: 'split' }>,
    by: By,
  ) => {
    if (amount >= payment.amount)
      throw new Fault('validation', { field: 'amount', message: PAYMENT_REFUSALS.wholePart });
    requireRoom(await paymentsOf(transaction, [project.id]), SPLIT_INTO);
    await updatePayment(transaction, payment.id, { state: 'cancelled' });
    const { stageId, addendum, dueOn, askedAt, issuerId, issuerAssumed } = payment;
    const name = payment.name.replace(REST, '').slice(0, PROJECT_LIMITS.paymentName - REST.length);
    const part = {
      ...{ stageId, addendum, dueOn, askedAt, issuerId, issuerAssumed, partOf: payment.id },
      year: Number(dayOf(by).slice(0, 4)),
      createdAt: by.now,
    };
    const rest = random.uuid();
    // The rest is a call of its own, which goes by today.
    const isAskedAnew = askedAt !== null && site.payments.iban !== null;
    const issued = isAskedAnew
      ? { issuerId: await keepIssuer(transaction, issuerOf(site), by.now), issuerAssumed: false }
      : {};
    await insertPayments(transaction, project.id, [
      { ...part, id: random.uuid(), name: name + PART, amount, state: 'paid', paidOn: on },
      { ...part, ...issued, id: rest, name: name + REST, amount: payment.amount - amount },
    ]);
    if (isAskedAnew)
      await mailPaymentCalls({ outbox }, transaction, { offerId: project.offerId, ids: [rest] }, by.now);
  };

  return {
    add: (projectId, { name, amount, stageId }, by) =>
      db.transaction(async (transaction) => {
        const project = await lockProject(transaction, projectId);
        if (!project) throw new Fault('notFound');
        const { id: made } = await onceWithin(transaction, by.claim, addedPayment, async () => {
          if (project.state === 'closed')
            throw new Fault('projectStep', { message: PROJECT_REFUSALS.closed });
          const stages = await stagesOf(transaction, [projectId]);
          if (stageId !== null && !stages.some(({ id }) => id === stageId)) throw new Fault('notFound');
          const payments = await paymentsOf(transaction, [projectId]);
          requireRoom(payments, 1);
          if (amount > uncalledOf(project, payments))
            throw new Fault('validation', { field: 'amount', message: PAYMENT_REFUSALS.tooMuch });
          const id = random.uuid();
          const year = Number(dayOf(by).slice(0, 4));
          await insertPayments(transaction, projectId, [
            { id, year, name, amount, stageId, createdAt: by.now },
          ]);
          await note(transaction, id, 'payment.added', by);
          return { id };
        });
        return made;
      }),

    async step(id, step, by) {
      await db.transaction(async (transaction) => {
        const { payment, project } = await locked(transaction, id);
        const state = paymentStateOn(payment, dayOf(by));
        if (!paymentSteps(state).includes(step.step))
          throw new Fault('paymentStep', { message: paymentRefusal(state) });
        if (step.step === 'ask' && isJustAsked(payment, by.now)) return;
        if (step.step === 'pay' || step.step === 'split') requirePast(step.on, by);
        if (step.step === 'ask') await ask(transaction, project, payment, by);
        if (step.step === 'pay') await updatePayment(transaction, id, { state: 'paid', paidOn: step.on });
        if (step.step === 'split') await split(transaction, project, payment, step, by);
        if (step.step === 'cancel') await updatePayment(transaction, id, { state: 'cancelled' });
        await note(transaction, id, ACTIONS[step.step], by);
      });
      outbox.wake();
    },
  };
}
