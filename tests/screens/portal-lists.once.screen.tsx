import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AnswerOf } from '#domain/api/call.ts';
import { LIST_ROWS } from '#domain/api/list-part.ts';
import { reportError } from '#domain/errors/contract.ts';
import type { ownOffers as call } from '#domain/portal/calls.ts';
import { ownOffers } from '#domain/portal/contract.ts';
import { toastStore } from '#web/errors/toast-store.ts';
import * as Offers from '#web/portal/offers.route.tsx';
import { DataClient } from '#web/shell/data-client.tsx';
import { CREATED } from './desk-project.ts';
import { fakeApi, refused } from './fake-api.ts';
import { allow } from './guard.ts';
import { showPage } from './show.tsx';

const OFFERS: AnswerOf<typeof call> = Array.from({ length: LIST_ROWS }, (_, place) => ({
  ...{ id: `0b9a7c52-2f0e-4c0a-8d5b-0000000000${10 + place}`, number: `CP-2026-00${10 + place}` },
  ...{ title: 'Web', client: 'Vzorová strecha', state: 'declined', onceTotal: 1_000_00, monthlyTotal: 0 },
  ...{ validUntil: '2026-11-20', daysLeft: -5, closedOn: '2026-11-18', unread: 0, createdAt: CREATED },
}));

/** The loader's client is the screen's, as in the portal. */
const Page = () => (
  <DataClient>
    <Offers.default />
  </DataClient>
);

const open = () => showPage({ default: Page, loader: Offers.clientLoader }, '/portal/offers', null);

test('a list that cannot be read is told once: by the screen, and by one report', async () => {
  allow(/ERR_/);
  const api = fakeApi();
  const reports = api.on(reportError, () => ({ errorId: 'ERR_MIA1B2C3_X9Y8Z7' }));
  api.on(ownOffers, () => refused('forbidden'));
  await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('ERR_MIA1B2C3_X9Y8Z7').first()).toBeVisible();
  expect(reports).toHaveLength(1);
  expect(toastStore.read()).toEqual([]);
});

test('the next part of a list that cannot be read is told at its button', async () => {
  allow(/ERR_/);
  const api = fakeApi();
  api.on(ownOffers, () => OFFERS);
  await open();
  const more = page.getByRole('button', { name: 'Zobraziť staršie ponuky' });
  await expect.element(more).toBeVisible();
  api.on(ownOffers, () => refused('forbidden'));
  await more.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(toastStore.read()).toEqual([]);
});
