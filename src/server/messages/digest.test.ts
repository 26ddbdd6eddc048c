import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { begunProject, operatorOf } from '../../../tests/projects.ts';
import { sentOffer } from '../../../tests/sent-offer.ts';
import { type SmtpSink, startSmtpSink } from '../../../tests/smtp-sink.ts';
import { stillClock } from '../../../tests/still-clock.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { uniqueLetters } from '../../../tests/unique.ts';
import { createAnswerDigest } from '../offers/digest.ts';
import { createProjectDigest } from '../projects/digest.ts';
import { createReplyDigest } from '../requests/reply-digest.ts';
import { lockTalkedAbout } from './conversation.ts';
import { createOperatorMails } from './operator-mails.ts';

/** A Tuesday. */
const time = stillClock('2026-11-24T09:00:00Z');
const MINUTE = 60_000;
let sink: SmtpSink;
let app: TestApp;
let operator: TestBrowser;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await createTestApp({ env: { RATE_LIMITS: 'off', SMTP_URL: sink.url }, clock: time.clock });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

/** A conversation: how a side says something in it, and what mails the other one of it an hour later. */
interface Talk {
  say: (text: string) => Promise<unknown>;
  run: () => Promise<void>;
}

const byOperator =
  (path: string, about: object = {}) =>
  async (text: string) => {
    const said = await operator.post(path, { text, ...about });
    expect(said.statusCode, said.body).toBeLessThan(300);
  };
const someone = () => ({ name: 'Jana', email: `${uniqueLetters()}@example.sk` });

const TALKS: Record<string, () => Promise<Talk>> = {
  'replies to a request': async () => {
    const answer = await app.browser().post('/api/service-requests', requestBody(someone()));
    const digest = createReplyDigest(app.services);
    return {
      say: byOperator(`/api/admin/requests/${answer.json().id}/replies`),
      run: () => digest.run(time.clock()),
    };
  },
  'answers about an offer': async () => {
    const { id } = await sentOffer(app, {}, someone());
    const digest = createAnswerDigest(app.services);
    return {
      say: byOperator(`/api/admin/offers/${id}/answers`, { lineId: null }),
      run: () => digest.run(time.clock()),
    };
  },
  'messages at a project': async () => {
    const { projectId } = await begunProject(app, {}, someone());
    const digest = createProjectDigest(app.services);
    return {
      say: byOperator(`/api/admin/projects/${projectId}/messages`),
      run: () => digest.run(time.clock()),
    };
  },
  'messages of a client': async () => {
    const { projectId, headers } = await begunProject(app, {}, someone());
    const holder = app.browser();
    const mails = createOperatorMails({ ...app.services, lock: lockTalkedAbout });
    return {
      say: async (text) => {
        const path = `/api/portal/conversations/project/${projectId}/messages`;
        const said = await holder.post(path, { sendId: randomUUID(), text }, headers);
        expect(said.statusCode).toBe(200);
      },
      run: () => mails.run(time.clock()),
    };
  },
};

/** A conversation with nothing in it, and what marks its words; a session of the operator would not last as long as these hours. */
const begun = async (begin: () => Promise<Talk>): Promise<Talk & { mark: string }> => {
  sink.mode = 'ok';
  operator = await operatorOf(app, uniqueLetters());
  return { ...(await begin()), mark: uniqueLetters() };
};

const byClient = (path: string, headers: Record<string, string>, about: object) => async (text: string) => {
  const said = await app.browser().post(path, { text, ...about }, headers);
  expect(said.statusCode, said.body).toBeLessThan(300);
};

/** What else a mail tells that can be taken back. */
const OTHERS: typeof TALKS = {
  'questions about an offer': async () => {
    const { id, headers } = await sentOffer(app, {}, someone());
    const path = `/api/portal/conversations/offer/${id}/messages`;
    return { say: byClient(path, headers, { sendId: randomUUID(), lineId: null }), run: async () => {} };
  },
  'changes that are asked for': async () => {
    const { projectId, headers } = await begunProject(app, {}, someone());
    return { say: byClient(`/api/portal/projects/${projectId}/changes`, headers, {}), run: async () => {} };
  },
};

it.each(Object.entries({ ...TALKS, ...OTHERS }))(
  '%s are mailed once they cannot be taken back, and what was taken back never is',
  async (_, begin) => {
    const { say, mark } = await begun(begin);
    await app.drain();
    const mails = () => app.database.pool.query('SELECT id, status FROM mails');
    const before = new Set((await mails()).rows.map(({ id }) => id));
    await say(`${mark}-1.`);
    await app.services.jobs.drain();
    expect(received(mark)).toEqual([]);
    const waits =
      "SELECT extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job WHERE name = 'mail' AND state = 'created'";
    expect((await app.database.pool.query(waits)).rows).toEqual([{ seconds: 5 * 60 + 1 }]);
    await app.database.pool.query(
      "UPDATE messages SET withdrawn_at = created_at, text = '' WHERE text LIKE $1",
      [`${mark}%`],
    );
    await app.drain();
    expect(received(mark)).toEqual([]);
    const made = (await mails()).rows.filter(({ id }) => !before.has(id));
    expect(made.map(({ status }) => status)).toEqual(['unneeded']);
  },
);

const received = (mark: string) =>
  sink.received
    .map(({ source }) => source.replace(/=\r?\n/g, ''))
    .filter((text) => text.includes(mark))
    .map((text) =>
      [...new Set(text.match(new RegExp(`${mark}-\\d`, 'g')))].map((word) => word.at(-1)).toSorted(),
    );

it.each(Object.entries(TALKS))(
  '%s whose call began before the last mail and took the lock after it are told by the next one',
  async (_, begin) => {
    const { say, run, mark } = await begun(begin);
    time.forward(5_000);
    await say(`${mark}-1.`);
    await app.drain();
    expect(received(mark)).toEqual([['1']]);
    time.forward(-3_000);
    await say(`${mark}-2.`);
    time.forward(61 * MINUTE);
    await run();
    await app.drain();
    expect(received(mark)).toEqual([['1'], ['2']]);
  },
);

it.each(Object.entries(TALKS))(
  '%s of a mail that was given up on are told by the next one',
  async (_, begin) => {
    const { say, run, mark } = await begun(begin);
    sink.mode = '451';
    await say(`${mark}-1.`);
    // The same as once it was tried often enough.
    const giveUp = async () =>
      (
        await app.database.pool.query(
          "UPDATE mails SET status = 'dead' WHERE status = 'pending' AND attempts > 0 AND payload ? 'until'",
        )
      ).rowCount;
    await app.drain();
    expect(await giveUp()).toBe(1);
    const [{ id: lost }] = (
      await app.database.pool.query(
        "SELECT id FROM mails WHERE status = 'dead' ORDER BY created_at DESC LIMIT 1",
      )
    ).rows;
    sink.mode = 'ok';
    time.forward(61 * MINUTE);
    await say(`${mark}-2.`);
    await app.drain();
    expect(received(mark)).toEqual([['1', '2']]);
    // Whoever sends the lost one again has nothing left to tell.
    expect((await operator.post(`/api/admin/mails/${lost}/resend`, {})).statusCode).toBe(200);
    const status = async () =>
      (await app.database.pool.query('SELECT status FROM mails WHERE id = $1', [lost])).rows[0].status;
    await app.drain();
    expect(await status()).toBe('unneeded');
    time.forward(61 * MINUTE);
    await say(`${mark}-3.`);
    await run();
    await app.drain();
    expect(received(mark)).toEqual([['1', '2'], ['3']]);
  },
);

it.each(Object.entries(TALKS))(
  '%s that were written while the mail server was down for hours are told by one mail each, and none is missing',
  async (_, begin) => {
    const { say, run, mark } = await begun(begin);
    const word = (number: number): string => `${mark}-${number}.`;
    sink.mode = '451';
    const before = sink.attempts;
    await say(word(1));
    await app.drain();
    expect(sink.attempts).toBeGreaterThan(before);
    time.forward(10 * MINUTE);
    await say(word(2));
    time.forward(51 * MINUTE);
    await run();
    time.forward(5 * MINUTE);
    await say(word(3));
    time.forward(4 * 60 * MINUTE);
    await run();
    time.forward(MINUTE);
    await say(word(4));
    sink.mode = 'ok';
    const told = () =>
      sink.received.flatMap(({ source }) => {
        const text = source.replace(/=\r?\n/g, '');
        const words = [1, 2, 3, 4].filter((number) => text.includes(word(number)));
        return words.length > 0 ? [words] : [];
      });
    await app.drain({ evenLater: true });
    expect(told().flat().length).toBeGreaterThanOrEqual(3);
    time.forward(2 * 60 * MINUTE);
    await run();
    await app.drain();
    expect(told().flat().length).toBeGreaterThanOrEqual(4);
    expect(told().toSorted()).toEqual([[1], [2], [3], [4]]);
  },
);
