import { randomUUID } from 'node:crypto';
import type { DemoEdit, DemoOffer, OfferAct } from '#content/demo/kinds.ts';
import { DEMO_OFFERS } from '#content/demo/offers.ts';
import type { BodyOf } from '#domain/api/call.ts';
import { writeMessage } from '#domain/messages/calls.ts';
import * as offers from '#domain/offers/calls.ts';
import * as linked from '#domain/offers/link-calls.ts';
import { OFFER_LINK_HEADER } from '#domain/offers/link-header.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { effectPulse } from '#domain/offers/offer-pulse.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import { fillBillingData, icoOf } from './clients.ts';
import { type Firm, known, personOf } from './firm.ts';
import { edited } from './offer-edits.ts';
import { planProject } from './projects.ts';
import { DEMO_REQUESTS, whoAsked } from './requests.ts';

/** What a client does with the link; everything else the operator does. */
const BY_CLIENT = ['opened', 'asked', 'accept', 'decline', 'renewal'];
const isByClient = (act: OfferAct): boolean => BY_CLIENT.some((name) => name in act);

/** Writes down that all offers are begun, and what happens to each of them. */
export function planOffers(firm: Firm): void {
  const { diary, calendar } = firm;
  for (const offer of DEMO_OFFERS) {
    const next = calendar.story(new Date(0));
    diary.note(next(offer.day, 'operator'), () => begin(firm, offer));
    for (const act of offer.acts ?? []) {
      const day = offer.day + act.in;
      diary.note(next(day, isByClient(act) ? 'client' : 'operator'), () => happen(firm, offer, act, day));
    }
  }
}

function originOf(firm: Firm, offer: DemoOffer): BodyOf<typeof offers.beginOffer> {
  if ('request' in offer)
    return { from: 'request', id: known(firm.requests.get(offer.request), offer.request) };
  if ('addendum' in offer)
    return { from: 'addendum', id: known(firm.offers.get(offer.addendum), offer.addendum).id };
  if ('copy' in offer) return { from: 'copy', id: known(firm.offers.get(offer.copy), offer.copy).id };
  const client = known(firm.clients.get(offer.client), offer.client);
  if (!('template' in offer)) return { from: 'client', id: client };
  return { from: 'template', id: known(firm.templates.get(offer.template), offer.template), client };
}

/** Whose offer it is, by key. */
function personFor(offer: DemoOffer): string {
  if ('client' in offer) return offer.client;
  const before = 'addendum' in offer ? offer.addendum : 'copy' in offer ? offer.copy : null;
  if (before !== null)
    return personFor(
      known(
        DEMO_OFFERS.find(({ key }) => key === before),
        before,
      ),
    );
  const key = 'request' in offer ? offer.request : '';
  return whoAsked(
    known(
      DEMO_REQUESTS.find((request) => request.key === key),
      key,
    ),
  );
}

async function begin(firm: Firm, offer: DemoOffer): Promise<void> {
  const { id } = await firm.operator.make(offers.beginOffer, { body: originOf(firm, offer) });
  const { client, number } = await firm.operator.make(offers.openOffer, { params: { id } });
  firm.offers.set(offer.key, { id, clientId: client.id, number });
  const person = personFor(offer);
  const isNewClient = !firm.clients.has(person);
  firm.clients.set(person, client.id);
  if (offer.edit) await change(firm, id, offer.edit);
  if (isNewClient) fillBillingData(firm, person, offer.day);
}

/** Saves the draft with a change. */
async function change({ operator, calendar }: Firm, id: string, edit: DemoEdit): Promise<void> {
  const { revisions, draft, recipient } = await operator.make(offers.openOffer, { params: { id } });
  const content = edited(known(revisions[0], id).content, edit, calendar);
  const body = { edit: known(draft ?? undefined, id).edit, content, recipient };
  await operator.make(offers.saveOfferDraft, { params: { id }, body });
}

async function happen(firm: Firm, offer: DemoOffer, act: OfferAct, day: number): Promise<void> {
  const { id } = known(firm.offers.get(offer.key), offer.key);
  await (isByClient(act)
    ? byClient(firm, personFor(offer), id, act)
    : byOperator(firm, personFor(offer), id, act));
  if ('accept' in act || 'acceptNoted' in act) planProject(firm, offer.key, personFor(offer), day);
}

async function byClient(firm: Firm, person: string, id: string, act: OfferAct): Promise<void> {
  const visitor = firm.visitorOf(person);
  const headers = { [OFFER_LINK_HEADER]: await firm.linkOf(id) };
  const shown = await visitor.make(linked.linkedOffer, { query: {} }, headers);
  const { revision } = shown;
  await visitor.make(linked.noteOfferSeen, { query: {} }, headers);
  if ('asked' in act) {
    const body = { sendId: randomUUID(), lineId: act.line ?? null, text: act.asked, fileIds: [] };
    await visitor.make(writeMessage, { params: { type: 'offer', id }, body }, headers);
  }
  if ('accept' in act) {
    const { with: more = [], without = [] } = act;
    const chosen = new Set(
      [...initialChoice(shown.content), ...more].filter((line) => !without.includes(line)),
    );
    const { once, monthly } = offerTotals(shown.content, chosen);
    const body = {
      ...{ revision, chosen: [...chosen], shown: { once: once.total, monthly: monthly.total } },
      ...{ name: personOf(person).name, agreed: true as const },
      effect: shown.effect && effectPulse(shown.effect),
      ...{ capacity: 'business' as const, ico: shown.signing.ico || icoOf(person) },
    };
    await visitor.make(linked.acceptOffer, { query: {}, body }, headers);
  }
  if ('decline' in act) {
    const body = { revision, reason: act.decline, text: act.because };
    await visitor.make(linked.declineOffer, { query: {}, body }, headers);
  }
  if ('renewal' in act) await visitor.make(linked.askOfferRenewal, { query: {} }, headers);
}

async function byOperator(firm: Firm, person: string, id: string, act: OfferAct): Promise<void> {
  const { operator } = firm;
  const params = { id };
  if ('send' in act) await operator.make(offers.sendOffer, { params, body: {} });
  if ('answered' in act) {
    const seenUntil = firm.seenUntil();
    await operator.make(offers.readOfferMessages, { params, body: { seenUntil } });
    const body = { lineId: act.line ?? null, text: act.answered, seenUntil };
    await operator.make(offers.answerOfferQuestion, { params, body });
  }
  if ('revise' in act) {
    await operator.make(offers.reviseOffer, { params });
    await change(firm, id, act.revise);
  }
  if ('acceptNoted' in act) {
    const { revisions } = await operator.make(offers.openOffer, { params });
    const { revision, content } = known(revisions[0], id);
    const chosen = initialChoice(content);
    const { once, monthly } = offerTotals(content, chosen);
    const shown = { once: once.total, monthly: monthly.total };
    const body = { revision, chosen: [...chosen], shown, name: personOf(person).name, how: act.acceptNoted };
    await operator.make(offers.acceptOnBehalf, { params, body });
  }
  if ('declineNoted' in act) {
    const { revisions } = await operator.make(offers.openOffer, { params });
    const { revision } = known(revisions[0], id);
    const body = { revision, reason: act.declineNoted, text: act.because, how: act.how };
    await operator.make(offers.declineOnBehalf, { params, body });
  }
  if ('withdraw' in act) await operator.make(offers.withdrawOffer, { params });
  if ('revoke' in act) await operator.make(offers.revokeOfferLinks, { params });
  if ('template' in act) {
    const body = { offerId: id, name: act.template };
    const template = await operator.make(offers.saveOfferTemplate, { body });
    firm.templates.set(act.template, template.id);
  }
}
