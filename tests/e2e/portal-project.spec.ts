import type { Page } from '@playwright/test';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatCents } from '#domain/kernel/format.ts';
import { formatDayMonth } from '#domain/kernel/local-time-texts.ts';
import type { openProject } from '#domain/projects/calls.ts';
import { stageMove } from '../stage-moves.ts';
import { clientAccount, mailed, otherBrowser, send, title } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { acceptedOffer, changePart, operatorTest as test } from './operator.ts';
import { stickingOut } from './sticking-out.ts';
import { UPLOADED } from './waits.ts';

type Project = AnswerOf<typeof openProject>;

/** A sum as a screen shows it, whatever spaces are in it. */
const sum = (cents: number) => new RegExp(formatCents(cents).replace(/\s/gu, '\\s'));

/** Shows a part of the project, wherever its row of tabs leads. */
const show = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Časti projektu' }).getByRole('link', { name }).click();

/** Accepts what is offered on the page. */
async function accept(page: Page, name: string): Promise<void> {
  const answer = page.getByRole('complementary', { name: /^Prijatie/ });
  await answer.getByLabel('Vaše meno a priezvisko').fill(name);
  await answer.getByLabel('IČO', { exact: true }).fill('12345679');
  await answer.getByLabel(/^Súhlasím/).check();
  await answer.getByRole('button', { name: /^Objednávka/ }).click();
  await expect(answer.getByText('Prijatý', { exact: true })).toBeVisible();
}

test('the holder of the link approves a stage, returns another and asks for a change, which an addendum brings', {
  tag: '@once',
}, async ({ page: operator, browser, baseURL, visitor, server }) => {
  const { project: begun } = await acceptedOffer(operator.request, visitor);
  const id = begun?.id ?? '';
  const path = `/api/admin/projects/${id}`;
  const read = async (): Promise<Project> => (await operator.request.get(path)).json();
  const before = await read();
  const [first, second] = before.stages;
  for (const stage of [first, second])
    for (const state of ['active', 'delivered'] as const)
      await changePart(operator.request, id, `stages/${stage?.id}`, stageMove(state));

  const page = await otherBrowser(browser, baseURL ?? '');
  await page.goto(await mailed(server.dataDir, visitor.email, /http\S+\/ponuka\/[\w-]{43}/));
  await page.getByRole('link', { name: 'Prejsť na projekt' }).click();
  await expect(page).toHaveURL(/\/ponuka\/[\w-]{43}\/projekt$/);
  await expect(page.getByRole('navigation', { name: 'Môj účet' })).toHaveCount(0);
  await expect(title(page, before.name)).toBeVisible();
  const expected = page.getByRole('list', { name: 'Čo od vás potrebujem' });
  await expect(expected).toContainText(`Schváliť etapu: ${first?.name}`);
  await expect(expected.locator('.button-primary')).toHaveCount(1);
  await expect(page.getByText('Načítavajú sa podklady…')).toHaveCount(0);
  await expectAccessible(page);
  expect(await stickingOut(page)).toEqual([]);

  // By keys alone.
  await tabTo(page, 'button', new RegExp(`^Pozrieť a.schváliť.*${first?.name}`));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, 'button', /^Schváliť etapu$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Etapa „${first?.name}“ je schválená. Ďakujem.`).last()).toBeFocused();
  await expect(expected).not.toContainText(`Schváliť etapu: ${first?.name}`);

  await page.getByRole('button', { name: `Vrátiť etapu ${second?.name}` }).click();
  await dialog.getByLabel('Čo treba zmeniť').fill('Hlavička je príliš tmavá.');
  await dialog.getByRole('button', { name: 'Vrátiť etapu' }).click();
  const returned = page.getByText(/^Vrátili ste ju .*Hlavička je príliš tmavá\.$/);
  await expect(returned).toBeVisible();
  await expect(expected).not.toContainText(`Schváliť etapu: ${second?.name}`);

  // What the operator writes is told in the title at once, until it was read.
  const named = await page.title();
  expect((await send(operator.request, `${path}/messages`, { text: 'Písmo zväčším.' })).status).toBe(200);
  await expect(page).toHaveTitle(`(1) ${named}`);
  await page.getByText('Písmo zväčším.').scrollIntoViewIfNeeded();
  await expect(page).toHaveTitle(named);

  await page.getByRole('button', { name: /^Požiadať o.zmenu$/ }).click();
  await dialog.getByLabel('Čo chcete zmeniť alebo pridať').fill('Chceme pridať blog.');
  await dialog.getByRole('button', { name: 'Odoslať žiadosť' }).click();
  const change = page.getByRole('list', { name: /^Žiadosti o.zmenu$/ }).getByRole('listitem');
  await expect(change).toContainText('Čaká na odpoveď');
  await expectAccessible(page);

  await operator.goto('/admin');
  const wishes = operator.getByRole('list', { name: 'Žiadosti klientov' });
  await expect(wishes).toContainText('Chceme pridať blog.');
  await expect(wishes).toContainText('Hlavička je príliš tmavá.');
  await operator.goto(`/admin/projects/${id}`);
  await expect(operator.getByText(/^Prepracovať: .* – Hlavička je príliš tmavá\.$/)).toBeVisible();
  await expect(operator.getByText(/^Klient ju vrátil .*: Hlavička je príliš tmavá\.$/)).toBeVisible();
  await expectAccessible(operator);
  const asked = operator.getByRole('list', { name: /^Žiadosti o.zmenu$/ });
  await asked.getByRole('button', { name: 'Pripraviť dodatok' }).click();
  await expect(operator).toHaveURL(/\/admin\/offers\/[\w-]{36}/);
  await expect(change).toContainText('Pripravuje sa dodatok');
  await writeAddendum(operator);

  const link = await mailed(server.dataDir, visitor.email, /dodatok[\s\S]*?http\S+\/ponuka\/[\w-]{43}/i);
  await page.goto(/http\S+$/.exec(link)?.[0] ?? '');
  await accept(page, visitor.name);
  await page.getByRole('link', { name: 'Prejsť na projekt' }).click();
  await expect(title(page, before.name)).toBeVisible();
  const after = await read();
  expect(after.price).toBeGreaterThan(before.price);
  expect(after.agreedOn > before.agreedOn).toBe(true);
  await expect(
    page.getByText(new RegExp(formatDayMonth(after.launchOn).replace(/\s/gu, '\\s'))).first(),
  ).toBeVisible();
  await expect(change).toContainText('Dodatok prijatý');
  await show(page, 'Platby');
  await expect(page.getByRole('region', { name: 'Platby' })).toContainText(sum(after.price));
  await show(page, 'Dokumenty');
  const papers = page.getByRole('list', { name: 'Dokumenty' });
  await expect(papers).toContainText('/D1');
  await expect(papers).toContainText(/\/D1.*Nový/);
  await papers.getByRole('button', { name: /^Dokument požiadaviek \(PRD\)/ }).click();
  const prd = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^JSON/ }).click();
  expect((await prd).suggestedFilename()).toMatch(/\.json$/);
  await expectAccessible(page);
  expect(await stickingOut(page)).toEqual([]);
  await page.context().close();
});

/** Names and prices the line that the wish has begun, with a stage of its own, and sends the addendum. */
async function writeAddendum(operator: Page): Promise<void> {
  await operator.getByRole('button', { name: /^(1\.1)?\s?Bez názvu$/ }).click();
  await operator.getByLabel('Názov', { exact: true }).fill('Blog pre novinky');
  await operator.getByLabel('Cena za jednotku').fill('240');
  await operator.getByRole('button', { name: 'Zavrieť položku' }).click();
  await expect(operator.getByText('Nič nechýba, dodatok sa dá odoslať.')).toBeVisible();
  await operator
    .getByRole('button', { name: /^Odoslať/ })
    .first()
    .click();
  await operator
    .getByRole('dialog')
    .getByRole('button', { name: /^Odoslať dodatok/ })
    .click();
  await expect(operator.getByText(/^Revízia A odišla na/)).toBeVisible();
}

test('a name that is made to harm is drawn as it was written, wherever client and operator read it', {
  tag: '@once',
}, async ({ page: operator, browser, baseURL, visitor, server }) => {
  const harm = (what: string) => `${what} </script><script>alert(1)</script> "><img src=x onerror=alert(1)>`;
  const { project } = await acceptedOffer(operator.request, {
    ...visitor,
    name: harm('Jana'),
    company: harm('Krov'),
  });
  const id = project?.id ?? '';
  const path = `/api/admin/projects/${id}`;
  await changePart(operator.request, id, '', { name: harm('Web') });
  const opened: Project = await (await operator.request.get(path)).json();
  await changePart(operator.request, id, `checklist/${opened.checklist[0]?.id}`, { title: harm('Logo') });
  const client = await otherBrowser(browser, baseURL ?? '');
  await clientAccount(client.request, server.dataDir, visitor.email);
  const harmed: string[] = [];
  for (const page of [operator, client]) {
    page.on('dialog', (dialog) => {
      harmed.push(`dialog on ${page.url()}`);
      void dialog.dismiss();
    });
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        console.warn(`CSP violation: ${violatedDirective}`);
      }),
    );
    page.on('console', (message) => {
      if (message.text().startsWith('CSP violation')) harmed.push(`${message.text()} on ${page.url()}`);
    });
  }
  await client.goto(`/portal/projects/${id}`);
  await show(client, 'Podklady');
  await client
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `${harm('cennik')}.txt`, mimeType: 'text/plain', buffer: Buffer.from('40 eur') });
  const kept = client.getByRole('link', { name: /onerror=alert\(1\)-\.txt/ });
  await expect(kept.first(), 'a file loses what no system takes').toBeVisible(UPLOADED);
  for (const [page, at, seen] of [
    [client, `/portal/projects/${id}`, 'Web'],
    [client, `/portal/projects/${id}#podklady`, 'Logo'],
    [client, '/portal/documents', 'Web'],
    [operator, `/admin/projects/${id}`, 'Logo'],
    [operator, `/admin/clients/${opened.client.id}`, 'Krov'],
  ] as const) {
    await page.goto(at);
    await expect(page.getByText(harm(seen)).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
  expect(harmed).toEqual([]);
  await client.context().close();
});
