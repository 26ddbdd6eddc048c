import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listFiles } from '#domain/files/contract.ts';
import { byKey } from '#domain/kernel/by-key.ts';
import type { ShownNote } from '#domain/messages/note-schema.ts';
import {
  addNote,
  enterRequest,
  type InboxRequest,
  inboxBoard,
  inboxCounts,
  inboxList,
  inboxRequest,
  mergeRequest,
  replyTemplates,
  stepRequest,
} from '#domain/requests/inbox-contract.ts';
import { REQUEST_FIELD_NAMES } from '#domain/requests/request-fields.ts';
import { afterRequestStep, OPERATOR_STEPS } from '#domain/requests/request-life.ts';
import { REQUEST_STATUSES } from '#domain/requests/request-status.ts';
import NewRequest from '#web/admin/new-request.route.tsx';
import * as Request from '#web/admin/request.route.tsx';
import * as Board from '#web/admin/request-board.route.tsx';
import * as Requests from '#web/admin/requests.route.tsx';
import { BOARD } from '#web/requests/inbox-addresses.ts';
import { LATER_WORDS } from '#web/shell/later-words.ts';
import { expectAccessible } from './axe.ts';
import { REQUEST } from './desk-day.tsx';
import { CREATED } from './desk-project.ts';
import { fakeApi } from './fake-api.ts';
import { gate } from './gate.ts';
import { press } from './keyboard.ts';
import { show, showPage } from './show.tsx';

const OTHER = '2d6f7c1e-4d0a-4d55-9b43-0d0f8a3c2b12';

const OPENED: InboxRequest = {
  ...REQUEST,
  ...{ status: 'contacted', isLapsed: false, offer: null, description: 'Chcem nový web.', chosen: [] },
  contact: byKey(REQUEST_FIELD_NAMES, () => ''),
  ...{ emailProven: false, client: null, quote: null, lostNote: '', merged: [], mergedInto: null },
  ...{ messages: [], notes: [], mails: [], offers: [], history: [], canMerge: true },
  steps: [...OPERATOR_STEPS],
  duplicates: [
    {
      ...{ id: OTHER, ticket: '#0013', status: 'seen', name: 'Jana Druhá', company: '', about: '' },
      ...{ createdAt: CREATED, signs: ['email'] },
    },
  ],
};

/** Shows a request that was answered. */
async function openRequest(changes: Partial<InboxRequest> = {}) {
  const api = fakeApi();
  let now = { ...OPENED, ...changes };
  api.on(inboxRequest, () => now);
  api.on(replyTemplates, () => []);
  api.on(listFiles, () => ({ files: [], used: 0, quota: 1_000_000 }));
  const screen = await showPage(
    { default: Request.default, loader: Request.clientLoader },
    '/admin/requests/:id',
    null,
    `/admin/requests/${OPENED.id}`,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: OPENED.name })).toBeVisible();
  const becomes = (changed: Partial<InboxRequest>) => {
    now = { ...now, ...changed };
    return now;
  };
  return { api, becomes, ...screen };
}

test('the list of requests names what is paid once, and no price where nothing is', async () => {
  const api = fakeApi();
  api.on(inboxList, ({ query }) =>
    query.has('unanswered')
      ? []
      : [
          { ...REQUEST, name: 'Pavol Drahý', priceRange: { min: 1_183, max: 3_518 } },
          { ...REQUEST, id: OTHER, name: 'Mária Mesačná' },
        ],
  );
  api.on(inboxCounts, () => ({
    ...{ byStatus: { ...byKey(REQUEST_STATUSES, () => 0), [REQUEST.status]: 2 } },
    ...{ waiting: 0, late: 0, snoozed: 0, lapsed: 0, unanswered: 0 },
  }));
  await showPage({ default: Requests.default, loader: Requests.clientLoader }, '/admin/requests', null);
  const row = (who: string) => page.getByRole('row').filter({ hasText: who });
  await expect.element(row('Pavol Drahý')).toMatchTextContent(/1.183 – 3.518.€/);
  await expect.element(row('Mária Mesačná')).toMatchTextContent(/bez odhadu/);
  await expect.element(row('Mária Mesačná')).not.toMatchTextContent(/€/);
});

test('a phone that was taken as typed is shown so, and a tap dials its digits', async () => {
  await openRequest({ contact: { ...OPENED.contact, phone: '0905/123 456' } });
  const call = page.getByRole('link', { name: '0905/123 456' });
  await expect.element(call).toHaveAttribute('href', 'tel:0905123456');
  expect(page.getByRole('link', { name: /^Zavolať/ }).elements()).toEqual([]);
});

test('two requests of one client are shown as such, and joined after a question', async () => {
  const { api, address } = await openRequest();
  const joined = api.on(mergeRequest, () => ({ ...OPENED, id: OTHER }));
  const other = page.getByRole('listitem').filter({ hasText: 'rovnaký e-mail' });
  await expect.element(other).toMatchTextContent(/Jana Druhá/);
  await other.getByRole('button', { name: /^Zlúčiť/ }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Zlúčiť dopyty' }).click();
  await expect.poll(address).toBe(`/admin/requests/${OTHER}`);
  expect(joined.map(({ body }) => body)).toEqual([{ into: OTHER }]);
});

test('what follows a note on its way is left, and is a draft as any other', async () => {
  const { api, becomes } = await openRequest();
  const noting = gate();
  const noted = api.on(addNote, async ({ body: { kind, text } }) => {
    await noting.passed;
    const note: ShownNote = { id: OTHER, kind, text, author: 'spravca', createdAt: CREATED };
    return becomes({ notes: [note] });
  });
  const composer = page.getByRole('form', { name: 'Napísať' });
  await composer.getByText('Poznámka', { exact: true }).click();
  const text = composer.getByRole('textbox', { name: 'Interná poznámka' });
  await text.fill('Najprv fotografie.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => noted).toHaveLength(1);
  await userEvent.keyboard(' Potom texty.');
  noting.open();
  await expect.element(text).toHaveValue('Potom texty.');
  await expect.element(composer.getByText(LATER_WORDS.sent)).toBeVisible();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toContain('Potom texty.');
  await expect
    .element(
      page
        .getByRole('list', { name: /^Správy a/ })
        .getByRole('listitem')
        .last(),
    )
    .toMatchTextContent(/klient ju nevidí.*Najprv fotografie\./s);
  await expectAccessible();
});

test('a request is lost for a reason, and archived once however often that is pressed', async () => {
  const { api, becomes } = await openRequest();
  const archiving = gate();
  const taken = api.on(stepRequest, async ({ body }) => {
    if (body.step === 'archive') await archiving.passed;
    const life = afterRequestStep({ status: 'contacted', archivedFrom: null }, body.step);
    return becomes({ ...life, lostReason: body.step === 'lose' ? body.reason : null });
  });
  await userEvent.keyboard('s');
  const where = page.getByRole('dialog', { name: /do…$/ });
  await expect
    .element(where.getByText('Stav „Úspešný“ dostane dopyt, keď klient prijme ponuku.'))
    .toBeVisible();
  await where.getByRole('button', { name: 'Neúspešný…' }).click();
  const why = page.getByRole('dialog', { name: /neúspešný\?$/ });
  const lose = why.getByRole('button', { name: 'Označiť ako neúspešný' });
  await lose.click();
  await expect.element(why.getByText('Vyberte dôvod.')).toBeVisible();
  await expectAccessible();
  await press(why.getByRole('radio', { name: 'Príliš drahé' }), ' ');
  await lose.click();
  await expect.element(page.getByText(/sa skončil bez zákazky: príliš drahé\.$/)).toBeVisible();
  await expect.element(why).not.toBeInTheDocument();

  await userEvent.keyboard('ee');
  archiving.open();
  await expect.element(page.getByText(/je v.archíve\.$/)).toBeVisible();
  expect(taken.map(({ body }) => body.step)).toEqual(['lose', 'archive']);
});

test('the board says what was done with its last request, and brings it back', async () => {
  const api = fakeApi();
  let rows = [OPENED];
  api.on(inboxBoard, () => [{ status: OPENED.status, count: rows.length, rows }]);
  const taken = api.on(stepRequest, ({ body: { step } }) => {
    rows = step === 'archive' ? [] : [OPENED];
    return OPENED;
  });
  await showPage({ default: Board.default, loader: Board.clientLoader }, BOARD, null);
  await page.getByRole('button', { name: /^Presunúť do/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archivovaný' }).click();
  await expect.element(page.getByText('Nástenka je prázdna')).toBeVisible();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Dopyt #0012 je v.archíve\.$/);
  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  await expect.element(page.getByRole('listitem').filter({ hasText: OPENED.name })).toBeVisible();
  await expect.element(page.getByText('Zmena je vrátená späť.')).toBeVisible();
  expect(taken.map(({ body }) => body.step)).toEqual(['archive', 'restore']);
});

test('a request by hand needs who asks and one way to reach them, says all that is missing at once, and opens', async () => {
  const { address } = await show(<NewRequest />, { at: '/admin/requests/new' });
  const entered = fakeApi().on(enterRequest, () => OPENED);
  await page.getByRole('button', { name: 'Zapísať dopyt' }).click();
  await expect.element(page.getByLabelText('Meno')).toHaveAccessibleDescription('Zadajte meno alebo firmu.');
  const phone = page.getByLabelText('Telefón');
  await expect.element(phone).toHaveAccessibleDescription('Zadajte telefón alebo e-mail.');
  await expect.element(page.getByLabelText('Čo potrebuje')).toBeInvalid();
  await expectAccessible();
  expect(entered).toEqual([]);

  await page.getByLabelText('Ako prišiel').selectOptions('Vizitka');
  await page.getByLabelText('Firma').fill('Stolárstvo Buk');
  await phone.fill('0905 123 456');
  await page.getByLabelText('Čo potrebuje').fill('Nový web.');
  await page.getByRole('button', { name: 'Zapísať dopyt' }).click();
  await expect.poll(address).toBe(`/admin/requests/${OPENED.id}`);
  expect(entered.map(({ body }) => body)).toEqual([
    {
      ...{ kind: 'card', name: '', email: '', phone: '0905 123 456', company: 'Stolárstvo Buk' },
      ...{ topic: '', description: 'Nový web.' },
    },
  ]);
});

test('whoever has left no e-mail is not written to: what is noted stays with the operator', async () => {
  await openRequest({ kind: 'call', email: '' });
  const composer = page.getByRole('form', { name: 'Napísať' });
  await expect.element(composer.getByRole('textbox', { name: 'Interná poznámka' })).toBeVisible();
  await expect.element(composer.getByText('Telefonát', { exact: true })).toBeVisible();
  expect(composer.getByText('Odpoveď', { exact: true }).elements()).toEqual([]);
});
