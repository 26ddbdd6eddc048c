import { mailsOf } from './account.ts';
import { expect, test } from './fixtures.ts';
import { type Answers, Wizard } from './wizard.ts';

const ADDRESS = '/sluzby/tvorba-webu?rozpocet=tvorba-webu';
const QUICK: Answers = {
  mode: 'Rýchly odhad',
  trade: 'Maliar',
  features: [],
  size: 'Štartér',
  budget: /^500 –/,
  timeline: 'Termín je flexibilný',
};

test('a draft with a description comes back silently after closing and after a reload', async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.choose('Detailný rozpočet');
  await wizard.next.click();
  await wizard.choose('Podlahár');
  await wizard.next.click();
  await wizard.chooseFeatures(['Dopytový formulár']);
  await wizard.description.fill('Web pre podlahára s kalkulačkou a galériou.');
  await wizard.dialog.getByRole('button', { name: 'Zavrieť', exact: true }).click();
  await expect(wizard.dialog).toBeHidden();

  await page.goto(ADDRESS);
  await expect(wizard.heading('Funkcie webu')).toBeVisible();
  await expect(wizard.description).toHaveValue('Web pre podlahára s kalkulačkou a galériou.');
  await expect(wizard.dialog.getByRole('checkbox', { name: /^Dopytový formulár/ })).toBeChecked();
  await page.reload();
  await expect(wizard.description).toHaveValue('Web pre podlahára s kalkulačkou a galériou.');
});

test('the back button leads one step back, on the first step closes, and loses nothing', async ({ page }) => {
  const wizard = new Wizard(page);
  await page.addInitScript(() => localStorage.setItem('quote-auto-advance', 'off'));
  await page.goto('/sluzby/tvorba-webu');
  await page
    .getByRole('link', { name: /^Vypočítať (orientačnú )?cenu/ })
    .first()
    .click();
  await wizard.choose('Rýchly odhad');
  await wizard.next.click();
  await wizard.choose('Elektrikár');
  await wizard.next.click();
  await wizard.choose('Do mesiaca');
  await page.goBack();
  await expect(wizard.dialog.getByRole('radio', { name: /^Elektrikár/ })).toBeChecked();
  await page.goForward();
  await expect(wizard.dialog.getByRole('radio', { name: /^Do mesiaca/ })).toBeChecked();
  await page.goBack();
  await wizard.back.click();
  await expect(wizard.heading('Výber režimu')).toBeVisible();
  await page.goBack();
  await expect(wizard.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/sluzby\/tvorba-webu$/);
  await page.goForward();
  await expect(wizard.dialog.getByRole('radio', { name: /^Rýchly odhad/ })).toBeChecked();
});

test('a wizard that opens on a later step leads back through the earlier ones, and closes in one go', async ({
  page,
}) => {
  const wizard = new Wizard(page);
  await page.goto('/sluzby');
  await page.goto('/o-mne');
  await page.evaluate(() => localStorage.setItem('quote-auto-advance', 'off'));
  await page.goto('/o-mne?rozpocet=tvorba-webu&remeslo=hvac&rozsah=small');
  await expect(wizard.heading('Veľkosť projektu')).toBeVisible();
  await expect(page).toHaveURL(/rozpocet=tvorba-webu&krok=4$/);
  await page.goBack();
  await expect(wizard.heading('Výber remesla')).toBeVisible();
  await wizard.next.click();
  await expect(wizard.heading('Veľkosť projektu')).toBeFocused();
  await wizard.closeByEscape();
  await expect(page).toHaveURL(/\/o-mne$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/o-mne$|\/sluzby$/);
  await expect(wizard.dialog).toBeHidden();
});

test('a draft open in two tabs is sent once, and both show the same confirmation', async ({
  page,
  visitor,
  server,
}) => {
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.answer(QUICK, visitor);
  await wizard.generate();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('quote-form:tvorba-webu')?.includes('RO-')))
    .toBe(true);
  const tab = await page.context().newPage();
  const other = new Wizard(tab);
  await tab.goto(ADDRESS);
  await expect(other.result).toBeVisible();
  // Neither is answered before both are pressed: the answer to one takes the button of the other away.
  const pressed = Promise.withResolvers<void>();
  await page.context().route('**/api/service-requests', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await Promise.all([wizard.submit(), other.submit()]);
  pressed.resolve();
  const numbers = [];
  for (const each of [page, tab]) {
    const thanks = each.getByText(/Číslo dopytu je #\d{4}/).first();
    await expect(thanks).toBeVisible();
    numbers.push(/#\d{4}/.exec((await thanks.textContent()) ?? '')?.[0]);
  }
  expect(numbers[0]).toBe(numbers[1]);
  await mailsOf(server.dataDir, visitor.email, 2);
});

test('the requirements document stays over a reload', async ({ page, visitor }) => {
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.answer(QUICK, visitor);
  await wizard.generate();
  await wizard.dialog.getByRole('button', { name: 'Vygenerovať PRD' }).click();
  const exported = wizard.dialog.getByRole('button', { name: 'Exportovať ako PDF, celý dokument' });
  await expect(exported).toBeAttached();
  await page.reload();
  await expect(exported).toBeAttached();
});
