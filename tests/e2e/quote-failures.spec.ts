import { expect, test } from './fixtures.ts';
import { type Answers, Wizard } from './wizard.ts';

const ADDRESS = '/sluzby/tvorba-webu?rozpocet=tvorba-webu';
const ANSWERS: Answers = {
  mode: 'Rýchly odhad',
  trade: 'Maliar',
  features: [],
  size: 'Štartér',
  budget: /^500 –/,
  timeline: 'Do mesiaca',
};

test('a broken connection is told apart, and the answers stay after a reload', { tag: '@once' }, async ({
  page,
  visitor,
  guard,
}) => {
  guard.allow(/ERR_|Failed to (load|fetch)/);
  const wizard = new Wizard(page);
  await wizard.open(ADDRESS);
  await wizard.answer(ANSWERS, visitor);
  await page.route('**/api/generate-quote', (route) => route.abort('connectionrefused'));
  await wizard.generateButton.click();
  await expect(wizard.toast('Nepodarilo sa vygenerovať rozpočet. Skúste to znovu.')).toBeVisible({
    timeout: 20_000,
  });
  await page.reload();
  await expect(wizard.heading('Súhrn ponuky')).toBeVisible();
  await expect(wizard.dialog).toContainText(visitor.email);
});
