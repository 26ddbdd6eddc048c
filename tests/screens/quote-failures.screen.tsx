import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { quoteServer } from './quote-server.ts';
import { card, dialog, openWizard, pressNextTooEarly, toast } from './wizard.tsx';

test('continuing without an answer names what is missing and leads to it', async () => {
  quoteServer();
  await openWizard();
  await pressNextTooEarly();
  await expect.element(toast('Dokončite aktuálny krok')).toBeVisible();
  await expect.element(dialog.getByText('Prosím vyberte typ ponuky (rýchla alebo detailná)')).toBeVisible();
  await expect.element(card('Rýchly odhad')).toHaveFocus();
  await expectAccessible();
});
