import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clientFacts } from '#domain/clients/client-fields.ts';
import type { DeskClient, ImportRow } from '#domain/clients/desk-contract.ts';
import {
  addContact,
  editClient,
  importClients,
  inviteMember,
  listClients,
  listImports,
  makeClient,
  noteClient,
  readClient,
  removeContact,
  undoImport,
} from '#domain/clients/desk-contract.ts';
import { FAULTS } from '#domain/errors/faults.ts';
import { beginOffer } from '#domain/offers/contract.ts';
import { listProjects } from '#domain/projects/contract.ts';
import * as Client from '#web/admin/client.route.tsx';
import * as Import from '#web/admin/client-import.route.tsx';
import NewClient from '#web/admin/new-client.route.tsx';
import * as NewOffer from '#web/admin/new-offer.route.tsx';
import { CLIENT_FOR_OFFER } from '#web/clients/desk-addresses.ts';
import { LATER_WORDS } from '#web/shell/later-words.ts';
import { expectAccessible } from './axe.ts';
import { CREATED } from './desk-project.ts';
import { fakeApi, refused } from './fake-api.ts';
import { gate } from './gate.ts';
import { show, showPage } from './show.tsx';
import { textsOf } from './texts.ts';

const ID = '6a0d1f0c-6f5e-4a57-9a41-0f3c1c2b7e10';
const OFFER = '2d6f7c1e-4d0a-4d55-9b43-0d0f8a3c2b12';

const CLIENT: DeskClient = {
  ...clientFacts((field) => (field === 'name' ? 'Škridľa' : '')),
  ...{ id: ID, version: 0, origin: 'hand', note: '', noteVersion: 0, createdAt: CREATED, updatedAt: CREATED },
  ...{ open: { requests: 0, offers: 0, projects: 0 }, contacts: [], members: [], invitations: [] },
  ...{ requests: [], offers: [], projects: [], payments: [], likely: [], history: [] },
  money: { agreed: 0, paid: 0, overdue: 0 },
};

/** Shows a client without anybody. */
async function openClient() {
  const api = fakeApi();
  let now = CLIENT;
  api.on(readClient, () => now);
  api.on(listProjects, () => []);
  const becomes = (changes: Partial<DeskClient>) => {
    now = { ...now, ...changes };
    return now;
  };
  /** Adds people, each once `passed` says so. */
  const addsPeople = (passed = Promise.resolve()) =>
    api.on(addContact, async ({ body: { name, role, email, phone } }) => {
      await passed;
      return becomes({ contacts: [{ id: ID, name, role, email, phone, version: 0 }] });
    });
  await showPage(
    { default: Client.default, loader: Client.clientLoader },
    '/admin/clients/:id',
    null,
    `/admin/clients/${ID}`,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Škridľa' })).toBeVisible();
  return { api, becomes, addsPeople };
}

const openImport = () =>
  showPage({ default: Import.default, loader: Import.clientLoader }, '/admin/clients/import', null);

const notice = (text: string) => page.getByRole('status').filter({ hasText: text });

test('a client whose IČO is wrong is refused at its field', async () => {
  await show(<NewClient />, { at: '/admin/clients/new' });
  const api = fakeApi();
  const made = api.on(makeClient, () => refused('validation'));
  await page.getByLabelText('Firma alebo meno').fill('Škridľa');
  const number = page.getByRole('textbox', { name: 'IČO', exact: true });
  await number.fill('12345678');
  await userEvent.keyboard('{Enter}');
  await expect.element(number).toHaveFocus();
  await expect.element(number).toBeInvalid();
  await expect.element(number).toHaveAccessibleDescription(/IČO/);
  expect(made).toEqual([]);
  await expectAccessible();
});

test('a person is added once: what was written on the way is not in it', async () => {
  const { addsPeople } = await openClient();
  const adding = gate();
  const added = addsPeople(adding.passed);
  await page.getByRole('button', { name: 'Pridať osobu' }).click();
  await page.getByLabelText('Meno').fill('Zuzana Kôstková');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => added).toHaveLength(1);
  const role = page.getByLabelText('Funkcia');
  await role.fill('majiteľka');
  adding.open();
  await expect.element(page.getByText(LATER_WORDS.added)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(role).toHaveValue('majiteľka');
  expect(added).toHaveLength(1);
  await page.getByRole('button', { name: 'Zavrieť' }).last().click();
  await expect
    .poll(() => textsOf(page.getByRole('list', { name: 'Osoby' }).getByRole('listitem')))
    .toEqual([expect.stringMatching(/^Zuzana Kôstková/)]);
});

test('what another window has saved of a client is shown, and what is typed here replaces it only then', async () => {
  const { api, becomes } = await openClient();
  let town = 0;
  const saved = api.on(editClient, ({ body: { version, ...facts } }) =>
    version === town ? becomes({ city: facts.city ?? '', version: town + 1 }) : refused('editedElsewhere'),
  );
  await page.getByRole('button', { name: 'Upraviť', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Fakturačné údaje' });
  const city = dialog.getByLabelText('Mesto alebo obec');
  await city.fill('Žilina');
  town = 1;
  becomes({ city: 'Košice', version: town });
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(FAULTS.editedElsewhere.message)).toBeVisible();
  await expect.element(dialog.getByText('Košice')).toBeVisible();
  await expect.element(city).toHaveValue('Žilina');
  await expectAccessible();
  await city.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice('Údaje klienta sú uložené.')).toBeVisible();
  expect(saved.map(({ body: { city: sent, version } }) => [sent, version])).toEqual([
    ['Žilina', 0],
    ['Žilina', 1],
  ]);
});

test('a note stays as it is typed where another window has saved one meanwhile', async () => {
  const { api, becomes } = await openClient();
  const noted = api.on(noteClient, ({ body: { note, version } }) =>
    version === 1 ? becomes({ note, noteVersion: 2 }) : refused('editedElsewhere'),
  );
  const form = page.getByRole('form', { name: 'Interná poznámka' });
  const text = form.getByLabelText('Interná poznámka');
  await text.fill('Volať po piatej.');
  becomes({ note: 'Platí načas.', noteVersion: 1 });
  await form.getByRole('button', { name: 'Uložiť poznámku' }).click();
  await expect.element(page.getByText(FAULTS.editedElsewhere.message)).toBeVisible();
  await expect.element(form.getByText('Platí načas.')).toBeVisible();
  await expect.element(text).toHaveValue('Volať po piatej.');
  await form.getByRole('button', { name: 'Uložiť poznámku' }).click();
  await expect.element(notice('Poznámka je uložená.')).toBeVisible();
  expect(noted.map(({ body: { version } }) => version)).toEqual([0, 1]);
  await expect.element(form.getByText('Platí načas.')).not.toBeInTheDocument();
});

test('a person whom another window has changed is not removed unseen', async () => {
  const { api, becomes } = await openClient();
  const zuzana = { ...{ id: ID, name: 'Zuzana Kôstková', role: '', email: '', phone: '' }, version: 0 };
  becomes({ contacts: [zuzana] });
  api.on(addContact, () => becomes({ contacts: [zuzana] }));
  const removed = api.on(removeContact, ({ query }) =>
    query.get('version') === '1' ? becomes({ contacts: [] }) : refused('editedElsewhere'),
  );
  await page.getByRole('button', { name: 'Pridať osobu' }).click();
  await page.getByLabelText('Meno').fill(zuzana.name);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: `Upraviť: ${zuzana.name}` }).click();
  becomes({ contacts: [{ ...zuzana, role: 'majiteľka', version: 1 }] });
  const remove = async () => {
    await page.getByRole('button', { name: 'Odstrániť' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Odstrániť' }).click();
  };
  await remove();
  await expect.element(page.getByText(FAULTS.editedElsewhere.message)).toBeVisible();
  await expect.element(page.getByText('majiteľka')).toBeVisible();
  await remove();
  await expect.element(notice(`Osoba ${zuzana.name} je odstránená.`)).toBeVisible();
  expect(removed).toHaveLength(2);
});

test('an invitation is confirmed although the screen shows it before the answer comes', async () => {
  const { api, becomes, addsPeople } = await openClient();
  addsPeople();
  const email = 'karol@example.sk';
  const inviting = gate();
  api.on(inviteMember, async () => {
    const invited = becomes({
      invitations: [
        { ...{ id: ID, email, state: 'open', createdAt: CREATED }, expiresAt: '2026-12-09T08:00:00Z' },
      ],
    });
    await inviting.passed;
    return invited;
  });
  await page.getByText('Účty a\u00A0pozvánky').click();
  const field = page.getByLabelText('Pozvať e-mailom');
  await field.fill(email);
  await page.getByRole('button', { name: 'Poslať pozvánku' }).click();
  await page.getByRole('button', { name: 'Pridať osobu' }).click();
  await page.getByLabelText('Meno').fill('Zuzana Kôstková');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Pozvánka čaká na prijatie/)).toBeVisible();
  inviting.open();
  await expect.element(notice(`Pozvánka odchádza na ${email}.`)).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expectAccessible();
});

test('a table shows what will come of each row before it is brought in, and is written as it was read', async () => {
  const api = fakeApi();
  const plan = 'ako v náhľade';
  const columns = [
    { head: 'Firma', field: 'name' as const },
    { head: 'Mesto', field: 'city' as const },
  ];
  const rows: ImportRow[] = [
    { ...{ line: 2, name: 'Nový', client: null, changes: [], reason: null, cells: null }, result: 'new' },
    {
      ...{ line: 3, name: 'Známy', client: { id: ID, name: 'Známy' }, reason: null, cells: null },
      ...{ result: 'update', changes: [{ field: 'city', before: '', now: 'Martin' }] },
    },
    {
      ...{ line: 4, name: 'Chybný', client: null, changes: [], cells: ['Chybný', 'Trnava'] },
      ...{ result: 'refused', reason: 'IČO nesedí.' },
    },
  ];
  const counts = { new: 1, update: 1, same: 0, refused: 1 };
  const asked = api.on(importClients, ({ body: { dryRun } }) => ({
    plan,
    columns,
    rows,
    counts,
    done: !dryRun,
  }));
  const imports = [{ id: ID, at: '2026-11-25T10:00:00Z', made: 1, changed: 1 }];
  let isUndone = false;
  api.on(listImports, () => (asked.at(-1)?.body.dryRun === false && !isUndone ? imports : []));
  api.on(undoImport, () => {
    isUndone = true;
    return { undone: 1, kept: [{ id: ID, name: 'Známy' }] };
  });
  await openImport();
  const csv = 'Firma;Mesto\nNový;Nitra\nZnámy;Martin\nChybný;Trnava';
  await page.getByLabelText(/^Alebo vložte riadky/).fill(csv);
  await page.getByRole('button', { name: 'Zobraziť náhľad' }).click();
  const group = (result: string) => page.getByRole('rowgroup').filter({ hasText: new RegExp(`^${result}`) });
  await expect.element(group('Nový')).toMatchTextContent(/riadok 2/);
  await expect.element(group('Zmení sa')).toMatchTextContent(/Mesto alebo obec: – → Martin/);
  const wrong = group('Nenahrá sa').getByRole('row', { name: /Chybný/ });
  await expect.element(wrong).toMatchTextContent(/4.*IČO nesedí\./);
  await expectAccessible();
  const saved = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: 'Stiahnuť nenahrané riadky' }).click();
  const refusedRows = 'Firma alebo meno;Mesto alebo obec;Dôvod\r\nChybný;Trnava;IČO nesedí.\r\n';
  expect(await new Response(saved.mock.lastCall?.[0] as Blob).text()).toBe(refusedRows);
  await page.getByRole('button', { name: 'Nahrať', exact: true }).click();
  await expect.element(notice('Hotovo. Zapísaní klienti: 2.')).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([
    { csv, dryRun: true },
    { csv, dryRun: false, columns: ['name', 'city'], plan },
  ]);
  await page.getByRole('button', { name: 'Nahrať ďalšiu tabuľku' }).click();
  await expect.element(page.getByLabelText(/^Alebo vložte riadky/)).toHaveValue('');
  await page.getByRole('button', { name: 'Vrátiť import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vrátiť import' }).click();
  await expect.element(notice('Import je vrátený. Vrátení klienti: 1. Títo zostali,')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Známy' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Vrátiť import' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('an import that is taken back may take as long as it took, and what came of it is read again after a failure', async () => {
  const api = fakeApi();
  const imports = [{ id: ID, at: '2026-11-25T10:00:00Z', made: 1, changed: 1 }];
  const listed = api.on(listImports, () => imports);
  const answer = gate();
  const asked = api.on(undoImport, async () => {
    await answer.passed;
    return refused('notFound');
  });
  await openImport();
  await page.getByRole('button', { name: 'Vrátiť import' }).click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vrátiť import' }).click();
  await expect.poll(() => asked.length).toBe(1);
  await vi.advanceTimersByTimeAsync(100_000);
  vi.useRealTimers();
  const before = listed.length;
  imports.pop();
  answer.open();
  await expect.element(page.getByRole('alert').getByText(FAULTS.notFound.message)).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Nahraté za posledný deň' }))
    .not.toBeInTheDocument();
  expect(listed.length).toBeGreaterThan(before);
});

test('a file names its encoding, which can be chosen', async () => {
  const api = fakeApi();
  api.on(listImports, () => []);
  const counts = { new: 0, update: 0, same: 0, refused: 0 };
  const asked = api.on(importClients, () => ({ plan: '', columns: [], rows: [], counts, done: false }));
  await openImport();
  // "Ľubo" as ISO 8859-2 has it; Windows-1250 has another letter there.
  const file = new File(
    [Uint8Array.of(0x46, 0x69, 0x72, 0x6d, 0x61, 0x0a, 0xa5, 0x75, 0x62, 0x6f)],
    'klienti.csv',
  );
  await page.getByLabelText('Vybrať súbor CSV').upload(file);
  const encoding = page.getByLabelText('Kódovanie súboru');
  await expect.element(encoding).toHaveDisplayValue('Windows-1250');
  await encoding.selectOptions('ISO 8859-2');
  await expect.element(page.getByLabelText(/^Alebo vložte riadky/)).toHaveValue('Firma\nĽubo');
  await expect.poll(() => asked.map(({ body }) => body.csv)).toEqual(['Firma\nĄubo', 'Firma\nĽubo']);
  await expectAccessible();
});

test('an offer without a request is begun for a client of the list, once however often it is pressed', async () => {
  const api = fakeApi();
  const { contacts: _, ...listed } = { ...CLIENT, contact: null, members: 0, lastAt: CREATED };
  api.on(listClients, () => [listed]);
  const beginning = gate();
  const begun = api.on(beginOffer, async () => {
    await beginning.passed;
    return { id: OFFER, isNew: true };
  });
  const { address } = await showPage(
    { default: NewOffer.default, loader: NewOffer.clientLoader },
    '/admin/offers/new',
    null,
  );
  const row = page.getByRole('row').filter({ hasText: 'Škridľa' });
  await row.click();
  await expect.poll(() => begun).toHaveLength(1);
  await row.click();
  beginning.open();
  await expect.poll(address).toBe(`/admin/offers/${OFFER}`);
  expect(begun.map(({ body }) => body)).toEqual([{ from: 'client', id: ID }]);
});

test('an offer is begun for a client who is entered for it', async () => {
  const { address } = await show(<NewClient />, { at: CLIENT_FOR_OFFER });
  const api = fakeApi();
  api.on(makeClient, () => CLIENT);
  const begun = api.on(beginOffer, () => ({ id: OFFER, isNew: true }));
  await page.getByLabelText('Firma alebo meno').fill('Škridľa');
  await page.getByRole('button', { name: /^Založiť klienta a.písať ponuku/ }).click();
  await expect.poll(address).toBe(`/admin/offers/${OFFER}`);
  expect(begun.map(({ body }) => body)).toEqual([{ from: 'client', id: ID }]);
});

test('a client whose offer cannot be begun is there, and that is said', async () => {
  const { address } = await show(<NewClient />, { at: CLIENT_FOR_OFFER });
  const api = fakeApi();
  api.on(makeClient, () => CLIENT);
  api.on(beginOffer, () => refused('offerStep', { message: 'Cenník sa práve mení.' }));
  await page.getByLabelText('Firma alebo meno').fill('Škridľa');
  await page.getByRole('button', { name: /^Založiť klienta a.písať ponuku/ }).click();
  await expect.poll(address).toBe(`/admin/clients/${ID}`);
  const said = page.getByRole('listitem').filter({ hasText: 'Klient je založený, ponuka nie' });
  await expect.element(said).toMatchTextContent(/Cenník sa práve mení\./);
});
