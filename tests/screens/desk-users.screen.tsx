import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeAccount, listAccounts } from '#domain/accounts/admin-contract.ts';
import { currentUser } from '#domain/accounts/calls.ts';
import type { ListedAccount } from '#web/admin/account-acts.ts';
import { AdminKeys } from '#web/admin/admin-keys.tsx';
import * as Users from '#web/admin/users.route.tsx';
import { dataClient } from '#web/shell/data-client.tsx';
import { expectAccessible } from './axe.ts';
import { OPERATOR } from './desk-day.tsx';
import { CREATED } from './desk-project.ts';
import { fakeApi } from './fake-api.ts';
import { press } from './keyboard.ts';
import { showPage } from './show.tsx';

const JANA: ListedAccount = {
  ...{ id: '9d6f7c1e-4d0a-4d55-9b43-0d0f8a3c2b10', username: 'jana', email: 'jana@example.sk' },
  ...{ emailVerified: false, fullName: '', role: 'customer', blocked: false, hasSecondFactor: false },
  ...{ createdAt: CREATED, usedAt: null },
};
const OWN: ListedAccount = {
  ...JANA,
  ...{ id: OPERATOR.id, username: OPERATOR.username, email: OPERATOR.email, emailVerified: true },
  role: 'admin',
};

test('accounts by keys: whose it is, and one is blocked after a question', async () => {
  let jana = JANA;
  const api = fakeApi();
  dataClient().setQueryData([currentUser.path], OPERATOR);
  api.on(listAccounts, () => [jana, OWN]);
  const changed = api.on(changeAccount, ({ body }) => {
    jana = { ...jana, blocked: body.blocked ?? jana.blocked };
    return jana;
  });
  await showPage({ default: Users.default, loader: Users.clientLoader }, '/admin/users', <AdminKeys />);
  const row = page.getByRole('row', { name: /jana@example\.sk/ });
  await expect.element(row).toMatchTextContent(/E-mail nepotvrdený/);
  await expectAccessible();

  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog', { name: 'Klávesy' });
  await expect.element(keys).toMatchTextContent(/Hľadať v zozname/);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(keys).not.toBeInTheDocument();

  await userEvent.keyboard('j');
  await expect.element(row).toHaveFocus();
  await userEvent.keyboard('j');
  const own = page.getByRole('row', { name: /spravca@example\.sk/ });
  await expect.element(own).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('dialog', { name: 'Účet spravca' }))
    .toMatchTextContent(/Toto je váš účet\./);
  await userEvent.keyboard('{Escape}');
  await expect.element(own).toHaveFocus();

  await userEvent.keyboard('k{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Účet jana' });
  const block = dialog.getByRole('button', { name: 'Zablokovať' });
  await press(block);
  const question = page.getByRole('alertdialog', { name: 'Zablokovať účet jana?' });
  await expect.element(question.getByRole('button', { name: 'Nechať tak' })).toHaveFocus();
  await expectAccessible();
  await press(question.getByRole('button', { name: 'Zablokovať' }));
  await expect.element(dialog.getByText('Účet jana je zablokovaný.')).toBeVisible();
  expect(changed.map(({ body }) => body)).toEqual([{ blocked: true }]);
  await expect.element(dialog.getByRole('button', { name: 'Odblokovať' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(row).toHaveFocus();
  await expect.element(row).toMatchTextContent(/Zablokovaný/);
  await userEvent.keyboard('h');
  await expect.element(page.getByRole('searchbox', { name: /^Hľadať v.účtoch$/ })).toHaveFocus();
});
