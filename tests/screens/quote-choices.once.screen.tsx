import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { LOCAL } from '#domain/consent/storage-names.ts';
import * as contactPage from '#web/contact/contact.route.tsx';
import { WizardHost } from '#web/quote/wizard-host.tsx';
import { loader } from '#web/trades/trade.route.tsx';
import { TradePage } from '#web/trades/trade-page.tsx';
import { form, showContactForm } from './contact-form.tsx';
import { quoteServer } from './quote-server.ts';
import { show, showPage } from './show.tsx';
import { plain, visible } from './texts.ts';
import {
  answer,
  back,
  card,
  dialog,
  feature,
  field,
  fillContact,
  generate,
  heading,
  next,
  openWizard,
  panel,
  pressNextTooEarly,
  QUICK,
  result,
} from './wizard.tsx';

/** The lines of the bill inside something, as label and amount. */
const billOf = (place: Locator): string[][] => {
  const bill = [...place.element().querySelectorAll('dl')].find(({ textContent }) =>
    textContent.includes('Odhad spolu'),
  );
  const texts = (part: string) =>
    [...(bill?.querySelectorAll(part) ?? [])].map((each) => plain(each.textContent));
  const amounts = texts('dd');
  return texts('dt').map((label, index) => [label, amounts[index] ?? '']);
};

test('in quick mode the panel and the quote show one price, worked out by hand', async () => {
  quoteServer();
  await openWizard();
  await answer({ ...QUICK, trade: 'Elektrikár', size: 'Profesionál', budget: /^1\s500 – 3\s500/ });
  // 1500 × 1.1 × 0.9 = 1485; 85 % and 115 % of it
  const range = 'od 1 262 € do 1 708 €';
  const bill = [
    ['Základ webu (Profesionál)', '1 500 €'],
    ['Obsah pre elektrikára (oprávnenia a revízie)', '150 €'],
    ['Stručné zadanie', '−165 €'],
    ['Odhad spolu', '1 485 €'],
  ];
  expect(plain(panel.element().textContent)).toContain(range);
  expect(billOf(panel)).toEqual(bill);
  await generate.click();
  await expect.poll(() => plain(result.element().textContent)).toContain(range);
  expect(billOf(result)).toEqual(bill);
  for (const exclusion of QUOTE_DOCUMENT.scope.exclusions)
    await expect.element(result).toMatchTextContent(new RegExp(exclusion, 'i'));
  // The quote is the screen: named by its number, and nothing beside it says the same.
  await expect
    .element(dialog.getByRole('heading', { level: 3, name: 'Váš rozpočet RO-2026-000001' }))
    .toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
  expect(visible(dialog.getByText('Vaše zadanie'))).toEqual([]);
  await dialog.getByRole('button', { name: 'Upraviť projekt' }).click();
  await expect.element(panel).toBeVisible();
});

test('the quote of a service says that its published price has no urgent surcharge', async () => {
  quoteServer();
  await openWizard({ service: 'erp-systemy' });
  for (const choice of ['Rýchly odhad', 'Maliar']) {
    await card(choice).click();
    await next.click();
  }
  for (const choice of ['Áno', /^8\s000|^viac ako/, 'Čo najskôr']) await card(choice).click();
  await next.click();
  await fillContact();
  await next.click();
  await generate.click();
  await expect
    .element(dialog.getByRole('region', { name: /^ERP/ }))
    .toMatchTextContent(/Odhad príplatok neobsahuje\./);
});

test('who wants a price calculator is not offered one as a feature', async () => {
  quoteServer();
  await openWizard({ service: 'cenove-kalkulacky', search: '&remeslo=renovation&funkcie=' });
  await expect.element(heading('Funkcie webu')).toBeVisible();
  await expect.element(feature('Portfólio realizácií')).toBeInTheDocument();
  await expect.element(feature('Kalkulačka ceny')).not.toBeInTheDocument();
});

test('a monthly price has no urgent surcharge, a website made beside it has one', async () => {
  quoteServer();
  await openWizard({ service: 'udrzba-podpora' });
  for (const choice of ['Rýchly odhad', 'Maliar']) {
    await card(choice).click();
    await next.click();
  }
  const surcharge = dialog.getByText(/^Urgentné spracovanie/);
  await card('Nie').click();
  await expect.element(surcharge).toBeVisible();
  await card('Áno').click();
  await expect.element(surcharge).not.toBeInTheDocument();
});

test.each([
  ['udrzba-podpora', 'Kedy sa má služba začať?', 'Začiatok'],
  ['erp-systemy', 'Kedy má byť projekt hotový?', 'Termín'],
] as const)('of %s is asked: %s', async (service, question, name) => {
  quoteServer();
  await openWizard({ service });
  for (const choice of ['Rýchly odhad', 'Maliar']) {
    await card(choice).click();
    await next.click();
  }
  await expect.element(dialog.getByRole('group', { name: question })).toBeVisible();
  await expect.element(panel).toMatchTextContent(new RegExp(`${name}Nevybrané`));
  await next.click({ force: true });
  await expect.element(dialog.getByRole('link', { name })).toBeVisible();
});

test('who has a website is asked for its address, and sees it in the summary', async () => {
  quoteServer();
  await openWizard({ service: 'erp-systemy' });
  for (const choice of ['Rýchly odhad', 'Maliar']) {
    await card(choice).click();
    await next.click();
  }
  const address = field('Adresa webu');
  await card('Nie').click();
  await expect.element(address).not.toBeInTheDocument();
  await card('Áno').click();
  await address.fill('nemám');
  for (const choice of [/^8\s000|^viac ako/, 'Do mesiaca']) await card(choice).click();
  await pressNextTooEarly();
  await expect.element(address).toHaveAccessibleDescription(/Zadajte platnú adresu webu/);
  await address.fill('strechy.example');
  await next.click();
  await fillContact();
  await next.click();
  await expect.element(dialog.getByText('strechy.example')).toBeVisible();
});

test('a deadline that makes the price higher or lower says by how much before it is chosen', async () => {
  quoteServer();
  await openWizard({ service: 'erp-systemy' });
  for (const choice of ['Rýchly odhad', 'Maliar']) {
    await card(choice).click();
    await next.click();
  }
  const changes = dialog.getByText(
    /Odhad webovej časti sa podľa termínu mení: čo najskôr \+15\s%, flexibilný −15\s%\.$/,
  );
  await card('Nie').click();
  await expect.element(changes).toBeVisible();
  await card('Áno').click();
  await expect.element(changes).not.toBeInTheDocument();
});

test('the panel says of a service’s price what it covers, also where nothing is calculated beside it', async () => {
  quoteServer();
  await openWizard({ service: 'udrzba-podpora' });
  for (const choice of ['Rýchly odhad', 'Maliar']) {
    await card(choice).click();
    await next.click();
  }
  const said = panel.getByText('Cenu služby určí ponuka po upresnení zadania.');
  const asked = () =>
    visible(dialog.getByText(/^Vyberte (rozsah|predpokladanú sumu)/)).map(({ textContent }) =>
      plain(textContent),
    );
  expect(asked()).toEqual(['Vyberte predpokladanú sumu a termín.']);
  await card('Nie').click();
  await expect.poll(asked).toEqual(['Vyberte rozsah, predpokladanú sumu a termín. Cena sa prepočíta hneď.']);
  await expect.element(panel.getByRole('heading', { name: 'Výpočet ceny webovej časti' })).toBeVisible();
  await expect.element(said).toBeVisible();
  await card('Áno').click();
  await expect.poll(asked).toEqual(['Vyberte predpokladanú sumu a termín.']);
  await expect.element(panel.getByRole('heading', { name: 'Cena služby' })).toBeVisible();
  await expect.element(said).toBeVisible();
});

test('a price above the expected sum is told by how much, on the step that asks for it and on the summary', async () => {
  quoteServer();
  await openWizard();
  const told = () => visible(dialog.getByText(/nad predpokladanou sumou \(500\s– 1\s500\s€\)/));
  await answer({ ...QUICK, trade: 'Stavebná firma', size: 'Profesionál', budget: /^500 –/ }, async () => {
    if (visible(heading('Veľkosť projektu')).length > 0) await expect.poll(() => told().length).toBe(1);
  });
  await expect.poll(() => told().length).toBe(1);
  await generate.click();
  await expect.poll(() => told().length).toBe(1);
});

test('the wizard continues by itself after the last choice, and stops doing so when told', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  quoteServer();
  await openWizard({ autoAdvance: true });
  const byItself = dialog.getByRole('switch', { name: 'Automaticky pokračovať' });
  await card('Detailný rozpočet').click();
  await expect.element(heading('Výber remesla')).toBeVisible();
  await card('Maliar').click();
  await expect.element(heading('Funkcie webu')).toBeVisible();
  // A step that never goes on by itself has no such switch.
  expect(visible(byItself)).toEqual([]);
  await back.click();
  await expect.element(heading('Výber remesla')).toBeVisible();
  const [shown] = visible(byItself);
  if (!shown) throw new Error('the step has no switch');
  await page.elementLocator(shown).click({ force: true });
  await expect.element(page.elementLocator(shown)).not.toBeChecked();
  await card('Elektrikár').click();
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(next).toBeEnabled();
  expect(next.element().hasAttribute('data-waiting')).toBe(false);
  await expect.element(heading('Výber remesla')).toBeVisible();
});

test('a step that says what does not fit, or costs more, waits until it is read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  quoteServer();
  await openWizard({ autoAdvance: true });
  for (const choice of ['Rýchly odhad', 'Stavebná firma']) await card(choice).click();
  for (const choice of ['Profesionál', /^500 –/, 'Čo najskôr']) await card(choice).click();
  const waits = async () => {
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(heading('Veľkosť projektu')).toBeVisible();
    expect(next.element().hasAttribute('data-waiting')).toBe(false);
  };
  await waits();
  // The sum fits now, the deadline still costs more.
  await card(/^1\s500 – 3\s500/).click();
  await waits();
  await card('Do dvoch mesiacov').click();
  await expect.element(heading('Kontaktné údaje')).toBeVisible();
});

test('who does something else takes the answers to the contact form', async () => {
  quoteServer();
  const { address, unmount } = await openWizard({ search: '&rozsah=large' });
  await expect.element(heading('Výber remesla')).toBeVisible();
  await dialog.getByRole('link', { name: 'Napíšte mi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(address).toBe('/kontakt#napiste');
  await unmount();
  await showContactForm();
  await expect.element(form.topic).toHaveValue('tvorba-webu');
  await expect
    .element(form.message)
    .toHaveValue(
      'Moje remeslo vo výbere chýba. Venujem sa: \n\nSlužba: Tvorba webu\nRozsah: Konštrukčný líder',
    );
});

test('on the contact page itself the answers stand in the form as soon as the wizard is closed', async () => {
  quoteServer();
  await showPage(contactPage, '/kontakt', <WizardHost />, '/kontakt?rozpocet=tvorba-webu&rozsah=large');
  await dialog.getByRole('link', { name: 'Napíšte mi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(form.topic).toHaveValue('tvorba-webu');
  await expect.element(form.message).toHaveValue(expect.stringMatching(/Rozsah: Konštrukčný líder$/));
});

/** The landing page of roofers, with the wizard that its buttons open; answers with the price of its sample. */
async function showLandingPage(): Promise<() => string> {
  const url = new URL('https://webdielna.example/pre/pokryvac');
  const pattern = '/pre/:slug';
  const context = new RouterContextProvider();
  const answered = await loader({
    params: { slug: 'pokryvac' },
    request: new Request(url),
    url,
    pattern,
    context,
  });
  if (!('page' in answered)) throw new Error('there is no such landing page');
  localStorage.setItem(LOCAL.autoAdvance, 'off');
  await show(
    <>
      <TradePage {...answered.page} />
      <WizardHost />
    </>,
    { at: '/pre/pokryvac' },
  );
  return () => plain(document.querySelector('.hero-sheet .dimension-numbers')?.textContent ?? '');
}

const ownPrice = page.getByRole('link', { name: 'Vypočítať cenu webu' });
const withSample = page.getByRole('link', { name: 'Pokračovať s touto vzorkou' });

test('size and features move the sample price of a landing page, and the wizard shows the same one', async () => {
  quoteServer();
  const price = await showLandingPage();
  const before = price();
  expect(before).toMatch(/^od \d[\d ]* € do \d[\d ]* €$/);
  await page.getByRole('radio', { name: 'Konštrukčný líder' }).click({ force: true });
  await page.getByRole('checkbox', { name: /^Záručné podmienky/ }).click({ force: true });
  await expect.poll(price).not.toBe(before);
  const chosen = price();

  await ownPrice.click();
  // What was chosen on the page is an answer: the first step that is still open is the one with the features.
  await expect.element(heading('Funkcie webu')).toBeVisible();
  expect(plain(panel.element().textContent)).toContain(chosen);
  await expect.element(feature('Dopytový formulár')).toBeChecked();
  await expect.element(feature('Záručné podmienky')).not.toBeChecked();
});

test('a landing page says that its ticks are a sample, and takes them along by the button of the sample alone', async () => {
  quoteServer();
  const price = await showLandingPage();
  const ticks = page.getByRole('group', {
    name: 'Vo vzorke sú všetky funkcie, ktoré odporúčam. Čo nepotrebujete, odškrtnite.',
  });
  expect(ticks.getByRole('checkbox', { checked: true }).elements()).toHaveLength(4);
  await ownPrice.click();
  await expect.element(heading('Funkcie webu')).toBeVisible();
  expect(dialog.getByRole('checkbox', { checked: true }).elements()).toEqual([]);
  expect(plain(panel.element().textContent)).not.toContain(price());
  await dialog.getByRole('button', { name: 'Zavrieť' }).first().click();
  await expect.element(dialog).not.toBeInTheDocument();

  await withSample.first().click();
  await expect.element(panel).toMatchTextContent('Funkcie4 funkcie');
  expect(plain(panel.element().textContent)).toContain(price());
});

test('a size chosen on a landing page is taken along without the ticks that nobody made', async () => {
  quoteServer();
  await showLandingPage();
  await page.getByRole('radio', { name: 'Konštrukčný líder' }).click({ force: true });
  await ownPrice.click();
  await expect.element(panel).toMatchTextContent('Konštrukčný líder');
  expect(dialog.getByRole('checkbox', { checked: true }).elements()).toEqual([]);
});

test('what an earlier link has chosen gives way to the next link without a question', async () => {
  quoteServer();
  const earlier = await openWizard({ search: '&remeslo=painter&funkcie=quote-form,neznama' });
  await expect.element(panel).toMatchTextContent('Maliar');
  await earlier.unmount();
  await openWizard({ search: '&remeslo=hvac' });
  await expect.element(panel).toMatchTextContent('Kúrenie a klimatizácie');
});
