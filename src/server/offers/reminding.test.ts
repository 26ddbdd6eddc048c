import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { begunOffer, OFFER_MAIL, OFFERED, offerServiceOf, RECIPIENT } from '../../../tests/offers.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestServices, type TestServices } from '../../../tests/test-services.ts';
import { createMessageService } from '../messages/service.ts';
import { createOfferConversation } from './conversation.ts';
import { createAnswerDigest } from './digest.ts';
import { createOfferReminders } from './reminding.ts';
import type { OfferService } from './service.ts';

/** Sent on Monday morning, valid until the Friday of the week after. */
const SENT = new Date('2026-11-16T09:00:00Z');
const CONTENT = { ...OFFERED, validUntil: '2026-11-27' };
/** Three days before the end. */
const TUESDAY = new Date('2026-11-24T09:00:00Z');
const LINK = { actor: 'link', now: TUESDAY };

let made: TestServices;
let offers: OfferService;
let id: string;
const time = stillClock(TUESDAY.toISOString());

beforeAll(async () => {
  made = await createTestServices({ clock: time.clock });
  await made.services.prepare();
  await made.services.jobs.start();
  offers = offerServiceOf(made.services);
});
afterAll(() => made.close());
beforeEach(async () => {
  await made.database.pool.query(
    'DELETE FROM mails; DELETE FROM offer_acceptances; DELETE FROM offers; DELETE FROM messages',
  );
  id = await begunOffer(made.services, offers, SENT, { content: CONTENT });
  await offers.send(id, OFFER_MAIL, { actor: 'operator', now: SENT });
});

const run = (now = TUESDAY) => createOfferReminders(made.services).run(now);
const reminded = async (): Promise<string[]> =>
  (await made.database.pool.query('SELECT reminder FROM offer_reminders ORDER BY sent_at')).rows.map(
    ({ reminder }) => reminder,
  );
const mailed = async (): Promise<number> =>
  (await made.database.pool.query("SELECT count(*)::int AS mails FROM mails WHERE kind = 'offer-reminder'"))
    .rows[0].mails;

describe('a reminder', () => {
  it('goes out once, with a link to the offer and to where reminders end, and is noted', async () => {
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(await reminded()).toEqual(['three-days-left']);
    const found = async () =>
      (await mailsAbout(made.dataDir, RECIPIENT.email)).filter(({ subject }) =>
        subject?.includes('platí už len'),
      );
    await expect.poll(async () => (await found()).length, { timeout: 15_000 }).toBe(1);
    const [mail] = await found();
    const [, token = ''] = /\/ponuka\/([\w-]{43})#pripomienky/.exec(mail?.text ?? '') ?? [];
    expect((await offers.open(token, TUESDAY)).id).toBe(id);
    const { rows } = await made.database.pool.query(
      "SELECT actor FROM audit_log WHERE subject_id = $1 AND action = 'offer.reminded'",
      [id],
    );
    expect(rows).toEqual([{ actor: 'sweep' }]);
  });

  it('goes out once from twenty runs at the same time', async () => {
    const sent = await Promise.all(Array.from({ length: 20 }, () => run()));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await mailed()).toBe(1);
  });

  it.each([
    ['at night', '2026-11-24T22:00:00Z'],
    ['on a Sunday', '2026-11-22T10:00:00Z'],
    ['after the end', '2026-11-30T10:00:00Z'],
  ])('does not go out %s', async (_, at) => {
    expect(await run(new Date(at))).toBe(0);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['was accepted', () => accepted()],
    [
      'was declined',
      () => offers.decline(id, { revision: 1, reason: 'other', text: '', notedHow: null }, LINK),
    ],
    ['was withdrawn', () => offers.withdraw(id, LINK)],
    ['has no good link', () => offers.revokeLinks(id, LINK)],
    ['is not to be reminded of', () => offers.setReminders(id, true, LINK)],
    ['has an open question', () => ask()],
  ])('does not go out of an offer that %s', async (_, happened) => {
    await happened();
    expect([await run(), await mailed()]).toEqual([0, 0]);
  });

  it('goes out again once the question is answered', async () => {
    await ask();
    const said = { lineId: 'gallery', text: 'Dvanásť.', accountId: null, authorName: 'Webdielňa' };
    const later = new Date(TUESDAY.getTime() + 60_000);
    await conversation().answer(id, said, { actor: 'operator', now: later });
    expect(await run(later)).toBe(1);
  });
});

const conversation = () =>
  createOfferConversation({
    ...made.services,
    messages: createMessageService(made.services),
    tell: createAnswerDigest(made.services).tell,
  });
const ask = () =>
  conversation().ask(
    id,
    { lineId: 'gallery', text: 'Koľko fotografií?', accountId: null, authorName: RECIPIENT.name },
    LINK,
  );
const accepted = () =>
  offers.accept(
    id,
    {
      revision: 1,
      chosen: [],
      shown: { once: 1_000_00, monthly: 50_00 },
      name: RECIPIENT.name,
      consents: [],
      address: '198.51.100.7',
      userAgent: '',
      notedHow: null,
    },
    LINK,
  );

describe('answers', () => {
  const answered = async (at: string) =>
    conversation().answer(
      id,
      { lineId: null, text: 'Dvanásť.', accountId: null, authorName: 'Webdielňa' },
      { actor: 'operator', now: new Date(at) },
    );
  const told = async (): Promise<number> =>
    (await made.database.pool.query("SELECT count(*)::int AS mails FROM mails WHERE kind = 'offer-answered'"))
      .rows[0].mails;
  const digest = (at: string) => createAnswerDigest(made.services).run(new Date(at));

  it('are told at once, then at most once an hour while nobody has read them', async () => {
    await ask();
    await answered('2026-11-24T09:05:00Z');
    expect(await told()).toBe(1);
    await answered('2026-11-24T09:10:00Z');
    await digest('2026-11-24T09:30:00Z');
    expect(await told()).toBe(1);
    await digest('2026-11-24T10:05:00Z');
    expect(await told()).toBe(2);
    await digest('2026-11-24T12:00:00Z');
    expect(await told()).toBe(2);
  });

  it('that the client has read are not told again', async () => {
    await answered('2026-11-24T09:05:00Z');
    await answered('2026-11-24T09:10:00Z');
    const messages = createMessageService(made.services);
    await messages.read(made.services.db, { type: 'offer', id }, 'client', new Date('2026-11-24T09:20:00Z'));
    await digest('2026-11-24T12:00:00Z');
    expect(await told()).toBe(1);
  });

  it('hang on a line that was offered, and on none that was not', async () => {
    const said = { lineId: 'nikdy', text: 'Áno.', accountId: null, authorName: 'Webdielňa' };
    await expect(conversation().answer(id, said, LINK)).rejects.toMatchObject({ code: 'notFound' });
  });
});
