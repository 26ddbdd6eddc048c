import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BodyOf } from '#domain/api/call.ts';
import { formatCents } from '#domain/kernel/format.ts';
import type { saveOfferTemplate as saveOfferTemplateCall } from '#domain/offers/calls.ts';
import { beginOffer, offerTemplates, saveOfferTemplate, sendOffer } from '#domain/offers/contract.ts';
import { linesOf, type OfferContent } from '#domain/offers/offer.ts';
import { expectAccessible } from './axe.ts';
import { press } from './keyboard.ts';
import { content, expectSums, OFFER, openEditor, openSent } from './offer-editor.tsx';
import { plain } from './texts.ts';

test('a line is dragged into another group, which changes no sum', async () => {
  const { lastSaved } = await openEditor();
  await userEvent.dragAndDrop(
    page.getByRole('button', { name: /^Presunúť: 2\.1/ }),
    page.getByRole('button', { name: /^Presunúť: 3\.2/ }),
    { steps: 10 },
  );
  const moved = page.getByRole('button', { name: /^Presunúť: 3\.\d Dopytový formulár/ });
  await expect.element(moved).toBeInTheDocument();
  await expect
    .poll(() => lastSaved()?.groups.map(({ lines }) => lines.map(({ name }) => name))[2])
    .toContain('Dopytový formulár');
  await expectSums(lastSaved);
});

test('a handle moves payments by five percent', async () => {
  const { lastSaved } = await openEditor();
  const handle = page.getByRole('slider').first();
  const before = Number((await handle.findElement()).getAttribute('aria-valuenow'));
  (await handle.findElement()).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(handle).toHaveAttribute('aria-valuenow', String(before + 5));
  await expect.element(page.getByLabelText('Podiel').first()).toHaveValue(String(before + 5));
  await expect.poll(() => lastSaved()?.payments[0]).toMatchObject({ share: { percent: before + 5 } });
  await expectSums(lastSaved);
});

const names = (content: OfferContent | undefined) =>
  linesOf(content ?? { groups: [] }).map(({ name }) => name);
const row = (name: string) => page.getByRole('button', { name: new RegExp(`^(\\d+\\.\\d+ ?)?${name}$`) });

test('by keyboard: a line is added, priced, moved and the offer sent', async () => {
  const { on, address, lastSaved } = await openEditor();
  const sent = on(sendOffer, () => ({ revision: 1, letter: 'A' }));
  await expect.element(page.getByRole('textbox', { name: 'Názov ponuky' })).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(page.getByLabelText('Názov', { exact: true })).toHaveFocus();
  await userEvent.keyboard(
    'Nemecká verzia{Tab}{Control>}a{/Control}2,5{Tab}{Tab}{Control>}a{/Control}1 250,50',
  );
  await userEvent.keyboard('{Escape}');
  await expect.element(row('Nemecká verzia')).toHaveFocus();
  const last = () => plain([...document.querySelectorAll('[data-line]')].at(-1)?.textContent ?? '');
  await expect.poll(last).toContain(plain(formatCents(3_126_25)));
  await expect.poll(() => names(lastSaved()).at(-1)).toBe('Nemecká verzia');
  await expectSums(lastSaved);

  const before = names(lastSaved());
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(row('Nemecká verzia')).toHaveFocus();
  await expect.poll(() => names(lastSaved()).at(-2)).toBe('Nemecká verzia');
  expect(names(lastSaved())).toHaveLength(before.length);
  await userEvent.keyboard('k');
  await expect.element(row('Nemecká verzia')).not.toHaveFocus();

  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByLabelText('Predmet')).toHaveValue('Ponuka CP-2026-0001');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => sent.map(({ body }) => body.subject)).toEqual(['Ponuka CP-2026-0001']);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/admin/offers');
});

test('lines are kept as a template, put into the offer again and moved by their menu, and the offer is duplicated', async () => {
  const { on, address, lastSaved } = await openEditor();
  const lines = names(OFFER.revisions[0]?.content);
  const templates: BodyOf<typeof saveOfferTemplateCall>[] = [];
  const template = () => ({
    id: crypto.randomUUID(),
    name: templates[0]?.name ?? '',
    title: '',
    lines: lines.length,
    groups: OFFER.revisions[0]?.content.groups ?? [],
    onceTotal: 0,
    monthlyTotal: 0,
    createdAt: OFFER.createdAt,
  });
  on(offerTemplates, () => templates.map(template));
  on(saveOfferTemplate, ({ body }) => {
    templates.push(body);
    return template();
  });
  await page.getByRole('button', { name: /^Šablóny/ }).click();
  await page.getByLabelText('Uložiť túto ponuku ako šablónu').fill('Web pre strechára');
  await page.getByRole('button', { name: 'Uložiť šablónu' }).click();
  await expect.element(page.getByRole('list', { name: 'Šablóny' })).toMatchTextContent('Web pre strechára');
  expect(templates).toEqual([{ offerId: OFFER.id, name: 'Web pre strechára' }]);
  await expectAccessible();
  await page.getByRole('button', { name: 'Vložiť: Web pre strechára' }).click();
  await expect.element(page.getByText('Vložené zo šablóny „Web pre strechára“.')).toBeVisible();
  await expect.poll(() => names(lastSaved())).toEqual([...lines, ...lines]);
  await expectSums(lastSaved);

  const [, second = ''] = lines;
  await row(second).first().click();
  await page.getByRole('button', { name: `Položka „${second}“: čo s\u00A0ním` }).click();
  await page.getByRole('menuitem', { name: /^Posunúť vyššie/ }).click();
  await expect.poll(() => names(lastSaved())[0]).toBe(second);

  const copy = crypto.randomUUID();
  const begun = on(beginOffer, () => ({ id: copy, isNew: true }));
  await page.getByRole('button', { name: 'Duplikovať' }).click();
  await expect.poll(address).toBe(`/admin/offers/${copy}`);
  expect(begun.map(({ body }) => body)).toEqual([{ from: 'copy', id: OFFER.id }]);
});

test('each question that waits leads to its answer, about the line that was asked about', async () => {
  const [first, second] = linesOf(content);
  if (!first || !second) throw new Error('no lines');
  const question = (place: number, lineId: string, waits: boolean) => ({
    ...{
      id: `2b4c6d80-1e2f-4a3b-8c4d-00000000000${place}`,
      side: 'client' as const,
      author: 'Jana Ukážková',
    },
    ...{ isOwn: false, lineId, text: `Otázka ${place}`, createdAt: `2026-11-0${place}T08:00:00Z`, waits },
    ...{ readAt: '2026-11-09T08:00:00Z', withdrawnAt: null, sendId: null, files: [], canWithdraw: false },
  });
  await openSent([question(1, first.id, true), question(2, second.id, true), question(3, first.id, false)]);
  const line = page.getByRole('combobox', { name: /^K.čomu$/ });
  await expect.element(line).toHaveValue(first.id);
  const answers = page.getByRole('button', { name: /^Odpovedať\s+na správu odoslanú/ });
  await expect.poll(() => answers.elements()).toHaveLength(2);
  await page.getByText('Poznámka', { exact: true }).click();
  await expect.element(line).not.toBeInTheDocument();
  await press(answers.nth(1));
  await expect.element(line).toHaveValue(second.id);
  await expect.element(page.getByRole('textbox', { name: 'Správa klientovi' })).toHaveFocus();
  await press(answers.first());
  await expect.element(line).toHaveValue(first.id);
});
