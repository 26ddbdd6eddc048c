import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Person, person, registered } from '../../../tests/accounts.ts';
import { requestBody } from '../../../tests/factories/bodies.ts';
import { type Uploader, uploaded } from '../../../tests/files.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { type BegunProject, begunProject, joinProject, operatorOf } from '../../../tests/projects.ts';
import { sentOffer } from '../../../tests/sent-offer.ts';
import { stageMove } from '../../../tests/stage-moves.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../tests/test-app.ts';
import { uniqueLetters } from '../../../tests/unique.ts';
import { createUploadNotices } from '../projects/upload-notices.ts';

// Whom an answer to a mail reaches, and which files a mail names (business 7).

let app: TestApp;
let admin: TestBrowser;
let who: Person;
let member: TestBrowser;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  admin = await operatorOf(app);
  who = person('majitelka');
  member = await registered(app, who);
  await query('UPDATE accounts SET email_verified_at = now() WHERE username = $1', [who.username]);
});
afterAll(() => app.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await app.database.pool.query(sql, values)).rows;
const recipientOf = () => ({ name: 'Jana Vzorová', email: `${uniqueLetters()}@example.sk` });
/** The mail that says this. */
async function mailWith(text: string) {
  await app.drain();
  expect((await mailsAbout(app.dataDir, text)).length).toBeGreaterThan(0);
  const [mail] = await mailsAbout(app.dataDir, text);
  if (!mail) throw new Error(`There is no mail with ${text}`);
  return mail;
}
/** To whom the operator answers who was mailed this. */
async function answered(text: string) {
  const operators = async () =>
    (await mailsAbout(app.dataDir, text)).filter(
      (mail) => mail.to?.[0]?.address === app.services.operator.address,
    );
  await app.drain();
  expect((await operators()).length).toBe(1);
  const [mail] = await operators();
  return mail?.replyTo?.map(({ address }) => address);
}

/** The member joins the client of an offer. */
const joinOffer = (id: string) =>
  query(
    `INSERT INTO client_members (client_id, account_id, created_at)
     SELECT client_id, accounts.id, now() FROM offers, accounts WHERE offers.id = $1 AND username = $2`,
    [id, who.username],
  );

interface Acting {
  browser: TestBrowser;
  headers: Record<string, string>;
}

/** A project of which the first stage is delivered, under a name of its own, that the member belongs to. */
async function delivered() {
  const [recipient, name] = [recipientOf(), `Web ${uniqueLetters()}`];
  const project: BegunProject = await begunProject(app, {}, recipient);
  await query('UPDATE projects SET name = $2 WHERE id = $1', [project.projectId, name]);
  await joinProject(app, project, who.username);
  const at = `/api/admin/projects/${project.projectId}`;
  const first = async () => (await admin.inject({ url: at })).json().stages[0];
  for (const state of ['active', 'delivered'] as const) {
    const { id, version } = await first();
    expect(
      (await admin.send('PATCH', `${at}/stages/${id}`, { ...stageMove(state), version })).statusCode,
    ).toBe(200);
  }
  return { ...project, recipient, name, stageId: (await first()).id };
}
type Delivered = Awaited<ReturnType<typeof delivered>>;

async function answerStage({ browser, headers }: Acting, project: Delivered, body: object) {
  const at = `/api/portal/projects/${project.projectId}`;
  const { stages } = (await browser.inject({ url: at, headers })).json();
  const { version } = stages.find(({ id }: { id: string }) => id === project.stageId);
  return browser.post(`${at}/stages/${project.stageId}/answers`, { version, ...body }, headers);
}
const bring = (as: Acting, { projectId, name }: Delivered) =>
  uploaded(as, {
    subject: { type: 'project', id: projectId },
    name: `${uniqueLetters()}.txt`,
    bytes: Buffer.from(name),
  });
/** As if nothing more had come for a while. */
const toldOfUploads = async () => {
  await createUploadNotices(app.services).run(new Date(app.time.clock().getTime() + 4 * 60_000));
  return { statusCode: 200 };
};
const write = ({ browser, headers }: Acting, type: string, id: string, said: object) =>
  browser.post(
    `/api/portal/conversations/${type}/${id}/messages`,
    { sendId: randomUUID(), ...said },
    headers,
  );

describe('An answer of the operator reaches', () => {
  const ACTS: [string, (as: Acting, project: Delivered) => Promise<{ statusCode: number }>][] = [
    ['a stage is approved', (as, project) => answerStage(as, project, { answer: 'approve' })],
    [
      'a stage is returned',
      (as, project) => answerStage(as, project, { answer: 'return', reason: 'Tmavé.' }),
    ],
    [
      'a change is asked for',
      ({ browser, headers }, { projectId }) =>
        browser.post(`/api/portal/projects/${projectId}/changes`, { text: 'Pridajte cenník.' }, headers),
    ],
    [
      'a message is written',
      (as, { projectId, name }) => write(as, 'project', projectId, { text: `Kedy bude ${name}?` }),
    ],
    [
      'files are uploaded',
      async (as, project) => {
        await bring(as, project);
        return toldOfUploads();
      },
    ],
  ];
  test.each(
    ACTS.flatMap(([what, act]) => [[what, 'a member', act] as const, [what, 'a link', act] as const]),
  )('whoever has done it, where %s by %s', async (_, by, act) => {
    const project = await delivered();
    const as =
      by === 'a link'
        ? { browser: app.browser(), headers: project.headers }
        : { browser: member, headers: {} };
    expect((await act(as, project)).statusCode).toBe(200);
    expect(await answered(project.name)).toEqual([by === 'a link' ? project.recipient.email : who.email]);
  });

  it.each([
    ['a member', 'ask'],
    ['a link', 'ask'],
    ['a member', 'decline'],
    ['a link', 'decline'],
    ['a member', 'accept'],
    ['a link', 'accept'],
  ])('%s who does this with an offer: %s', async (by, what) => {
    const recipient = recipientOf();
    const offer = await sentOffer(app, {}, recipient);
    await joinOffer(offer.id);
    const isLink = by === 'a link';
    const as = isLink ? { browser: app.browser(), headers: offer.headers } : { browser: member, headers: {} };
    const word = uniqueLetters();
    const call = (path: string, body: object) =>
      as.browser.post(`/api/offer/${path}${isLink ? '' : `?offer=${offer.id}`}`, body, as.headers);
    const acts: Record<string, () => Promise<{ statusCode: number; body: string }>> = {
      ask: () => write(as, 'offer', offer.id, { lineId: null, text: word }),
      decline: () => call('decline', { revision: 1, reason: 'other', text: word }),
      accept: () =>
        call('accept', {
          ...{ revision: 1, chosen: ['large'], shown: { once: 1_750_00, monthly: 29_00 } },
          ...{ name: `Jana ${word}`, capacity: 'business', ico: '12345679', agreed: true },
        }),
    };
    const done = await acts[what]?.();
    expect([done?.statusCode, done?.body]).toEqual([200, expect.anything()]);
    expect(await answered(word)).toEqual([isLink ? recipient.email : who.email]);
  });

  it('the client, where several of them have written', async () => {
    const project = await delivered();
    const word = uniqueLetters();
    const holder = { browser: app.browser(), headers: project.headers };
    await query(
      "INSERT INTO conversation_mails (subject_type, subject_id, mailed_at) VALUES ('project', $1, $2)",
      [project.projectId, app.time.clock()],
    );
    await write({ browser: member, headers: {} }, 'project', project.projectId, { text: `Prvá ${word}` });
    await write(holder, 'project', project.projectId, { text: `Druhá ${word}` });
    await query(
      "UPDATE conversation_mails SET mailed_at = mailed_at - interval '2 hours' WHERE subject_id = $1",
      [project.projectId],
    );
    await write(holder, 'project', project.projectId, { text: `Tretia ${word}` });
    expect(await answered(word)).toEqual([project.recipient.email]);
  });

  it('the client, where several of them have uploaded files', async () => {
    const project = await delivered();
    const holder = { browser: app.browser(), headers: project.headers };
    for (const as of [{ browser: member, headers: {} }, holder]) await bring(as, project);
    await toldOfUploads();
    expect(await answered(project.name)).toEqual([project.recipient.email]);
  });
});

describe('A mail with a message names what was sent with it', () => {
  const NAMES = ['Plán & rozpočet.txt', `${'Fotografie strechy pred rekonštrukciou '.repeat(5)}.txt`];
  const SHOWN = 'Plán & rozpočet.txt, Fotografie strechy pred rekonštrukciou Fotografie strechy…';

  const send = async (as: Uploader, type: 'project' | 'offer', id: string, text: string, names: string[]) => {
    const fileIds: string[] = [];
    for (const name of names)
      fileIds.push(
        (
          await uploaded(as, {
            ...{ subject: { type, id }, name, purpose: 'message' },
            bytes: Buffer.from(`${text} ${name}`),
          })
        ).id,
      );
    const sent = await write({ headers: {}, ...as }, type, id, {
      text,
      fileIds,
      ...(type === 'offer' && { lineId: null }),
    });
    expect(sent.statusCode).toBe(200);
  };

  it.each(['project', 'offer'] as const)('to the operator, about a %s, in both renderings', async (type) => {
    const project = await delivered();
    const as = { browser: app.browser(), headers: project.headers };
    const id = type === 'project' ? project.projectId : (await sentOffer(app, {}, recipientOf())).id;
    const sender = type === 'project' ? as : { browser: member };
    if (type === 'offer') await joinOffer(id);
    const word = uniqueLetters();
    await send(sender, type, id, word, NAMES);
    const mail = await mailWith(word);
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(`> ${word} Súbory v správe (2): ${SHOWN}`);
    expect(mail.html?.replaceAll('\u00A0', ' ')).toContain(
      `Súbory v správe (2): ${SHOWN.replace('&', '&amp;')}`,
    );
    expect(mail.attachments).toEqual([]);
  });

  it('to the client, at a project, an offer and a request', async () => {
    const project = await delivered();
    const reply = async (type: 'project' | 'offer' | 'request', id: string, path: string, more: object) => {
      const word = uniqueLetters();
      const file = await uploaded(
        { browser: admin },
        { subject: { type, id }, name: 'Návrh.txt', purpose: 'message', bytes: Buffer.from(word) },
      );
      const sent = await admin.post(path, { text: word, fileIds: [file.id], ...more });
      expect([path, sent.statusCode < 300]).toEqual([path, true]);
      const mail = await mailWith(word);
      expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(`${word} Súbor v správe: Návrh.txt`);
      expect(mail.html).toContain('Súbor v\u00A0správe: Návrh.txt');
    };
    await reply('project', project.projectId, `/api/admin/projects/${project.projectId}/messages`, {});
    await reply('offer', project.id, `/api/admin/offers/${project.id}/answers`, { lineId: null });
    const request = await app.browser().post('/api/service-requests', requestBody());
    const { id } = request.json();
    await reply('request', id, `/api/admin/requests/${id}/replies`, {});
  });
});
