import type { DemoRequest, RequestAct } from '#content/demo/kinds.ts';
import { PAST_REQUESTS } from '#content/demo/requests-past.ts';
import { RECENT_REQUESTS } from '#content/demo/requests-recent.ts';
import { instantOf } from '#domain/kernel/local-time.ts';
import { DEFAULT_SERVICE } from '#domain/quote/default-service.ts';
import { submitContact, submitRequest } from '#domain/requests/calls.ts';
import * as inbox from '#domain/requests/inbox-calls.ts';
import { emailOf, type Firm, known, personOf, phoneOf } from './firm.ts';

export const DEMO_REQUESTS: readonly DemoRequest[] = [...PAST_REQUESTS, ...RECENT_REQUESTS];

/** Nobody fills in a form faster. */
const FILLED_IN_MS = 90_000;
const MORNING = 9 * 60;

/** Whoever asked for this, by key. */
export const whoAsked = (request: DemoRequest): string => request.who ?? request.key;

/** Writes down that all requests come, and what the operator does with each of them. */
export function planRequests(firm: Firm): void {
  const { diary, calendar } = firm;
  for (const request of DEMO_REQUESTS) {
    const at = calendar.sentAt(request);
    const next = calendar.story(at);
    const day = 'day' in request ? request.day : calendar.offsetOf(at);
    diary.note(at, () => submit(firm, request));
    for (const act of request.acts ?? [])
      diary.note(next(day + act.in, 'operator'), () =>
        handle(firm, known(firm.requests.get(request.key), request.key), act, day + act.in),
      );
  }
}

async function submit(firm: Firm, request: DemoRequest): Promise<void> {
  const who = whoAsked(request);
  const { name, company } = personOf(who);
  const reached = { name, email: emailOf(who), phone: phoneOf(who) };
  const contact = { ...reached, website: '', filledInMs: FILLED_IN_MS };
  const visitor = firm.visitorOf(who);
  if ('topic' in request && request.came !== undefined) {
    const told = { topic: request.topic, description: request.text };
    const body = { kind: request.came, ...reached, company: company ?? '', ...told };
    firm.requests.set(request.key, (await firm.operator.make(inbox.enterRequest, { body })).id);
    return;
  }
  if ('topic' in request) {
    const body = { ...contact, topic: request.topic, message: request.text };
    firm.requests.set(request.key, (await visitor.make(submitContact, { body })).id);
    return;
  }
  const { service, trade, features, size, mode, ...rest } = request.chose;
  const body = {
    ...{ ...contact, ...rest, company: company ?? '', description: request.text },
    ...{ serviceSlug: service ?? DEFAULT_SERVICE, projectType: trade, mode: mode ?? ('detailed' as const) },
    ...{ selectedFeatures: [...features], projectSize: size },
  };
  firm.requests.set(request.key, (await visitor.make(submitRequest, { body })).id);
}

/** Opens the request, as the operator has to, and does what the act says. */
async function handle(firm: Firm, id: string, act: RequestAct, day: number): Promise<void> {
  const { operator, calendar } = firm;
  const params = { id };
  const opening = { step: 'open' as const, seenUntil: firm.seenUntil() };
  if (!firm.opened.has(id)) await operator.make(inbox.stepRequest, { params, body: opening });
  firm.opened.add(id);
  if ('reply' in act) {
    const body = { text: act.reply, seenUntil: firm.seenUntil() };
    await operator.make(inbox.replyToRequest, { params, body });
  }
  if ('call' in act) await operator.make(inbox.addNote, { params, body: { kind: 'call', text: act.call } });
  if ('note' in act) await operator.make(inbox.addNote, { params, body: { kind: 'note', text: act.note } });
  if ('lost' in act) {
    const body = { step: 'lose' as const, reason: act.lost, note: act.because };
    await operator.make(inbox.stepRequest, { params, body });
  }
  if ('archive' in act) await operator.make(inbox.stepRequest, { params, body: { step: 'archive' } });
  if ('restore' in act) await operator.make(inbox.stepRequest, { params, body: { step: 'restore' } });
  if ('snooze' in act) {
    const until = instantOf({ day: calendar.day(day + act.snooze), minutes: MORNING });
    await operator.make(inbox.snoozeRequest, { params, body: { until: until.toISOString() } });
  }
  if ('merge' in act) {
    const into = known(firm.requests.get(act.merge), act.merge);
    await operator.make(inbox.mergeRequest, { params, body: { into } });
  }
}
