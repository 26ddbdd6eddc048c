import type { Page } from '@playwright/test';
import { mailsAbout } from '../outbox.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { plain } from './wizard.ts';

/** The heading of a screen. */
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Makes a changing call as the page itself would. */
async function post(page: Page, path: string, body: object): Promise<{ status: number; body: unknown }> {
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
  const answer = await page.request.post(path, { data: body, headers: { 'x-csrf-token': csrfToken } });
  return { status: answer.status(), body: await answer.json() };
}

test('what was sent before the account shows once the e-mail is proven, with its price to scale, PDF and PRD', async ({
  page,
  visitor,
  server,
  guard,
}) => {
  guard.allow(/403/);
  const sent = await post(page, '/api/service-requests', {
    ...visitor,
    serviceSlug: 'tvorba-webu',
    projectType: 'electrician',
    selectedFeatures: ['quote-form'],
    budget: '1500-3500',
    timeline: '1-month',
    description: 'Potrebujem prehľadný web pre elektrikára.',
    projectSize: 'medium',
  });
  expect(sent.status).toBe(201);
  const username = `klient-${visitor.email.split('.')[1]?.slice(0, 8)}`;
  const registered = await post(page, '/api/register', {
    username,
    email: visitor.email,
    password: `Dlhé-heslo-${username}`,
  });
  expect(registered.status).toBe(201);
  expect((await page.request.get('/api/service-requests')).status()).toBe(403);

  const codes = async () =>
    (await mailsAbout(server.dataDir, visitor.email)).flatMap(
      ({ text }) => /\b\d{8}\b/.exec(text ?? '')?.[0] ?? [],
    );
  await expect.poll(async () => (await codes()).length).toBe(1);
  const [code] = await codes();
  const proof = await post(page, '/api/account/email-proof', { code });
  expect(proof.status).toBe(200);
  await page.goto('/portal');
  await expect(title(page, 'Prehľad')).toBeVisible();
  await expect(page.getByText('Teraz nič, na rade som ja.')).toBeVisible();
  const requests = page.getByRole('list', { name: 'Dopyty' });
  await expect(requests.getByRole('listitem')).toHaveCount(1);
  await expect(requests).toContainText('Prijatý');
  const quotes = page.getByRole('list', { name: 'Rozpočty' });
  await expect(quotes.getByRole('img', { name: /^Platnosť cien: ešte/ })).toBeVisible();
  await expectAccessible(page);

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    quotes.getByRole('button', { name: /^PDF rozpočtu RO-/ }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^rozpocet-electrician-\d+\.pdf$/);
  await quotes.getByRole('button', { name: /^Požiadavky \(PRD\) k.rozpočtu/ }).click();
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
