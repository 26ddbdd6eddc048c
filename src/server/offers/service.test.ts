import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { site } from '#domain/content/site.ts';
import { offerContent, offerLine } from '../../../tests/factories/offers.ts';
import { createTestServices, type TestServices } from '../../../tests/test-services.ts';
import { clients } from '../clients/table.ts';
import { systemRandom } from '../random.ts';
import { erasePerson } from '../requests/person.ts';
import type { AcceptanceInput } from './accepting.ts';
import { findAcceptance } from './data.ts';
import { offerFingerprint, recipientOf } from './full-offer.ts';
import { createOfferLinks } from './links.ts';
import { createOfferService, type OfferService } from './service.ts';

let made: TestServices;
let database: TestServices['database'];
let service: OfferService;
let clientId: string;
let id: string;

const NOW = new Date('2026-11-22T12:00:00Z');
const OPERATOR = { actor: { kind: 'operator' as const }, now: NOW };
const CLIENT = { actor: { kind: 'link' as const }, now: NOW };
const CONTENT = offerContent(
  [
    offerLine('web', { unitPrice: 1_000_00 }),
    offerLine('gallery', { choice: { kind: 'optional', ticked: false }, unitPrice: 250_00 }),
    offerLine('care', { charged: 'month', unitPrice: 50_00 }),
  ],
  { termsVersion: site.legal.version },
);
const RECIPIENT = { name: 'Ľubomíra Šťastná', email: 'lubomira@example.sk' };
const MAIL = { subject: 'Ponuka', text: 'Dobrý deň' };
const ACCEPTED: AcceptanceInput = {
  revision: 1,
  chosen: ['gallery'],
  shown: { once: 1_250_00, monthly: 50_00 },
  name: 'Ľubomíra Šťastná',
  consents: ['Súhlasím s obchodnými podmienkami.'],
  address: '198.51.100.7',
  userAgent: 'Prehliadač',
  notedHow: null,
};

const DECLINED = { revision: 1, reason: 'too-expensive', text: '', notedHow: null } as const;

beforeAll(async () => {
  made = await createTestServices();
  await made.services.prepare();
  await made.services.jobs.start();
  database = made.database;
  const { services } = made;
  service = createOfferService({
    ...services,
    links: createOfferLinks(services),
    whenAccepted: async () => {},
  });
});
afterAll(() => made.close());
beforeEach(async () => {
  clientId = systemRandom.uuid();
  await database.db.insert(clients).values({ id: clientId, name: 'Maľby', createdAt: NOW, updatedAt: NOW });
  const target = { clientId, requestId: null, addendumOf: null, recipient: RECIPIENT };
  id = await database.db.transaction((transaction) => service.begin(transaction, target, CONTENT, OPERATOR));
});

/** Sends the draft and opens a link to it; its token. */
const sent = async (by = OPERATOR): Promise<string> => {
  await service.send(id, MAIL, by);
  return service.newLink(id, false, by);
};

const states = async () =>
  (await service.find(id)).revisions.map(({ revision, state }) => [revision, state]).toReversed();
const refusal = { code: 'offerStep', status: 409 };

describe('a draft', () => {
  test('is saved, and not by two tabs that read the same', async () => {
    const changed = { ...CONTENT, title: 'Web a galéria' };
    const save = (content: typeof CONTENT) =>
      service.save(id, { edit: 1, content, recipient: RECIPIENT }, OPERATOR);
    expect(await save(changed)).toBe(2);
    await expect(save(CONTENT)).rejects.toMatchObject({ code: 'editedElsewhere' });
    expect((await service.find(id)).revisions[0]?.content.title).toBe('Web a galéria');
  });

  test('for somebody else leaves what was sent with whom it was sent to, until it is sent itself', async () => {
    const other = { name: 'Nová Osoba', email: 'Nova@example.sk' };
    const write = async () => {
      await service.revise(id, OPERATOR);
      await service.save(id, { edit: 1, content: CONTENT, recipient: other }, OPERATOR);
    };
    const mailedTo = async () => (await service.find(id)).recipientEmail;
    await sent();
    await write();
    expect([await mailedTo(), recipientOf(await service.find(id))]).toEqual([RECIPIENT.email, other]);
    await expect(service.discard(id, 1, OPERATOR)).rejects.toMatchObject({ code: 'editedElsewhere' });
    await service.discard(id, 2, OPERATOR);
    expect(recipientOf(await service.find(id))).toEqual(RECIPIENT);
    await write();
    await erasePerson(database.db, made.dataDir, 'nova@example.sk', NOW);
    expect(recipientOf(await service.find(id))).toEqual(RECIPIENT);
    await service.save(id, { edit: 2, content: CONTENT, recipient: other }, OPERATOR);
    await service.send(id, MAIL, OPERATOR);
    expect(await mailedTo()).toBe(other.email);
  });

  test('cannot be accepted or seen through a link', async () => {
    await expect(service.accept(id, ACCEPTED, CLIENT)).rejects.toMatchObject(refusal);
    await expect(service.open('token', NOW)).rejects.toMatchObject({ code: 'notFound' });
  });

  test('is not sent after its last day', async () => {
    const late = { actor: { kind: 'operator' as const }, now: new Date('2027-01-01T12:00:00Z') };
    await expect(service.send(id, MAIL, late)).rejects.toMatchObject({
      code: 'validation',
      field: 'validUntil',
    });
  });
});

describe('a sent offer', () => {
  test('cannot be edited; a new revision takes its place when it is sent', async () => {
    await service.send(id, MAIL, OPERATOR);
    await expect(
      service.save(id, { edit: 1, content: CONTENT, recipient: RECIPIENT }, OPERATOR),
    ).rejects.toMatchObject(refusal);
    expect(await service.revise(id, OPERATOR)).toBe(2);
    expect(await service.revise(id, OPERATOR)).toBe(2);
    expect(await states()).toEqual([
      [1, 'sent'],
      [2, 'draft'],
    ]);
    await service.send(id, MAIL, OPERATOR);
    expect(await states()).toEqual([
      [1, 'superseded'],
      [2, 'sent'],
    ]);
    await expect(service.accept(id, ACCEPTED, CLIENT)).rejects.toMatchObject({
      ...refusal,
      message: 'Túto ponuku nahradila novšia, prijať môžete už len tú.',
    });
  });

  test.each([
    ['2026-12-31T22:59:59.999Z', true],
    ['2026-12-31T23:00:00Z', false],
  ])('of which the last day is 31 December is accepted at %s: %s', async (at, isAccepted) => {
    await service.send(id, MAIL, OPERATOR);
    const answer = service.accept(id, ACCEPTED, { ...CLIENT, now: new Date(at) });
    if (isAccepted) await expect(answer).resolves.toMatchObject({ once: { total: 1_250_00 } });
    else
      await expect(answer).rejects.toMatchObject({
        message: 'Platnosť tejto ponuky uplynula. Prijať ju už nemožno.',
      });
  });

  test.each([
    ['another price', { shown: { once: 1_000_00, monthly: 50_00 } }, 'shown'],
    ['a line that cannot be chosen', { chosen: ['web'] }, 'chosen'],
  ])('is not accepted with %s, and stays open', async (_, wrong, field) => {
    await service.send(id, MAIL, OPERATOR);
    await expect(service.accept(id, { ...ACCEPTED, ...wrong }, CLIENT)).rejects.toMatchObject({
      code: 'validation',
      field,
    });
    expect(await states()).toEqual([[1, 'sent']]);
    expect(await findAcceptance(database.db, id)).toBeNull();
  });

  test('is accepted with what was sent', async () => {
    await service.send(id, MAIL, OPERATOR);
    await service.accept(id, ACCEPTED, CLIENT);
    const [revision] = (await service.find(id)).revisions;
    expect(revision?.state).toBe('accepted');
    expect(await findAcceptance(database.db, id)).toMatchObject({
      onceTotal: 1_250_00,
      chosen: ['gallery'],
      fingerprint: offerFingerprint(revision?.sentText ?? ''),
    });
    expect(JSON.parse(revision?.sentText ?? '')).toEqual(CONTENT);
  });
});

describe('an offer that is over', () => {
  test('by the client’s no is not accepted, and can be offered anew', async () => {
    await service.send(id, MAIL, OPERATOR);
    await service.decline(id, DECLINED, CLIENT);
    await expect(service.accept(id, ACCEPTED, CLIENT)).rejects.toMatchObject(refusal);
    await service.revise(id, OPERATOR);
    await service.send(id, MAIL, OPERATOR);
    expect(await states()).toEqual([
      [1, 'superseded'],
      [2, 'sent'],
    ]);
  });

  test('by the operator takes its draft along', async () => {
    await service.send(id, MAIL, OPERATOR);
    await service.revise(id, OPERATOR);
    await service.withdraw(id, OPERATOR);
    expect(await states()).toEqual([[1, 'withdrawn']]);
    await expect(service.accept(id, ACCEPTED, CLIENT)).rejects.toMatchObject(refusal);
  });

  test('because it was accepted is changed no more', async () => {
    await service.send(id, MAIL, OPERATOR);
    await service.accept(id, ACCEPTED, CLIENT);
    for (const wanted of [
      () => service.revise(id, OPERATOR),
      () => service.withdraw(id, OPERATOR),
      () => service.decline(id, DECLINED, CLIENT),
    ])
      await expect(wanted()).rejects.toMatchObject(refusal);
  });
});

test('an offer that is not there is not found by any step', async () => {
  const nowhere = systemRandom.uuid();
  await expect(service.find(nowhere)).rejects.toMatchObject({ code: 'notFound' });
  await expect(service.send(nowhere, MAIL, OPERATOR)).rejects.toMatchObject({ code: 'notFound' });
});
