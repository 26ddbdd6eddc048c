import type { Page } from '@playwright/test';
import type { AnswerOf } from '#domain/api/call.ts';
import type { openProject } from '#domain/projects/calls.ts';
import { LATER_WORDS } from '#web/shell/later-words.ts';
import { uniqueLetters } from '../unique.ts';
import { send } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { heldCalls } from './held-calls.ts';
import { drawn } from './keyboard.ts';
import { acceptedOffer, operatorTest as test } from './operator.ts';

/** The day as it is when the first payment of this project is due. */
async function dayWithPayment(page: Page, path: string): Promise<void> {
  const opened = await page.request.get(`/api${path}`);
  const { payments, today, ...project }: AnswerOf<typeof openProject> = await opened.json();
  const due = { ...payments[0], dueOn: today, askedOn: null, client: project.client.name, project };
  await page.route('**/api/admin/today', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), payments: { count: 1, rows: [due] } } });
  });
}

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
  await expect(page.getByLabel('Správa klientovi'), 'written in after one tap').toBeInViewport();
  const template = `Začíname ${uniqueLetters()}`;
  const text = 'Dobrý deň, {meno}, k\u00A0dopytu {dopyt}: začínam. {podpis}';
  expect((await send(page.request, '/api/admin/reply-templates', { name: template, text })).status).toBe(201);
  const composer = page.getByRole('form', { name: 'Napísať' });
  const message = composer.getByLabel('Správa klientovi');
  await page.reload();
  await composer.getByRole('button', { name: /^Šablóna/ }).click();
  await page.getByRole('menuitem', { name: template }).click();
  await expect(message).toHaveValue(new RegExp(`^Dobrý deň, ${visitor.name}, k.dopytu {dopyt}: začínam`));
  await expect(
    composer.getByRole('status'),
    'what a project does not know is left to be filled in',
  ).toHaveText(/^V.texte zostalo {dopyt}\./);
  await page.keyboard.insertText('o\u00A0webe');
  await expect(composer.getByRole('status')).toContainText('Klient ju uvidí');
  await message.press('Control+Enter');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'k\u00A0dopytu o\u00A0webe: začínam.' }),
  ).toBeVisible();
  await expect(page.getByText('Dohodnutý', { exact: true })).toBeVisible();

  const stages = page.getByRole('list', { name: 'Etapy' }).locator('> li');
  const press = (step: string) =>
    stages
      .first()
      .getByRole('button', { name: new RegExp(`^${step}`) })
      .click();
  await press('Začať');
  await press('Odovzdať');
  await page.getByRole('dialog').getByRole('button', { name: 'Odovzdať etapu' }).click();
  await expect(stages.first().getByRole('button')).toHaveCount(3);
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 800 });
  const named = async () => (await stages.first().locator('.area-row-title').boundingBox())?.width;
  await expect.poll(named, 'three buttons leave the whole width to the name').toBeGreaterThan(300);
  if (screen) await page.setViewportSize(screen);
  await press('Klient schválil');
  await expect(stages.first()).toContainText('Schválená');
  await expect(page.getByText('Prebieha', { exact: true })).toBeVisible();

  const items = page.getByRole('list', { name: 'Podklady' }).locator('> li');
  await items
    .first()
    .getByRole('button', { name: /^Označiť ako dodaný/ })
    .click();
  await items
    .filter({ hasText: 'Dodaný' })
    .getByRole('button', { name: /^Vrátiť/ })
    .click();
  const dialog = page.getByRole('dialog');
  await page.getByLabel('Dôvod').fill('Súbor je fotografia.');
  const returning = await heldCalls(page, 'PATCH', '**/api/admin/projects/*/checklist/*');
  await page.getByRole('button', { name: 'Vrátiť klientovi' }).click();
  await expect.poll(returning.count).toBe(1);
  await page.getByLabel('Dôvod').fill('Súbor je fotografia. Treba krivky.');
  await returning.letGo();
  // It is returned once: what was written on the way stays to be read, and no second reason can be sent.
  await expect(dialog.getByText(LATER_WORDS.answered)).toBeVisible();
  await expect(page.getByLabel('Dôvod')).toHaveValue('Súbor je fotografia. Treba krivky.');
  await expect(page.getByRole('button', { name: 'Vrátiť klientovi' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Zavrieť' }).last().click();
  await expect(items.filter({ hasText: 'Dôvod vrátenia: Súbor je fotografia.' })).toBeVisible();

  // What is waited for is reminded of by a message that is there to be changed.
  await page
    .getByRole('button', { name: /^Pripomenúť\s?: Dodať/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Správa', exact: true })).toHaveValue(
    /pošlite mi ešte podklad/,
  );
  await page.getByRole('button', { name: 'Odoslať klientovi' }).click();
  await expect(page.getByRole('list', { name: /^Správy/ })).toContainText('pošlite mi ešte podklad');

  const payments = page.getByRole('list', { name: 'Platby' }).getByRole('listitem');
  const { pathname } = new URL(page.url());
  await dayWithPayment(page, pathname);
  await page.goto('/admin');
  // Noted from the day in the dialog that the project has.
  await payments
    .first()
    .getByRole('button', { name: /^Označiť ako uhradenú/ })
    .click();
  const paying = await heldCalls(page, 'POST', '**/api/admin/payments/*/steps');
  await dialog.getByRole('button', { name: 'Označiť ako uhradenú' }).click();
  await expect.poll(paying.count).toBe(1);
  await page.getByLabel('Deň úhrady').fill('2026-01-02');
  await paying.letGo();
  await expect(dialog.getByText(LATER_WORDS.noted)).toBeVisible();
  await expect(page.getByLabel('Deň úhrady')).toHaveValue('2026-01-02');
  await dialog.getByRole('button', { name: 'Zavrieť' }).last().click();
  await page.goto(pathname);
  await expect(payments.first()).toContainText('Uhradená');

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
  const asking = page.getByRole('dialog', { name: /^Presunúť projekt/ });
  await expect(asking.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  await expect(link).toBeFocused();
  await card.getByRole('button', { name: /^Zdvihnúť projekt/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Projekt .*: stĺpec Prebieha\.$/)).toBeAttached();
  // The board hears arrows and follows its own scrolling from tasks after the one that says this; nobody is quicker.
  await drawn(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/: stĺpec Na schválení\.$/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column('Na schválení')).toBeVisible();
});

test('what is pressed while another act is on its way is done after it', { tag: '@once' }, async ({
  page,
  visitor,
}) => {
  const company = `Priečka ${uniqueLetters()}`;
  await acceptedOffer(page.request, { ...visitor, company });
  await page.goto('/admin/projects');
  await page.getByRole('row').filter({ hasText: company }).click();
  const items = page.getByRole('list', { name: 'Podklady' }).locator('> li');
  const brought = items.filter({ has: page.getByRole('button', { name: /^Prijať/ }) });
  const answers: (() => void)[] = [];
  await page.route('**/api/admin/projects/*/checklist/*', async (route) => {
    const response = await route.fetch();
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.fulfill({ response });
  });
  /** Answers what is on its way, once it is. */
  const answer = async () => {
    await expect.poll(() => answers.length).toBe(1);
    for (const letGo of answers.splice(0)) letGo();
  };
  await items
    .nth(0)
    .getByRole('button', { name: /^Označiť ako dodaný/ })
    .click();
  await expect(brought).toHaveCount(1);
  const second = items.nth(1);
  await second.getByRole('button', { name: /^Označiť ako dodaný/ }).focus();
  await page.keyboard.press('Enter');
  await answer();
  await expect(brought).toHaveCount(2);
  await answer();
  await expect(second, 'the row takes the focus of its button that is gone').toBeFocused();
});
