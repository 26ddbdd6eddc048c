import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatCents } from '#domain/kernel/format.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { offerTotals } from '#domain/offers/offer-totals.ts';
import { duePayments } from '#domain/offers/payment-plan.ts';
import { openEditor } from './offer-editor.tsx';
import { plain } from './texts.ts';

test('a line is dragged into another group, which changes no sum', async () => {
  const { lastSaved } = await openEditor();
  await userEvent.dragAndDrop(
    page.getByRole('button', { name: /^Presunúť: 2\.1/ }),
    page.getByRole('button', { name: /^Presunúť: 3\.2/ }),
    { steps: 10 },
  );
  const moved = page.getByRole('button', { name: /^Presunúť: 3\.\d Dopytový formulár/ });
  await expect.element(moved).toBeInTheDocument();
  await expect
    .poll(() => lastSaved()?.groups.map(({ lines }) => lines.map(({ name }) => name))[2])
    .toContain('Dopytový formulár');
  const content = lastSaved();
  if (!content) throw new Error('nothing was saved');
  const { once } = offerTotals(content, initialChoice(content));
  await expect
    .element(page.getByRole('complementary', { name: 'Súčet a odoslanie' }))
    .toMatchTextContent(plain(formatCents(once.total)));
});

test('a handle moves payments by five percent', async () => {
  const { lastSaved } = await openEditor();
  const handle = page.getByRole('slider').first();
  const before = Number((await handle.findElement()).getAttribute('aria-valuenow'));
  (await handle.findElement()).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', String(before + 5));
  await expect.element(page.getByLabelText('Podiel').first()).toHaveValue(String(before + 5));
  await expect.poll(() => lastSaved()?.payments[0]).toMatchObject({ share: { percent: before + 5 } });
  const content = lastSaved();
  if (!content) throw new Error('nothing was saved');
  const { once } = offerTotals(content, initialChoice(content));
  const payments = page.getByRole('list', { name: 'Platby' }).getByRole('listitem');
  const due = duePayments(content.payments, once.total).map(({ amount }) => plain(formatCents(amount)));
  for (const [index, amount] of due.entries())
    await expect.element(payments.nth(index)).toMatchTextContent(amount);
});
