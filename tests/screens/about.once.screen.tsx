import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as aboutPage from '#web/about/about.route.tsx';
import { WizardHost } from '#web/quote/wizard-host.tsx';
import { quoteServer } from './quote-server.ts';
import { showPage } from './show.tsx';
import { dialog } from './wizard.tsx';

test('the page about the developer opens the wizard for the service chosen there, which is still chosen after Back', async () => {
  quoteServer();
  const { go } = await showPage(aboutPage, '/o-mne', <WizardHost />);
  const calculators = page.getByRole('radio', { name: /^Cenové kalkulačky/ });
  await calculators.click();
  await page.getByRole('button', { name: 'Vypočítať orientačnú cenu' }).click();
  await expect.element(dialog).toHaveAccessibleName('Rozpočet pre cenové kalkulačky');
  go(-1);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(calculators).toBeChecked();
});
