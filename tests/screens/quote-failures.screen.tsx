import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { quoteServer } from './quote-server.ts';
import {
  answer,
  card,
  dialog,
  generate,
  openWizard,
  pressNextTooEarly,
  QUICK,
  result,
  toast,
} from './wizard.tsx';

test('continuing without an answer names what is missing and leads to it', async () => {
  quoteServer();
  await openWizard();
  await pressNextTooEarly();
  await expect.element(toast('Dokončite aktuálny krok')).toBeVisible();
  await expect.element(dialog.getByText('Prosím vyberte typ ponuky (rýchla alebo detailná)')).toBeVisible();
  await expect.element(card('Rýchly odhad')).toHaveFocus();
  await expectAccessible();
});

test('every answered step, the summary and the quote can be read by anybody', async () => {
  quoteServer();
  await openWizard();
  const detailed = { ...QUICK, mode: 'Detailný rozpočet', features: ['Dopytový formulár'] } as const;
  await answer(detailed, expectAccessible);
  await expectAccessible();
  await generate.click();
  await expect.element(result).toBeVisible();
  await expectAccessible();
});
