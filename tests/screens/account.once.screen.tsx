import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ACCOUNT_TEXTS } from '#domain/accounts/account-texts.ts';
import {
  currentUser,
  login,
  logout,
  SECOND_FACTORS,
  sendEmailCode,
  setUpAdmin,
} from '#domain/accounts/contract.ts';
import {
  confirmTotp,
  factors,
  removePasskey,
  secondFactor,
  startTotp,
} from '#domain/accounts/factor-contract.ts';
import { switchMail } from '#domain/accounts/profile-contract.ts';
import {
  forgottenPassword,
  resetPassword,
  sendSignInLink,
  signInByLink,
} from '#domain/accounts/recovery-contract.ts';
import { changePassword, confirmPassword, ownEmail } from '#domain/accounts/security-contract.ts';
import { COOKIES } from '#domain/consent/storage-names.ts';
import { FAULTS } from '#domain/errors/faults.ts';
import ResetPasswordPage from '#web/accounts/reset-password.route.tsx';
import type { Overview } from '#web/portal/overview-queries.ts';
import { PortalFrame } from '#web/portal/portal-frame.tsx';
import {
  alert,
  OWNER,
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
import { connectionLost, fakeApi, refused } from './fake-api.ts';
import { allow } from './guard.ts';
import { tabTo } from './keyboard.ts';
import { show } from './show.tsx';

const name = page.getByRole('textbox', { name: 'E-mail alebo používateľské meno' });
const button = (words: string | RegExp) => page.getByRole('button', { name: words });
/** What stands in for the token of a mailed link. */
const TOKEN = 'x'.repeat(43);

test('by keyboard alone a wrong password is told, and can be looked at', async () => {
  fakeApi().on(login, () => refused('wrongLogin'));
  await showSignIn('/auth?kam=%2Fportal%2Fprojects');
  await expect.element(page.getByText('je len pre prihlásených')).toBeVisible();
  await expect.element(name).toHaveAttribute('autocomplete', 'username');
  await expect.element(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  await tabTo(name);
  await userEvent.keyboard('lubomira');
  await userEvent.tab();
  await userEvent.keyboard('nie je to ono{Enter}');
  const told = 'Nesprávne používateľské meno alebo heslo';
  await expect.element(toast('Prihlásenie neúspešné').getByText(told)).toBeVisible();
  await expect.element(alert(told)).toBeVisible();
  await expectAccessible();
  await tabTo(button('Zobraziť'));
  await userEvent.keyboard('{Enter}');
  await expect.element(passwordField()).toHaveAttribute('type', 'text');
});

test('a sign-in that reaches no server is told by a toast and at the form', async () => {
  fakeApi().on(login, () => connectionLost());
  await showSignIn('/auth');
  await name.fill('lubomira');
  await passwordField().fill('nie je to ono');
  await button('Prihlásiť sa').click();
  await expect
    .element(toast('Prihlásenie neúspešné').getByText('Server neodpovedá.', { exact: false }))
    .toBeVisible();
  await expect.element(alert('Skontrolujte pripojenie na internet')).toBeVisible();
});

test('the tabs are in the address, Back leads from one to the other, and nobody is asked for who never signed in', async () => {
  fakeApi();
  const shown = await showSignIn();
  await page.getByRole('link', { name: 'Nový účet' }).click();
  await expect.element(title('Vytvorte si účet')).toBeVisible();
  await expect.poll(shown.address).toMatch(/\?ucet=novy$/);
  await expect.poll(() => document.title).toMatch(/^Nový účet \| /);
  shown.go(-1);
  await expect.element(title('Prihláste sa')).toBeVisible();
});

test('before the e-mail is proven its code can be asked for again, and a failed sign-out is told', async () => {
  allow(/500|ERR_/);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await cookieStore.set(COOKIES.csrf, 'ours');
  const api = fakeApi();
  api.on(currentUser, () => UNPROVEN);
  // How old the code is the server tells: this document did not ask for it.
  api.on(ownEmail, () => ({ email: UNPROVEN.email, pendingEmail: null, codeAskedAgo: 10 }));
  api.on(logout, () => refused('internal'));
  await showSignIn();
  await expect.element(title('Zadajte kód z e-mailu')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Kód', exact: true })).toHaveFocus();
  await expect.element(page.getByText('ešte 14 min')).toBeVisible();
  await expect.element(button(/^Nový kód o/)).toBeDisabled();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(page.getByText('ešte 13 min')).toBeVisible();

  const asked = api.on(sendEmailCode, () => ({
    email: UNPROVEN.email,
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
  }));
  await button('Poslať nový kód').click();
  await expect.element(page.getByText('Nový kód je na ceste')).toBeVisible();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(page.getByText('ešte 14 min')).toBeVisible();
  expect(asked).toHaveLength(1);

  await button('Odhlásiť sa').click();
  await expect.element(alert('Odhlásenie sa nepodarilo.')).toBeVisible();
  await expectAccessible();
  await cookieStore.delete(COOKIES.csrf);
});

const NONE = { count: 0, rows: [] };
const HEARD: Overview = {
  today: '2026-11-21',
  expected: NONE,
  projects: NONE,
  offers: NONE,
  unread: 0,
  newDocuments: 3,
};

/** The frame of the portal, which hears of new papers. */
function HearingFrame() {
  const [overview, setOverview] = useState<Overview>();
  useEffect(() => {
    const hear = () => setOverview(HEARD);
    addEventListener('heard', hear);
    return () => removeEventListener('heard', hear);
  }, []);
  return (
    <PortalFrame user={OWNER} overview={overview}>
      Prehľad
    </PortalFrame>
  );
}

test('what the frame hears of leaves the focus in its menu, and an account whose sign-out failed stays open', async () => {
  allow(/500|ERR_/);
  fakeApi().on(logout, () => refused('internal'));
  await show(<HearingFrame />, { at: '/portal' });
  await tabTo(button(/Môj účet/));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Nastavenia účtu' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  const leave = page.getByRole('menuitem', { name: 'Odhlásiť sa' });
  await expect.element(leave).toHaveFocus();
  dispatchEvent(new Event('heard'));
  await expect
    .poll(() => [...document.querySelectorAll('a[href="/portal/documents"]')].map((link) => link.textContent))
    .toContainEqual(expect.stringContaining('3'));
  await expect.element(leave).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(toast('Problém s odhlásením').getByText('Vyskytla sa chyba pri odhlasovaní'))
    .toBeVisible();
  await expect.element(alert('Odhlásenie sa nepodarilo.')).toBeVisible();
});

test('the link of the first administrator says when it is used up, and asks for a long password', async () => {
  allow(/authorization/);
  fakeApi().on(setUpAdmin, ({ body: { password } }) =>
    password.length < 12
      ? refused('validation', { field: 'password', message: ACCOUNT_TEXTS.passwordShortForAdmin })
      : refused('forbidden', { message: ACCOUNT_TEXTS.setupUsed }),
  );
  await showSignIn(`/auth#nastavenie=${TOKEN}`);
  await expect.element(title('Účet správcu')).toBeVisible();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Používateľské meno' }).fill(OWNER.username);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(OWNER.email);
  await passwordField().fill('kratke-7');
  await button('Vytvoriť účet správcu').click();
  await expect.element(passwordField()).toHaveAccessibleDescription(/Heslo správcu musí mať aspoň 12 znakov/);
  await passwordField().fill('Modrá veža pri rieke 7');
  await button('Vytvoriť účet správcu').click();
  await expect.element(alert(ACCOUNT_TEXTS.setupUsed)).toBeVisible();
});

test('a link that signs in is asked for by keyboard; from it the second step goes on, whatever it asks for', async () => {
  const api = fakeApi();
  const asked = api.on(sendSignInLink, () => ({}));
  const shown = await showSignIn();
  await tabTo(page.getByRole('link', { name: 'Odkaz na e-mail' }));
  await userEvent.keyboard('{Enter}');
  const email = page.getByRole('textbox', { name: 'E-mail k účtu' });
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard(`${OWNER.email}{Enter}`);
  await expect.element(page.getByText('odkaz je na ceste')).toBeVisible();
  await expectAccessible();
  expect(asked.map(({ body }) => body.email)).toEqual([OWNER.email]);
  await shown.unmount();

  api.on(signInByLink, () => ({ secondFactor: [...SECOND_FACTORS] }));
  api.on(secondFactor, () => refused('wrongCode', { field: 'code' }));
  await showSignIn(`/auth#odkaz=${TOKEN}`);
  await expect.element(title('Prihlásenie odkazom')).toBeVisible();
  await expectAccessible();
  await expect.element(email).toHaveValue(OWNER.email);
  await tabTo(button('Prihlásiť sa'));
  await userEvent.keyboard('{Enter}');
  await expect.element(title('Druhý krok prihlásenia')).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Kód z aplikácie' });
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(button('Použiť prístupový kľúč')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('000000');
  await expect.element(code).toHaveAccessibleDescription(/Kód nie je správny/);
  await button('Použiť záložný kód').click();
  await expect.element(page.getByRole('textbox', { name: 'Záložný kód' })).toHaveFocus();
});

test('a forgotten password is asked for, and what the new one may not be stands at its field', async () => {
  const api = fakeApi();
  api.on(forgottenPassword, () => ({}));
  const shown = await show(<ResetPasswordPage />, { at: '/resetovat-heslo' });
  await expect.element(title('Zabudnuté heslo')).toBeVisible();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'E-mail k účtu' }).fill(OWNER.email);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('odkaz je na ceste')).toBeVisible();
  await expectAccessible();
  await shown.unmount();

  api.on(resetPassword, ({ body: { password } }) =>
    password === 'heslo123'
      ? refused('validation', { field: 'password', message: ACCOUNT_TEXTS.passwordKnown })
      : refused('wrongCode', { field: 'token', message: ACCOUNT_TEXTS.linkWrong }),
  );
  await show(<ResetPasswordPage />, { at: `/resetovat-heslo#${TOKEN}` });
  await expect.element(title('Nové heslo')).toBeVisible();
  const field = passwordField('Nové heslo');
  await field.fill('heslo123');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/Toto heslo poznajú aj útočníci/);
  await expectAccessible();
  await field.fill('Modrá veža pri rieke 7');
  await userEvent.keyboard('{Enter}');
  await expect.element(alert('Odkaz neplatí alebo už bol použitý.')).toBeVisible();
});

test('keys bring the name of each part of the settings into sight in the row that scrolls on a phone', async () => {
  settingsServer();
  await page.viewport(390, 800);
  await showSettings();
  const names = page.getByRole('navigation', { name: 'Časti nastavení' }).getByRole('link');
  const [first, ...others] = names.all();
  if (!first) throw new Error('no part has a name');
  await tabTo(first);
  for (const each of [first, ...others]) {
    await expect.element(each).toHaveFocus();
    await expect.element(each).toBeInViewport({ ratio: 1 });
    await userEvent.tab();
  }
});

test('a profile that another window has saved is shown, and what is typed here replaces it only then', async () => {
  const api = settingsServer();
  const asked = api.keepProfile();
  await showSettings();
  const profile = part('Profil');
  const name = profile.getByRole('textbox', { name: 'Meno a priezvisko' });
  await name.fill('Dana Druhá');
  Object.assign(api.own, { fullName: 'Dana Prvá', version: 1 });
  await userEvent.keyboard('{Enter}');
  await expect.element(profile.getByText(FAULTS.editedElsewhere.message)).toBeVisible();
  await expect.element(profile.getByText('Dana Prvá')).toBeVisible();
  await expect.element(name).toHaveValue('Dana Druhá');
  await expectAccessible();
  await name.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(profile.getByText('Údaje sú uložené.')).toBeVisible();
  expect(asked.map(({ body: { version } }) => version)).toEqual([0, 1]);
  await expect.element(profile.getByText('Dana Prvá')).not.toBeInTheDocument();
});

test('what to be mailed about and the look are switched by keyboard, and security is always mailed', async () => {
  const api = settingsServer();
  const saved = api.on(switchMail, ({ body: { kind } }) => Object.assign(api.own, { mutedMails: [kind] }));
  await showSettings();
  const mails = part('Upozornenia');
  const messages = mails.getByRole('switch', { name: 'Nová správa' });
  await expect.element(messages).toBeChecked();
  await tabTo(messages);
  await userEvent.keyboard('[Space]');
  await expect.element(messages).not.toBeChecked();
  expect(saved.map(({ body }) => body)).toEqual([{ kind: 'message', isOn: false }]);
  await expect.element(mails.getByText('vypnúť sa nedajú')).toBeVisible();
  await tabTo(page.getByRole('radio', { name: 'Svetlý' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
});

test('the code for another e-mail and the end of the account are asked for with nothing done by mistake', async () => {
  const api = settingsServer();
  const later = 'dana@example.sk';
  api.on(ownEmail, () => ({ email: OWNER.email, pendingEmail: later, codeAskedAgo: 10 }));
  refuseMailedCodes(api);
  await showSettings();
  const email = part('E-mail');
  await expect
    .element(email.getByText('Kým ich nezadáte, platí doterajšia adresa.'))
    .toMatchTextContent(later);
  const code = email.getByRole('textbox', { name: 'Kód z e-mailu' });
  await code.fill('12345678');
  await expect.element(code).toHaveAccessibleDescription(/Kód nie je správny alebo už neplatí/);
  await expectAccessible();

  await tabTo(part('Zrušenie účtu').getByRole('button', { name: 'Zrušiť účet' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Ponechať účet')).toHaveFocus();
  await expectAccessible();
  // A call of the deletion would be one that nobody expects.
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Ponechať účet')).not.toBeInTheDocument();
});

test('a new password asks for the one before, takes back who gives up, and then goes on by itself', async () => {
  allow(/authorization/);
  const api = settingsServer();
  api.on(changePassword, () => refused('unconfirmed'));
  api.on(confirmPassword, () =>
    refused('validation', { field: 'password', message: ACCOUNT_TEXTS.passwordWrong }),
  );
  await showSettings();
  const field = passwordField('Nové heslo');
  const asked = passwordField('Heslo k účtu');
  const dialog = page.getByRole('dialog', { name: 'Potvrďte to heslom' });
  await field.fill('Modrá veža pri rieke 7');
  await userEvent.keyboard('{Enter}');
  await expect.element(asked).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(asked).toHaveFocus();
  await userEvent.keyboard('nie je ono{Enter}');
  await expect.element(dialog.getByText('Heslo nie je správne')).toBeVisible();

  api.on(confirmPassword, () => ({}));
  const changed = api.on(changePassword, () => ({}));
  await asked.fill('Zelená lúka za domom 3');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Nové heslo platí.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changed.map(({ body }) => body.password)).toEqual(['Modrá veža pri rieke 7']);
});

test('a code of the app is sent when the wrong one before it has failed, and the recovery codes close by their button alone', async () => {
  const api = settingsServer();
  api.on(startTotp, () => ({
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Webdielna:lubomira?secret=JBSWY3DPEHPK3PXP',
    qr: { size: 29, path: 'M4 4h1v1h-1z' },
    setup: 'x',
  }));
  await showSettings();
  const own = part('Druhý krok');
  await tabTo(own.getByRole('button', { name: 'Nastaviť aplikáciu' }));
  await userEvent.keyboard('{Enter}');
  const setup = page.getByRole('dialog', { name: 'Kódy z aplikácie' });
  await expect.element(setup.getByRole('img', { name: /^QR kód/ })).toBeVisible();
  await expectAccessible();
  const code = setup.getByRole('textbox', { name: 'Kód z aplikácie' });
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  const checked = Promise.withResolvers<Response>();
  const wrong = api.on(confirmTotp, () => checked.promise);
  await code.fill('000000');
  await expect.poll(() => wrong.length).toBe(1);
  const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFG${index}`);
  const right = api.on(confirmTotp, () => ({ recoveryCodes: codes }));
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  expect(right).toHaveLength(0);
  const on = { totp: { confirmedAt: new Date().toISOString() }, recoveryCodesLeft: 10 };
  api.on(factors, () => ({ ...api.protection, ...on }));
  checked.resolve(refused('wrongCode', { field: 'code' }));

  const shown = page.getByRole('dialog', { name: 'Záložné kódy' });
  await expect.poll(() => shown.getByRole('listitem').elements().length).toBe(10);
  expect(right.map(({ body }) => body.code)).toEqual(['123456']);
  // A whole code is sent by itself, so that an Enter out of habit may come when its answer is there.
  await userEvent.keyboard('{Enter}');
  await expectAccessible();
  await expect.element(shown).toBeVisible();
  await button('Kódy mám uložené').click();
  await expect.element(own.getByText('Nepoužité kódy: 10 z 10.')).toBeVisible();

  // New codes void those before, so that they are made after a question only.
  await tabTo(own.getByRole('button', { name: 'Vytvoriť nové kódy' }));
  await userEvent.keyboard('{Enter}');
  const question = page.getByRole('alertdialog', { name: 'Vytvoriť nové záložné kódy?' });
  await expect.element(question.getByRole('button', { name: 'Ponechať' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
});

test('a passkey wants a name, and is removed after a question and the password, or another passkey', async () => {
  allow(/authorization/);
  const api = settingsServer();
  const passkey = { id: 'AQID', name: 'Môj telefón', createdAt: new Date().toISOString(), usedAt: null };
  api.on(factors, () => ({ ...api.protection, passkeys: [passkey], recoveryCodesLeft: 10 }));
  api.on(removePasskey, () => refused('unconfirmed'));
  await showSettings();
  const own = part('Druhý krok');
  await tabTo(own.getByRole('button', { name: 'Pridať prístupový kľúč' }));
  await userEvent.keyboard('{Enter}');
  const named = page.getByRole('textbox', { name: 'Názov kľúča' });
  await expect.element(named).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(named).toHaveAccessibleDescription(/Pomenujte prístupový kľúč/);

  await button('Odstrániť kľúč Môj telefón').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible();
  await button(/^Odstrániť kľúč$/).click();
  await expect.element(passwordField('Heslo k účtu')).toHaveFocus();
  await expect.element(button('Potvrdiť prístupovým kľúčom')).toBeVisible();
  await expectAccessible();
});
