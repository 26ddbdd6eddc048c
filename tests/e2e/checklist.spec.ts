import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser, Download, Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import type { AnswerOf } from '#domain/api/call.ts';
import type { openProject } from '#domain/projects/calls.ts';
import { person } from '../accounts.ts';
import { uniqueLetters } from '../unique.ts';
import { mailed, otherBrowser, proven, send } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, type Visitor, whenTakenOver } from './fixtures.ts';
import { acceptedOffer, changePart, operatorTest as test } from './operator.ts';
import { photo } from './photos.ts';
import { stickingOut } from './sticking-out.ts';
import { UPLOADED } from './waits.ts';

type Project = AnswerOf<typeof openProject>;

const ITEM = 'Fotografie dielne';

/** A project whose client has been asked for something; its id and that of the item. */
async function askedFor(operator: APIRequestContext, visitor: Visitor) {
  const company = `Dielňa ${uniqueLetters()}`;
  await acceptedOffer(operator, { ...visitor, company });
  const [row]: Project[] = await (await operator.get(`/api/admin/projects?search=${company}`)).json();
  const path = `/api/admin/projects/${row?.id}`;
  const item = { title: ITEM, description: 'Predná a\u00A0zadná strana.', dueOn: '2030-01-07' };
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

const itemOn = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Podklady', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: ITEM, exact: true }) });

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

  const [first, second] = [await photo('balkon-pred.jpg'), await photo('balkon-po.jpg')];
  const held = await holdParts(page);
  await pick(page, [first]);
  await expect(tile(page, first.name)).toContainText('%, 512 z');
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
  await expect(item).toContainText('Dodané');
  await expect(item).toContainText('2\u00A0súbory');
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
  await expect(item).toContainText('Dodané');

  await operator.reload();
  await expect(atOperator.getByRole('link')).toHaveText([second.name, third.name]);
  await operator.getByRole('button', { name: `Prijať podklad: ${ITEM}` }).click();
  await page.reload();
  await expect(item).toContainText('Prijaté');
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
  await expect(item).toContainText('Dodané');

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
  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Všetky súbory (ZIP)' }).click();
  expect((await archive).suggestedFilename()).toBe('subory-projektu.zip');
  await page.context().close();
});
