import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { saveItemDraft } from '#domain/projects/checklist-contract.ts';
import { LOOK_AGAIN_MS } from '#web/errors/reachability.ts';
import { expectAccessible } from './axe.ts';
import { checklistServer, item, itemOn, openChecklist } from './client-checklist.tsx';
import { connectionLost } from './fake-api.ts';
import { press } from './keyboard.ts';
import { plain } from './texts.ts';

const TITLE = 'Fotografie dielne';
const handIn = itemOn(TITLE).getByRole('button', { name: 'Dodať podklad' });
const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;

test('without a network it is said that nothing was handed in, also once the text is saved by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const items = [item(TITLE)];
  const server = checklistServer(items);
  await openChecklist(items, items[0]);
  const field = itemOn(TITLE).getByRole('textbox');
  server.on(saveItemDraft, connectionLost);
  await field.fill('Fotky budú pozajtra.');
  await press(handIn);
  const said = itemOn(TITLE).getByRole('alert');
  await expect.element(said).toMatchTextContent('Podklad sa nepodarilo dodať. Server neodpovedá.');
  await expect.element(itemOn(TITLE)).toMatchTextContent('Neuložené, text zostal v tomto prehliadači.');
  server.work.saving();
  await vi.advanceTimersByTimeAsync(2 * LOOK_AGAIN_MS);
  await expect.element(itemOn(TITLE)).toMatchTextContent('Rozpísané, uložené');
  await expect.element(said).toMatchTextContent('Podklad sa nepodarilo dodať.');
});

test('what was handed in stays in its place, says so there, and leads on to what is to be brought next', async () => {
  const late = { dueOn: '2026-11-20', late: { days: 4, shift: 3 } } as const;
  const items = [
    ...['Prvý', 'Druhý', 'Tretí'].map((title) => item(title, { dueOn: '2026-11-20' })),
    item(TITLE, late),
    ...['Logo', 'Cenník', 'Mapa', 'Zmluva', 'Certifikát'].map((title) => item(title)),
  ];
  checklistServer(items);
  await openChecklist(items, items[3]);
  await expect.element(page.getByText('Chýbajúci podklad posúva spustenie')).toBeInTheDocument();
  await itemOn(TITLE).getByRole('textbox').fill('Fotky budú zajtra.');
  const titles = () => [...document.querySelectorAll('.brought h3')].map((title) => plain(title.textContent));
  const order = titles();
  const button = await handIn.findElement();
  button.scrollIntoView({ block: 'center' });
  const top = topOf(button);
  await press(handIn);
  const notice = itemOn(TITLE).getByText('Podklad je dodaný.');
  await expect.element(notice).toBeInViewport();
  await expect.poll(() => document.activeElement?.textContent).toContain('Podklad je dodaný.');
  await expect.element(page.getByRole('status').filter({ hasText: 'je dodaný' })).not.toBeInTheDocument();
  // What stood above all of them is gone, since nothing puts the launch off any more.
  await expect.element(page.getByText('posúva spustenie')).not.toBeInTheDocument();
  await expect.poll(() => Math.abs(topOf(document.activeElement) - top)).toBeLessThan(3);
  expect(titles()).toEqual(order);
  await expectAccessible();

  // The way to what is to be brought next opens it.
  await press(itemOn(TITLE).getByRole('link', { name: 'Ďalší podklad: Logo' }));
  await expect.element(itemOn('Logo').getByRole('button', { name: /^Zavrieť/ })).toBeInViewport();
});
