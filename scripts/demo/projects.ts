import { createHash } from 'node:crypto';
import type { DemoFile, DemoProject } from '#content/demo/kinds.ts';
import { DEMO_PROJECTS } from '#content/demo/projects.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { writeMessage } from '#domain/messages/calls.ts';
import { OFFER_LINK_HEADER } from '#domain/offers/link-header.ts';
import { stepPayment } from '#domain/payments/calls.ts';
import * as projects from '#domain/projects/calls.ts';
import { answerStage } from '#domain/projects/portal-calls.ts';
import type { StageState } from '#domain/projects/stage-life.ts';
import { drawnFile } from './drawn-files.ts';
import { type Firm, known } from './firm.ts';

const STAGE_STEPS = ['active', 'delivered', 'approved'] as const satisfies readonly StageState[];
/** The operator looks at what was brought on the day after. */
const CHECK_DAYS = 1;

type Shown = AnswerOf<typeof projects.openProject>;
type Item = Shown['checklist'][number];

/** Writes down the work on what was accepted on that day. */
export function planProject(firm: Firm, offerKey: string, person: string, acceptedOn: number): void {
  const plan = DEMO_PROJECTS.find(({ offer }) => offer === offerKey);
  if (!plan) return;
  const offer = known(firm.offers.get(offerKey), offerKey);
  const { diary, calendar, operator } = firm;
  let id: string | null = null;
  const project = async (): Promise<Shown> => {
    id ??= await projectOf(firm, offer.number);
    return operator.make(projects.openProject, { params: { id } });
  };
  /** What the operator does with the project some days later. */
  const later = (days: number, act: (shown: Shown) => Promise<unknown>) => {
    const at = calendar.story(diary.clock())(acceptedOn + days, 'operator');
    diary.note(at, async () => void (await act(await project())));
  };
  planStages(firm, plan, person, later);
  planChecklist(firm, plan, person, later);
  planPayments(firm, plan, later);
  planFiles(firm, plan, person, later);
  for (const { in: days, to } of plan.moves ?? [])
    later(days, ({ id, version }) =>
      operator.make(projects.changeProject, { params: { id }, body: { state: to, version } }),
    );
  for (const { in: days, text } of plan.messages ?? [])
    later(days, ({ id }) =>
      operator.make(projects.writeProjectMessage, {
        params: { id },
        body: { text, seenUntil: firm.seenUntil() },
      }),
    );
}

type Later = (days: number, act: (shown: Shown) => Promise<unknown>) => void;

async function projectOf({ operator }: Firm, number: string): Promise<string> {
  const [found] = await operator.make(projects.listProjects, { query: { search: number } });
  return known(found, number).id;
}

function planStages(
  firm: Firm,
  { offer, stages, moved, preview, said }: DemoProject,
  person: string,
  later: Later,
): void {
  const { operator } = firm;
  for (const { in: days, stage: name, place } of moved ?? [])
    later(days, async (shown) => {
      const { id: stageId, version } = known(
        shown.stages.find((stage) => stage.name === name),
        name,
      );
      const params = { id: shown.id, stageId };
      await operator.make(projects.changeStage, { params, body: { place, version } });
    });
  for (const [place, days] of stages.entries())
    for (const [step, day] of days.entries()) {
      if (day === undefined) continue;
      later(day, async (shown) => {
        const { id: stageId, version } = known(shown.stages[place], `stage ${place}`);
        const state = known(STAGE_STEPS[step], `step ${step}`);
        const params = { id: shown.id, stageId };
        if (state === 'approved') {
          // The client presses the button.
          const { id: offerId } = known(firm.offers.get(offer), offer);
          const headers = { [OFFER_LINK_HEADER]: await firm.linkOf(offerId) };
          const body = { answer: 'approve' as const, version };
          await firm.visitorOf(person).make(answerStage, { params, body }, headers);
          return;
        }
        const delivery = state === 'delivered' ? { deliveryUrl: preview, deliveryText: said?.[place] } : {};
        await operator.make(projects.changeStage, { params, body: { state, ...delivery, version } });
      });
    }
}

function planChecklist(firm: Firm, plan: DemoProject, person: string, later: Later): void {
  const { operator, calendar, diary } = firm;
  type Change = { state: 'brought' | 'accepted' } | { state: 'returned'; reason: string };
  const change = ({ id }: Shown, { id: itemId, version }: Pick<Item, 'id' | 'version'>, body: Change) =>
    operator.make(projects.changeChecklistItem, { params: { id, itemId }, body: { ...body, version } });
  for (const { in: days, title, description, dueIn } of plan.asked ?? [])
    later(days, ({ id }) => {
      const dueOn = calendar.day(calendar.offsetOf(diary.clock()) + dueIn - days);
      return operator.make(projects.addChecklistItem, {
        params: { id },
        body: { title, description, dueOn },
      });
    });
  for (const { in: days, kind, because } of plan.returned ?? [])
    later(days, async (shown) => {
      const item = known(
        shown.checklist.find((one) => one.kind === kind),
        kind,
      );
      const { checklist } =
        item.state === 'brought' ? shown : await change(shown, item, { state: 'brought' });
      const brought = known(
        checklist.find(({ id }) => id === item.id),
        kind,
      );
      await change(shown, brought, { state: 'returned', reason: because });
    });
  for (const { in: days, kinds, isChecked } of plan.brought ?? []) {
    const isMeant = ({ kind }: Item) => kinds === 'all' || kinds.includes(kind);
    later(days, async (before) => {
      for (const file of plan.files ?? [])
        if (isBroughtWith(file, days, kinds)) await bringFile(firm, plan, person, before, file);
      const shown = await operator.make(projects.openProject, { params: { id: before.id } });
      for (const item of shown.checklist)
        if (isMeant(item) && item.moves.includes('brought')) await change(shown, item, { state: 'brought' });
    });
    if (isChecked === false) continue;
    later(days + CHECK_DAYS, async (shown) => {
      for (const item of shown.checklist)
        if (isMeant(item) && item.state === 'brought') await change(shown, item, { state: 'accepted' });
    });
  }
}

/** Files of an item come before the item is said to be brought, on the same day. */
const isBroughtWith = ({ in: days, item }: DemoFile, on: number, kinds: readonly string[] | 'all'): boolean =>
  item !== undefined && days === on && (kinds === 'all' || kinds.includes(item));

function planFiles(firm: Firm, plan: DemoProject, person: string, later: Later): void {
  for (const file of plan.files ?? [])
    if (!plan.brought?.some(({ in: days, kinds }) => isBroughtWith(file, days, kinds)))
      later(file.in, (shown) => bringFile(firm, plan, person, shown, file));
}

async function bringFile(
  firm: Firm,
  { offer }: DemoProject,
  person: string,
  { id, checklist }: Shown,
  { from, item: kind, message: text, ...drawn }: DemoFile,
): Promise<void> {
  const { id: offerId } = known(firm.offers.get(offer), offer);
  const isClient = from === 'client';
  // Whoever holds the link: the offer's client.
  const headers = isClient ? { [OFFER_LINK_HEADER]: await firm.linkOf(offerId) } : {};
  const sender = isClient ? firm.visitorOf(person) : firm.operator;
  const itemId = kind === undefined ? null : known(checklist.find((one) => one.kind === kind)?.id, kind);
  const file = await sender.upload(
    {
      ...{
        subject: { type: 'project', id },
        itemId,
        name: drawn.name,
        key: createHash('sha256').update(drawn.name).digest('hex'),
      },
      ...(text === undefined ? {} : { purpose: 'message' as const }),
    },
    await drawnFile(drawn),
    headers,
  );
  if (text === undefined) return;
  const sendId = firm.services.random.uuid();
  const body = { text, sendId, fileIds: [file.id], seenUntil: firm.seenUntil() };
  await sender.make(writeMessage, { params: { type: 'project', id }, body }, headers);
}

function planPayments({ operator, diary }: Firm, { payments }: DemoProject, later: Later): void {
  for (const { in: days, payment: place, ...act } of payments ?? [])
    later(days, async (shown) => {
      const agreed = shown.payments.toSorted((a, b) => (a.number < b.number ? -1 : 1));
      const params = { id: known(agreed[place], `payment ${place}`).id };
      const on = wallTimeOf(diary.clock()).day;
      if ('ask' in act) await operator.make(stepPayment, { params, body: { step: 'ask' } });
      if ('pay' in act) await operator.make(stepPayment, { params, body: { step: 'pay', on } });
      if ('cancel' in act) await operator.make(stepPayment, { params, body: { step: 'cancel' } });
      if ('part' in act)
        await operator.make(stepPayment, { params, body: { step: 'split', on, amount: act.part * 100 } });
    });
}
