import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TESTIMONIAL_REQUEST } from '#content/checklist-wants.ts';
import { fileContent, sendChunk } from '#domain/files/contract.ts';
import { FILE_REFUSALS, FILE_WAITS } from '#domain/files/file-refusals.ts';
import { handInItem } from '#domain/projects/checklist-contract.ts';
import { LATER_WORDS } from '#web/shell/later-words.ts';
import { expectAccessible } from './axe.ts';
import { checklistServer, item, itemOn, named, openChecklist, pick, tile } from './client-checklist.tsx';
import { refused } from './fake-api.ts';
import { gate } from './gate.ts';
import { press } from './keyboard.ts';
import { plain, textsOf } from './texts.ts';

const PHOTOS = 'Fotografie dielne';
const handIn = itemOn(PHOTOS).getByRole('button', { name: 'Dodať podklad' });
const alert = itemOn(PHOTOS).getByRole('alert');
const adding = itemOn(PHOTOS).getByLabelText(/^(Nahrať súbory|Pridať ďalšie)$/);
const text = itemOn(PHOTOS).getByRole('textbox');

test('the texts of many pages stand under one line, which is open at the address of one of them', async () => {
  const pages = ['Úvod', 'Služby', 'Cenník', 'O nás', 'Kontakt', 'Galéria', 'Blog'].map((name) =>
    item(`Texty na stránku „${name}“`, { kind: 'page' }),
  );
  const items = [item('Logo na tlač', { kind: 'logo' }), ...pages];
  checklistServer(items);
  const list = page.getByRole('list', { name: 'Texty na stránky' });
  await openChecklist(items);
  const line = page.getByText('Texty na stránky: dodané 0 zo 7');
  await expect.element(line).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  await expectAccessible();
  await line.click();
  const titles = () => textsOf(list.getByRole('heading')).map(plain);
  await expect.poll(titles).toEqual(pages.map(({ title }) => title));
});

test('the line over the texts of many pages is open where the address leads to one of them', async () => {
  const pages = Array.from({ length: 7 }, (_, index) => item(`Texty ${index}`, { kind: 'page' }));
  checklistServer(pages);
  await openChecklist(pages, pages.at(-1));
  await expect
    .element(page.getByRole('list', { name: 'Texty na stránky' }).getByRole('textbox'))
    .toBeVisible();
});

test('a late item says in its row what it does to the launch, where it does something', async () => {
  const items = [
    item(PHOTOS, { dueOn: '2026-11-20', late: { days: 4, shift: 3 } }),
    item('Logo', { kind: 'logo', dueOn: '2026-11-20', late: { days: 4, shift: 0 } }),
  ];
  checklistServer(items);
  await openChecklist(items);
  await expect.element(itemOn(PHOTOS)).toMatchTextContent(/Mešká 4 dni/);
  await expect.element(itemOn(PHOTOS)).toMatchTextContent('Posúva spustenie o 3 pracovné dni');
  await expect.element(itemOn('Logo')).toMatchTextContent(/Mešká 4 dni/);
  await expect.element(itemOn('Logo')).not.toMatchTextContent('spustenie');
  await expectAccessible();
});

test('nothing is handed in before there is something, nor while a file is on its way, which can be held', async () => {
  const items = [item(PHOTOS)];
  const server = checklistServer(items);
  const held = gate();
  const sent = server.on(sendChunk, async ({ path, query }) => {
    const offset = Number(query.get('offset'));
    if (offset > 0) await held.passed;
    return server.takePart(path, offset);
  });
  await openChecklist(items);
  await press(handIn);
  await expect.element(alert).toMatchTextContent('Najprv niečo nahrajte alebo napíšte');

  await pick(adding, [named('balkon.pdf', 600 * 1024)]);
  await expect.element(tile('balkon.pdf')).toMatchTextContent('85 %, 512 zo 600 kB');
  await expectAccessible();
  await press(handIn);
  await expect.element(alert).toMatchTextContent('Počkajte');
  // Held by a press, nothing more of it is asked for; by another it goes on with the same part.
  const offsets = () => sent.map(({ query }) => query.get('offset'));
  await expect.poll(offsets).toEqual(['0', '524288']);
  await press(tile('balkon.pdf').getByRole('button', { name: 'Pozastaviť balkon.pdf' }));
  await expect.element(tile('balkon.pdf')).toMatchTextContent('pozastavené');
  await expectAccessible();
  await press(tile('balkon.pdf').getByRole('button', { name: 'Pokračovať: balkon.pdf' }));
  await expect.poll(offsets).toEqual(['0', '524288', '524288']);
  held.open();
  await expect.element(tile('balkon.pdf').getByRole('link')).toBeVisible();

  await press(handIn);
  await expect.element(itemOn(PHOTOS)).toMatchTextContent('Dodané 24. 11., 1 súbor');
  // Until it is accepted, more can be added.
  await expect.element(itemOn(PHOTOS)).toMatchTextContent('Kým podklad neprijmem');
  await expect.element(adding).toBeInTheDocument();
  await expectAccessible();
});

test('what cannot be sent says why at the file, and the rest goes on', async () => {
  const items = [item(PHOTOS)];
  const server = checklistServer(items);
  server.on(sendChunk, ({ path, query }) => {
    const file = server.takePart(path, Number(query.get('offset')));
    return file.name === 'falosna.jpg'
      ? Object.assign(file, { state: 'refused', refusal: FILE_REFUSALS.content })
      : file;
  });
  await openChecklist(items);
  await pick(adding, [
    named('logo.svg'),
    named('nic.jpg', 0),
    named('velka.jpg', 10 * 1024 * 1024 + 1),
    named('falosna.jpg'),
    named('dielna.jpg'),
  ]);
  await expect.element(tile('logo.svg')).toMatchTextContent('Takýto súbor sa poslať nedá');
  await expect.element(tile('nic.jpg')).toMatchTextContent('Súbor je prázdny');
  await expect.element(tile('velka.jpg')).toMatchTextContent('najviac 10 MB');
  await expect.element(tile('falosna.jpg')).toMatchTextContent('nezodpovedá');
  await expect.element(tile('dielna.jpg').getByRole('link')).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'Nahratý je 1 z 5' })).toBeInTheDocument();
  await expectAccessible();

  // Of more than are taken at once the first ones come, and it is said that others wait.
  await pick(
    adding,
    Array.from({ length: 21 }, (_, index) => named(`zoznam-${index + 1}.txt`, 10 + index)),
  );
  const tooMany = page.getByRole('alert').filter({ hasText: /Naraz sa dá vybrať najviac 20/ });
  await expect.element(tooMany).toMatchTextContent('Pridalo sa prvých 20, ostatné vyberte potom.');
  // What somebody has to read stands open, the rest is folded until it is asked for.
  await expect.element(tile('velka.jpg')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('.file-tile').length).toBe(6);
  await press(page.getByRole('button', { name: 'Zobraziť všetky súbory (25)' }));
  await expect.poll(() => document.querySelectorAll('.file-tile').length).toBe(25);
  await expect.element(tile('zoznam-21.txt')).not.toBeInTheDocument();
  await expect.element(tile('zoznam-20.txt').getByRole('link')).toBeVisible();
  await pick(adding, [named('zoznam-21.txt', 30)]);
  await expect.element(tile('zoznam-21.txt').getByRole('link')).toBeVisible();
  await expect.element(tooMany).not.toBeInTheDocument();
});

test('while the store is down a file says so and goes on by itself; what is read says it at the file, too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const items = [item(PHOTOS)];
  const server = checklistServer(items);
  const away = () => refused('storeUnavailable', { message: FILE_WAITS.storeUnavailable, retryAfter: 60 });
  server.on(sendChunk, away);
  server.on(fileContent, () => refused('storeUnavailable', { message: 'Úložisko je preč.' }));
  await openChecklist(items);
  await pick(adding, [named('cennik.txt')]);
  await expect.element(tile('cennik.txt')).toMatchTextContent('Úložisko súborov teraz neodpovedá.');
  await expect.element(tile('cennik.txt')).toMatchTextContent('čaká na server');
  server.work.parts();
  await vi.advanceTimersByTimeAsync(60_000);
  const saved = tile('cennik.txt').getByRole('link', { name: 'cennik.txt' });
  await expect.element(saved).toBeVisible();
  await press(saved);
  await expect.element(tile('cennik.txt')).toMatchTextContent('Skúste to znova o chvíľu.');
});

test('two texts that are written at once are joined, and what is written while they are handed in is kept', async () => {
  const items = [item(PHOTOS)];
  const [photos = item('')] = items;
  const server = checklistServer(items);
  await openChecklist(items);
  await text.fill('Robíme strechy.');
  await expect.element(itemOn(PHOTOS)).toMatchTextContent('Rozpísané, uložené');
  server.write(photos, 'Robíme strechy a komíny.');
  await text.fill('Robíme strechy aj fasády.');
  await expect.element(alert).toMatchTextContent('Robíme strechy a komíny.');
  await expectAccessible();
  await press(itemOn(PHOTOS).getByRole('button', { name: 'Spojiť oba texty' }));
  await expect.element(text).toHaveValue('Robíme strechy a komíny.\n\nRobíme strechy aj fasády.');
  await expect.element(itemOn(PHOTOS)).toMatchTextContent('Rozpísané, uložené');

  const held = gate();
  const asked = server.on(handInItem, async ({ path }) => {
    await held.passed;
    return server.handIn(path);
  });
  await press(handIn);
  await expect.poll(() => asked.length).toBe(1);
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control} A balkóny.');
  held.open();
  await expect.element(itemOn(PHOTOS)).toMatchTextContent('Dodané');
  // What was written on the way is not in it, and is there to be sent otherwise.
  await expect.element(alert).toMatchTextContent(plain(LATER_WORDS.brought));
  await expect.element(alert).toMatchTextContent('A balkóny.');
  await expectAccessible();
});

test('the text for three people goes out as it stands, by every way, also where a browser gives no clipboard away', async () => {
  const shared: ShareData[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (what: ShareData) => shared.push(what),
  });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('Write permission denied.', 'NotAllowedError'),
  );
  const items = [item('Tri hodnotenia', { kind: 'testimonials' })];
  checklistServer(items);
  await openChecklist(items);
  const { subject, text: body } = TESTIMONIAL_REQUEST;
  const asking = itemOn('Tri hodnotenia');
  await expect.element(asking.getByText('Text, ktorý im môžete poslať')).toBeVisible();
  await expect.element(asking.getByRole('blockquote')).toHaveTextContent(body);
  const partsOf = async (name: string) => {
    const link = await asking.getByRole('link', { name }).findElement();
    const { protocol, host, pathname, search } = new URL(link.getAttribute('href') ?? '');
    const query = new URLSearchParams(search.replace('?&', '?').replaceAll('+', '%2B'));
    return { to: `${protocol}${host}${pathname}`, ...Object.fromEntries(query) };
  };
  expect(await partsOf('SMS')).toEqual({ to: 'sms:', body });
  expect(await partsOf('WhatsApp')).toEqual({ to: 'https:wa.me/', text: body });
  expect(await partsOf('E-mail')).toEqual({ to: 'mailto:', subject, body });
  await press(asking.getByRole('button', { name: 'Zdieľať' }));
  expect(shared).toEqual([{ text: body }]);
  await press(asking.getByRole('button', { name: 'Skopírovať text' }));
  await expect.element(asking.getByRole('button', { name: 'Skopírované' })).toHaveFocus();
  const field = asking.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(field).toHaveValue(body);
  await expectAccessible();
});

test('where photos are asked for, a phone is offered its camera, and what it takes is one that every browser shows', async () => {
  const items = [item('Pred a po', { kind: 'before-after-gallery' })];
  checklistServer(items);
  await openChecklist(items);
  const attributes = async (name: string) => {
    const field = await itemOn('Pred a po').getByLabelText(name).findElement();
    return ['capture', 'accept', 'multiple'].map((attribute) => field.getAttribute(attribute));
  };
  expect(await attributes('Odfotiť')).toEqual(['environment', 'image/jpeg', null]);
  expect(await attributes('Nahrať fotografie')).toEqual([null, 'image/jpeg,image/png,image/webp', '']);
});
