import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setupChecklist } from '#domain/accounts/admin-contract.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import type { testMail as call } from '#domain/today/calls.ts';
import { sendTestMail, testMail } from '#domain/today/contract.ts';
import * as Setup from '#web/admin/setup.route.tsx';
import { expectAccessible } from './axe.ts';
import { CREATED } from './desk-project.ts';
import { fakeApi, refused } from './fake-api.ts';
import { showPage } from './show.tsx';

type TestMail = AnswerOf<typeof call>;

const TO = 'dielna@example.sk';
const NONE: TestMail = { to: TO, hasServer: true, last: null };
const lastOf = (state: 'waiting' | 'sent' | 'refused', trouble: string | null = null): TestMail => ({
  ...NONE,
  last: { to: TO, at: CREATED, state, trouble },
});

/** Shows what is left to be set up where nothing is. */
async function openSetup(found = NONE) {
  const api = fakeApi();
  api.on(setupChecklist, () => ({
    ...{ missing: [], unconfirmedClaims: [], unset: [], adminsWithoutSecondFactor: [] },
  }));
  api.on(testMail, () => found);
  await showPage({ default: Setup.default, loader: Setup.clientLoader }, '/admin/setup', null);
  const part = page.getByRole('region', { name: 'Skúšobný e-mail' });
  await expect.element(part).toMatchTextContent(new RegExp(TO));
  return { api, part, send: part.getByRole('button', { name: 'Poslať skúšobný e-mail' }) };
}

test('a test mail is said to be sent once the mail server has taken it, not before', async () => {
  const { api, part, send } = await openSetup();
  api.on(sendTestMail, () => lastOf('waiting'));
  api.on(testMail, () => lastOf('waiting'));
  await send.click();
  await expect.element(part.getByRole('status')).toMatchTextContent(/čaká na odoslanie\.$/);
  await expectAccessible();
  api.on(testMail, () => lastOf('sent'));
  await expect.element(part.getByRole('status')).toMatchTextContent(/^Poštový server prijal/);
});

test('a test mail that is refused says why', async () => {
  const trouble = `Poštový server odmietol prihlásenie. Odpoveď servera: „535 ${'x'.repeat(80)}“`;
  await page.viewport(320, 800);
  const { api, part, send } = await openSetup(lastOf('refused', trouble));
  await expect.element(part.getByRole('status')).toHaveTextContent(trouble);
  expect(document.documentElement.scrollWidth).toBe(320);
  await expectAccessible();
  api.on(sendTestMail, () => refused('rateLimited'));
  await send.click();
  await expect.element(part.getByRole('alert')).toBeVisible();
});

test('without a mail server there is nothing to try', async () => {
  const api = fakeApi();
  api.on(setupChecklist, () => ({
    ...{ missing: [], unconfirmedClaims: [], unset: ['SMTP_URL'], adminsWithoutSecondFactor: [] },
  }));
  api.on(testMail, () => ({ ...NONE, hasServer: false }));
  await showPage({ default: Setup.default, loader: Setup.clientLoader }, '/admin/setup', null);
  const part = page.getByRole('region', { name: 'Skúšobný e-mail' });
  await expect.element(part).toMatchTextContent(/keď bude nastavený server/);
  await expect.element(part.getByRole('button')).not.toBeInTheDocument();
});
