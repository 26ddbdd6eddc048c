import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ACCOUNT_TEXTS } from '#domain/accounts/account-texts.ts';
import { register } from '#domain/accounts/contract.ts';
import { changeProfile } from '#domain/accounts/profile-contract.ts';
import { LATER_WORDS } from '#web/shell/later-words.ts';
import {
  alert,
  part,
  passwordField,
  refuseMailedCodes,
  settingsServer,
  showSettings,
  showSignIn,
  title,
  toast,
  UNPROVEN,
} from './account.tsx';
import { expectAccessible } from './axe.ts';
import { fakeApi, refused } from './fake-api.ts';

const KNOWN = 'heslo123';
const TAKEN = 'obsadene';

test('a new account: what is wrong stands at its field, a name that is taken is told besides, then the code is asked for', async () => {
  const api = fakeApi();
  api.on(register, ({ body: { username, password } }) => {
    if (password === KNOWN)
      return refused('validation', { field: 'password', message: ACCOUNT_TEXTS.passwordKnown });
    if (username === TAKEN)
      return refused('usernameTaken', { field: 'username', message: ACCOUNT_TEXTS.usernameTaken });
    return { ...UNPROVEN, codeMailed: true };
  });
  await showSignIn(`/auth?ucet=novy#email=${encodeURIComponent(UNPROVEN.email)}`);
  const name = page.getByRole('textbox', { name: 'Používateľské meno' });
  const password = passwordField();
  const send = page.getByRole('button', { name: 'Vytvoriť účet' });
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(UNPROVEN.email);
  await expectAccessible();

  await name.fill('ab');
  await password.fill('Modrá veža pri rieke 7');
  await send.click();
  await expect.element(name).toHaveFocus();
  await expect
    .element(name)
    .toHaveAccessibleDescription(/Používateľské meno musí mať aspoň 3 znaky a heslo aspoň 6 znakov\./);
  await expect.element(password).toHaveAccessibleDescription(/Silné\./);
  await password.fill(KNOWN);
  await expect.element(password).toHaveAccessibleDescription(/Slabé: pridajte ďalšie slovo\./);
  await name.fill(UNPROVEN.username);
  await send.click();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription(/Toto heslo poznajú aj útočníci/);
  await expectAccessible();

  await name.fill(TAKEN);
  await password.fill('Modrá veža pri rieke 7');
  await send.click();
  const taken = 'Používateľské meno už existuje. Vyberte si iné.';
  await expect.element(name).toHaveAccessibleDescription(new RegExp(taken));
  await expect.element(toast('Registrácia neúspešná').getByText(taken)).toBeVisible();

  await name.fill(UNPROVEN.username);
  await send.click();
  await expect.element(title('Zadajte kód z e-mailu')).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Kód z.e-mailu \| /);
  await expect.element(page.getByText(UNPROVEN.email)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Nový kód o/ })).toBeDisabled();
  refuseMailedCodes(api);
  const code = page.getByRole('textbox', { name: 'Kód', exact: true });
  await code.fill('12345678');
  await expect.element(code).toHaveAccessibleDescription(/Kód nie je správny alebo už neplatí/);
  await expectAccessible();
});

test('what is changed in the settings while it is on its way is not saved by it, stays in its field, and is said to wait', async () => {
  const api = settingsServer();
  await showSettings();
  await expectAccessible();
  const profile = part('Profil');
  const name = profile.getByRole('textbox', { name: 'Meno a priezvisko' });
  const phone = profile.getByRole('textbox', { name: 'Telefón' });
  await name.fill('Dana Prvá');
  await phone.fill('123');
  await userEvent.keyboard('{Enter}');
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveAccessibleDescription(/Telefónne číslo/);
  await phone.fill('0905 123 456');

  const way = Promise.withResolvers<typeof api.own>();
  const asked = api.on(changeProfile, () => way.promise);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked.length).toBe(1);
  await name.fill('Dana Vzorová');
  way.resolve(Object.assign(api.own, asked[0]?.body));
  const saved = profile.getByText('Údaje sú uložené.');
  await expect.element(profile.getByRole('alert')).toMatchTextContent(LATER_WORDS.saved);
  await expect.element(saved).not.toBeInTheDocument();
  expect(asked[0]?.body.fullName).toBe('Dana Prvá');

  const firms = part('Fakturačné údaje');
  await firms.getByRole('button', { name: 'Pridať firmu' }).click();
  await firms.getByRole('textbox', { name: 'Firma alebo meno' }).fill('Pekáreň Vzor, s. r. o.');
  const ico = firms.getByRole('textbox', { name: 'IČO' });
  await ico.fill('12345678');
  await userEvent.keyboard('{Enter}');
  await expect.element(ico).toHaveFocus();
  await expect.element(ico).toHaveAccessibleDescription(/IČO nie je správne/);
  await expectAccessible();

  const all = api.keepProfile();
  await name.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(saved).toBeVisible();
  await expect.element(profile.getByRole('alert')).toHaveTextContent('');
  expect(all[0]?.body.fullName).toBe('Dana Vzorová');
});

test('a code that is held back is said not to have left, and another one can be asked for', async () => {
  const api = fakeApi();
  api.on(register, () => ({ ...UNPROVEN, codeMailed: false }));
  await showSignIn(`/auth?ucet=novy#email=${encodeURIComponent(UNPROVEN.email)}`);
  await page.getByRole('textbox', { name: 'Používateľské meno' }).fill(UNPROVEN.username);
  await passwordField().fill('Modrá veža pri rieke 7');
  await page.getByRole('button', { name: 'Vytvoriť účet' }).click();
  await expect.element(alert(/^Kód zatiaľ neodišiel/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Poslať nový kód' })).toBeEnabled();
});
