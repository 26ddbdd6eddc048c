import { expect, test } from './fixtures.ts';
import { Wizard } from './wizard.ts';

const ADDRESS = '/sluzby/tvorba-webu?rozpocet=tvorba-webu';

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

test('a draft without a description asks whether to go on or to begin anew', async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.choose('Detailný rozpočet');
  await wizard.next.click();
  await wizard.choose('Maliar');
  await page.keyboard.press('Escape');
  await expect(wizard.dialog).toBeHidden();

  await page.goto(ADDRESS);
  await wizard.dialog.getByRole('button', { name: 'Pokračovať' }).click();
  await expect(wizard.dialog.getByRole('radio', { name: /^Maliar/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.goto(ADDRESS);
  await wizard.dialog.getByRole('button', { name: 'Začať odznova' }).click();
  await expect(wizard.heading('Výber režimu')).toBeVisible();
});

test('the back button closes the wizard and loses nothing', async ({ page }) => {
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
  await expect(wizard.heading('Veľkosť projektu')).toBeVisible();
  await page.goBack();
  await expect(wizard.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/sluzby\/tvorba-webu$/);
  await page.goForward();
  await expect(wizard.heading('Veľkosť projektu')).toBeVisible();
});

test('"Nová žiadosť" clears the form', async ({ page, visitor }) => {
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.answer(
    {
      mode: 'Rýchly odhad',
      trade: 'Maliar',
      features: [],
      size: 'Štartér',
      budget: /^500 –/,
      timeline: 'Termín je flexibilný',
    },
    visitor,
  );
  await wizard.dialog.getByRole('button', { name: 'Nová žiadosť' }).click();
  await expect(wizard.toast('Formulár vymazaný')).toBeVisible();
  await expect(wizard.heading('Výber režimu')).toBeVisible();
  await expect(wizard.dialog.getByRole('radio', { checked: true })).toHaveCount(0);
});
