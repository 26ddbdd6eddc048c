import type { AnswerOf } from '#domain/api/call.ts';
import type { openOffer } from '#domain/offers/calls.ts';
import { send } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { begunOffer, sentRequest, operatorTest as test } from './operator.ts';

type Opened = AnswerOf<typeof openOffer>;

test('an accepted offer becomes a project, which the operator leads through its first stage', async ({
  page,
  visitor,
}) => {
  const offer = await begunOffer(page.request, await sentRequest(page.request, visitor));
  const path = `/api/admin/offers/${offer}`;
  expect((await send(page.request, `${path}/send`, {})).status).toBe(200);
  const [revision]: Opened['revisions'] = (await (await page.request.get(path)).json()).revisions;
  if (!revision) throw new Error('nothing was sent');
  const chosen = revision.content.groups.flatMap(({ lines }) =>
    lines.flatMap(({ id, choice }) => (choice.kind !== 'fixed' && choice.ticked ? [id] : [])),
  );
  const shown = { once: revision.totals.once.total, monthly: revision.totals.monthly.total };
  const accepted = { revision: 1, chosen, shown, name: visitor.name, how: 'Telefonicky' };
  expect((await send(page.request, `${path}/accept`, accepted)).status).toBe(200);

  await page.goto('/admin/projects');
  await expectAccessible(page);
  await page.getByRole('row').nth(1).click();
  await expect(page).toHaveURL(/projects\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Ďalší krok' })).toBeVisible();
  await expect(page.getByText('Dohodnutý', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const stages = page.getByRole('list', { name: 'Etapy' }).getByRole('listitem');
  for (const step of ['Začať', 'Odovzdať', 'Klient schválil'])
    await stages
      .first()
      .getByRole('button', { name: new RegExp(`^${step}`) })
      .click();
  await expect(stages.first()).toContainText('Schválená');
  await expect(page.getByText('Prebieha', { exact: true })).toBeVisible();

  const items = page.getByRole('list', { name: 'Podklady' }).getByRole('listitem');
  await items
    .first()
    .getByRole('button', { name: /^Prinesené/ })
    .click();
  await items
    .filter({ hasText: 'Prinesené' })
    .getByRole('button', { name: /^Vrátiť/ })
    .click();
  await page.getByLabel('Dôvod').fill('Súbor je fotografia.');
  await page.getByRole('button', { name: 'Vrátiť klientovi' }).click();
  await expect(items.filter({ hasText: 'Vrátené: Súbor je fotografia.' })).toBeVisible();

  const payments = page.getByRole('list', { name: 'Platby' }).getByRole('listitem');
  await payments
    .first()
    .getByRole('button', { name: /^Podrobnosti/ })
    .click();
  await page.getByRole('button', { name: 'Označiť ako uhradenú' }).click();
  await expect(payments.first()).toContainText('Uhradená');

  const { pathname } = new URL(page.url());
  await page.goto('/admin/projects/board');
  await expectAccessible(page);
  await expect(page.getByRole('region', { name: 'Prebieha' }).locator(`a[href="${pathname}"]`)).toBeVisible();
});
