import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { byKey } from '#domain/kernel/by-key.ts';
import { stepPayment } from '#domain/payments/contract.ts';
import { paymentSteps } from '#domain/payments/payment-life.ts';
import { openProject } from '#domain/projects/contract.ts';
import { REQUEST_STATUSES } from '#domain/requests/request-status.ts';
import { searchAll } from '#domain/search/contract.ts';
import { resendMail, today } from '#domain/today/contract.ts';
import { inboxCountsQuery } from '#web/requests/inbox-counts-query.ts';
import { dataClient } from '#web/shell/data-client.tsx';
import { LATER_WORDS } from '#web/shell/later-words.ts';
import { expectAccessible } from './axe.ts';
import { DAY, NONE, openDay, REQUEST } from './desk-day.tsx';
import { PAYMENT, type Project, project, TODAY } from './desk-project.ts';
import { refused } from './fake-api.ts';
import { gate } from './gate.ts';
import { press } from './keyboard.ts';
import { textsOf } from './texts.ts';

const PAID: Project['payments'][number] = {
  ...PAYMENT,
  state: 'paid',
  steps: [...paymentSteps('paid')],
  paidOn: TODAY,
};

test('rows of requests name what is paid once where anything is, and call whoever can be dialled', async () => {
  const priced = { ...REQUEST, name: 'Pavol Drahý', priceRange: { min: 1_183, max: 3_518 } };
  const rows = [
    { ...priced, phone: '+421 905 123 456', phoneE164: '+421905123456' },
    { ...REQUEST, id: PAYMENT.id, name: 'Mária Mesačná', phone: 'klapka 12 na vrátnici' },
  ];
  await openDay({ ...DAY, answers: { count: 2, rows, late: 0 }, lapsed: { count: 2, rows } });
  for (const name of ['Dopyty, ktoré čakajú na odpoveď', 'Dopyty bez platnej ponuky']) {
    const row = (who: string) =>
      page.getByRole('list', { name }).getByRole('listitem').filter({ hasText: who });
    await expect.element(row('Pavol Drahý')).toMatchTextContent(/1.183 – 3.518.€/);
    await expect.element(row('Mária Mesačná')).not.toMatchTextContent(/€/);
  }
  // A narrow row shows it, a wide one has no room for it.
  const calls = page.getByRole('link', { name: /^Zavolať/, includeHidden: true }).elements();
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+421905123456']);
});

test('a request to which no time was promised is not late, however long it waits; it is opened where nobody can be written to', async () => {
  const called = { ...REQUEST, kind: 'call', email: '', createdAt: '2026-11-02T08:00:00Z' } as const;
  await openDay({ ...DAY, answers: { count: 1, rows: [called], late: 0 } });
  const row = page.getByRole('list', { name: 'Dopyty, ktoré čakajú na odpoveď' }).getByRole('listitem');
  await expect.element(row).toMatchTextContent(/Telefonát.*bez termínu/s);
  const line = row.getByRole('img', { name: 'bez termínu' }).element();
  expect(line.querySelectorAll(':not(.dimension-gap)')).toHaveLength(0);
  // A narrow row has no ruler of its own: there are no hours to show.
  expect(row.element().querySelector('.hour-own')).toBeNull();
  await expect.element(row.getByRole('link', { name: /^Otvoriť: Jana Ukážková/ })).toBeVisible();
});

test('the day by keys: rows, what is done in them and why not', async () => {
  const { api, payment, pay } = await openDay();
  const lapsed = page.getByRole('list', { name: 'Dopyty bez platnej ponuky' }).getByRole('listitem').first();
  await expect.element(lapsed).toMatchTextContent(/odvolaná/);
  await expect.element(lapsed.getByRole('button', { name: /^Obnoviť/ })).toBeVisible();
  await expectAccessible();

  api.on(openProject, () => refused('projectStep', { message: 'Projekt sa práve mení.' }));
  await userEvent.keyboard('j');
  await expect.element(payment).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(payment.getByRole('alert')).toHaveTextContent('Projekt sa práve mení.');
  await expect.element(pay).toBeVisible();

  // Neither is answered before both presses are made.
  const opening = gate();
  let opened: Project = project;
  const asked = api.on(openProject, async () => {
    await opening.passed;
    return opened;
  });
  await pay.dblClick();
  opening.open();
  const dialog = page.getByRole('dialog', { name: /^Záloha/ });
  await expect.element(dialog).toMatchTextContent(/Po splatnosti/);
  expect(asked).toHaveLength(1);

  // Somebody else has noted it meanwhile: what stands now takes the place of the form.
  const noting = gate();
  const noted = api.on(stepPayment, async () => {
    await noting.passed;
    opened = { ...project, payments: [PAID] };
    return refused('paymentStep', { message: 'Táto platba je už uhradená.' });
  });
  const save = dialog.getByRole('button', { name: 'Označiť ako uhradenú' });
  await save.dblClick();
  noting.open();
  await expect.element(dialog.getByRole('alert').first()).toHaveTextContent('Táto platba je už uhradená.');
  await expect.element(dialog.getByText('Uhradená', { exact: true })).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
  expect(noted).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(pay).toHaveFocus();
  payment.element().focus();
  await userEvent.keyboard('j');
  await expect.element(lapsed).toHaveFocus();

  const lose = lapsed.getByRole('button', { name: /^Dopyt je neúspešný/ });
  await press(lose);
  await expect.element(page.getByRole('radio', { name: 'Príliš drahé' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(lose).toHaveFocus();
});

test('a payment is noted from the day as its form was sent, and a later day is not noted with it', async () => {
  const { api, pay, payment } = await openDay();
  await pay.click();
  const dialog = page.getByRole('dialog', { name: /^Záloha/ });
  const day = dialog.getByLabelText('Deň úhrady');
  const noting = gate();
  const noted = api.on(stepPayment, async () => {
    await noting.passed;
    api.on(today, () => ({ ...DAY, payments: NONE }));
    return PAID;
  });
  await dialog.getByRole('button', { name: 'Označiť ako uhradenú' }).click();
  await expect.poll(() => noted).toHaveLength(1);
  await day.fill('2026-01-02');
  noting.open();
  await expect.element(dialog.getByText(LATER_WORDS.noted)).toBeVisible();
  await expect.element(day).toHaveValue('2026-01-02');
  expect(noted.map(({ body }) => body)).toEqual([{ step: 'pay', on: TODAY }]);
  await dialog.getByRole('button', { name: 'Zavrieť' }).last().click();
  await expect.element(payment).not.toBeInTheDocument();
});

test('a payment is reminded of from the day, by its call', async () => {
  const { api, payment } = await openDay();
  const asked = api.on(stepPayment, () => PAYMENT);
  await press(payment.getByRole('button', { name: /^Pripomenúť/ }));
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ step: 'ask' }]);
  await expect
    .element(page.getByText(/^Pripomenutie platby „Záloha“ odchádza: Vzorová strecha\.$/).first())
    .toBeVisible();
});

test('the search over everything is led through by the arrows', async () => {
  const { api, address } = await openDay();
  const found = (place: number, client: string) => ({
    ...{ id: `0b9a7c52-2f0e-4c0a-8d5b-00000000000${place}`, number: `CP-2026-000${place}` },
    ...{ title: 'Web', client, state: 'sent' as const },
  });
  const nothing = { rows: [], hasMore: false };
  api.on(searchAll, () => ({
    ...{ requests: nothing, projects: nothing, clients: nothing },
    offers: { rows: [found(1, 'Vzorová strecha'), found(2, 'Vzorové okná')], hasMore: true },
  }));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('/');
  const search = page.getByRole('combobox', { name: 'Hľadať vo všetkom' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('vzorov');
  const options = page.getByRole('option');
  await expect
    .poll(() => textsOf(options))
    .toEqual([
      expect.stringContaining('Vzorová strecha'),
      expect.stringContaining('Vzorové okná'),
      'Všetky nájdené ponuky',
    ]);
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(search).toHaveValue('vzorov');
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/admin/offers?hladat=vzorov');
});

test('the navigation counts the requests that the title does, whichever of both has read them last', async () => {
  const counted = { byStatus: byKey(REQUEST_STATUSES, () => 0), lapsed: 0, snoozed: 0, unanswered: 0 };
  const tell = (waiting: number) =>
    dataClient().setQueryData(inboxCountsQuery.queryKey, { ...counted, waiting, late: 0 });
  const inNavigation = () => dataClient().getQueryData(inboxCountsQuery.queryKey)?.waiting;
  tell(6);
  const { api } = await openDay();
  await expect.poll(inNavigation).toBe(0);
  // The time of one that was put aside has come.
  api.on(today, () => ({ ...DAY, answers: { count: 1, late: 0, rows: [REQUEST] } }));
  tell(1);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Jeden dopyt čaká na odpoveď');
  expect(inNavigation()).toBe(1);
});

test('a message is late by the promise that a request has', async () => {
  const talk = {
    ...{ id: PAYMENT.id, subject: { type: 'offer' as const, id: REQUEST.id }, about: 'CP-2026-0004' },
    ...{ author: 'Jana Ukážková', excerpt: 'Kedy začneme?', waiting: 1, at: '2026-11-03T13:09:00Z' },
  };
  const soon = { ...talk, id: REQUEST.id, author: 'Pavol Nový', at: `${TODAY}T08:00:00Z` };
  await openDay({
    ...DAY,
    messages: { count: 2, counts: { request: 0, offer: 2, project: 0 }, rows: [talk, soon] },
  });
  const rows = page.getByRole('list', { name: /^Správy a/ }).getByRole('listitem');
  await expect.element(rows.nth(0).getByText(/^mešká \d+.prac\..dní$/)).toHaveClass('text-error');
  await expect.element(rows.nth(0)).toMatchTextContent('3. 11. 14:09');
  await expect.element(rows.nth(1)).toMatchTextContent('ut 9:00');
  await expect.element(rows.nth(1)).not.toMatchTextContent('mešká');
});

test('what the site cannot do is told in rows of their own', async () => {
  await openDay({ ...DAY, aiTrouble: 'Dnešný limit požiadaviek je vyčerpaný.' });
  const rows = page.getByRole('list', { name: /^Správy a/ }).getByRole('listitem');
  await expect.poll(() => textsOf(rows)).toEqual([expect.stringMatching(/^Umelá inteligencia.*vyčerpaný/s)]);
});

test('the last mail that is sent again is said to wait, though its part of the day is gone', async () => {
  const mail = {
    ...{ id: PAYMENT.id, to: 'jana@example.sk', label: 'Cenová ponuka', reason: 'dead' as const },
    ...{ trouble: 'Poštový server odmietol adresu.', at: DAY.at },
  };
  const { api } = await openDay({ ...DAY, mails: { count: 1, rows: [mail] } });
  api.on(resendMail, () => {
    api.on(today, () => DAY);
    return {};
  });
  await page.getByRole('button', { name: /^Poslať znova/ }).click();
  await expect.element(page.getByText('Nedoručený e-mail')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Cenová ponuka: e-mail znova čaká na odoslanie.');
});
