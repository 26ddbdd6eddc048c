import { uniqueLetters } from '../unique.ts';
import { send } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { acceptedOffer, operatorTest as test } from './operator.ts';

/** What one screen of it does by itself: screens/desk-project.once.screen.tsx. */
test('an accepted offer becomes a project, which the operator writes to and begins', async ({
  page,
  visitor,
  isMobile,
}) => {
  const company = `Strecha ${uniqueLetters()}`;
  await acceptedOffer(page.request, { ...visitor, company });
  const template = `Začíname ${uniqueLetters()}`;
  const text = 'Dobrý deň, {meno}, začínam. {podpis}';
  expect((await send(page.request, '/api/admin/reply-templates', { name: template, text })).status).toBe(201);

  await page.goto('/admin/projects');
  await expectAccessible(page);
  await page.getByRole('row').filter({ hasText: company }).click();
  await expect(page).toHaveURL(/projects\/[\w-]{36}$/);
  const next = page.getByRole('region', { name: 'Ďalší krok' });
  await expect(next, 'the agreed payment is to be asked for before the work').toContainText(
    'Vyžiadať platbu',
  );
  await expect(next.getByRole('link', { name: /^Doplniť IBAN/ })).toHaveClass(/button-primary/);
  await expect(page.getByRole('main').locator('.button-primary'), 'one next thing').toHaveCount(1);
  const parts = page.getByRole('navigation', { name: 'Časti projektu' });
  for (const part of ['Platby', 'Podklady', 'Správy']) {
    await parts.getByRole('link', { name: part }).click();
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeInViewport();
    await expect(parts, 'the row goes along').toBeInViewport();
  }
  const message = page.getByLabel('Správa klientovi');
  await expect(message, 'written in after one tap').toBeInViewport();
  const composer = page.getByRole('form', { name: 'Napísať' });
  await composer.getByRole('button', { name: /^Šablóna/ }).click();
  await page.getByRole('menuitem', { name: template }).click();
  await expect(message).toHaveValue(new RegExp(`^Dobrý deň, ${visitor.name}, začínam`));
  await message.press('Control+Enter');
  await expect(
    page.getByRole('listitem').filter({ hasText: `Dobrý deň, ${visitor.name}, začínam.` }),
  ).toBeVisible();
  await page
    .getByRole('button', { name: /^Pripomenúť\s?: Dodať/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Odoslať klientovi' }).click();
  await expect(page.getByRole('list', { name: /^Správy/ })).toContainText('pošlite mi ešte podklad');

  const head = page.locator('.offer-head');
  await expect(head).toContainText('Dohodnutý');
  await page
    .getByRole('list', { name: 'Etapy' })
    .getByRole('button', { name: /^Začať/ })
    .first()
    .click();
  await expect(head).toContainText('Prebieha');

  const { pathname } = new URL(page.url());
  await page.goto('/admin/projects/board');
  if (isMobile) await page.getByRole('link', { name: /^Prebieha/ }).click();
  const card = page.getByRole('region', { name: 'Prebieha' }).locator('.board-card', {
    has: page.locator(`a[href="${pathname}"]`),
  });
  await expect(card).toBeVisible();
});
