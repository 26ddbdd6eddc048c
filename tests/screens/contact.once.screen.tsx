import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONTACT_FORM } from '#content/contact.ts';
import { submitContact } from '#domain/requests/contact-contract.ts';
import { expectAccessible } from './axe.ts';
import { form, showContactForm, VISITOR } from './contact-form.tsx';
import { connectionLost, fakeApi, refused } from './fake-api.ts';
import { allow } from './guard.ts';

const ARRIVED = {
  id: '3f9a5d3e-6d1c-4c39-9d5c-0a4b5a1d2c3e',
  number: 18,
  ticket: '#0018',
  mailed: true,
  answerBy: null,
};
const failed = page.getByRole('alert').filter({ hasText: 'Správu sa nepodarilo odoslať' });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));

/** Fills the form in, as slowly as people do: who is faster has to wait. */
async function write(): Promise<void> {
  const { name, email, phone, topic, message } = VISITOR;
  await form.name.fill(name);
  await form.email.fill(email);
  await form.phone.fill(phone);
  await form.topic.selectOptions(topic);
  await form.message.fill(message);
  vi.setSystemTime(Date.now() + 5000);
}

async function expectWritten(): Promise<void> {
  const { name, email, phone, topic, message } = VISITOR;
  await expect.element(form.name).toHaveValue(name);
  await expect.element(form.email).toHaveValue(email);
  await expect.element(form.phone).toHaveValue(phone);
  await expect.element(form.topic).toHaveValue(topic);
  await expect.element(form.message).toHaveValue(message);
}

test('a mistyped e-mail address is asked about and mended with one press', async () => {
  await showContactForm();
  await form.email.fill('jana@centrum.skk');
  await form.phone.click();
  const asked = page.getByText('Nemysleli ste');
  const usual = page.getByText('Čo potrebujete, pre koho a dokedy.');
  const colour = (place: typeof asked) => getComputedStyle(place.element()).color;
  await expect.element(asked).toBeVisible();
  expect(colour(asked)).not.toBe(colour(usual));
  await page.getByRole('button', { name: 'jana@centrum.sk' }).click();
  await expect.element(form.email).toHaveValue('jana@centrum.sk');
  await expect.element(form.email).toHaveFocus();
  await expect.element(page.getByText('Nemysleli ste')).not.toBeInTheDocument();
});

test('while the server fails every letter stays, and then the message is sent once', async () => {
  allow(/Databáza/);
  const api = fakeApi();
  await showContactForm();
  await write();
  const refusals = api.on(submitContact, () => refused('databaseUnavailable', { retryAfter: 5 }));
  await form.send.click();
  await expect.element(failed).toMatchTextContent('Všetko, čo ste napísali, zostáva vo formulári.');
  await expect.element(failed.getByRole('link', { name: 'dielna@webdielna.example' })).toBeVisible();
  await expectWritten();
  await expectAccessible();

  const arrived = api.on(submitContact, () => ARRIVED);
  await form.send.click();
  await expect.element(form.sent).toHaveFocus();
  await expect.element(page.getByText('#0018')).toBeVisible();
  // An address that was mistyped can still be told.
  await expect.element(page.getByText(/^Ak\sniečo nesedí, napíšte mi/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'dielna@webdielna.example' }).first()).toBeVisible();
  expect(refusals).toHaveLength(1);
  expect(arrived).toHaveLength(1);
  expect(arrived[0]?.body).toMatchObject({ ...VISITOR, website: '' });
});

test('an answer that is none is told as a failure, and nothing that was written is lost', async () => {
  allow(/Unreadable answer/);
  const api = fakeApi();
  await showContactForm();
  await write();
  api.on(submitContact, () => Response.json({ ticket: 17 }, { status: 201 }));
  await form.send.click();
  await expect.element(failed).toBeVisible();
  await expectWritten();
  api.on(submitContact, () => ARRIVED);
  await form.send.click();
  await expect.element(form.sent).toBeVisible();
});

test('what the server refuses stands at its field, until that is mended', async () => {
  const message = 'Na tento e-mail sa nedá odpovedať';
  fakeApi().on(submitContact, () => refused('validation', { message, field: 'email' }));
  await showContactForm();
  await write();
  await form.send.click();
  await expect.element(form.summary).toHaveFocus();
  await expect.element(form.email).toHaveAccessibleDescription(message);
  await form.email.click();
  await userEvent.keyboard('{End}x');
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});

test('a reached limit says when to try again, a lost connection what to check', async () => {
  allow(/rate limit|Failed to fetch/);
  const api = fakeApi();
  await showContactForm();
  await write();
  api.on(submitContact, () => refused('rateLimited', { retryAfter: 1800 }));
  await form.send.click();
  await expect.element(failed).toMatchTextContent('Skúste to znova o 30 minút.');

  const attempts = api.on(submitContact, connectionLost);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await form.send.click();
  await expect.poll(() => attempts.length).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(failed).toMatchTextContent('Skontrolujte pripojenie na internet a skúste to znova.');
  expect(attempts.length).toBeGreaterThan(1);
  await expectWritten();
});

test('what is added while the message is on its way stays, also when the form comes anew, and is said not to be sent', async () => {
  const way = Promise.withResolvers<typeof ARRIVED>();
  const asked = fakeApi().on(submitContact, () => way.promise);
  const shown = await showContactForm();
  await write();
  await form.send.click();
  await expect.poll(() => asked.length).toBe(1);
  const longer = `${VISITOR.message}\nA ešte logo.`;
  await form.message.fill(longer);
  way.resolve(ARRIVED);
  const later = page.getByRole('alert').filter({ hasText: CONTACT_FORM.later });
  await expect.element(later).toMatchTextContent(/^Váš dopyt bol prijatý, jeho číslo je #0018\./);
  await expectAccessible();
  expect(asked[0]?.body.message).toBe(VISITOR.message);
  await shown.unmount();
  await showContactForm();
  await expect.element(form.message).toHaveValue(longer);
});

test('a retry of the same text is the same message, also when the form comes anew; a changed text is another', async () => {
  allow(/Unreadable answer/);
  const sent = fakeApi().on(submitContact, () => Response.json({}, { status: 201 }));
  const send = async (attempt: number) => {
    await form.send.click();
    await expect.poll(() => sent.length).toBe(attempt);
    await expect.element(failed).toBeVisible();
  };
  const shown = await showContactForm();
  await write();
  await send(1);
  await shown.unmount();
  await showContactForm();
  await expectWritten();
  vi.setSystemTime(Date.now() + 5000);
  await send(2);
  await form.phone.fill('');
  await send(3);
  const [first, again, changed] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('whose browser has filled the hidden field in is asked once more, and the second press sends the message', async () => {
  allow(/vyplnil program/);
  const sent = fakeApi().on(submitContact, ({ body }) =>
    body.website === '' ? ARRIVED : refused('looksAutomatic'),
  );
  await showContactForm();
  await write();
  const hidden = document.querySelector<HTMLInputElement>('input[name="website"]');
  if (hidden) hidden.value = 'https://mojafirma.example';
  await form.send.click();
  await expect.element(failed).toMatchTextContent('Ak ste to vy, odošlite ho ešte raz.');
  await expectWritten();
  await form.send.click();
  await expect.element(form.sent).toBeVisible();
  expect(sent.map(({ body }) => body.website)).toEqual(['https://mojafirma.example', '']);
});
