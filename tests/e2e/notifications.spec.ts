import type { Browser, Page } from '@playwright/test';
import type { AnswerOf } from '#domain/api/call.ts';
import type { openProject } from '#domain/projects/calls.ts';
import { mailsAbout } from '../outbox.ts';
import { stageMove } from '../stage-moves.ts';
import { mailed, otherBrowser, part, proven, somebody, title } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { acceptedOffer, changePart, operatorTest as test } from './operator.ts';

type Project = AnswerOf<typeof openProject>;

const DELIVERED = 'je pripravená na schválenie';

/** Delivers the stages of a project, one after the other. */
function stagesOf(page: Page, id: string) {
  const path = `/api/admin/projects/${id}`;
  const read = async (): Promise<Project> => (await page.request.get(path)).json();
  return {
    async deliver(place: number) {
      const stage = (await read()).stages[place];
      if (!stage) throw new Error('no such stage');
      for (const state of ['active', 'delivered'] as const)
        await changePart(page.request, id, `stages/${stage.id}`, stageMove(state));
      return stage.name;
    },
  };
}

const subjectsTo = async (dataDir: string, email: string) =>
  (await mailsAbout(dataDir, email)).flatMap(({ subject = '' }) =>
    subject.includes(DELIVERED) ? [subject.split(' | ').at(-1)] : [],
  );

async function memberOf(browser: Browser, baseURL: string, dataDir: string, email: string) {
  const page = await otherBrowser(browser, baseURL);
  const who = await proven(page.request, dataDir, { ...somebody(), email });
  return { page, who };
}

test('mails of one kind are switched off from a mail, and on again in the settings', {
  tag: '@once',
}, async ({ page, browser, baseURL, server: { dataDir }, visitor }) => {
  const { project } = await acceptedOffer(page.request, visitor);
  const stages = stagesOf(page, project?.id ?? '');
  const { page: client } = await memberOf(browser, baseURL ?? '', dataDir, visitor.email);
  const first = await stages.deliver(0);
  const subject = (name: string) => `Etapa „${name}“ ${DELIVERED}`;
  await expect.poll(() => subjectsTo(dataDir, visitor.email)).toEqual([subject(first)]);
  const [mail] = (await mailsAbout(dataDir, visitor.email)).filter((one) =>
    one.subject?.endsWith(subject(first)),
  );
  const link = /\S+\/emaily#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  // What a program that checks mails does: it opens every address.
  const oneClick = /<(.+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
  await client.goto(oneClick);
  await expect(client).toHaveURL(link);
  await expect(title(client, 'Vypnúť tieto e-maily?')).toBeVisible();
  await expect(client.getByText('Odovzdaná etapa projektu')).toBeVisible();
  await expectAccessible(client);
  await client.getByRole('button', { name: 'Vypnúť e-maily' }).press('Enter');
  await expect(client.getByRole('button', { name: 'Nechať zapnuté' })).toBeVisible();
  expect((await stateOf(client)).mutedMails, 'programs press each button once').toEqual([]);
  await client.getByRole('button', { name: 'Áno, vypnúť' }).press('Enter');
  await expect(title(client, 'E-maily sú vypnuté')).toBeVisible();
  await expectAccessible(client);

  await expect.poll(async () => (await stateOf(client)).mutedMails).toEqual(['stage']);

  await client.getByRole('link', { name: 'nastaveniach účtu' }).click();
  const choices = part(client, 'Upozornenia');
  const choice = choices.getByRole('switch', { name: 'Odovzdaná etapa projektu' });
  await expect(choice).not.toBeChecked();
  await expect(choices.getByRole('switch', { name: 'Nová správa' })).toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  // What is written meanwhile is not sent: services prove it (accounts/mail-switches.test.ts), here it would race with the switch.
  const second = await stages.deliver(1);
  await expect
    .poll(async () => new Set(await subjectsTo(dataDir, visitor.email)))
    .toEqual(new Set([subject(first), subject(second)]));
});

const stateOf = async (page: Page) => (await page.request.get('/api/account')).json();

test('a mailed link says what it does before scripts come, and what to do where it is cut off', {
  tag: '@once',
}, async ({ page, guard }) => {
  guard.allow(/404.*\/api\/mail-choice/);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const early = await page.context().newPage();
  await early.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const token = 'a'.repeat(43);
  await early.goto(`/emaily#${token}`);
  await expect(early.getByText(/^Zisťujem, o/)).toBeVisible();
  await early.goto(`/resetovat-heslo#${token}`);
  await expect(early.getByRole('heading', { name: 'Odkaz z e-mailu' })).toBeVisible();
  // It asks for the address of whoever comes without a token.
  await expect(early.getByLabel('E-mail k účtu')).toBeHidden();
  release();
  await expect(early.getByRole('textbox', { name: 'Nové heslo' })).toBeVisible();
  await early.close();

  await page.goto('/emaily#neplatny-odkaz');
  await expect(title(page, 'Tento odkaz neplatí')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/emaily');
  await expect(title(page, 'Tento odkaz neplatí')).toBeVisible();
});

test('the operator looks at what a client sees, from the client, the project and the offer, and nothing of it acts or is read', {
  tag: '@once',
}, async ({ page, browser, baseURL, visitor, server: { dataDir } }) => {
  const { id: offer, number, project, client } = await acceptedOffer(page.request, visitor);
  const id = project?.id ?? '';
  await stagesOf(page, id).deliver(0);
  await memberOf(browser, baseURL ?? '', dataDir, visitor.email);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  const look = page.getByRole('link', { name: 'Pozrieť ako klient' });
  const end = page.getByRole('link', { name: 'Ukončiť prezeranie' });
  const bar = page.getByText('Len na čítanie');
  const dead = async (...acts: (string | RegExp)[]) => {
    for (const act of acts)
      await expect(page.getByRole('button', { name: act, disabled: false })).toHaveCount(0);
  };

  await page.goto(`/admin/clients/${client.id}`);
  await look.click();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Čo od vás potrebujem' })).toBeVisible();
  // Ways of the frame would lead to the operator's own screens.
  await expect(page.getByRole('navigation', { name: 'Môj účet' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('list', { name: 'Projekty' }).getByRole('link').first().click();
  await expect(page).toHaveURL((url) => url.pathname === `/admin/projects/${id}/klient`);
  // The bar stays in sight, also where a way inside of the screen has left the beginning out of the address.
  await page.getByRole('link', { name: /^Dodať podklady/ }).click();
  await expect(page).toHaveURL((url) => url.hash !== '');
  await page.keyboard.press('End');
  await expect(bar).toBeInViewport();
  await expectAccessible(page);
  await dead(/^Schváliť/, /^Vrátiť/, /^Požiadať o/, /^Odoslať/, /^Nahrať/);
  await expect(page.locator('.button-primary')).toHaveCount(0);
  // Where the look began, it ends.
  await end.click();
  await expect(page).toHaveURL(`/admin/clients/${client.id}`);

  await page.goto(`/admin/projects/${id}`);
  await look.click();
  await expect(bar).toBeVisible();
  await end.click();
  await expect(page).toHaveURL(`/admin/projects/${id}`);

  await page.goto(`/admin/offers/${offer}`);
  await look.click();
  await expect(page.getByText(`Len na čítanie: takto to vidí ${visitor.company}`)).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();
  await expectAccessible(page);
  await dead('Prijať ponuku', 'Napísať otázku', 'Odmietnuť ponuku');
  await end.click();
  await expect(page).toHaveURL(`/admin/offers/${offer}`);
  expect(sent).toEqual(Array.from({ length: 4 }, () => '/api/admin/clients/looks'));
});

test('a finished project has its report for the holder of the link', { tag: '@once' }, async ({
  page,
  visitor,
  server: { dataDir },
}) => {
  const { project } = await acceptedOffer(page.request, visitor);
  const path = `/api/admin/projects/${project?.id}`;
  const { stages }: Project = await (await page.request.get(path)).json();
  for (const { id } of stages)
    for (const state of ['active', 'delivered', 'approved'] as const)
      await changePart(page.request, project?.id ?? '', `stages/${id}`, stageMove(state));
  const link = await mailed(dataDir, visitor.email, /\/ponuka\/[\w-]{43}/);
  await page.goto(`${link}/projekt#dokumenty`);
  const report = page.getByRole('button', { name: /^PDF\s+Odovzdávací protokol$/ });
  await expect(page.getByText('Čo od vás potrebujem').first()).toBeVisible();
  const papers = page.getByRole('list', { name: 'Dokumenty' });
  await expect(papers).toContainText('CP-');
  await expect(report).toHaveCount(0);
  await changePart(page.request, project?.id ?? '', '', { state: 'launched' });
  // It comes by itself, and as something new.
  await expect(papers).toContainText(/Odovzdávací protokol.*Nová/);
  const download = page.waitForEvent('download');
  await report.click();
  expect((await download).suggestedFilename()).toMatch(/^odovzdavaci-protokol-CP-.+\.pdf$/);
});
