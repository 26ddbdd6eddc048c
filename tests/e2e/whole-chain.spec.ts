import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatCents, formatExactEuros } from '#domain/kernel/format.ts';
import { formatDayMonth } from '#domain/kernel/local-time-texts.ts';
import type { openProject } from '#domain/projects/calls.ts';
import { readPdf } from '../pdf-text.ts';
import { stageMove } from '../stage-moves.ts';
import { uniqueLetters } from '../unique.ts';
import { codeFor, mailed, otherBrowser, part, send, somebody, title } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { heldCalls } from './held-calls.ts';
import { expectFocusKept, press, tabOnto, write } from './keyboard.ts';
import { begunOffer, changePart, sentRequest, paidOperatorTest as test } from './operator.ts';
import { type Photo, photo } from './photos.ts';
import { stickingOut } from './sticking-out.ts';
import { SAVED, UPLOADED } from './waits.ts';
import { plain } from './wizard.ts';

type Project = AnswerOf<typeof openProject>;

const LINK = /http\S+\/ponuka\/[\w-]{43}/;
const ITEM = 'Fotografie dielne';
/** Where the client looks at what is delivered. */
const PREVIEW = 'https://nahlad.example.sk/uvod?verzia=1&druha=2';
const ADDED = { name: 'Blog pre novinky', price: 240_00 };

/** A word that no line can hold. */
/** Where the website is launched. */
const LIVE = 'https://www.strechy.example.sk';
const LONG = 'x'.repeat(300);

const filed = z.array(z.object({ id: z.string(), name: z.string(), path: z.string() }));

/** A small file of text. */
const note = (name: string, text: string): Photo => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
const DESIGN = note('navrh.txt', 'Hlavička je vľavo.');

const itemOn = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Podklady', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: ITEM, exact: true }) });

const said = (page: Page, text: string): Locator =>
  page
    .getByRole('list', { name: /^Správy [ka]\s/ })
    .getByRole('listitem')
    .filter({ hasText: text });

/** Presses what asks for files, and picks these. */
async function pick(control: Locator, files: Photo[]): Promise<void> {
  const chooser = control.page().waitForEvent('filechooser');
  await press(control);
  await (await chooser).setFiles(files);
}

/** Brings photos to the item, which are looked at and shown. */
async function bring(page: Page, files: Photo[]): Promise<void> {
  const item = itemOn(page);
  await pick(item.getByLabel(/^(Nahrať|Pridať ďalšie)/).first(), files);
  for (const { name } of files) await expect(item.getByRole('link', { name })).toBeVisible(UPLOADED);
}

/** Writes a message with a file, and sends it. */
async function say(page: Page, text: string, file: Photo): Promise<void> {
  const field = page.getByRole('textbox', { name: /^(Napísať správu|Správa klientovi)$/ });
  await pick(page.getByRole('button', { name: 'Priložiť', exact: true }), [file]);
  const picked = page.getByRole('list', { name: 'Súbory k\u00A0správe' });
  await expect(picked.getByRole('link')).toBeVisible(UPLOADED);
  await tabOnto(field, 'Shift+Tab');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveValue('');
}

/** Both sides have it, with its file. */
async function expectSaid(pages: readonly Page[], text: string, file: Photo): Promise<void> {
  for (const page of pages)
    await expect(said(page, text).getByRole('link', { name: file.name })).toBeVisible();
}

/** Accepts what is offered on the page; a firm that has signed before is not asked for its IČO again. */
async function accept(page: Page, name: string, ico: string | null): Promise<Locator> {
  const answer = page.getByRole('complementary', { name: /^Prijatie/ });
  await write(answer.getByLabel('Vaše meno a priezvisko'), name);
  const field = answer.getByLabel('IČO', { exact: true });
  if (ico === null) await expect(field).toHaveCount(0);
  else await write(field, ico);
  await press(answer.getByLabel(/^Súhlasím/), 'Space');
  await press(answer.getByRole('button', { name: /^Objednávka/ }));
  await expect(answer.getByText(/^Prijat[áý]$/)).toBeVisible();
  await expectFocusKept(page);
  return answer;
}

/** What a press saves: its name, and its bytes. */
async function saved(button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const download = button.page().waitForEvent('download', SAVED);
  await press(button);
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** The links of a list say this, in any order: files come as they are ready. */
const expectNamed = (links: Locator, photos: Photo[]): Promise<void> =>
  expect
    .poll(async () => (await links.allTextContents()).toSorted())
    .toEqual(photos.map(({ name }) => name).toSorted());

/** The page has no axe violation in either theme, and nothing of it is wider than the screen. */
async function expectWell(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await stickingOut(page)).toEqual([]);
}

test('by keyboard alone: from an offer accepted by its link to a launched website, its report, the export and the way out', async ({
  page,
  browser,
  baseURL,
  visitor,
  server,
  guard,
}) => {
  guard.allow(/401.*\/api\/events/);
  const { request, keyboard } = page;
  const company = `Dielňa ${uniqueLetters()}`;
  const offer = await begunOffer(request, await sentRequest(request, { ...visitor, company }));
  expect((await send(request, `/api/admin/offers/${offer}/send`, {})).status).toBe(200);
  const client = await otherBrowser(browser, baseURL ?? '', page.viewportSize() ?? undefined);
  await guard.watch(client);
  const expected = client.getByRole('list', { name: 'Čo od vás potrebujem' });
  const dialog = (of: Page) => of.getByRole('dialog');

  await test.step('the client accepts the offer by its link and makes an account from it', async () => {
    await client.goto(await mailed(server.dataDir, visitor.email, LINK));
    const answer = await accept(client, visitor.name, '12345679');
    await expectWell(client);
    await press(answer.getByRole('link', { name: 'Vytvoriť účet' }));
    await expect(client.getByLabel('E-mail')).toHaveValue(visitor.email);
    const { username, password } = somebody('retaz');
    await write(client.getByLabel('Používateľské meno'), username);
    await write(client.getByLabel('Heslo').and(client.getByRole('textbox')), password);
    await client.keyboard.press('Enter');
    await expect(title(client, 'Zadajte kód z e-mailu')).toBeVisible();
    await tabOnto(client.getByRole('textbox', { name: /^Kód/ }));
    await client.keyboard.insertText(await codeFor(server.dataDir, visitor.email));
    await expect(title(client, 'Prehľad')).toBeVisible();
    await expect(client.getByRole('list', { name: 'Projekty' }).getByRole('listitem')).toHaveCount(1);
    await expectWell(client);
  });

  const projects: { id: string }[] = await (
    await request.get(`/api/admin/projects?${new URLSearchParams({ search: company })}`)
  ).json();
  expect(projects).toHaveLength(1);
  const id = projects[0]?.id ?? '';
  const path = `/api/admin/projects/${id}`;
  const read = async (): Promise<Project> => (await request.get(path)).json();
  const item = { title: ITEM, description: 'Predná a\u00A0zadná strana.', dueOn: '2030-01-07' };
  expect((await send(request, `${path}/checklist`, item)).status).toBe(200);
  const before = await read();
  const itemId = before.checklist.find(({ title: named }) => named === ITEM)?.id ?? '';
  const photos = await Promise.all(['pred.jpg', 'po.jpg', 'pred-2.jpg'].map(photo));
  const [blurred, good, again] = photos;
  if (!blurred || !good || !again) throw new Error('no photos');

  await test.step('photos are brought, come back with a reason, are brought again and accepted', async () => {
    await page.goto(`/admin/projects/${id}`);
    await press(client.getByRole('list', { name: 'Projekty' }).getByRole('link').first());
    await expect(title(client, before.name)).toBeVisible();
    await expect(client).toHaveURL(new RegExp(`/portal/projects/${id}$`));
    await client.goto(`/portal/projects/${id}#podklad-${itemId}`);
    await bring(client, [blurred, good]);
    await press(itemOn(client).getByRole('button', { name: 'Dodať podklad' }));
    await expect(itemOn(client)).toContainText('Dodané');
    await expectWell(client);

    const files = page.getByRole('list', { name: `Súbory k\u00A0podkladu ${ITEM}` }).getByRole('link');
    await expectNamed(files, [blurred, good]);
    const back = page.getByRole('button', { name: `Vrátiť… podklad: ${ITEM}` });
    await press(back);
    await write(dialog(page).getByLabel('Dôvod'), 'Prvá je rozmazaná.');
    await expectAccessible(page);
    // The project is read anew only after the dialog has gone: the button that opened it is taken away with the focus on it.
    const reading = await heldCalls(page, 'GET', `**${path}`);
    await press(dialog(page).getByRole('button', { name: 'Vrátiť klientovi' }));
    await expect(dialog(page)).toHaveCount(0);
    await expect(back).toBeFocused();
    await reading.letGo();
    await expect(back).toHaveCount(0);
    // Whoever reads with a screen reader is told where the focus is at that moment, so it is asked for once.
    expect(await page.locator('body').evaluate((body) => document.activeElement === body)).toBe(false);

    await expect(itemOn(client)).toContainText('Prvá je rozmazaná.');
    const away = itemOn(client).getByRole('button', { name: `Odstrániť ${blurred.name}` });
    await press(away);
    await press(away);
    await expect(away).toHaveCount(0);
    await bring(client, [again]);
    await expectWell(client);
    await press(itemOn(client).getByRole('button', { name: 'Dodať podklad' }));
    await expect(itemOn(client)).toContainText('Dodané');
    await expectNamed(files, [good, again]);
    await press(page.getByRole('button', { name: `Prijať podklad: ${ITEM}` }));
    await expect(itemOn(client)).toContainText('Prijaté');
  });

  const list = note('cennik.txt', 'Strecha 40 eur');
  const plan = note('postup.txt', 'Začíname v pondelok.');

  await test.step('they write to each other with files, live', async () => {
    await say(client, `Posielam cenník. ${LONG}`, list);
    await expectSaid([client, page], 'Posielam cenník.', list);
    await say(page, 'Tu je postup.', plan);
    await expectSaid([client, page], 'Tu je postup.', plan);
    await expect(said(client, 'Posielam cenník.')).toContainText('prečítané');
    for (const screen of [client, page]) await expectWell(screen);
  });

  const [first] = before.stages;
  if (!first) throw new Error('no stage');

  await test.step('a stage is delivered, and approved', async () => {
    const stage = page.getByRole('list', { name: 'Etapy' }).getByRole('listitem').first();
    const moved = async (move: string, then: () => Promise<void> = async () => {}) => {
      const button = stage.getByRole('button', { name: new RegExp(`^${move}`) });
      await press(button);
      await then();
      await expect(button).toHaveCount(0);
      await expectFocusKept(page);
    };
    await moved('Začať');
    await moved('Odovzdať', async () => {
      await expect(dialog(page)).toBeVisible();
      await expectWell(page);
      await write(dialog(page).getByLabel('Adresa'), PREVIEW);
      await write(
        dialog(page).getByLabel('Čo si má klient pozrieť'),
        'Heslo poviem. <b>Pozrite formulár.</b>',
      );
      await pick(dialog(page).getByRole('button', { name: 'Priložiť', exact: true }), [DESIGN]);
      const picked = dialog(page).getByRole('list', { name: 'Súbory k\u00A0odovzdaniu' });
      await expect(picked.getByRole('link')).toBeVisible(UPLOADED);
      await dialog(page).getByLabel('Čo si má klient pozrieť').focus();
      await keyboard.press('Control+Enter');
      await expect(dialog(page)).toBeHidden();
    });
    await expect(stage).toContainText(`Odovzdali ste: ${PREVIEW}`);
    await expect(stage.getByRole('link', { name: DESIGN.name })).toBeVisible();
    await expect(expected).toContainText(`Schváliť etapu: ${first.name}`);
    await expect(expected).toContainText(`Čo si pozrieť: ${PREVIEW}`);
    await expect(expected).toContainText(DESIGN.name);
    await press(expected.getByRole('button', { name: `Schváliť etapu: ${first.name}` }));
    await expect(dialog(client).getByRole('link', { name: DESIGN.name })).toBeVisible();
    await expect(dialog(client)).toBeVisible();
    await expectWell(client);
    const way = dialog(client).getByRole('link', { name: PREVIEW, exact: true });
    await expect(way).toHaveAttribute('href', PREVIEW);
    await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(dialog(client), 'what was written is a text').toContainText('<b>Pozrite formulár.</b>');
    await press(dialog(client).getByRole('button', { name: 'Schváliť etapu' }));
    await expect(client.getByText(`Etapa „${first.name}“ je schválená. Ďakujem.`).last()).toBeFocused();
    await expect(expected).not.toContainText(`Schváliť etapu: ${first.name}`);
    await expect(stage).toContainText('Schválená');
  });

  await test.step('a change is asked for, offered as an addendum and accepted', async () => {
    const change = client.getByRole('list', { name: /^Žiadosti o.zmenu$/ }).getByRole('listitem');
    await press(client.getByRole('button', { name: /^Požiadať o.zmenu$/ }));
    await expect(dialog(client)).toBeVisible();
    await expectWell(client);
    await write(dialog(client).getByLabel('Čo chcete zmeniť alebo pridať'), 'Chceme pridať blog.');
    await press(dialog(client).getByRole('button', { name: 'Odoslať žiadosť' }));
    await expect(change).toContainText('Čaká na odpoveď');

    const asked = page.getByRole('list', { name: /^Žiadosti o.zmenu$/ });
    await expect(asked).toContainText('Chceme pridať blog.');
    await expectWell(page);
    await press(asked.getByRole('button', { name: 'Pripraviť dodatok' }));
    await expect(page).toHaveURL(/\/admin\/offers\/[\w-]{36}/);
    await expect(page.getByText(`${before.number}/D1`, { exact: true }).first()).toBeVisible();
    await expect(change).toContainText('Pripravuje sa dodatok');
    await press(page.getByRole('button', { name: /^(1\.1)?\s?Bez názvu$/ }));
    await write(page.getByLabel('Názov', { exact: true }), ADDED.name);
    await write(page.getByLabel('Cena za jednotku'), String(ADDED.price / 100));
    await keyboard.press('Escape');
    await expect(page.getByText('Nič nechýba, dodatok sa dá odoslať.')).toBeVisible();
    await keyboard.press('Control+Enter');
    await expect(page.getByLabel('Predmet')).toHaveValue(/ \| Dodatok$/);
    await expectAccessible(page);
    await keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Stav dodatku' })).toContainText('Odoslaný');

    await expect(expected).toContainText(/Rozhodnúť o.dodatku: /);
    await press(expected.getByRole('link', { name: /^Pozrieť a.rozhodnúť/ }));
    await expect(client.getByText(ADDED.name).first()).toBeVisible();
    await accept(client, visitor.name, null);
    await expectWell(client);
    await press(client.getByRole('link', { name: 'Prejsť na projekt' }));
    await expect(title(client, before.name)).toBeVisible();
    await expect(change).toContainText('Dodatok prijatý');
  });

  const grown = await read();

  await test.step('the total and the day of launch have moved, the same for both', async () => {
    expect(grown.price).toBe(before.price + ADDED.price);
    expect(grown.agreedOn > before.agreedOn).toBe(true);
    expect(grown.stages).toHaveLength(before.stages.length + 1);
    expect(grown.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(grown.price);
    // Work that runs ahead is launched on the agreed day for its client.
    const day = new RegExp(`Spustenie\\s${formatDayMonth(grown.agreedOn).replaceAll(/\s/gu, '\\s')}`);
    await expect(client.getByText(day).first()).toBeVisible();
    const parts = client.getByRole('navigation', { name: 'Časti projektu' });
    await press(parts.getByRole('link', { name: 'Platby' }));
    await expect(client.getByRole('region', { name: 'Platby' })).toContainText(formatCents(grown.price));
    await press(parts.getByRole('link', { name: 'Dokumenty' }));
    await expect(client.getByRole('list', { name: 'Dokumenty', exact: true })).toContainText(
      `${before.number}/D1`,
    );

    // The screen of what was sent follows.
    await expect(page.getByText(/^Prijat[áý]$/).first()).toBeVisible();
    await press(page.getByRole('link', { name: `Dodatok k projektu „${before.name}“` }));
    const addendum = page.getByRole('list', { name: 'Dokumenty', exact: true }).getByRole('listitem').nth(1);
    await expect(addendum).toContainText(`Dodatok ${before.number}/D1`);
    await expect(addendum).toContainText('Prijatý');
    await expect(page.getByRole('region', { name: 'Platby', exact: true })).toContainText(
      formatCents(grown.price),
    );
  });

  await test.step('the rest is done, the last payment comes, and the website is launched', async () => {
    for (const { id: stageId, state } of grown.stages)
      if (state !== 'approved')
        for (const next of ['active', 'delivered', 'approved'] as const)
          await changePart(request, id, `stages/${stageId}`, stageMove(next));
    const open = (await read()).payments.filter(({ state }) => state !== 'paid');
    const step = async (paymentId: string, body: object) =>
      expect((await send(request, `/api/admin/payments/${paymentId}/steps`, body)).status).toBe(200);
    for (const { id: paymentId, state } of open) {
      if (state === 'waiting') await step(paymentId, { step: 'ask' });
      if (paymentId !== open.at(-1)?.id) await step(paymentId, { step: 'pay', on: grown.today });
    }
    const last = open.at(-1);
    if (!last) throw new Error('everything is paid');
    await expect(expected).toContainText('Uhradiť');
    await press(page.getByRole('button', { name: `Označiť ako uhradenú platbu: ${last.name}` }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Označiť ako uhradenú' }));
    await expect(page.getByRole('region', { name: 'Platby', exact: true })).toContainText(
      `uhradené ${formatCents(grown.price)} z`,
    );
    await expect(expected).not.toContainText('Uhradiť');

    await press(page.getByRole('button', { name: 'Zmeniť projekt' }), 'Enter', 'Shift+Tab');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await press(page.getByRole('menuitem', { name: /^Spustiť/ }), 'Enter', 'ArrowDown');
    const launch = page.getByRole('dialog');
    await launch.getByLabel('Adresa').fill(LIVE);
    await press(launch.getByRole('button', { name: 'Spustiť projekt' }));
    await expect(page.getByText('Spustený', { exact: true })).toBeVisible();
    await expectFocusKept(page);
    await expectWell(page);
    await expect(client.getByText('Spustený', { exact: true })).toBeVisible();
    await expect(client.getByRole('link', { name: LIVE })).toBeVisible();
    await expect(client.getByText('Dodať podklad')).toHaveCount(0);
    await expectWell(client);
  });

  await test.step('the report says what was agreed, done and paid', async () => {
    await press(
      client.getByRole('navigation', { name: 'Časti projektu' }).getByRole('link', { name: 'Dokumenty' }),
    );
    const report = await saved(client.getByRole('button', { name: /^PDF.*odovzdávac.*protokol/i }));
    expect(report.name).toMatch(/^odovzdavaci-protokol.*\.pdf$/);
    const { text } = await readPdf(report.bytes);
    for (const fact of [before.name, first.name, ITEM, `${before.number}/D1`, formatExactEuros(grown.price)])
      expect(plain(text)).toContain(plain(fact));
  });

  await test.step('the export has all of it, as both have seen it', async () => {
    await client.goto('/portal/settings');
    const button = part(client, 'Stiahnutie údajov').getByRole('button', { name: 'Stiahnuť moje údaje' });
    const archive = await saved(button);
    expect(archive.name).toMatch(/^moje-udaje-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = unzipSync(archive.bytes);
    const rows = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    const now = await read();
    expect(rows('projekty.json')).toMatchObject([
      {
        id,
        price: grown.price,
        stages: now.stages.map(({ name }) => ({ name })),
        payments: now.payments.map(({ amount, number }) => ({ amount, number })),
      },
    ]);
    const written = z.array(z.object({ subjectId: z.string(), text: z.string() })).parse(rows('spravy.json'));
    const here = written.filter(({ subjectId }) => subjectId === id).map(({ text }) => text);
    expect(here).toEqual(expect.arrayContaining([`Posielam cenník. ${LONG}`, 'Tu je postup.']));
    const brought = filed.parse(rows('subory.json'));
    expect(brought.map(({ name }) => name).toSorted()).toEqual(
      [good, again, list, plan, DESIGN].map(({ name }) => name).toSorted(),
    );
    for (const { id: fileId, path: inside } of brought) {
      const answer = await client.request.get(`/api/portal/files/${fileId}/content`);
      expect(Buffer.from(files[inside] ?? []).equals(await answer.body())).toBe(true);
    }
    for (const { name, buffer } of [list, plan]) {
      const inside = brought.find((file) => file.name === name)?.path ?? '';
      expect(Buffer.from(files[inside] ?? []).equals(buffer)).toBe(true);
    }
    const overview = strFromU8(files['prehlad.html'] ?? new Uint8Array());
    for (const fact of [before.name, 'Posielam cenník.', 'Tu je postup.']) expect(overview).toContain(fact);
  });

  await test.step('signed out, nothing of it is shown any more', async () => {
    await press(client.getByRole('button', { name: /^Môj účet/ }), 'Enter', 'Shift+Tab');
    // The menu gives the focus to its first row once it is drawn.
    await expect(client.getByRole('menuitem').first()).toBeFocused();
    await press(client.getByRole('menuitem', { name: 'Odhlásiť sa' }), 'Enter', 'ArrowDown');
    await expect(title(client, 'Prihláste sa')).toBeVisible();
    await client.goto(`/portal/projects/${id}`);
    await expect(title(client, 'Prihláste sa')).toBeVisible();
    await expect(client.getByText(before.name)).toHaveCount(0);
    expect((await client.request.get(`/api/portal/projects/${id}`)).status()).toBe(401);
    await client.context().close();
  });
});
