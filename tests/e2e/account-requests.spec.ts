import { requestBody } from '../factories/bodies.ts';
import { codeFor, mailed, part, send, somebody, title } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { plain } from './wizard.ts';

test('what was sent before the account shows once the e-mail is proven and not before, with its price to scale, PDF and PRD', async ({
  page,
  visitor,
  server,
  guard,
}) => {
  guard.allow(/403/);
  const sent = await send(page.request, '/api/service-requests', requestBody(visitor));
  expect(sent.status).toBe(201);
  await page.goto(await mailed(server.dataDir, visitor.email, /http\S+#email=\S+/));
  await expect(page.getByLabel('E-mail')).toHaveValue(visitor.email);
  await tabTo(page, 'textbox', /^Používateľské meno/);
  const { username, password } = somebody('lubomira');
  await page.keyboard.insertText(username);
  await tabTo(page, 'textbox', /^Heslo/);
  await page.keyboard.insertText(password);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Zadajte kód z e-mailu')).toBeVisible();

  for (const path of ['/api/service-requests', '/api/quotes'])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 403]);
  await page.goto('/portal/settings');
  await expect(part(page, 'Zrušenie účtu')).toContainText('Účet, profil, prihlásenia');
  await expect(page.getByRole('main')).not.toContainText(/dopyt[yu]? aj|905 123 456|Maľby/);
  await page.goto('/portal');
  await expect(title(page, 'Zadajte kód z e-mailu')).toBeVisible();
  await tabTo(page, 'textbox', /^Kód/);
  await page.keyboard.insertText(await codeFor(server.dataDir, visitor.email));

  await expect(title(page, 'Prehľad')).toBeVisible();
  await expect(page.getByText('Teraz nič, na rade som ja.')).toBeVisible();
  const requests = page.getByRole('list', { name: 'Dopyty' });
  await expect(requests.getByRole('listitem')).toHaveCount(1);
  await expect(requests).toContainText('Prijatý');
  const next = page.getByRole('list', { name: 'Čo urobím ja' });
  await expect(next).toContainText(/Najneskôr vo?\s\S+ \d+\.\s\d+\. o\s\d+:\d\d, e-mailom/);
  // What is new there makes no difference to whether the way is.
  const papers = page.getByRole('region', { name: 'Dokumenty' }).getByRole('link');
  await expect(papers).toHaveAttribute('href', '/portal/documents');
  const quotes = page.getByRole('list', { name: 'Rozpočty' });
  await expect(quotes.getByRole('img', { name: /^Platnosť cien: ešte/ })).toBeVisible();
  await expectAccessible(page);

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    quotes.getByRole('button', { name: /^PDF rozpočtu RO-/ }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^rozpocet-elektrikar-\d+\.pdf$/);
  await quotes.getByRole('button', { name: /^Dokument požiadaviek \(PRD\) k.rozpočtu/ }).click();
  const [prd] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Text na úpravy (MD)' }).click(),
  ]);
  expect(prd.suggestedFilename()).toBe('PRD-tvorba-webu.md');

  await tabTo(page, 'link', /^#\d{4} Tvorba webu, Elektrikár$/);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Tvorba webu')).toBeVisible();
  const way = page.getByRole('list', { name: 'Kde je dopyt' });
  await expect(way.locator('[aria-current="step"]')).toHaveText('Prečítanie zadania na rade');
  const bill = page.locator('dl').filter({ hasText: 'Odhad spolu' });
  expect(plain((await bill.textContent()) ?? '')).toMatch(/Odhad spolu.*€/);
  await expect(page.getByText(visitor.name)).toBeVisible();
  await expectAccessible(page);
});
