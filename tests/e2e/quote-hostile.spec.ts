import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { AnswerOf } from '#domain/api/call.ts';
import { UNSAFE_TEXT_ISSUE } from '#domain/kernel/safe-text.ts';
import type { openProject } from '#domain/projects/calls.ts';
import { readPdf } from '../pdf-text.ts';
import { startServer } from '../server-process.ts';
import { stageMove } from '../stage-moves.ts';
import { uniqueLetters } from '../unique.ts';
import { clientAccount, mailsOf, otherBrowser, send, title } from './account.ts';
import { expect, test } from './fixtures.ts';
import { acceptedOffer, changePart, operatorTest } from './operator.ts';
import { OPERATOR_SETTINGS } from './servers.ts';
import { stickingOut } from './sticking-out.ts';
import { UPLOADED } from './waits.ts';
import { plain, Wizard } from './wizard.ts';

type Project = AnswerOf<typeof openProject>;

const NAME = '</script><script>alert(1)</script>';
const COMPANY = '#read("/etc/passwd") [x](javascript:alert(1))';

test('text that looks like code stays text in page, PDF and mails', async ({ page, visitor, server }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const wizard = new Wizard(page);
  await wizard.open('/?rozpocet=tvorba-webu');
  await wizard.answer(
    {
      mode: 'Rýchly odhad',
      trade: 'Maliar',
      features: [],
      size: 'Štartér',
      budget: /^500 –/,
      timeline: 'Do mesiaca',
    },
    { ...visitor, name: NAME, company: COMPANY },
  );
  await expect(wizard.dialog).toContainText(NAME);
  await wizard.generate();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    wizard.dialog.getByRole('button', { name: 'Exportovať PDF' }).click(),
  ]);
  const pdf = await readPdf(await readFile(await download.path()));
  for (const text of [NAME, COMPANY]) expect(plain(pdf.text)).toContain(text);
  expect(pdf.hasScripts).toBe(false);
  expect(pdf.links.filter((link) => link.startsWith('javascript:'))).toEqual([]);

  await wizard.submit();
  await expect(page.getByRole('heading', { level: 1, name: 'Váš dopyt bol prijatý' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Číslo dopytu je #\d{4}/).first()).toBeVisible();
  for (const mail of await mailsOf(server.dataDir, visitor.email, 2)) {
    expect(mail.html ?? '').not.toMatch(/<script|href="javascript:/i);
    expect(mail.to).toHaveLength(1);
  }
  expect(dialogs).toEqual([]);
});

/** Code that a name carries on; what it would do shows as a dialog, a title or a request. */
const CODE = '</script><script>alert(1)</script>';
const IMAGE = '<img src=/x onerror="document.title=1;alert(2)">';
/** Letters that are read from the right; the signs beside them that nobody sees are dropped (`safe-text.test.ts`). */
const TURNED = '\u05E9\u05DC\u05D5\u05DD 1';
const OVERRIDE = 'faktura\u202Egpj';

const NAMED = {
  client: `Ján ${CODE}`,
  company: `${IMAGE} ${TURNED}`,
  project: `Web, ${CODE}; ${TURNED}`,
  stage: 'Návrh, <img src=/x onerror=alert(3)>; \\ ľúbozvučné písmo a nadpisy',
  item: `Texty ${CODE}`,
  message: `Dobrý deň ${IMAGE}\n${CODE} ${TURNED}`,
  file: `${IMAGE.replaceAll('/', '')} ${OVERRIDE}.txt`,
};
/** As it is kept: nothing that turns letters, and nothing that a file system reads as its own. */
const KEPT_FILE = /^-img src=x onerror=-document\.title=1;alert\(2\)-- fakturagpj\.txt$/;

/** On a server of its own: the day names the five oldest unread messages, which may all be of other tests elsewhere. */
const ownTest = operatorTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  server: async ({}, use) => {
    const server = await startServer(OPERATOR_SETTINGS);
    await use(server);
    await server.stop();
  },
});

/** Nothing that a name brings along has become a part of the page, and nothing sticks out of it. */
async function expectInert(page: Page): Promise<void> {
  const brought = await page.evaluate(() => ({
    handlers: document.querySelectorAll('[onerror]').length,
    scripts: [...document.scripts].filter(({ text }) => text.startsWith('alert')).length,
    pictures: document.querySelectorAll('img[src$="/x"], img[src="x"]').length,
  }));
  expect(brought, page.url()).toEqual({ handlers: 0, scripts: 0, pictures: 0 });
  expect(await page.title()).not.toBe('1');
  expect(await stickingOut(page)).toEqual([]);
}

/** Leads every state of a project to its launch. */
async function launch(
  operator: APIRequestContext,
  { id: project, stages, checklist }: Project,
): Promise<void> {
  for (const { id } of stages)
    for (const state of ['active', 'delivered', 'approved'] as const)
      await changePart(operator, project, `stages/${id}`, stageMove(state));
  for (const { id } of checklist)
    for (const state of ['brought', 'accepted'])
      await changePart(operator, project, `checklist/${id}`, { state });
  await changePart(operator, project, '', { state: 'launched' });
}

ownTest(
  'names that look like code or turn letters stay names on both sides, in report and calendar',
  async ({ page, browser, baseURL, visitor, server, guard }) => {
    const dialogs: string[] = [];
    const client = await otherBrowser(browser, baseURL ?? '', page.viewportSize() ?? undefined);
    await guard.watch(client);
    for (const screen of [page, client])
      screen.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
    const { request } = page;
    const mark = uniqueLetters();
    const who = { ...visitor, name: NAMED.client, company: `${mark} ${NAMED.company}` };
    const { project: begun } = await acceptedOffer(request, who);
    const path = `/api/admin/projects/${begun?.id}`;
    const made = async (part: string, body: object) =>
      expect(await send(request, path + part, body), part).toMatchObject({ status: 200 });
    const item = { title: NAMED.item, description: CODE, dueOn: '2030-01-07' };

    // What turns letters around is no name of anything.
    for (const [part, body, method] of [
      ['', { name: OVERRIDE, version: 0 }, 'PATCH'],
      ['/stages', { name: OVERRIDE, days: 2 }, 'POST'],
      ['/checklist', { ...item, title: OVERRIDE }, 'POST'],
      ['/messages', { text: OVERRIDE }, 'POST'],
    ] as const)
      expect(await send(request, path + part, body, method), part).toMatchObject({
        status: 400,
        body: { message: UNSAFE_TEXT_ISSUE },
      });

    await changePart(request, begun?.id ?? '', '', { name: NAMED.project });
    await made('/stages', { name: NAMED.stage, days: 2 });
    await made('/checklist', item);
    await made('/messages', { text: NAMED.message });

    await clientAccount(client.request, server.dataDir, visitor.email);
    const portal = `/portal/projects/${begun?.id}`;
    await client.goto(portal);
    await expect(title(client, NAMED.project)).toBeVisible();
    await expect(client).toHaveTitle(/^(\(1\) )?Web, <\/script><script>alert\(1\)/);
    await client
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: NAMED.file,
        mimeType: 'text/plain',
        buffer: Buffer.from('Cenník'),
      });
    await client.getByRole('textbox', { name: 'Napísať správu' }).fill(NAMED.message);
    await expect(client.getByRole('link', { name: KEPT_FILE })).toBeVisible(UPLOADED);
    await client.getByRole('button', { name: /^Odoslať/ }).click();
    const said = client.getByRole('list', { name: /^Správy k/ }).getByRole('listitem');
    await expect(said.filter({ has: client.getByRole('link', { name: KEPT_FILE }) }).first()).toContainText(
      CODE,
    );
    await expect(client.getByText(NAMED.stage).first()).toBeVisible();
    await expect(client.getByText(NAMED.item, { exact: true }).first()).toBeVisible();
    await expectInert(client);
    for (const [screen, shown] of [
      ['/portal', NAMED.project],
      ['/portal/documents', NAMED.project],
      ['/portal/settings', NAMED.company],
    ] as const) {
      await client.goto(screen);
      await expect(client.getByText(shown).first()).toBeVisible();
      await expectInert(client);
    }

    const search = new URLSearchParams({ hladat: mark });
    for (const [screen, shown] of [
      [`/admin/projects/${begun?.id}`, NAMED.stage],
      [`/admin/projects?${search}`, NAMED.project],
      [`/admin/requests?${search}`, NAMED.company],
      [`/admin/clients?${search}`, NAMED.company],
      ['/admin', NAMED.project],
    ] as const) {
      await page.goto(screen);
      await expect(page.getByText(shown).first()).toBeVisible();
      await expectInert(page);
    }

    const { csrfToken } = await (await client.request.get('/api/csrf-token')).json();
    const headers = { 'x-csrf-token': csrfToken };
    const calendar = await client.request.post(`/api/portal/projects/${begun?.id}/calendar`, { headers });
    const feed = await client.request.get((await calendar.json()).address);
    expect(feed.headers()['content-type']).toMatch(/^text\/calendar/);
    const lines = (await feed.text()).split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    const unfolded = lines.join('\n').replaceAll('\n ', '').split('\n');
    const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`);
    expect(unfolded.join('\n')).toContain(escaped(NAMED.stage));
    expect(unfolded.filter((line) => !/^([A-Z-]+[:;]|$)/.test(line))).toEqual([]);

    await launch(request, await (await request.get(path)).json());
    const report = await client.request.get(`/api/portal/projects/${begun?.id}/handover`);
    const pdf = await readPdf(await report.body());
    // Narrow columns break long names anywhere.
    const unbroken = (text: string) => text.replace(/\s/g, '');
    for (const text of [CODE, NAMED.stage, NAMED.item]) expect(unbroken(pdf.text)).toContain(unbroken(text));
    expect(pdf.hasScripts).toBe(false);
    expect(dialogs).toEqual([]);
    await client.context().close();
  },
);
