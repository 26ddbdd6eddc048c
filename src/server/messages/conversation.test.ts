import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_STEPS } from '#domain/files/file-refusals.ts';
import { COLLEAGUE } from '#domain/messages/authors.ts';
import { MESSAGE_PART, type MessageSubject } from '#domain/messages/message.ts';
import { person, registered } from '../../../tests/accounts.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { uploaded } from '../../../tests/files.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { type BegunProject, begunProject, operatorOf } from '../../../tests/projects.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { lockTalkedAbout } from './conversation.ts';
import { createOperatorMails } from './operator-mails.ts';

type Asks = 'member' | 'colleague' | 'other' | 'holder' | 'operator';

let app: TestApp;
let project: BegunProject;
let requestId: string;
let browsers: Record<Asks, TestBrowser>;
const query = async (sql: string, values: unknown[] = []) =>
  (await app.database.pool.query(sql, values)).rows;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  const operator = await operatorOf(app);
  const [member, colleague, other] = [person('clen'), person('kolega'), person('cudzi')];
  const answer = await app.browser().post('/api/service-requests', requestBody({ email: member.email }));
  requestId = answer.json().id;
  const joined: TestBrowser[] = [];
  for (const who of [member, colleague, other]) joined.push(await registered(app, who));
  await query('UPDATE accounts SET email_verified_at = now()');
  const [own, second, foreign] = joined as [TestBrowser, TestBrowser, TestBrowser];
  project = await begunProject(app);
  const [{ client_id: clientId }] = await query('SELECT client_id FROM projects');
  await query('UPDATE requests SET client_id = $1', [clientId]);
  await query(
    `INSERT INTO client_members (client_id, account_id, created_at)
     SELECT $1, id, now() FROM accounts WHERE username IN ('clen', 'kolega') ON CONFLICT DO NOTHING`,
    [clientId],
  );
  browsers = { member: own, colleague: second, other: foreign, operator, holder: app.browser() };
});
afterAll(() => app.close());

/** Makes a call as somebody; the holder of the link brings the secret and no session. */
async function ask(as: Asks, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const browser = browsers[as];
  const token = await browser.token();
  return browser.inject({
    method,
    url: path,
    headers: { 'x-csrf-token': token, ...(as === 'holder' ? project.headers : {}) },
    ...(method === 'POST' ? { payload: payload ?? {} } : {}),
  });
}

const about = (type: MessageSubject['type'], id = type === 'request' ? requestId : project.projectId) =>
  `/api/portal/conversations/${type}/${id}`;
const write = (
  as: Asks,
  type: MessageSubject['type'],
  text: string,
  sendId: string = randomUUID(),
  seenUntil?: Date,
) => ask(as, 'POST', `${about(type)}/messages`, { sendId, text, seenUntil });
const read = (as: Asks, type: MessageSubject['type']) =>
  ask(as, 'POST', `${about(type)}/read`, { seenUntil: app.services.clock() });
const notesOf = async (action: string) =>
  (await query('SELECT count(*)::int AS notes FROM audit_log WHERE action = $1', [action]))[0].notes;

describe('who may talk about what', () => {
  it.each([
    ['member', 'request', 200, 200, 200],
    ['member', 'project', 200, 200, 200],
    ['colleague', 'request', 200, 200, 200],
    ['colleague', 'project', 200, 200, 200],
    ['holder', 'request', 404, 404, 404],
    ['holder', 'project', 200, 200, 200],
    ['other', 'request', 404, 404, 404],
    ['other', 'project', 404, 404, 404],
    ['operator', 'request', 200, 403, 403],
    ['operator', 'project', 200, 403, 403],
  ] as const)('%s about a %s: reading %i, writing %i, marking as read %i', async (as, type, ...met) => {
    const answers = [
      await ask(as, 'GET', about(type)),
      await write(as, type, 'Dobrý deň.'),
      await read(as, type),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(met);
  });

  it('takes back only messages of its own side and of this conversation', async () => {
    const { id } = (await write('member', 'project', 'Omyl')).json();
    const from = (type: MessageSubject['type']) => `${about(type)}/messages/${id}`;
    expect((await ask('other', 'DELETE', from('project'))).statusCode).toBe(404);
    expect((await ask('member', 'DELETE', from('request'))).statusCode).toBe(404);
    const taken = await ask('member', 'DELETE', from('project'));
    expect(taken.json()).toMatchObject({ id, text: '', canWithdraw: false });
    expect((await ask('member', 'DELETE', from('project'))).statusCode).toBe(409);
  });

  it.each([
    ['member', 'holder', 404],
    ['member', 'colleague', 404],
    ['holder', 'member', 200],
    ['holder', 'holder', 200],
  ] as const)('what a %s has written, a %s takes back with %i', async (author, by, status) => {
    for (const type of ['project', 'offer'] as const) {
      const talk = type === 'offer' ? about(type, project.id) : about(type);
      const said = await ask(author, 'POST', `${talk}/messages`, { sendId: randomUUID(), text: 'Omyl' });
      const { id } = said.json();
      const { messages } = (await ask(by, 'GET', talk)).json();
      const shown = messages.find((message: { id: string }) => message.id === id);
      const answer = await ask(by, 'DELETE', `${talk}/messages/${id}`);
      expect([type, shown.canWithdraw, answer.statusCode]).toEqual([type, status === 200, status]);
      const [{ text }] = await query('SELECT text FROM messages WHERE id = $1', [id]);
      expect(text).toBe(status === 200 ? '' : 'Omyl');
    }
  });

  it('removes through a link only files that came by one', async () => {
    const subject = { type: 'project' as const, id: project.projectId };
    const by = (as: 'member' | 'holder') => ({
      browser: browsers[as],
      ...(as === 'holder' ? { headers: project.headers } : {}),
    });
    const file = (name: string) => ({ subject, name, bytes: Buffer.from(`obsah ${name}`) });
    const own = await uploaded(by('member'), file('clena.txt'));
    const linked = await uploaded(by('holder'), file('cez-odkaz.txt'));
    const path = `/api/portal/files?type=project&id=${project.projectId}`;
    const removable = async (as: Asks) => {
      const { files } = (await ask(as, 'GET', path)).json();
      return files.flatMap(({ name, canRemove }: { name: string; canRemove: boolean }) =>
        canRemove ? [name] : [],
      );
    };
    expect(await removable('holder')).toEqual(['cez-odkaz.txt']);
    expect(await removable('colleague')).toEqual(['clena.txt', 'cez-odkaz.txt']);
    const refused = await ask('holder', 'DELETE', `/api/portal/files/${own.id}`);
    expect([refused.statusCode, refused.json().message]).toEqual([409, FILE_STEPS.notYours]);
    expect((await ask('holder', 'DELETE', `/api/portal/files/${linked.id}`)).statusCode).toBe(200);
    expect((await ask('colleague', 'DELETE', `/api/portal/files/${own.id}`)).statusCode).toBe(200);
  });

  it('signs with the name of the account, and with that of the recipient for the holder of the link', async () => {
    await query("UPDATE accounts SET full_name = 'Jana Nová' WHERE username = 'clen'");
    const authors = [
      (await write('member', 'project', 'Od Jany')).json().author,
      (await write('colleague', 'project', 'Od kolegu')).json().author,
      (await write('holder', 'project', 'Cez odkaz')).json().author,
    ];
    expect(authors).toEqual(['Jana Nová', 'kolega', 'Martin Vzorový']);
  });

  it('tells who asks what they have written themselves', async () => {
    const text = randomUUID();
    for (const as of ['member', 'colleague', 'holder'] as const) await write(as, 'project', text);
    const own = async (as: Asks) => {
      const { messages } = (await ask(as, 'GET', about('project'))).json();
      return messages.flatMap((one: { text: string; isOwn: boolean }) =>
        one.text === text ? [one.isOwn] : [],
      );
    };
    expect(await own('member')).toEqual([true, false, false]);
    expect(await own('colleague')).toEqual([false, true, false]);
    expect(await own('holder')).toEqual([false, false, true]);
    expect(await own('operator')).toEqual([false, false, false]);
  });

  it('signs with the name that an offer or a contact has for the e-mail of an account without one', async () => {
    const [{ full_name: before }] = await query("SELECT full_name FROM accounts WHERE username = 'clen'");
    await query("UPDATE accounts SET full_name = '' WHERE username = 'clen'");
    const signed = async () => (await write('member', 'project', 'Kto')).json().author;
    const [{ recipient_email: recipient }] = await query('SELECT recipient_email FROM offers WHERE id = $1', [
      project.id,
    ]);
    expect(await signed()).toBe('clen');
    await query("UPDATE offers SET recipient_email = (SELECT email FROM accounts WHERE username = 'clen')");
    expect(await signed()).toBe('Martin Vzorový');
    await query("UPDATE accounts SET full_name = $1 WHERE username = 'clen'", [before]);
    await query('UPDATE offers SET recipient_email = $1', [recipient]);
  });

  it('names to the holder of the link no other person of the client, in the talk and at changes', async () => {
    await write('colleague', 'project', 'Od kolegu');
    await write('holder', 'project', 'Od príjemcu');
    await query('DELETE FROM change_requests');
    const asked = `/api/portal/projects/${project.projectId}/changes`;
    expect((await ask('member', 'POST', asked, { text: 'Ešte galériu' })).statusCode).toBe(200);
    const namesTo = async (as: Asks) => {
      const { messages } = (await ask(as, 'GET', about('project'))).json();
      const { changes } = (await ask(as, 'GET', `/api/portal/projects/${project.projectId}`)).json();
      const written = messages.filter(({ side }: { side: string }) => side === 'client');
      return new Set([...written, ...changes].map(({ author }: { author: string }) => author));
    };
    expect(await namesTo('holder')).toEqual(new Set([COLLEAGUE, 'Martin Vzorový']));
    expect([...(await namesTo('colleague'))]).toEqual(expect.arrayContaining(['kolega', 'Martin Vzorový']));
  });

  it('writes nothing more about a closed project, and says where to write', async () => {
    await query("UPDATE projects SET state = 'closed'");
    const refused = await write('member', 'project', 'Ešte jedna vec');
    const read = (await ask('member', 'GET', about('project'))).json();
    await query("UPDATE projects SET state = 'in-progress'");
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('Napíšte mi e-mail.');
    expect(read.closed).toBe(refused.json().message);
  });
});

describe('a sending', () => {
  it('that comes ten times at once is one message, one mail and one entry in the audit log', async () => {
    await query('DELETE FROM conversation_mails');
    const mails = () => query("SELECT id FROM mails WHERE kind = 'message-operator'");
    const [before, noted] = [(await mails()).length, await notesOf('project.client-wrote')];
    const sendId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => write('member', 'project', 'Len raz', sendId)),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await query("SELECT id FROM messages WHERE text = 'Len raz'")).toHaveLength(1);
    expect((await mails()).length - before).toBe(1);
    expect((await notesOf('project.client-wrote')) - noted).toBe(1);
  });

  it('is the same however long after, and after it was taken back', async () => {
    const sendId = randomUUID();
    const { id } = (await write('member', 'project', 'Skoro', sendId)).json();
    await query("UPDATE messages SET created_at = created_at - interval '40 days' WHERE id = $1", [id]);
    expect((await write('member', 'project', 'Skoro', sendId)).json().id).toBe(id);
    await query("UPDATE messages SET text = '', withdrawn_at = now() WHERE id = $1", [id]);
    expect((await write('member', 'project', 'Skoro', sendId)).json()).toMatchObject({ id, text: '' });
  });

  it('does not stand for another text, and is another one in another conversation', async () => {
    const sendId = randomUUID();
    const first = await write('member', 'project', 'Prvý text', sendId);
    expect((await write('member', 'project', 'Iný text', sendId)).statusCode).toBe(422);
    expect((await write('member', 'request', 'Prvý text', sendId)).json().id).not.toBe(first.json().id);
  });

  it('of the operator that comes again is one answer and one mail, too', async () => {
    const body = { text: 'Odpoveď len raz', sendId: randomUUID() };
    const paths = [
      `/api/admin/projects/${project.projectId}/messages`,
      `/api/admin/requests/${requestId}/replies`,
    ];
    for (const path of paths)
      for (const _ of [1, 2])
        expect((await ask('operator', 'POST', path, body)).statusCode).toBeLessThan(300);
    expect(await query('SELECT id FROM messages WHERE text = $1', [body.text])).toHaveLength(2);
    expect(await query("SELECT id FROM mails WHERE kind = 'request-reply'")).toHaveLength(1);
  });
});

describe('files of a message', () => {
  const file = (as: 'member' | 'operator', name: string, subject: MessageSubject) =>
    uploaded(
      { browser: browsers[as] },
      { subject, name, bytes: Buffer.from(`obsah ${name}`), purpose: 'message' },
    );
  const ofProject = (): MessageSubject => ({ type: 'project', id: project.projectId });
  const send = (as: Asks, text: string, fileIds: string[], sendId: string = randomUUID()) =>
    ask(as, 'POST', `${about('project')}/messages`, { sendId, text, fileIds });

  it('come with it to both sides, once however often it is sent, and go when it is taken back', async () => {
    const { id: fileId } = await file('member', 'logo.txt', ofProject());
    const sendId = randomUUID();
    const { id } = (await send('member', 'S logom', [fileId], sendId)).json();
    expect((await send('member', 'S logom', [fileId], sendId)).json()).toMatchObject({
      id,
      files: [{ id: fileId, name: 'logo.txt', canRemove: false }],
    });
    const path = `/api/admin/conversations/project/${project.projectId}`;
    const read = (await ask('operator', 'GET', path)).json();
    expect(read.messages.at(-1).files).toMatchObject([{ id: fileId, side: 'client' }]);
    await ask('member', 'DELETE', `${about('project')}/messages/${id}`);
    expect((await ask('operator', 'GET', path)).json().messages.at(-1).files).toEqual([]);
    expect((await ask('member', 'GET', `/api/portal/files/${fileId}`)).statusCode).toBe(404);
  });

  it('are none of another record, of the other side or of another message, and then nothing is sent', async () => {
    const taken = await file('member', 'poslaný.txt', ofProject());
    await send('member', 'Prvá', [taken.id]);
    const foreign = [
      taken.id,
      (await file('operator', 'od-operátora.txt', ofProject())).id,
      (await file('member', 'k-dopytu.txt', { type: 'request', id: requestId })).id,
      randomUUID(),
    ];
    for (const id of foreign) expect((await send('member', 'Nepôjde', [id])).statusCode).toBe(404);
    expect(
      (
        await send(
          'member',
          'Nepôjde',
          Array.from({ length: 6 }, () => randomUUID()),
        )
      ).statusCode,
    ).toBe(400);
    expect(await query("SELECT id FROM messages WHERE text = 'Nepôjde'")).toEqual([]);
  });
});

describe('a long conversation', () => {
  it('comes in parts from its end, the oldest of a part first, and nothing twice', async () => {
    const long = await begunProject(app);
    await query(
      `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
       SELECT gen_random_uuid(), 'project', $1, 'operator', 'Dielňa', n::text, $2::timestamptz + n * interval '1 second'
       FROM generate_series(1, 120) AS n`,
      [long.projectId, app.services.clock()],
    );
    const texts: string[] = [];
    const sizes: number[] = [];
    let before = '';
    for (let hasOlder = true; hasOlder; ) {
      const path = `/api/admin/conversations/project/${long.projectId}${before && `?before=${before}`}`;
      const part = (await ask('operator', 'GET', path)).json();
      texts.unshift(...part.messages.map(({ text }: { text: string }) => text));
      sizes.push(part.messages.length);
      const [{ createdAt, id }] = part.messages;
      before = encodeURIComponent(`${createdAt}_${id}`);
      hasOlder = part.hasOlder;
    }
    expect(sizes).toEqual(Array.from({ length: 6 }, () => MESSAGE_PART));
    expect(texts).toEqual(Array.from({ length: 120 }, (_, index) => String(index + 1)));
    // Whoever has not read them yet begins with all that is new, up to a bound.
    const first = async () => {
      const path = `/api/admin/conversations/project/${long.projectId}`;
      const { messages } = (await ask('operator', 'GET', path)).json();
      return [messages[0]?.text, messages.length];
    };
    await query(`UPDATE messages SET side = 'client' WHERE subject_id = $1 AND text::int > 75`, [
      long.projectId,
    ]);
    expect(await first()).toEqual(['76', 45]);
    await query(`UPDATE messages SET side = 'client' WHERE subject_id = $1`, [long.projectId]);
    expect(await first()).toEqual(['21', 100]);
  });
});

describe('what is unread', () => {
  it('is counted for both sides, by what it is about, until it is read', async () => {
    await query('DELETE FROM messages');
    await ask('operator', 'POST', `/api/admin/projects/${project.projectId}/messages`, {
      text: 'Návrh je hotový.',
    });
    await ask('operator', 'POST', `/api/admin/requests/${requestId}/replies`, { text: 'Dobrý deň.' });
    const unread = async (as: Asks) => (await ask(as, 'GET', '/api/portal/unread')).json();
    expect((await unread('member')).total).toBe(2);
    expect(await unread('holder')).toEqual({
      total: 1,
      subjects: [{ type: 'project', id: project.projectId, unread: 1 }],
    });
    expect((await unread('other')).total).toBe(0);
    expect((await unread('operator')).total).toBe(0);
    await read('colleague', 'project');
    expect((await unread('member')).subjects).toEqual([{ type: 'request', id: requestId, unread: 1 }]);
    await write('member', 'request', 'Ďakujem.');
    expect((await unread('member')).total, 'who writes has seen only what they say').toBe(1);
    await write('member', 'request', 'Rozumiem.', randomUUID(), app.services.clock());
    expect((await unread('member')).total).toBe(0);
    expect((await ask('operator', 'GET', '/api/admin/waiting')).json()).toEqual({
      ...{ total: 2, requests: 1, offers: 0, projects: 0 },
    });
  });

  it('is one number for the navigation, the counts of each list and the view that shows it alone', async () => {
    await query('DELETE FROM messages');
    const said = (type: string, id: string, texts: number) =>
      query(
        `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
         SELECT gen_random_uuid(), $1, $2, 'client', 'Klient', 'Dobrý deň.', $4 FROM generate_series(1, $3::int)`,
        [type, id, texts, app.services.clock()],
      );
    await said('project', project.projectId, 3);
    await said('offer', project.id, 2);
    await said('request', requestId, 4);
    const read = async (path: string) => (await ask('operator', 'GET', `/api/admin/${path}`)).json();
    const alone = { requests: 'unanswered=yes', offers: 'state=unanswered', projects: 'state=unanswered' };
    const numbers = async () => {
      const waiting = await read('waiting');
      for (const [list, query] of Object.entries(alone)) {
        const { unanswered } = await read(`${list}/counts`);
        const rows = await read(`${list}?${query}`);
        expect([list, unanswered, rows.length]).toEqual([list, waiting[list], waiting[list]]);
      }
      return waiting;
    };
    // Nine messages, of three conversations.
    expect(await numbers()).toEqual({ total: 9, requests: 1, offers: 1, projects: 1 });
    await query('UPDATE messages SET read_at = now()');
    expect(await numbers(), 'to read is not to answer').toMatchObject({ total: 9 });
    await query("UPDATE messages SET settled_at = now() WHERE subject_type = 'project'");
    await query("UPDATE messages SET withdrawn_at = now(), text = '' WHERE subject_type = 'offer'");
    expect(await numbers()).toEqual({ total: 4, requests: 1, offers: 0, projects: 0 });
    await query("UPDATE requests SET status = 'archived', archived_from = 'new' WHERE id = $1", [requestId]);
    expect(await numbers()).toMatchObject({ requests: 1 });
    await query("UPDATE requests SET status = 'new', archived_from = NULL WHERE id = $1", [requestId]);
  });

  it('leaves an entry when it is read, and none when there was nothing to read', async () => {
    await ask('operator', 'POST', `/api/admin/projects/${project.projectId}/messages`, {
      text: 'Ešte jedno.',
    });
    const before = await notesOf('project.client-read');
    for (const _ of [1, 2]) await read('member', 'project');
    expect((await notesOf('project.client-read')) - before).toBe(1);
  });
});

describe('mails of what clients write', () => {
  const bodies = () =>
    query("SELECT payload FROM mails WHERE kind = 'message-operator' ORDER BY created_at, id");
  const later = (hours: number) => new Date(app.services.clock().getTime() + hours * 3_600_000);

  it('go to the operator at once, then at most one an hour, and none of what was read', async () => {
    await query('DELETE FROM messages');
    await query('DELETE FROM conversation_mails');
    await query("DELETE FROM mails WHERE kind = 'message-operator'");
    const mails = createOperatorMails({ ...app.services, lock: lockTalkedAbout });
    const counted: number[] = [];
    const count = async () => counted.push((await bodies()).length);
    await write('member', 'project', 'Prvá');
    await write('colleague', 'project', 'Druhá');
    await count();
    await mails.run(later(0.9));
    await count();
    await mails.run(later(1.1));
    await count();
    await mails.run(later(2.5));
    await count();
    await write('member', 'request', 'K dopytu');
    await count();
    await write('member', 'request', 'A ešte');
    await ask('operator', 'POST', `/api/admin/requests/${requestId}/steps`, {
      step: 'open',
      seenUntil: later(1),
    });
    await mails.run(later(2));
    await count();
    expect(counted).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('tell the first twenty of however many a client has written, and that there are more', async () => {
    await query('DELETE FROM messages');
    await query('DELETE FROM conversation_mails');
    await query("DELETE FROM mails WHERE kind = 'message-operator'");
    await write('member', 'project', 'Ešte jedna vec.');
    await query(
      `INSERT INTO messages (id, subject_type, subject_id, side, author_name, text, created_at)
       SELECT gen_random_uuid(), 'project', $1, 'client', 'Jana Nová', 'Zasypanie ' || n || '.', $2::timestamptz + n * interval '1 second'
       FROM generate_series(1, 25) n`,
      [project.projectId, later(0.1).toISOString()],
    );
    await createOperatorMails({ ...app.services, lock: lockTalkedAbout }).run(later(1.1));
    const mailed = async () => mailsAbout(app.dataDir, 'Zasypanie 20.');
    await app.drain();
    expect((await mailed()).length).toBe(1);
    const [mail] = await mailed();
    expect(mail?.text).not.toContain('Zasypanie 21.');
    expect(mail?.text).toContain('ďalšie správy nájdete');
  });

  it('say who has written what, lead to the conversation, and are answered to whoever has', async () => {
    await query('DELETE FROM messages');
    await query('DELETE FROM conversation_mails');
    await query("DELETE FROM mails WHERE kind = 'message-operator'");
    await write('member', 'project', 'Kedy bude galéria?');
    const mailed = async () => mailsAbout(app.dataDir, 'Kedy bude galéria?');
    await app.drain();
    expect((await mailed()).length).toBe(1);
    const [mail] = await mailed();
    expect(mail?.subject).toMatch(
      /^CP-\d{4}-\d{4} Web s galériou \| Správa klienta k projektu „Web s galériou“$/,
    );
    expect(mail?.text).toContain('Jana Nová');
    expect(mail?.text).toContain(`/admin/projects/${project.projectId}`);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['clen@example.sk']);
  });
});
