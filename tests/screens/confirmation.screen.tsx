import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SESSION } from '#domain/consent/storage-names.ts';
import { exportPrd } from '#domain/prd/contract.ts';
import { quoteAnswer } from '#domain/quote/answer.ts';
import { asksForWebsite, type ServiceSlug } from '#domain/quote/catalogue.ts';
import { confirmationRecord } from '#domain/quote/confirmation.ts';
import { issueQuote } from '#domain/quote/issued-quote.ts';
import { SPECIFICATION_PRICE_BOOK } from '#domain/quote/price-book.ts';
import { choicesOf } from '#domain/quote/wizard-payloads.ts';
import { previewQuote } from '#domain/quote/wizard-quote.ts';
import ConfirmationPage from '#web/requests/confirmation.route.tsx';
import { wizardForm } from '../factories/wizard.ts';
import { expectAccessible } from './axe.ts';
import { quoteServer } from './quote-server.ts';
import { show } from './show.tsx';
import { plain, textsOf } from './texts.ts';

const inSheet = (selector: string) =>
  [...document.querySelectorAll(`.hero-sheet ${selector}`)].map(({ textContent }) => plain(textContent));

/** Shows the page as it is after a request was sent in this tab. */
async function showConfirmation(mailed: boolean, service: ServiceSlug = 'tvorba-webu'): Promise<void> {
  const form = wizardForm({
    description: 'Web pre malú firmu.\nTelefón má byť hore.',
    ...(asksForWebsite(service) && { hasWebsite: 'no' }),
  });
  const choices = choicesOf(service, form);
  const priced = previewQuote(service, form, SPECIFICATION_PRICE_BOOK);
  if (!choices || !priced) throw new Error('the form of the factory has every choice made');
  const issued = { id: crypto.randomUUID(), number: 'RO-2026-000001', validUntil: new Date() };
  const quote = quoteAnswer({ ...issued, quote: issueQuote(priced) });
  const answer = {
    requestId: 'e1c7a7f2-3c56-4c3b-9a54-0d3c2b1a4e5f',
    ticket: '#0017',
    quote: null,
    repriced: false,
    mailed,
    answerBy: 'v\u00A0utorok 24.\u00A011. o\u00A010:15',
  };
  const record = confirmationRecord(choices, form, quote, answer, new Date());
  sessionStorage.setItem(SESSION.confirmation, JSON.stringify(record));
  await show(<ConfirmationPage />, { at: '/potvrdenie-dopytu' });
  await expect.poll(stamp).toContain('#0017');
}

const stamp = () => document.querySelector('.stamp')?.textContent;

test('the confirmation carries its number as a stamp, says where the mail goes and what was sent', async () => {
  await showConfirmation(true);
  expect(stamp()).toContain('Prijaté');
  const mail = page.getByText('Potvrdenie príde o chvíľu na adresu vzor@example.com.');
  await expect.element(mail).toBeVisible();
  await expect.element(page.getByText('Ozvem sa vám najneskôr v utorok 24. 11. o 10:15.')).toBeVisible();
  const facts = textsOf(page.getByRole('definition'));
  for (const text of ['Jana Vzorová', 'vzor@example.com', '+421 905 123 456']) expect(facts).toContain(text);
  expect(facts).toContainEqual(expect.stringContaining('Telefón má byť hore.'));
  expect(textsOf(page.getByRole('term'))).not.toContain('Firma');
  const price = document.querySelector('.hero-sheet')?.getBoundingClientRect();
  const steps = await page.getByRole('heading', { name: 'Čo bude nasledovať' }).findElement();
  expect(steps.getBoundingClientRect().top, 'the steps stand under the price').toBeGreaterThan(
    price?.bottom ?? Number.POSITIVE_INFINITY,
  );
  await expectAccessible();
});

test('of a service that is no website, the confirmation shows one total and what it adds up from', async () => {
  await showConfirmation(true, 'erp-systemy');
  const [total, ...others] = inSheet('.dimension');
  expect(total).toMatch(/od 5 010 € do 22 720 €/);
  expect(inSheet('p').slice(0, 3)).toEqual(['Orientačný rozpočet', 'ERP systémy', 'Elektrikár']);
  expect(others).toEqual([]);
  expect(inSheet('dt').slice(0, 2)).toEqual(['Cena služby', 'Cena webovej časti']);
  expect(inSheet('dd').join(' ')).toMatch(/3 000 – 20 000 €.*2 – 6 mesiacov.*2 010 – 2 720 €/);
  expect(inSheet('p').join(' ')).toContain('platí iba pre webovú časť');
});

test('the requirements document of what was sent can be saved, also by who has not made it before', async () => {
  const server = quoteServer();
  const asked = server.on(exportPrd, () => new Blob(['%PDF-'], { type: 'application/pdf' }));
  await showConfirmation(true);
  await page.getByRole('button', { name: 'Stiahnuť dokument požiadaviek (PDF)' }).click();
  await expect.element(page.getByText('Export dokončený')).toBeVisible();
  expect(asked).toMatchObject([
    { body: { format: 'pdf', prdContent: { title: expect.stringContaining('web') } } },
  ]);
});

test('a confirmation without a mail claims none, and says so', async () => {
  await showConfirmation(false);
  await expect.element(page.getByText('Potvrdenie príde')).not.toBeInTheDocument();
  await expect.element(page.getByText('Potvrdenie e-mailom tentoraz nepríde')).toBeVisible();
});
