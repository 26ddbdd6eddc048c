import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatCents } from '#domain/kernel/format.ts';
import { linesOf } from '#domain/offers/offer.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import { expectAccessible } from './axe.ts';
import { openEditor, openLine } from './offer-editor.tsx';
import { plain } from './texts.ts';

test('what cannot be understood or is missing leads to its field and holds the offer back', async () => {
  const { lastSaved } = await openEditor();
  const title = page.getByRole('textbox', { name: 'Názov ponuky' });
  await title.fill('');
  await expect.element(page.getByText('Pomenujte, čo ponúkate.')).toBeVisible();
  await page.getByRole('button', { name: 'Doplniť' }).first().click();
  await expect.element(title).toHaveFocus();
  await title.fill('Web na skúšku');
  await openLine('Dopytový formulár');
  const price = page.getByLabelText('Cena za jednotku');
  await price.fill('tri stovky');
  await userEvent.tab();
  await expect.element(price).toHaveValue('tri stovky');
  await expect.element(page.getByText(/^Cena za jednotku: zadajte číslo/).first()).toBeVisible();
  await price.fill('300');
  await userEvent.tab();
  await expect.element(page.getByText('Nič nechýba, ponuka sa dá odoslať.')).toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');

  await expect.element(page.getByText(/^Uložené/)).toBeVisible();
  await expect.poll(() => lastSaved()?.title).toBe('Web na skúšku');
  const content = lastSaved();
  if (!content) throw new Error('nothing was saved');
  expect(linesOf(content).find(({ name }) => name === 'Dopytový formulár')?.unitPrice).toBe(300_00);
  const { once } = offerTotals(content, initialChoice(content));
  await expect
    .element(page.getByRole('complementary', { name: 'Súčet a odoslanie' }))
    .toMatchTextContent(plain(formatCents(once.total)));
});
