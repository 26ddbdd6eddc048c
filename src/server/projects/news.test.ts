import { describe, expect, it } from 'vitest';
import { DELIVERY_SAID } from '#content/project-news.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import type { clientChecklist } from '#domain/projects/checklist-calls.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { person, proven } from '../../../tests/accounts.ts';
import { uploaded } from '../../../tests/files.ts';
import { mailsAbout } from '../../../tests/outbox.ts';
import { readPdf } from '../../../tests/pdf-text.ts';
import { begunProject, joinProject, projectDesk, sendAsSeen } from '../../../tests/projects.ts';
import { stageMove } from '../../../tests/stage-moves.ts';
import { uniqueLetters } from '../../../tests/unique.ts';
import { noteBrought } from './upload-notice-data.ts';
import { createUploadNotices } from './upload-notices.ts';

const { app, admin, time } = await projectDesk();
const PROJECTS = '/api/admin/projects';
const open = async (id: string) => (await admin.inject({ method: 'GET', url: `${PROJECTS}/${id}` })).json();
const patch = async (path: string, body: object) => {
  const answer = await sendAsSeen(admin, 'PATCH', `${PROJECTS}/${path}`, body);
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
};
/** The text of a mail; who answers it writes to this address, unless the mail is the operator's own. */
const mailTo = async (address: string, subject: string, answered = app.services.operator.address) =>
  (await letterTo(address, subject, answered))?.text ?? '';
const letterTo = async (address: string, subject: string, answered: string) => {
  const found = async () =>
    (await mailsAbout(app.dataDir, address)).filter((mail) => mail.subject?.includes(subject));
  await app.drain();
  expect((await found()).length).toBe(1);
  const [mail] = await found();
  expect(mail?.replyTo?.map((mailbox) => mailbox.address)).toEqual([answered]);
  return mail;
};
const kindsTo = async (address: string) => {
  const { rows } = await app.database.pool.query(
    'SELECT kind FROM mails WHERE to_address = $1 ORDER BY created_at, kind',
    [address],
  );
  return rows.map(({ kind }) => kind);
};

/** A project of somebody with a first stage under way. */
async function running(email = `${uniqueLetters()}@example.sk`) {
  const begun = await begunProject(app, {}, { name: 'Jana', email });
  const { stages, checklist } = await open(begun.projectId);
  await patch(`${begun.projectId}/stages/${stages[0].id}`, { state: 'active' });
  return { ...begun, email, stageId: stages[0].id, itemId: checklist[0].id, item: checklist[0].title };
}
const deliver = (
  { projectId, stageId }: { projectId: string; stageId: string },
  delivery: { deliveryUrl?: string; deliveryText?: string; deliveryFiles?: string[] } = {
    deliveryText: 'Pozrite si úvod.',
  },
) => patch(`${projectId}/stages/${stageId}`, { state: 'delivered', ...delivery });

describe('a project that is launched', () => {
  it('is told once with its address and its report', async () => {
    const project = await running();
    await deliver(project);
    await patch(`${project.projectId}/stages/${project.stageId}`, stageMove('approved'));
    for (const { id } of (await open(project.projectId)).stages.slice(1))
      for (const state of ['active', 'delivered', 'approved'] as const)
        await patch(`${project.projectId}/stages/${id}`, stageMove(state));
    const liveUrl = 'https://www.strechy.example.sk';
    await patch(project.projectId, { state: 'launched', liveUrl });
    for (const state of ['paused', 'launched']) await patch(project.projectId, { state });
    const subject = 'Projekt „Web s galériou“ je spustený';
    const mail = await letterTo(project.email, subject, app.services.operator.address);
    expect(mail?.text).toContain(`Kde to nájdete: ${liveUrl}`);
    expect(mail?.text).toMatch(/Otvoriť projekt: http\S+\/ponuka\/[\w-]{43}\/projekt/);
    const [report] = mail?.attachments ?? [];
    expect(report?.filename).toMatch(/^odovzdavaci-protokol-CP-.*\.pdf$/);
    const { text } = await readPdf(new Uint8Array(report?.content as ArrayBuffer));
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Web s galériou');
  });
});

describe('a stage that is delivered', () => {
  it('is told to the holder of the link, with the way to look and approve', async () => {
    const project = await running();
    const url = 'https://nahlad.example.sk/?a=1&b=2';
    const files = ['úvod.txt', 'mobil.txt'].map((name) =>
      uploaded(
        { browser: admin },
        {
          subject: { type: 'project', id: project.projectId },
          ...{ name, bytes: Buffer.from(name), purpose: 'delivery' },
        },
      ),
    );
    const deliveryFiles = (await Promise.all(files)).map(({ id }) => id);
    await deliver(project, { deliveryUrl: url, deliveryFiles });
    const text = await mailTo(project.email, 'Etapa „Zadanie“ je pripravená');
    expect(text).toContain(`Kde si ju pozriete: ${url}`);
    expect(text).toMatch(/Priložené súbory: (úvod.txt, mobil.txt|mobil.txt, úvod.txt)/);
    expect(text).toMatch(/Pozrieť a schváliť: http\S+\/ponuka\/[\w-]{43}\/projekt/);
    expect(text).toContain('Schváliť najneskôr: 1. 12. 2026');
    expect(text).toContain('Odovzdaná etapa projektu');
    expect(text, 'nothing was said with it').not.toContain(DELIVERY_SAID);
  });

  it('is told with what to look at and where, which no markup comes out of', async () => {
    const project = await running();
    await deliver(project, {
      deliveryText: 'Úvod je na https://nahlad.example.sk/?a=1&b=2\n<img src=x onerror=alert(1)>',
    });
    const subject = 'Etapa „Zadanie“ je pripravená';
    const mail = await letterTo(project.email, subject, app.services.operator.address);
    expect(mail?.text).toContain(
      `${DELIVERY_SAID}\n> Úvod je na https://nahlad.example.sk/?a=1&b=2\n> <img src=x onerror=alert(1)>\n`,
    );
    expect(mail?.html).toContain('Úvod je na https://nahlad.example.sk/?a=1&amp;b=2');
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail?.html).not.toContain('<img src=x');
  });

  it('is told whole, however long what is said with it is', async () => {
    const project = await running();
    const longest = `${'Ž'.repeat(PROJECT_LIMITS.deliveryText - 6)} koniec`.slice(
      -PROJECT_LIMITS.deliveryText,
    );
    await deliver(project, { deliveryText: longest });
    const mail = await letterTo(
      project.email,
      'Etapa „Zadanie“ je pripravená',
      app.services.operator.address,
    );
    expect(mail?.text).toContain(`> ${longest}\n`);
    expect(mail?.html?.length).toBeLessThan(20_000);
  });

  it('is told to every member of the client once, with the way into the portal', async () => {
    const [owner, accountant] = [person(uniqueLetters()), person(uniqueLetters())];
    const project = await running(owner.email);
    for (const who of [owner, accountant]) {
      await proven(app, who);
      await joinProject(app, project, who.username);
    }
    await deliver(project);
    for (const { email } of [owner, accountant]) {
      const text = await mailTo(email, 'Etapa „Zadanie“ je pripravená');
      expect(text).toContain(`/portal/projects/${project.projectId}`);
      expect(text).not.toContain('/ponuka/');
    }
  });

  it('is not told to a member who has switched it off, nor to whom nobody lets in any more', async () => {
    const [quiet, blocked] = [person(uniqueLetters()), person(uniqueLetters())];
    const project = await running();
    for (const who of [quiet, blocked]) {
      const browser = await proven(app, who);
      await joinProject(app, project, who.username);
      await browser.send('PUT', '/api/account/mails', { kind: 'stage', isOn: false });
    }
    await app.database.pool.query('UPDATE accounts SET blocked_at = now() WHERE username = $1', [
      blocked.username,
    ]);
    await deliver(project);
    await mailTo(project.email, 'Etapa „Zadanie“ je pripravená');
    const status = async () =>
      (
        await app.database.pool.query(
          "SELECT status FROM mails WHERE kind = 'project-stage-delivered' AND to_address = $1",
          [quiet.email],
        )
      ).rows;
    await app.drain();
    expect(await status()).toEqual([{ status: 'muted' }]);
    expect(await kindsTo(blocked.email)).not.toContain('project-stage-delivered');
  });
});

it('what the operator writes is told to every member and to the holder of the link, each with their own way', async () => {
  const member = person(uniqueLetters());
  const project = await running();
  await proven(app, member);
  await joinProject(app, project, member.username);
  const written = await admin.post(`${PROJECTS}/${project.projectId}/messages`, {
    text: 'Začínam s návrhom.',
  });
  expect(written.statusCode).toBeLessThan(300);
  const subject = 'Správa k projektu';
  expect(await mailTo(member.email, subject)).toContain(`/portal/projects/${project.projectId}`);
  expect(await mailTo(project.email, subject)).toMatch(/\/ponuka\/[\w-]{43}\/projekt/);
});

it('what does not do is told with the reason and until when it is needed', async () => {
  const project = await running();
  const path = `${project.projectId}/checklist/${project.itemId}`;
  await patch(path, { state: 'brought' });
  await patch(path, { state: 'returned', reason: 'Logo má malé rozlíšenie.' });
  const text = await mailTo(project.email, 'Vraciam vám podklad');
  expect(text).toContain('> Logo má malé rozlíšenie.');
  expect(text).toContain(`Podklad: ${project.item}`);
  expect(text).toMatch(/Dokedy ho potrebujem: \S+/);
  expect(text).toMatch(new RegExp(`Opraviť podklad: http\\S+/projekt#podklad-${project.itemId}`));
});

describe('the operator is told', () => {
  const operator = () => app.services.operator.address;

  it('of twenty files by one mail, once nothing more comes, and of the next ones by another', async () => {
    const project = await running();
    const upload = (files: number) =>
      app.services.db.transaction(async (transaction) => {
        for (let n = 0; n < files; n += 1)
          await noteBrought(transaction, project.projectId, 'files', null, time.clock());
      });
    const notices = createUploadNotices(app.services);
    const told = async () => {
      const { rows } = await app.database.pool.query(
        "SELECT payload->'files' AS files FROM mails WHERE kind = 'project-files-operator' AND payload->>'projectId' = $1 ORDER BY created_at",
        [project.projectId],
      );
      return rows.map(({ files }) => files);
    };
    await upload(15);
    time.forward(60_000);
    await upload(5);
    await notices.run(time.clock());
    expect(await told()).toEqual([]);
    time.forward(3 * 60_000 + 1);
    await Promise.all([notices.run(time.clock()), createUploadNotices(app.services).run(time.clock())]);
    expect(await told()).toEqual([20]);
    expect(
      await mailTo(operator(), '20\u00A0nových súborov k projektu „Web s galériou“', project.email),
    ).toContain('Počet nových súborov: 20');
    await upload(1);
    time.forward(3 * 60_000 + 1);
    await notices.run(time.clock());
    expect(await told()).toEqual([20, 1]);
  });

  it('of what was handed in in writing, on the day and by one mail, until it is looked at', async () => {
    const [project, client] = [await running(), app.browser()];
    const items: AnswerOf<typeof clientChecklist>['items'] = (
      await client.inject({
        url: `/api/portal/projects/${project.projectId}/checklist`,
        headers: project.headers,
      })
    ).json().items;
    const [first, second] = items;
    for (const item of [first, second]) {
      const path = `/api/portal/projects/${project.projectId}/checklist/${item?.id}`;
      await client.send('PUT', `${path}/draft`, { edit: 0, text: 'Sme rodinná firma.' }, project.headers);
      expect((await client.post(`${path}/hand-in`, { edit: 1 }, project.headers)).statusCode).toBe(200);
    }
    const waiting = async () =>
      (await admin.inject({ url: '/api/admin/today' }))
        .json()
        .brought.rows.find((row: { project: { id: string } }) => row.project.id === project.projectId);
    expect(await waiting()).toMatchObject({ brought: 2, titles: [first?.title, second?.title] });
    time.forward(3 * 60_000 + 1);
    await createUploadNotices(app.services).run(time.clock());
    const text = await mailTo(
      operator(),
      '2\u00A0dodané podklady k projektu „Web s galériou“',
      project.email,
    );
    expect(text).toContain('Počet dodaných podkladov: 2');
    expect(text).not.toContain('súborov');
    for (const item of [first, second])
      await patch(`${project.projectId}/checklist/${item?.id}`, { state: 'accepted' });
    expect(await waiting()).toBeUndefined();
  });
});
