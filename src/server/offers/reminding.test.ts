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
const LINK = { actor: { kind: 'link' as const }, now: TUESDAY };

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
    'DELETE FROM mails; DELETE FROM offer_acceptances; DELETE FROM offers; DELETE FROM messages; DELETE FROM mail_opt_outs',
  );
  id = await begunOffer(made.services, offers, SENT, { content: CONTENT });
  await offers.send(id, OFFER_MAIL, { actor: { kind: 'operator' as const }, now: SENT });
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
    await made.drain();
    expect((await found()).length).toBe(1);
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
    ['was sent to somebody who has switched reminders off', () => mute()],
    ['has an open question', () => ask()],
  ])('does not go out of an offer that %s', async (_, happened) => {
    await happened();
    expect([await run(), await mailed()]).toEqual([0, 0]);
  });

  it.each([
    [['opened-unanswered', 'three-days-left', 'one-day-left'], 0],
    [['three-days-left', 'one-day-left'], 1],
  ])(
    'after %j of the revision before goes out %i more times: three of an offer in all',
    async (told, more) => {
      for (const [day, reminder] of told.entries())
        await made.database.pool.query('INSERT INTO offer_reminders VALUES ($1, 1, $2, $3)', [
          id,
          reminder,
          `2026-11-${17 + day}T09:00:00Z`,
        ]);
      await revisedUntil('2026-12-04');
      const mornings = ['2026-12-01', '2026-12-03', '2026-12-04'].map((day) => new Date(`${day}T09:00:00Z`));
      let sent = 0;
      for (const morning of mornings) sent += await run(morning);
      expect([sent, await mailed()]).toEqual([more, more]);
    },
  );

  it('goes out again once the question is answered', async () => {
    await ask();
    const said = { lineId: 'gallery', text: 'Dvanásť.', accountId: null, authorName: 'Webdielňa' };
    const seen = { seenUntil: new Date(TUESDAY.getTime() + 30_000) };
    const later = new Date(TUESDAY.getTime() + 60_000);
    await conversation().answer(
      id,
      { ...said, ...seen },
      { actor: { kind: 'operator' as const }, now: later },
    );
    expect(await run(later)).toBe(1);
  });
});

/** The next revision, sent on Friday, with another last day. */
async function revisedUntil(validUntil: string): Promise<void> {
  const by = { actor: { kind: 'operator' as const }, now: new Date('2026-11-20T09:00:00Z') };
  await offers.revise(id, by);
  await offers.save(id, { edit: 1, content: { ...CONTENT, validUntil }, recipient: RECIPIENT }, by);
  await offers.send(id, OFFER_MAIL, by);
}

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

/** The recipient has switched mails with reminders off, by a press in their mail program. */
const mute = () =>
  made.database.pool.query(
    "INSERT INTO mail_opt_outs (email_key, kind, created_at) VALUES ($1, 'offer-reminder', now()) ON CONFLICT DO NOTHING",
    [RECIPIENT.email],
  );

describe('by the operator’s hand', () => {
  const by = (at: string | Date) => ({ actor: { kind: 'operator' as const }, now: new Date(at) });
  const byHand = (at: string | Date = TUESDAY) => createOfferReminders(made.services).remind(id, by(at));
  const can = async (at: string | Date = TUESDAY) =>
    (await createOfferReminders(made.services).remindable([id], new Date(at))).has(id);

  it('goes out once of a revision, counts with the others and is noted as the operator’s', async () => {
    expect(await can()).toBe(true);
    await byHand();
    expect([await can(), await reminded(), await mailed()]).toEqual([false, ['by-hand'], 1]);
    await expect(byHand('2026-11-26T09:00:00Z')).rejects.toMatchObject({ code: 'offerStep' });
    expect([await run(), await mailed()], 'what was due is told').toEqual([0, 1]);
    const { rows } = await made.database.pool.query(
      "SELECT actor FROM audit_log WHERE subject_id = $1 AND action = 'offer.reminded'",
      [id],
    );
    expect(rows).toEqual([{ actor: 'operator' }]);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['at night', '2026-11-24T22:00:00Z', async () => undefined],
    ['on the day it was sent', '2026-11-16T11:00:00Z', async () => undefined],
    ['of what is answered', TUESDAY.toISOString(), () => accepted()],
    ['with no good link', TUESDAY.toISOString(), () => offers.revokeLinks(id, LINK)],
    ['to who wants none', TUESDAY.toISOString(), () => offers.setReminders(id, true, LINK)],
    ['to whose mails with reminders are switched off', TUESDAY.toISOString(), () => mute()],
    ['before a question is answered', TUESDAY.toISOString(), () => ask()],
  ])('does not go out %s, and is not offered then', async (_, at, before) => {
    await before();
    expect(await can(at)).toBe(false);
    await expect(byHand(at)).rejects.toMatchObject({ code: 'offerStep' });
    expect(await reminded()).toEqual([]);
  });

  it('goes out once from ten presses at the same time', async () => {
    const done = await Promise.allSettled(Array.from({ length: 10 }, () => byHand()));
    expect(done.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect(await mailed()).toBe(1);
  });
});

/** So many more offers like the first one. */
const more = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < count) {
    const other = await begunOffer(made.services, offers, SENT, { content: CONTENT });
    await offers.send(other, OFFER_MAIL, { actor: { kind: 'operator' as const }, now: SENT });
    ids.push(other);
  }
  return ids;
};

describe('one run', () => {
  it('reminds of so many offers and the next one of the rest, whatever stands before them in vain', async () => {
    const [first = '', second = ''] = [id, ...(await more(4))].toSorted();
    for (const closed of [first, second]) await offers.revokeLinks(closed, LINK);
    const reminders = createOfferReminders({ ...made.services, part: 2 });
    const sent = [];
    for (let turn = 0; turn < 4; turn += 1) sent.push(await reminders.run(TUESDAY));
    expect([sent, await mailed()]).toEqual([[0, 2, 1, 0], 3]);
  });
});

describe('answers', () => {
  const answered = async (at: string) =>
    conversation().answer(
      id,
      { lineId: null, text: 'Dvanásť.', accountId: null, authorName: 'Webdielňa' },
      { actor: { kind: 'operator' as const }, now: new Date(at) },
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

  it('are told of so many offers in one run, of the rest in the next', async () => {
    for (const other of [id, ...(await more(2))])
      for (const at of ['2026-11-24T09:05:00Z', '2026-11-24T09:10:00Z'])
        await conversation().answer(
          other,
          { lineId: null, text: 'Dvanásť.', accountId: null, authorName: 'Webdielňa' },
          { actor: { kind: 'operator' as const }, now: new Date(at) },
        );
    const before = await told();
    const inParts = createAnswerDigest({ ...made.services, part: 2 });
    const sums = [];
    for (const at of ['2026-11-24T10:10:00Z', '2026-11-24T10:15:00Z', '2026-11-24T10:20:00Z']) {
      await inParts.run(new Date(at));
      sums.push((await told()) - before);
    }
    expect(sums).toEqual([2, 3, 3]);
  });

  it('that the client has read are not told again', async () => {
    await answered('2026-11-24T09:05:00Z');
    await answered('2026-11-24T09:10:00Z');
    const messages = createMessageService(made.services);
    const now = new Date('2026-11-24T09:20:00Z');
    await messages.read(made.services.db, { type: 'offer', id }, 'client', now, now);
    await digest('2026-11-24T12:00:00Z');
    expect(await told()).toBe(1);
  });

  it('hang on a line that was offered, and on none that was not', async () => {
    const said = { lineId: 'nikdy', text: 'Áno.', accountId: null, authorName: 'Webdielňa' };
    await expect(conversation().answer(id, said, LINK)).rejects.toMatchObject({ code: 'notFound' });
  });
});
