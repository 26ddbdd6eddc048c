import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatCents } from '#domain/kernel/format.ts';
import { acceptOnBehalf, reviseOffer, withdrawOffer } from '#domain/offers/contract.ts';
import { linesOf, type OfferContent } from '#domain/offers/offer.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import { expectAccessible } from './axe.ts';
import {
  expectSums,
  content as OFFER_CONTENT,
  openEditor,
  openLine,
  openSent,
  REVISED,
  SENT,
} from './offer-editor.tsx';
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
  const savedPrice = () =>
    linesOf(lastSaved() ?? { groups: [] }).find(({ name }) => name === 'Dopytový formulár')?.unitPrice;
  await expect.poll(savedPrice).toBe(300_00);
  await expectSums(lastSaved);
});

test('a price is taken when its writing ends, and what cannot be read changes nothing and is there again', async () => {
  const first = await openEditor();
  const savedPrice = () =>
    linesOf(first.lastSaved() ?? { groups: [] }).find(({ name }) => name === 'Dopytový formulár')?.unitPrice;
  await openLine('Dopytový formulár');
  const price = page.getByLabelText('Cena za jednotku');
  const type = async (text: string) => {
    await userEvent.clear(price);
    await userEvent.type(price, text);
  };
  await type('1.250,00');
  await expect.element(page.getByText('Ukladá sa…')).toBeVisible();
  await userEvent.tab();
  await expect.poll(savedPrice).toBe(1_250_00);

  await type('12,505');
  await userEvent.tab();
  await expect.element(page.getByText(/^Uložené .* okrem jedného poľa$/)).toBeVisible();
  expect(savedPrice()).toBe(1_250_00);

  await first.unmount();
  await openEditor();
  await openLine('Dopytový formulár');
  await expect.element(price).toHaveValue('12,505');
  await expect.element(page.getByText(/^Cena za jednotku: zadajte číslo/).first()).toBeVisible();
});

test('a budget takes features out, and puts them back by another press', async () => {
  const { lastSaved } = await openEditor();
  await page.getByRole('button', { name: 'Varianty podľa sumy' }).click();
  await expect.element(page.getByText(/^Jednorazovo, aj so zľavou\. Mesačné/)).toBeVisible();
  const budget = page.getByLabelText('Predpokladaná suma klienta');
  await budget.fill('2 100');
  await expectAccessible();
  await page.getByRole('button', { name: 'Použiť: Čo sa zmestí do sumy' }).click();
  await expect.element(page.getByText(/^Vybraný variant „Čo sa zmestí do sumy“ za/)).toBeVisible();
  const total = (content: OfferContent) => offerTotals(content, initialChoice(content)).once.total;
  const savedTotal = () => total(lastSaved() ?? OFFER_CONTENT);
  await expect.poll(savedTotal).toBeLessThanOrEqual(2_100_00);
  await expectSums(lastSaved);
  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  await expect.poll(savedTotal).toBe(total(OFFER_CONTENT));
});

test('a revision says what changed since the one that was sent', async () => {
  await openEditor(REVISED);
  await expect.element(page.getByText('Koncept revízie B')).toBeVisible();
  await openLine('Núdzový kontakt');
  await page.getByLabelText('Cena za jednotku').fill('500');
  await userEvent.keyboard('{Escape}');
  await page.getByText('Zmeny A → B').click();
  await expect
    .element(page.getByRole('list', { name: 'Zmenené položky' }))
    .toMatchTextContent('Núdzový kontakt');
});

test('what was sent is revised, withdrawn, and noted as accepted with how that was said', async () => {
  const { on } = await openSent();
  const revised = on(reviseOffer, () => ({ revision: 2 }));
  await page.getByRole('button', { name: 'Zmeniť (nová revízia)' }).click();
  await expect.poll(() => revised.length).toBe(1);
  const withdrawn = on(withdrawOffer, () => ({}));
  await page.getByRole('button', { name: 'Ďalšie' }).click();
  await page.getByRole('menuitem', { name: 'Odvolať ponuku' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odvolať ponuku' }).click();
  await expect.poll(() => withdrawn.length).toBe(1);

  const accepted = on(acceptOnBehalf, () => ({}));
  await page.getByRole('button', { name: 'Klient prijal' }).click();
  const dialog = page.getByRole('dialog', { name: /^Klient prijal ponuku CP-/ });
  const note = dialog.getByRole('button', { name: /^Zapísať prijatie/ });
  const [revision] = SENT.revisions;
  if (!revision) throw new Error('nothing was sent');
  const { once, monthly } = revision.totals;
  await expect.element(note).toMatchTextContent(plain(formatCents(once.total)));
  await expectAccessible();
  await dialog.getByLabelText('Ako vám to oznámil').fill('telefonicky v pondelok');
  await note.click();
  await expect
    .poll(() => accepted.map(({ body }) => body))
    .toMatchObject([
      { how: 'telefonicky v pondelok', revision: 1, shown: { once: once.total, monthly: monthly.total } },
    ]);
});
