import type { Page } from '@playwright/test';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { confirmationRecord } from '#domain/quote/confirmation.ts';
import { choicesOf } from '#domain/quote/wizard-payloads.ts';
import { issuedQuote, wizardForm } from '../factories/wizard.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { plain } from './wizard.ts';

/** Opens the page as it is after a request was sent in this tab. */
async function open(page: Page, mailed: boolean, service: ServiceSlug = 'tvorba-webu'): Promise<void> {
  const form = wizardForm({ description: 'Web pre malú firmu.\nTelefón má byť hore.' });
  const choices = choicesOf(service, form);
  if (!choices) throw new Error('the form of the factory has every choice made');
  const answer = {
    requestId: 'e1c7a7f2-3c56-4c3b-9a54-0d3c2b1a4e5f',
    ticket: '#0017',
    quote: null,
    repriced: false,
    mailed,
    answerBy: 'v\u00A0utorok 24.\u00A011. o\u00A010:15',
  };
  const record = confirmationRecord(choices, form, issuedQuote(), answer, new Date());
  await page.addInitScript(
    (kept) => sessionStorage.setItem('request-confirmation', kept),
    JSON.stringify(record),
  );
  await page.goto('/potvrdenie-dopytu');
}

const mailSentence = (page: Page) => page.getByText('Potvrdenie príde o chvíľu na adresu vzor@example.com.');

test('the confirmation carries its number as a stamp, says where the mail goes and what was sent', async ({
  page,
}) => {
  await open(page, true);
  const main = page.getByRole('main');
  await expect(main.locator('.stamp')).toContainText('Prijaté');
  await expect(main.locator('.stamp')).toContainText('#0017');
  await expect(mailSentence(page)).toBeVisible();
  await expect(main.getByText('Ozvem sa vám najneskôr v utorok 24. 11. o 10:15.')).toBeVisible();
  const facts = main.locator('dl', { hasText: 'Telefón má byť hore.' });
  for (const text of ['Jana Vzorová', 'vzor@example.com', '+421 905 123 456', 'Telefón má byť hore.'])
    await expect(facts).toContainText(text);
  await expect(facts).not.toContainText('Firma');
  const gap = async () => {
    const price = await main.locator('.hero-sheet').boundingBox();
    const steps = await main.getByRole('heading', { name: 'Čo bude nasledovať' }).boundingBox();
    return (steps?.y ?? 0) - ((price?.y ?? 0) + (price?.height ?? 0));
  };
  await expect.poll(gap, 'the steps stand under the price').toBeGreaterThan(0);
  await expectAccessible(page);
});

test('of a service that is no website, the confirmation shows its own price and duration first', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, true, 'erp-systemy');
  const sheet = page.getByRole('main').locator('.hero-sheet');
  const [service, website] = await sheet.locator('.dimension').allTextContents();
  expect(plain(service ?? '')).toMatch(/od 3 000 € do 20 000 €.*2 – 6 mesiacov/);
  expect(plain(website ?? '')).toMatch(/od 2 011 € do 2 720 €/);
  await expect(sheet.locator('.mark', { hasText: /^Cena / })).toHaveText([
    'Cena služby',
    'Cena webovej časti',
  ]);
  await expect(sheet).toContainText('platí iba pre webovú časť');
});

test('a confirmation without a mail claims none', { tag: '@once' }, async ({ page }) => {
  await open(page, false);
  await expect(page.locator('.stamp')).toContainText('#0017');
  await expect(mailSentence(page)).toHaveCount(0);
  await expect(page.getByText('Potvrdenie príde')).toHaveCount(0);
});
