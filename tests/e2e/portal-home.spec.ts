import { newPapersSentence } from '#domain/papers/document-texts.ts';
import { firstLoad, kilobytes } from '../first-load.ts';
import { codeFor, otherBrowser, send, somebody, title } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { begunOffer, sentRequest, operatorTest as test } from './operator.ts';

test('what is expected leads to the offer, which a member accepts by keyboard; the project takes its place', async ({
  page: operator,
  browser,
  baseURL,
  visitor,
  server,
}) => {
  const id = await begunOffer(operator.request, await sentRequest(operator.request, visitor));
  expect((await send(operator.request, `/api/admin/offers/${id}/send`, {})).status).toBe(200);
  const page = await otherBrowser(browser, baseURL ?? '');
  const who = { ...somebody('klara'), email: visitor.email };
  expect((await send(page.request, '/api/register', who)).status).toBe(201);
  const code = await codeFor(server.dataDir, visitor.email);
  expect((await send(page.request, '/api/account/email-proof', { code })).status).toBe(200);

  const loaded = await firstLoad(page.context(), `${baseURL}/portal`);
  expect(kilobytes(loaded)).toBeLessThanOrEqual(200);
  await page.goto('/portal');
  await expect(title(page, 'Prehľad')).toBeVisible();
  const expected = page.getByRole('list', { name: 'Čo od vás potrebujem' });
  await expect(expected.getByRole('listitem')).toHaveCount(1);
  await expect(expected).toContainText(/Rozhodnúť o.ponuke: /);
  await expect(expected).toContainText(/do.\d+\..\d+\..*ešte \d+.dní/);
  await expect(page.getByRole('link', { name: /^Prehľad\s*1$/ })).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, 'link', /^Pozrieť a.rozhodnúť/);
  await page.keyboard.press('Enter');
  const answer = page.getByRole('complementary', { name: 'Prijatie ponuky' });
  await expect(answer).toBeVisible();
  await expect(page).toHaveURL(`/portal/offers/${id}`);
  const state = async () => (await (await operator.request.get(`/api/admin/offers/${id}`)).json()).state;
  await page.mouse.move(200, 200);
  await expect.poll(state).toBe('viewed');

  await tabTo(page, 'textbox', /^Vaše meno a priezvisko/);
  await page.keyboard.insertText(visitor.name);
  await tabTo(page, 'textbox', /^IČO/);
  await page.keyboard.insertText('12345679');
  await page.keyboard.press('Tab');
  await expect(answer.getByLabel(/^Súhlasím/)).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Objednávka/);
  await page.keyboard.press('Enter');
  await expect(answer.getByText('Prijatá', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vytvoriť účet' })).toBeHidden();

  await page.getByRole('link', { name: 'Prehľad' }).first().click();
  const projects = page.getByRole('list', { name: 'Projekty' });
  await expect(projects.getByRole('listitem')).toHaveCount(1);
  await expect(projects.getByRole('img', { name: /^Schválené 0.%$/ })).toBeVisible();
  await expect(expected).not.toContainText(/Rozhodnúť o.ponuke: /);
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Projekt', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  for (const [path, name] of [
    ['/portal/offers', 'Ponuky'],
    ['/portal/projects', 'Projekty'],
  ] as const) {
    await page.goto(path);
    await expect(title(page, name)).toBeVisible();
    await expect(page.getByRole('list', { name }).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
  }
  // What the navigation counts is said on the page that it leads to.
  const toPapers = page.getByRole('navigation').getByRole('link', { name: /^Dokumenty/ });
  await expect(toPapers).toContainText(/\d\s+nov/);
  const told = Number.parseInt((await toPapers.textContent())?.replace(/\D+/, '') ?? '', 10);
  await page.goto('/portal/documents');
  await expect(title(page, 'Dokumenty')).toBeVisible();
  await expect(page.getByText(newPapersSentence(told), { exact: true })).toBeVisible();
  const papers = page.getByRole('list', { name: /^Dokumenty: / });
  const accepted = papers.getByRole('listitem').filter({ hasText: /Prijatá ponuka.*CP-/ });
  await expect(accepted).toContainText('Nová');
  await expectAccessible(page);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    accepted.getByRole('button', { name: /^PDF/ }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^CP-\d{4}-\d+-A\.pdf$/);
  await page.goto('/portal/documents');
  await expect(accepted).not.toContainText('Nová');
  for (const list of ['offers', 'projects']) {
    await page.goto(`/portal/${list}/7f6c1a52-7d0e-4b1f-9d3c-0d7b6c7f2a11`);
    await expect(title(page, 'Stránka sa nenašla')).toBeVisible();
  }
  await page.context().close();
});
