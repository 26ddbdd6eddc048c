import type { AnswerOf } from '#domain/api/call.ts';
import type { openProject } from '#domain/projects/calls.ts';
import { uniqueLetters } from '../unique.ts';
import { mailed, otherBrowser } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { acceptedOffer, operatorTest as test } from './operator.ts';

type Project = AnswerOf<typeof openProject>;

test('an accepted offer becomes a project, which the operator leads through its first stage', async ({
  page,
  visitor,
  isMobile,
}) => {
  const company = `Strecha ${uniqueLetters()}`;
  await acceptedOffer(page.request, { ...visitor, company });

  await page.goto('/admin/projects');
  await expectAccessible(page);
  await page.getByRole('row').filter({ hasText: company }).click();
  await expect(page).toHaveURL(/projects\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Ďalší krok' })).toBeVisible();
  await expect(page.getByText('Dohodnutý', { exact: true })).toBeVisible();

  const stages = page.getByRole('list', { name: 'Etapy' }).getByRole('listitem');
  const press = (step: string) =>
    stages
      .first()
      .getByRole('button', { name: new RegExp(`^${step}`) })
      .click();
  await press('Začať');
  await press('Odovzdať');
  await expect(stages.first().getByRole('button')).toHaveCount(3);
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 800 });
  const named = await stages.first().locator('.area-row-title').boundingBox();
  expect(named?.width, 'three buttons leave the whole width to the name').toBeGreaterThan(300);
  if (screen) await page.setViewportSize(screen);
  await press('Klient schválil');
  await expect(stages.first()).toContainText('Schválená');
  await expect(page.getByText('Prebieha', { exact: true })).toBeVisible();

  const items = page.getByRole('list', { name: 'Podklady' }).getByRole('listitem');
  await items
    .first()
    .getByRole('button', { name: /^Dodaný/ })
    .click();
  await items
    .filter({ hasText: 'Dodaný' })
    .getByRole('button', { name: /^Vrátiť/ })
    .click();
  await page.getByLabel('Dôvod').fill('Súbor je fotografia.');
  await page.getByRole('button', { name: 'Vrátiť klientovi' }).click();
  await expect(items.filter({ hasText: 'Dôvod vrátenia: Súbor je fotografia.' })).toBeVisible();

  const payments = page.getByRole('list', { name: 'Platby' }).getByRole('listitem');
  await payments
    .first()
    .getByRole('button', { name: /^Podrobnosti/ })
    .click();
  await page.getByRole('button', { name: 'Označiť ako uhradenú' }).click();
  await expect(payments.first()).toContainText('Uhradená');

  const { pathname } = new URL(page.url());
  await page.goto('/admin/projects/board');
  await expectAccessible(page);
  const card = page.locator('.board-card', { has: page.locator(`a[href="${pathname}"]`) });
  const column = (name: string) => page.getByRole('region', { name }).locator(card);
  if (isMobile) await page.getByRole('link', { name: /^Prebieha/ }).click();
  await expect(column('Prebieha')).toBeVisible();
  if (isMobile) return;

  // By keys: from card to card, and the card from column to column.
  const link = card.getByRole('link');
  await page.keyboard.press('j');
  await expect(page.locator('.board-card a:focus')).toBeVisible();
  await link.focus();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: /^Presunúť projekt/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: /^Zdvihnúť projekt/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Projekt .*: stĺpec Prebieha\.$/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/: stĺpec Na schválení\.$/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column('Na schválení')).toBeVisible();
});

test('an addendum goes from its project to the client by a link, is accepted there, and moves the plan', async ({
  page,
  browser,
  baseURL,
  visitor,
  server,
  isMobile,
}) => {
  const { project, number } = await acceptedOffer(page.request, visitor);
  const path = `/api/admin/projects/${project?.id}`;
  const read = async (): Promise<Project> => (await page.request.get(path)).json();
  const before = await read();
  await page.goto(`/admin/projects/${project?.id}`);
  await page.getByRole('button', { name: 'Nový dodatok' }).click();
  await expect(page).toHaveURL(/\/admin\/offers\/[\w-]{36}/);
  await expect(page.getByText(`${number}/D1`, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: `Dodatok k projektu ${project?.name}` })).toBeVisible();
  await page
    .getByRole('button', { name: /^Pridať riadok/ })
    .first()
    .click();
  await page.getByLabel('Názov', { exact: true }).fill('Blog pre novinky');
  await page.getByLabel('Cena za jednotku').fill('240');
  await page.getByRole('button', { name: isMobile ? 'Hotovo' : 'Zavrieť riadok' }).click();
  await expect(page.getByText('Nič nechýba, dodatok sa dá odoslať.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Odoslať/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Odoslať dodatok/ })
    .click();
  await expect(page.getByText(/^Revízia A odišla na/)).toBeVisible();

  const link = await mailed(server.dataDir, visitor.email, /dodatok[\s\S]*?http\S+\/ponuka\/[\w-]{43}/i);
  const client = await otherBrowser(browser, baseURL ?? '');
  await client.goto(/http\S+$/.exec(link)?.[0] ?? '');
  const answer = client.getByRole('complementary', { name: 'Prijatie dodatku' });
  await expect(client.getByText('Blog pre novinky').first()).toBeVisible();
  await answer.getByLabel('Vaše meno a priezvisko').fill(visitor.name);
  await answer.getByLabel('IČO', { exact: true }).fill('12345679');
  await answer.getByLabel(/^Súhlasím/).check();
  await answer.getByRole('button', { name: /^Objednávka/ }).click();
  await expect(answer.getByText('Prijatý', { exact: true })).toBeVisible();
  await client.context().close();

  // The screen of what was sent follows, and leads to the project.
  await expect(page.getByText('Prijatá', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: `Dodatok k projektu ${project?.name}` }).click();
  const addendum = page.getByRole('list', { name: 'Dokumenty' }).getByRole('listitem').nth(1);
  await expect(addendum).toContainText(`Dodatok ${number}/D1`);
  await expect(addendum).toContainText('Prijatý');
  const after = await read();
  expect(after.price).toBeGreaterThan(before.price);
  expect(after.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.price);
  expect(after.agreedOn > before.agreedOn).toBe(true);
  await expect(page.getByRole('list', { name: 'Etapy' }).getByRole('listitem')).toHaveCount(
    before.stages.length + 1,
  );
});

test('what is pressed while another act is on its way is done after it', { tag: '@once' }, async ({
  page,
  visitor,
}) => {
  const company = `Priečka ${uniqueLetters()}`;
  await acceptedOffer(page.request, { ...visitor, company });
  await page.goto('/admin/projects');
  await page.getByRole('row').filter({ hasText: company }).click();
  const items = page.getByRole('list', { name: 'Podklady' }).getByRole('listitem');
  const brought = items.filter({ has: page.getByRole('button', { name: /^Prijať/ }) });
  const answers: (() => void)[] = [];
  await page.route('**/api/admin/projects/*/checklist/*', async (route) => {
    const response = await route.fetch();
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.fulfill({ response });
  });
  await items
    .nth(0)
    .getByRole('button', { name: /^Dodaný/ })
    .click();
  await expect(brought).toHaveCount(1);
  const second = items.nth(1);
  await second.getByRole('button', { name: /^Dodaný/ }).focus();
  await page.keyboard.press('Enter');
  answers.shift()?.();
  await expect(brought).toHaveCount(2);
  answers.shift()?.();
  await expect(second, 'the row takes the focus of its button that is gone').toBeFocused();
});
