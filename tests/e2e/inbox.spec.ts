import type { Page } from '@playwright/test';
import { requestBody } from '../factories/bodies.ts';
import { uniqueLetters } from '../unique.ts';
import { letMailsLeave, mailed, send } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { operatorTest as test } from './operator.ts';
import { unnamedIn } from './stored-names.ts';

const VIEW = '/admin/requests';

/** Sends a request as a visitor would; its name is nobody else's, its telephone is, so that each is told of the others. */
async function newRequest(page: Page, name: string, email: string): Promise<void> {
  const sent = await send(page.request, '/api/service-requests', requestBody({ name, email, company: name }));
  expect(sent.status).toBe(201);
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const group = (page: Page, state: string) =>
  page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${state}`) }) });
const notice = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

/** Writes a template for answers, which both screens put in. */
async function withTemplate(page: Page): Promise<string> {
  const name = `Prvá odpoveď ${uniqueLetters()}`;
  const text = 'Dobrý deň, {meno}, ďakujem za dopyt {dopyt}.';
  expect((await send(page.request, '/api/admin/reply-templates', { name, text })).status).toBe(201);
  return name;
}

test('by keyboard alone: a new request is opened, answered from a template, noted, lost, archived and brought back', {
  tag: '@once',
}, async ({ page, visitor, server }) => {
  const name = `Strecha ${uniqueLetters()}`;
  await newRequest(page, name, visitor.email);
  const template = await withTemplate(page);
  await page.goto(VIEW);
  await expect(group(page, 'Nový').getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('h');
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/hladat=/);
  await expect(page.getByText(/^1\szo?\s\d/), 'the head of the list counts what was found').toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Strecha' })).toHaveCount(1);
  await page.locator('main').focus();
  await page.keyboard.press('j');
  await expect(rowOf(page, name)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Prečítaný', { exact: true })).toBeVisible();
  await page.keyboard.press('t');
  await page.getByRole('menuitem', { name: template }).press('Enter');
  const answer = page.getByRole('textbox', { name: 'Odpoveď klientovi' });
  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue(new RegExp(`^Dobrý deň, ${name}, ďakujem za dopyt #\\d{4}\\.$`));
  await page.keyboard.press('Control+Enter');
  await expect(answer).toHaveValue('');
  await expect(page.getByText('Kontaktovaný', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: /^Správy a/ })).toContainText('ďakujem za dopyt');
  await letMailsLeave(server.dataDir);
  await mailed(server.dataDir, visitor.email, /ďakujem za dopyt #\d{4}/);

  await tabTo(page, 'radio', /^Odpoveď$/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'textbox', /^Interná poznámka$/);
  await page.keyboard.insertText('Najprv fotografie.');
  await page.reload();
  // What was meant as a note comes back as one.
  await expect(page.getByRole('textbox', { name: 'Interná poznámka' })).toHaveValue('Najprv fotografie.');
  expect(await unnamedIn(page)).toEqual([]);
  const written = page.getByRole('textbox', { name: 'Interná poznámka' });
  await written.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Enter');
  await expect(written).toHaveValue('');
  const note = page
    .getByRole('list', { name: /^Správy a/ })
    .getByRole('listitem')
    .last();
  await expect(note).toContainText('klient ju nevidí');

  await page.locator('main').focus();
  await page.keyboard.press('s');
  const where = page.getByRole('dialog', { name: /^Presunúť dopyt #\d{4} do…$/ });
  await where.getByRole('button', { name: 'Neúspešný…' }).press('Enter');
  const why = page.getByRole('dialog', { name: /je dopyt #\d{4} neúspešný\?$/ });
  await why.getByRole('radio', { name: 'Príliš drahé' }).press('Space');
  await why.getByRole('button', { name: 'Označiť ako neúspešný' }).press('Enter');
  await expect(notice(page, /sa skončil bez zákazky: príliš drahé\.$/)).toBeVisible();

  await page.locator('main').focus();
  await page.keyboard.press('e');
  await expect(notice(page, /je v.archíve\.$/)).toBeVisible();
  await expect(page.getByText('Archivovaný', { exact: true })).toBeVisible();
  await tabTo(page, 'button', /^Vrátiť späť$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Príliš drahé.')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(group(page, 'Neúspešný').getByRole('row', { name: new RegExp(name) })).toBeVisible();

  // Somebody else has called meanwhile.
  const caller = `Volajúca ${uniqueLetters()}`;
  await page.locator('main').focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { level: 1, name: 'Nový dopyt' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, 'textbox', /^Meno$/);
  await page.keyboard.insertText(caller);
  await tabTo(page, 'textbox', /^Telefón$/);
  await page.keyboard.insertText('0905 123 456');
  await tabTo(page, 'textbox', /^Čo potrebuje/);
  await page.keyboard.insertText('Nový web pre stolársku dielňu.');
  await tabTo(page, 'button', /^Zapísať dopyt$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: caller })).toBeVisible();
  await expect(page.getByRole('list', { name: /^Správy a/ })).toContainText('Nový web pre stolársku dielňu.');
  await expectAccessible(page);
  await page.locator('main').focus();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/admin\/offers\/[\w-]{36}$/);
});

test('a request is handled by taps: opened, answered from a template, put aside and moved on the board', async ({
  page,
  visitor,
  isMobile,
}) => {
  const name = `Kúpeľňa ${uniqueLetters()}`;
  await newRequest(page, name, visitor.email);
  const template = await withTemplate(page);
  await page.goto(VIEW);
  await page.getByRole('link', { name: /^Čakajú na mňa/ }).click();
  await expect(page).toHaveURL(/cakaju=ano/);
  await rowOf(page, name).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Zavolať/ })).toHaveAttribute('href', /^tel:\+421/);
  await page.getByRole('button', { name: /^Šablóna/ }).click();
  await page.getByRole('menuitem', { name: template }).click();
  await page.getByRole('button', { name: /^Odoslať/ }).click();
  await expect(page.getByText('Kontaktovaný', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Odložiť' }).click();
  await page
    .getByRole('dialog', { name: /^Odložiť dopyt/ })
    .getByRole('button', { name: /^Ďalší/ })
    .click();
  await expect(page.getByRole('button', { name: 'Zrušiť odloženie' })).toBeVisible();
  await page.getByRole('link', { name: 'Dopyty' }).last().click();
  await page.getByRole('link', { name: /^Odložené/ }).click();
  await expect(rowOf(page, name)).toBeVisible();

  await page.getByRole('link', { name: 'Nástenka' }).click();
  const column = (state: string) => page.getByRole('region', { name: state, exact: true });
  if (isMobile) await page.getByRole('link', { name: /^Kontaktovaný/ }).click();
  await expect(column('Kontaktovaný')).toContainText(name);
  await expectAccessible(page);
  const card = column('Kontaktovaný').getByRole('listitem').filter({ hasText: name });
  await card.getByRole('button', { name: /^Presunúť do/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archivovaný' }).click();
  await expect(notice(page, /je v.archíve\.$/)).toBeVisible();
  await expect(column('Kontaktovaný')).not.toContainText(name);
});
