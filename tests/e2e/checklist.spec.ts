import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser, Download, Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { TESTIMONIAL_REQUEST } from '#content/checklist-wants.ts';
import type { AnswerOf } from '#domain/api/call.ts';
import { FILE_WAITS } from '#domain/files/file-refusals.ts';
import type { openProject } from '#domain/projects/calls.ts';
import type { clientChecklist } from '#domain/projects/checklist-calls.ts';
import { LATER_WORDS } from '#web/shell/later-words.ts';
import { person } from '../accounts.ts';
import { uniqueLetters } from '../unique.ts';
import { keepToasts, mailed, otherBrowser, proven, send, toast } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, type Visitor, whenTakenOver } from './fixtures.ts';
import { heldCalls } from './held-calls.ts';
import { acceptedOffer, changePart, operatorTest as test } from './operator.ts';
import { photo } from './photos.ts';
import { stickingOut } from './sticking-out.ts';
import { UPLOADED } from './waits.ts';

type Project = AnswerOf<typeof openProject>;

const ITEM = 'Fotografie dielne';

/** A project whose client has been asked for something; its id and that of the item. */
async function askedFor(
  operator: APIRequestContext,
  visitor: Visitor,
  dueOn = '2030-01-07',
  selectedFeatures?: string[],
) {
  const company = `Dielňa ${uniqueLetters()}`;
  await acceptedOffer(operator, { ...visitor, company, ...(selectedFeatures && { selectedFeatures }) });
  const [row]: Project[] = await (await operator.get(`/api/admin/projects?search=${company}`)).json();
  const path = `/api/admin/projects/${row?.id}`;
  const item = { title: ITEM, description: 'Predná a\u00A0zadná strana.', dueOn };
  const added = await send(operator, `${path}/checklist`, item);
  expect(added.status).toBe(200);
  const { id, checklist } = added.body as Project;
  return { id, itemId: checklist.find(({ title }) => title === ITEM)?.id ?? '' };
}

/** The client of the visitor's request, signed in on a device as large as the first one. */
async function clientOf(
  { browser, server, page }: { browser: Browser; server: { url: string; dataDir: string }; page: Page },
  visitor: Visitor,
): Promise<Page> {
  const client = await otherBrowser(browser, server.url, page.viewportSize() ?? undefined);
  await proven(client.request, server.dataDir, {
    ...person(`klient.${uniqueLetters()}`),
    email: visitor.email,
  });
  return client;
}

const itemOn = (page: Page, title = ITEM): Locator =>
  page
    .getByRole('list', { name: 'Podklady', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const tile = (page: Page, name: string): Locator => page.locator('.file-tile').filter({ hasText: name });

/** Lets only the first parts of files through until told; the offsets of all that were asked for. */
async function holdParts(page: Page) {
  const offsets: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/portal/files/*/bytes?*', async (route) => {
    const offset = new URL(route.request().url()).searchParams.get('offset') ?? '';
    offsets.push(offset);
    if (offset !== '0') await held;
    // Whoever has left meanwhile waits for no answer.
    await route.continue().catch(() => {});
  });
  return { offsets, letGo };
}

/** Picks files by the keyboard. */
async function pick(page: Page, files: Awaited<ReturnType<typeof photo>>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await itemOn(page)
    .getByLabel(/^(Nahrať|Pridať ďalšie)/)
    .first()
    .press('Enter');
  await (await chooser).setFiles(files, UPLOADED);
}

test('photos go on after a lost network and a closed tab, come back with a reason, and are accepted', {
  tag: '@once',
}, async ({ page: operator, browser, server, visitor, guard }) => {
  const { id, itemId } = await askedFor(operator.request, visitor);
  const page = await clientOf({ browser, server, page: operator }, visitor);
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`/portal/projects/${id}#podklad-${itemId}`);
  const item = itemOn(page);
  await expect(item).toContainText('Čaká sa');

  // Nothing is handed in.
  await item.getByRole('button', { name: 'Dodať podklad' }).press('Enter');
  await expect(item.getByRole('alert')).toContainText('Najprv niečo nahrajte alebo napíšte');

  const [first, second] = [await photo('balkon-pred.jpg'), await photo('balkon-po.jpg')];
  const held = await holdParts(page);
  await pick(page, [first]);
  await expect(tile(page, first.name)).toContainText('%, 512 z');
  await expectAccessible(page);
  await item.getByRole('button', { name: 'Dodať podklad' }).press('Enter');
  await expect(item.getByRole('alert')).toContainText('Počkajte');

  // Held by a press, nothing more of it is asked for; by another it goes on with the same part.
  await expect.poll(() => held.offsets).toEqual(['0', '524288']);
  await tile(page, first.name)
    .getByRole('button', { name: `Pozastaviť ${first.name}` })
    .press('Enter');
  await expect(tile(page, first.name)).toContainText('pozastavené');
  await expectAccessible(page);
  await tile(page, first.name)
    .getByRole('button', { name: `Pokračovať: ${first.name}` })
    .press('Enter');
  await expect(tile(page, first.name)).toContainText('%, 512 z');
  await expect.poll(() => held.offsets).toEqual(['0', '524288', '524288']);

  // The network is lost with a part on its way, and comes back.
  await page.context().setOffline(true);
  held.letGo();
  await expect(tile(page, first.name)).toContainText('prerušené');
  await page.context().setOffline(false);
  await expect(tile(page, first.name).getByRole('link', { name: first.name })).toBeVisible(UPLOADED);
  expect(held.offsets.filter((offset) => offset === '0')).toHaveLength(1);

  // The tab is left in the middle of the next one; picked again, only the rest of it is sent.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const left = await holdParts(page);
  await pick(page, [second]);
  await expect(tile(page, second.name)).toContainText('%, 512 z');
  await page.reload();
  await expect(tile(page, second.name)).toContainText('Vyberte ho znova');
  // Closed, it says so in its row.
  await item.getByRole('button', { name: /^Zavrieť/ }).press('Enter');
  await expect(item).toContainText('Nahrávanie sa prerušilo (1\u00A0súbor)');
  await item.getByRole('button', { name: /^Nahrať/ }).press('Enter');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  left.letGo();
  const again = await holdParts(page);
  again.letGo();
  await pick(page, [second]);
  await expect(tile(page, second.name).getByRole('link', { name: second.name })).toBeVisible(UPLOADED);
  expect(again.offsets[0]).toBe('524288');
  await expect(tile(page, second.name)).toHaveCount(1);

  await item.getByRole('button', { name: 'Dodať podklad' }).press('Enter');
  await expect(item).toContainText('Dodaný');
  await expect(item).toContainText('2\u00A0súbory');
  // Until it is accepted, more can be added.
  await expect(item).toContainText('Kým podklad neprijmem');
  await expect(item.getByLabel('Pridať ďalšie')).toBeAttached();
  await expectAccessible(page);

  // The operator sees them, and gives them back.
  await operator.goto(`/admin/projects/${id}`);
  const atOperator = operator.getByRole('list', { name: `Súbory k\u00A0podkladu ${ITEM}` });
  const archive = operator.waitForEvent('download');
  await operator.getByRole('button', { name: 'Všetky súbory (ZIP)' }).click();
  expect((await archive).suggestedFilename()).toBe('subory-projektu.zip');
  await expect(atOperator.getByRole('link')).toHaveText([first.name, second.name]);
  await expectArchived(await archive, page, id, [
    `Podklady/${ITEM}/${first.name}`,
    `Podklady/${ITEM}/${second.name}`,
  ]);
  await expectAccessible(operator);
  const returned = { state: 'returned', reason: 'Prvá je rozmazaná.' };
  await changePart(operator.request, id, `checklist/${itemId}`, returned);

  await page.reload();
  await expect(item).toContainText('Prvá je rozmazaná.');
  const third = await photo('balkon-pred-2.jpg');
  await pick(page, [third]);
  await expect(tile(page, third.name).getByRole('link', { name: third.name })).toBeVisible(UPLOADED);
  await item.getByRole('button', { name: `Odstrániť ${first.name}` }).press('Enter');
  await item.getByRole('button', { name: `Odstrániť ${first.name}` }).press('Enter');
  await expect(tile(page, first.name)).toHaveCount(0);
  await item.getByRole('button', { name: 'Dodať podklad' }).press('Enter');
  await expect(item).toContainText('Dodaný');

  await operator.reload();
  await expect(atOperator.getByRole('link')).toHaveText([second.name, third.name]);
  await operator.getByRole('button', { name: `Prijať podklad: ${ITEM}` }).click();
  await page.reload();
  await expect(item).toContainText('Prijatý');
  await expect(tile(page, third.name)).toBeVisible();
  await expect(item.getByRole('button', { name: /^Odstrániť/ })).toHaveCount(0);
  await page.context().close();
});

/** The archive holds these entries: each is what the client is shown, byte for byte, and no photo says where it was taken. */
async function expectArchived(download: Download, client: Page, id: string, names: string[]): Promise<void> {
  const entries = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(entries).filter((name) => !name.startsWith('Dokumenty/'))).toEqual(names);
  const { files } = await (await client.request.get(`/api/portal/files?type=project&id=${id}`)).json();
  for (const name of names) {
    const bytes = Buffer.from(entries[name] ?? []);
    const shown = files.find((file: { name: string }) => name.endsWith(`/${file.name}`));
    const content = await client.request.get(`/api/portal/files/${shown.id}/content`);
    expect(bytes.equals(await content.body()), name).toBe(true);
    if (name.endsWith('.jpg')) expect((await sharp(bytes).metadata()).exif, name).toBeUndefined();
  }
}

test('what cannot be sent says why at the file, and the rest goes on', { tag: '@once' }, async ({
  page: operator,
  browser,
  server,
  visitor,
}) => {
  const { id, itemId } = await askedFor(operator.request, visitor);
  const page = await clientOf({ browser, server, page: operator }, visitor);
  await page.goto(`/portal/projects/${id}#podklad-${itemId}`);
  const good = await photo('dielna.jpg');
  const named = (name: string, buffer: Buffer) => ({ ...good, name, buffer });
  await pick(page, [
    named('logo.svg', Buffer.from('<svg/>')),
    named('nic.jpg', Buffer.alloc(0)),
    named('velka.jpg', Buffer.alloc(10 * 1024 * 1024 + 1)),
    named('falosna.jpg', Buffer.from('toto nie je fotka')),
    good,
  ]);
  await expect(tile(page, 'logo.svg')).toContainText('Takýto súbor sa poslať nedá');
  await expect(tile(page, 'nic.jpg')).toContainText('Súbor je prázdny');
  await expect(tile(page, 'velka.jpg')).toContainText('najviac 10\u00A0MB');
  await expect(tile(page, 'falosna.jpg')).toContainText('nezodpovedá');
  await expect(tile(page, 'dielna.jpg').getByRole('link')).toBeVisible(UPLOADED);
  await expect(page.getByRole('status').filter({ hasText: 'Nahratý je 1 z' })).toHaveCount(1);

  // The store is down: the file says so, and goes on by itself once it is there again. What is read says it at the file, too.
  const answer = (message: string) => ({
    status: 503,
    headers: { 'retry-after': '1' },
    json: { message, category: 'external_api' },
  });
  await page.route('**/api/portal/files/*/bytes?*', (route) =>
    route.fulfill(answer(FILE_WAITS.storeUnavailable)),
  );
  await pick(page, [named('cennik.txt', Buffer.from('Izba 200 €'))]);
  await expect(tile(page, 'cennik.txt')).toContainText('Úložisko súborov teraz neodpovedá.');
  await expect(tile(page, 'cennik.txt')).toContainText('čaká na server');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const saved = tile(page, 'cennik.txt').getByRole('link', { name: 'cennik.txt' });
  await expect(saved).toBeVisible(UPLOADED);
  await page.route('**/api/portal/files/*/content*', (route) => route.fulfill(answer('Úložisko je preč.')));
  await saved.press('Enter');
  await expect(tile(page, 'cennik.txt')).toContainText('Skúste to znova o\u00A0chvíľu.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const download = page.waitForEvent('download');
  await saved.press('Enter');
  expect((await download).suggestedFilename()).toBe('cennik.txt');

  // Of more than are taken at once the first ones come, and it is said that others wait.
  const many = Array.from({ length: 21 }, (_, index) =>
    named(`zoznam-${index + 1}.txt`, Buffer.from(`Izba ${index + 1}`)),
  );
  const before = await page.locator('.file-tile').count();
  await pick(page, many);
  await expect(page.getByRole('alert').filter({ hasText: /Naraz sa dá vybrať najviac 20/ })).toContainText(
    'Pridalo sa prvých 20, ostatné vyberte potom.',
  );
  // What somebody has to read stands open, the rest is folded until it is asked for.
  await expect(page.locator('.file-tile')).toHaveCount(6);
  await expect(tile(page, 'velka.jpg')).toBeVisible();
  await page.getByRole('button', { name: `Ukázať všetky súbory (${before + 20})` }).press('Enter');
  await expect(page.locator('.file-tile')).toHaveCount(before + 20);
  await expect(tile(page, 'zoznam-21.txt')).toHaveCount(0);
  for (const number of [1, 20])
    await expect(tile(page, `zoznam-${number}.txt`).getByRole('link')).toBeVisible(UPLOADED);
  await pick(page, many.slice(20));
  await expect(tile(page, 'zoznam-21.txt').getByRole('link')).toBeVisible(UPLOADED);
  await expect(page.getByRole('alert').filter({ hasText: 'Naraz' })).toHaveCount(0);
  await page.context().close();
});

test('two tabs that pick one file make one upload', { tag: '@once' }, async ({
  page: operator,
  browser,
  server,
  visitor,
}) => {
  const { id, itemId } = await askedFor(operator.request, visitor);
  const page = await clientOf({ browser, server, page: operator }, visitor);
  const address = `/portal/projects/${id}#podklad-${itemId}`;
  await page.goto(address);
  const other = whenTakenOver(await page.context().newPage());
  await other.goto(address);
  const file = await photo('dielna.jpg');
  const held = await holdParts(page);
  await pick(page, [file]);
  await expect(tile(page, file.name)).toContainText('%, 512 z');
  const sentByOther = await holdParts(other);
  await pick(other, [file]);
  await expect(tile(other, file.name)).toContainText('nahráva sa v inom okne');
  held.letGo();
  for (const tab of [page, other]) {
    await expect(tile(tab, file.name).getByRole('link', { name: file.name })).toBeVisible(UPLOADED);
    await expect(tile(tab, file.name)).toHaveCount(1);
  }
  expect(sentByOther.offsets).toEqual([]);
  await page.context().close();
});

test('who holds the link of the offer brings files without an account, and sees and saves them', async ({
  page: operator,
  browser,
  server,
  visitor,
}) => {
  const { id, itemId } = await askedFor(operator.request, visitor);
  const link = await mailed(server.dataDir, visitor.email, /\/ponuka\/[\w-]+/);
  const page = await otherBrowser(browser, server.url, operator.viewportSize() ?? undefined);
  await page.goto(`${link}/projekt#podklad-${itemId}`);
  const item = itemOn(page);
  await expect(item).toContainText('Čaká sa');
  const good = await photo('dielna.jpg');
  await pick(page, [good]);
  const saved = tile(page, good.name).getByRole('button', { name: `Stiahnuť ${good.name}` });
  await expect(saved).toBeVisible(UPLOADED);
  await expectAccessible(page);
  expect(await stickingOut(page)).toEqual([]);
  // Read anew, its picture comes by the header of the link.
  await page.reload();
  await expect(tile(page, good.name).getByRole('presentation')).toHaveAttribute('src', /^blob:/);
  const download = page.waitForEvent('download');
  await saved.press('Enter');
  expect((await download).suggestedFilename()).toBe(good.name);
  await pick(page, [await photo('dielna-zozadu.jpg')]);
  await expect(tile(page, 'dielna-zozadu.jpg').getByRole('button', { name: /^Stiahnuť/ })).toBeVisible(
    UPLOADED,
  );
  await item.getByRole('button', { name: 'Dodať podklad' }).press('Enter');
  await expect(item).toContainText('Dodaný');

  // All of the project at once.
  const parts = page.getByRole('navigation', { name: 'Časti projektu' }).getByRole('link');
  await parts.filter({ hasText: 'Dokumenty' }).click();
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  const names = isPhone
    ? ['Priebeh', 'Podklady', 'Správy', 'Dokumenty', 'Platby']
    : ['Podklady', 'Dokumenty', 'Platby'];
  await expect(parts).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  // Files fold away where there is little room: by keys, and what is opened stays open when something comes.
  if (isPhone) await page.locator('summary', { hasText: 'Fotografie (2)' }).press('Enter');
  const photos = page.getByRole('list', { name: 'Fotografie', exact: true }).getByRole('button');
  await expect(photos).toHaveCount(2);
  await send(operator.request, `/api/admin/projects/${id}/messages`, { text: 'Fotografie mám.' });
  await expect(page.getByText('Fotografie mám.')).toBeVisible();
  await expect(photos.first()).toBeVisible();
  // Whole in a dialog, from which the arrows lead on; the focus comes back to the one that was seen last.
  await photos.first().press('Enter');
  const viewer = page.getByRole('dialog', { name: /^dielna/ });
  await expect(viewer).toContainText(`od vás, k podkladu „${ITEM}“`);
  await expect(viewer.getByRole('img')).toHaveAttribute('src', /^blob:/);
  await expect(viewer.getByText('Fotografia 1, spolu 2', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('Fotografia 2, spolu 2', { exact: true })).toBeVisible();
  expect(await stickingOut(page)).toEqual([]);
  const one = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Stiahnuť' }).press('Enter');
  expect((await one).suggestedFilename()).toMatch(/^dielna/);
  // What goes wrong behind it is told beside its buttons, and over none of them.
  await page.route(/\/documents$/, (route) => route.fulfill({ status: 400, json: { message: 'nie' } }));
  await send(operator.request, `/api/admin/projects/${id}/messages`, { text: 'Pozriem sa na ne.' });
  await expect(toast(page, 'Niečo sa pokazilo')).toBeVisible();
  await keepToasts(page);
  const covered = (control: Element) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    return !control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  for (const button of await viewer.getByRole('button').all())
    expect(await button.evaluate(covered), (await button.textContent()) ?? '').toBe(false);
  await page.unroute(/\/documents$/);
  // It is what lies above, so that Escape closes it first.
  await page.keyboard.press('Escape');
  await expect(toast(page, 'Niečo sa pokazilo')).toBeHidden();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photos.nth(1)).toBeFocused();
  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Všetky súbory (ZIP)' }).click();
  expect((await archive).suggestedFilename()).toBe('subory-projektu.zip');
  await page.context().close();
});

test('the texts of many pages stand under one line, which is open at the address of one of them', {
  tag: '@once',
}, async ({ page: operator, browser, server, visitor }) => {
  const { id } = await askedFor(operator.request, visitor);
  const { checklist }: Project = await (await operator.request.get(`/api/admin/projects/${id}`)).json();
  const pages = checklist.filter(({ kind }) => kind === 'page');
  const page = await clientOf({ browser, server, page: operator }, visitor);
  await page.goto(`/portal/projects/${id}`);
  const line = page.getByText(`Texty na stránky: dodané 0 z\u00A0${pages.length}`);
  const list = page.getByRole('list', { name: 'Texty na stránky' });
  await expect(line).toBeVisible();
  await expect(list).toBeHidden();
  await expectAccessible(page);
  await line.click();
  await expect(list.getByRole('heading')).toHaveText(pages.map(({ title }) => title));
  expect(await stickingOut(page)).toEqual([]);
  const other = await whenSignedIn(browser, page);
  await other.goto(`/portal/projects/${id}#podklad-${pages.at(-1)?.id}`);
  await expect(other.getByRole('list', { name: 'Texty na stránky' }).getByRole('textbox')).toBeVisible();
  await page.context().close();
  await other.context().close();
});

test('a late item says in its row what it does to the launch', { tag: '@once' }, async ({
  page: operator,
  browser,
  server,
  visitor,
}) => {
  const { id } = await askedFor(operator.request, visitor, '2026-01-05');
  const page = await clientOf({ browser, server, page: operator }, visitor);
  await page.goto(`/portal/projects/${id}`);
  // No stage waits for it.
  await expect(itemOn(page)).toContainText(/Mešká\s\d+/);
  await expect(itemOn(page)).not.toContainText('spustenie');
  // By how much it would be depends on the day of the test.
  await page.route(`**/api/portal/projects/${id}/checklist`, async (route) => {
    const response = await route.fetch();
    const read: AnswerOf<typeof clientChecklist> = await response.json();
    const items = read.items.map((item) => ({ ...item, late: item.late && { ...item.late, shift: 3 } }));
    await route.fulfill({ response, json: { ...read, items } });
  });
  await page.reload();
  await expect(itemOn(page)).toContainText('Posúva spustenie o\u00A03 pracovné dni');
  await expectAccessible(page);
  await page.context().close();
});

test('a text is there on another device, and two that are written at once are joined; others are asked for theirs', {
  tag: '@once',
}, async ({ page: operator, browser, server, visitor, guard }) => {
  const wanted = ['testimonials', 'before-after-gallery'];
  const { id, itemId } = await askedFor(operator.request, visitor, '2026-01-05', wanted);
  const page = await clientOf({ browser, server, page: operator }, visitor);
  guard.allow(/409|Failed to load resource/);
  // This window does not hear what happens elsewhere.
  await page.route('**/api/**/events*', (route) => route.abort());
  await page.route('**/api/events*', (route) => route.abort());
  await page.goto(`/portal/projects/${id}#podklad-${itemId}`);
  const item = itemOn(page);
  await expect(item).toContainText(/Mešká\s\d+/);
  const text = (on: Page) => itemOn(on).getByRole('textbox');
  await text(page).fill('Robíme strechy.');
  await expect(item).toContainText('Rozpísané, uložené');

  const phone = await whenSignedIn(browser, page);
  await phone.goto(`/portal/projects/${id}#podklad-${itemId}`);
  await expect(text(phone)).toHaveValue('Robíme strechy.');
  await text(phone).fill('Robíme strechy a\u00A0komíny.');
  await expect(itemOn(phone)).toContainText('Rozpísané, uložené');

  await text(page).fill('Robíme strechy aj fasády.');
  await expect(item.getByRole('alert')).toContainText('Robíme strechy a\u00A0komíny.');
  await expectAccessible(page);
  await item.getByRole('button', { name: 'Spojiť oba texty' }).press('Enter');
  await expect(text(page)).toHaveValue('Robíme strechy a\u00A0komíny.\n\nRobíme strechy aj fasády.');
  await expect(item).toContainText('Rozpísané, uložené');
  const held = await heldCalls(page, 'POST', `**/checklist/${itemId}/hand-in`);
  await item.getByRole('button', { name: 'Dodať podklad' }).press('Enter');
  await expect.poll(held.count).toBe(1);
  await text(page).press('Control+End');
  await page.keyboard.insertText(' A balkóny.');
  await held.letGo();
  await expect(item).toContainText('Dodaný');
  // What was written on the way is not in it, and is there to be sent otherwise.
  await expect(item.getByRole('alert')).toContainText(LATER_WORDS.brought);
  await expect(item.getByRole('alert')).toContainText('A balkóny.');
  await expectAccessible(page);

  await operator.goto(`/admin/projects/${id}`);
  await expect(operator.getByText('Robíme strechy aj fasády.')).toBeVisible();
  await expectAskingText(phone);
  await expectCamera(phone);
  await page.context().close();
  await phone.context().close();
});

test('what was handed in stays in its place and says so there; without a network it says that it was not', async ({
  page: operator,
  browser,
  server,
  visitor,
  guard,
}) => {
  const { id, itemId } = await askedFor(operator.request, visitor);
  const next = { title: 'Logo', description: 'V krivkách.', dueOn: '2030-01-08' };
  await send(operator.request, `/api/admin/projects/${id}/checklist`, next);
  const page = await clientOf({ browser, server, page: operator }, visitor);
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto(`/portal/projects/${id}#podklad-${itemId}`);
  const item = itemOn(page);
  await item.getByRole('button', { name: 'Pripísať text' }).or(item.getByRole('textbox')).first().click();
  const field = item.getByRole('textbox');
  await field.fill('Fotky budú zajtra.');
  await expect(item).toContainText('Rozpísané, uložené');
  const handIn = item.getByRole('button', { name: 'Dodať podklad' });

  await page.context().setOffline(true);
  await field.fill('Fotky budú pozajtra.');
  await handIn.press('Enter');
  await expect(item.getByRole('alert')).toContainText('Podklad sa nepodarilo dodať. Server neodpovedá.');
  await page.context().setOffline(false);
  // Saved by itself, it is still not handed in, which stays said.
  await expect(item).toContainText('Rozpísané, uložené', { timeout: 30_000 });
  await expect(item.getByRole('alert')).toContainText('Podklad sa nepodarilo dodať.');

  const titles = () => page.locator('.brought h3').allTextContents();
  const order = await titles();
  const top = await handIn.evaluate((button) => button.getBoundingClientRect().top);
  await handIn.press('Enter');
  const done = item.getByText('Podklad je dodaný. Skontrolujem ho a\u00A0dám vedieť.');
  await expect(done).toBeInViewport();
  await expect(page.locator(':focus')).toContainText('Podklad je dodaný.');
  await expect(page.getByRole('status').filter({ hasText: 'je dodaný' })).toHaveCount(0);
  expect(await titles()).toEqual(order);
  const place = () => page.locator(':focus').evaluate((notice) => notice.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await place()) - top)).toBeLessThan(3);
  await expectAccessible(page);

  // The way to what is to be brought next opens it.
  await item.getByRole('link', { name: /^Ďalší podklad: / }).press('Enter');
  const following = order[order.indexOf(ITEM) + 1] ?? order[0] ?? '';
  await expect(itemOn(page, following).getByRole('button', { name: /^Zavrieť/ })).toBeInViewport();
  await page.context().close();
});

/** An item that a feature asks for, opened. */
async function opened(page: Page, title: string): Promise<Locator> {
  const item = itemOn(page, title);
  await item.getByRole('button', { name: /^(Napísať|Nahrať)/ }).press('Enter');
  return item;
}

/** The text for three people goes out as it stands, by every way, also where a browser gives no clipboard away. */
async function expectAskingText(page: Page): Promise<void> {
  const { subject, text } = TESTIMONIAL_REQUEST;
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (shared: object) => Object.assign(globalThis, { shared }) });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('Write permission denied.')) },
    });
  });
  await page.reload();
  const item = await opened(page, 'Tri hodnotenia od zákazníkov');
  await expect(item.getByText('Text, ktorý im môžete poslať', { exact: true })).toBeVisible();
  const plain = (shown: string | null) => shown?.replaceAll('\u00A0', ' ');
  expect(plain(await item.locator('blockquote').first().textContent())).toBe(text);
  const partsOf = async (name: string) => {
    const link = new URL((await item.getByRole('link', { name }).getAttribute('href')) ?? '');
    const query = new URLSearchParams(link.search.replace('?&', '?').replaceAll('+', '%2B'));
    return { to: `${link.protocol}${link.host}${link.pathname}`, ...Object.fromEntries(query) };
  };
  expect(await partsOf('SMS')).toEqual({ to: 'sms:', body: text });
  expect(await partsOf('WhatsApp')).toEqual({ to: 'https:wa.me/', text });
  expect(await partsOf('E-mail')).toEqual({ to: 'mailto:', subject, body: text });
  await item.getByRole('button', { name: 'Zdieľať' }).press('Enter');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shared'))).toEqual({ text });
  await item.getByRole('button', { name: 'Skopírovať text' }).press('Enter');
  const copied = item.getByRole('button', { name: 'Skopírované' });
  await expect(copied).toBeFocused();
  const field = item.getByRole('textbox').first();
  await field.press('Control+v');
  await expect(field).toHaveValue(text);
  await expectAccessible(page);
}

/** Where photos are asked for, a phone is offered its camera, and what it takes is one that every browser shows. */
async function expectCamera(page: Page): Promise<void> {
  const item = await opened(page, 'Fotografie pred a po');
  const camera = item.getByLabel('Odfotiť');
  await expect(camera).toHaveAttribute('capture', 'environment');
  await expect(camera).toHaveAttribute('accept', 'image/jpeg');
  await expect(camera).not.toHaveAttribute('multiple');
  const others = item.getByLabel('Nahrať fotografie').and(item.locator('input'));
  await expect(others).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await expect(others).toHaveAttribute('multiple', '');
}

/** Another device of the same client. */
async function whenSignedIn(browser: Browser, page: Page): Promise<Page> {
  const other = await otherBrowser(browser, new URL(page.url()).origin, page.viewportSize() ?? undefined);
  await other.context().addCookies(await page.context().cookies());
  return other;
}
