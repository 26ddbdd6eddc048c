import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { isTo } from '../outbox.ts';
import { readPdf } from '../pdf-text.ts';
import { mailsOf } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { unnamedIn } from './stored-names.ts';
import { type Answers, plain, Wizard, waterfall } from './wizard.ts';

/** A request in detailed mode, with its price worked out by hand from specification 9. */
const ANSWERS: Answers = {
  mode: 'Detailný rozpočet',
  trade: 'Pokrývač',
  features: ['Dopytový formulár', 'Galéria pred a po'],
  size: 'Profesionál',
  budget: /^3\s500 – 8\s000/,
  timeline: 'Čo najskôr',
};
// (1500 × 1.2 + 300 + 250) × 1.1 × 1.15 = 2972.75; 85 % and 115 % of it
const [MIN, MAX] = ['2 527 €', '3 419 €'];
const LINES = [
  ['Základ webu (Profesionál)', '1 500 €'],
  ['Obsah pre pokrývača (druhy striech a krytín)', '300 €'],
  ['Dopytový formulár', '300 €'],
  ['Galéria pred a po', '250 €'],
  ['Rozpracovanie zadania', '235 €'],
  ['Prednostné spracovanie', '388 €'],
  ['Odhad spolu', '2 973 €'],
] as const;
/** What documents show to the cent, by the rounded amount on the screen. */
const CENTS: Record<string, string> = { '388 €': '387,75 €', '2 973 €': '2 972,75 €' };
/** The calculation on paper has both decimals, also where the screen has whole euros. */
const PRINTED = LINES.flatMap(([label, amount]) => [label, CENTS[amount] ?? amount.replace(/ €$/, ',00 €')]);

test('from the call to action to the mails, with one price everywhere', async ({ page, visitor, server }) => {
  const wizard = new Wizard(page);
  await page.addInitScript(() => localStorage.setItem('quote-auto-advance', 'off'));
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Vypočítať (orientačnú )?cenu/ })
    .first()
    .click();
  await expect(wizard.dialog).toBeVisible();
  await expect(wizard.dialog).toContainText(
    'Vytvorte presný rozpočet pre váš projekt v 5 jednoduchých krokoch.',
  );
  await wizard.answer(ANSWERS, visitor);

  const panel = await wizard.panel();
  await expect(panel).toContainText(`od ${MIN} do ${MAX}`);
  expect(await waterfall(panel)).toEqual(LINES);

  await wizard.generate();
  await expect(wizard.toast('Rozpočet vygenerovaný')).toBeVisible();
  await expect(wizard.result).toContainText(`od ${MIN} do ${MAX}`);
  expect(await waterfall(wizard.result)).toEqual(LINES);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    wizard.dialog.getByRole('button', { name: 'Exportovať PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^rozpocet-[a-z-]+-\d+\.pdf$/);
  const pdf = await readPdf(await savedFile(download));
  for (const text of [MIN, MAX, visitor.name, ...PRINTED]) expect(plain(pdf.text)).toContain(text);

  await wizard.submit();
  await expect(page).toHaveURL(/\/(potvrdenie-dopytu|service-request-confirmation)$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Váš dopyt bol prijatý' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rozpočet vygenerovaný' })).toHaveCount(0);
  const thanks = page.getByText(/Číslo dopytu je #\d{4}/).first();
  const [ticket = ''] = /#\d{4}/.exec((await thanks.textContent()) ?? '') ?? [];
  expect(await unnamedIn(page)).toEqual([]);

  const mails = await mailsOf(server.dataDir, visitor.email, 2);
  const client = mails.find((mail) => isTo(mail, visitor.email));
  const operator = mails.find((mail) => !isTo(mail, visitor.email));
  expect(client?.subject).toBe(`Váš dopyt ${ticket} bol prijatý`);
  expect(operator?.subject ?? '').toContain(ticket);
  expect(operator?.html ?? '').toContain('href="tel:+421905123456"');
  for (const mail of [client, operator])
    expect(plain(mail?.text ?? '')).toContain(`${MIN.replace(' €', '')} – ${MAX}`);
  const attached = client?.attachments[0]?.content;
  if (!(attached instanceof ArrayBuffer)) throw new Error('The mail to the client has no PDF.');
  const attachedText = plain((await readPdf(new Uint8Array(attached))).text);
  for (const text of [MIN, MAX, ...PRINTED]) expect(attachedText).toContain(text);
});

const savedFile = async (download: Download): Promise<Buffer> => readFile(await download.path());

test('the requirements document is exported in four formats that say the same', { tag: '@once' }, async ({
  page,
  visitor,
}) => {
  const wizard = new Wizard(page);
  await wizard.open('/sluzby/tvorba-webu?rozpocet=tvorba-webu');
  await wizard.answer(ANSWERS, visitor);
  await wizard.generate();
  await wizard.dialog.getByRole('button', { name: 'Vygenerovať PRD' }).click();
  await expect(wizard.toast('PRD vygenerovaný')).toBeVisible();
  await expectAccessible(page);

  const files: Record<string, Buffer> = {};
  for (const [format, extension] of [
    ['PDF, celý dokument', 'pdf'],
    ['Markdown', 'md'],
    ['JSON', 'json'],
    ['HTML', 'html'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), wizard.exportDocument(format)]);
    expect(download.suggestedFilename()).toBe(`PRD-tvorba-webu.${extension}`);
    files[extension] = await savedFile(download);
  }
  const pdf = await readPdf(files.pdf ?? Buffer.alloc(0));
  const texts = {
    pdf: plain(pdf.text),
    md: plain(String(files.md)),
    html: plain(String(files.html)),
    json: plain(String(files.json)),
  };
  for (const words of ['Orientačný rozpočet', 'Otvorené otázky', 'Galéria pred a po'])
    for (const [format, text] of Object.entries(texts))
      expect(text, `${words} in ${format}`).toContain(words);
  for (const text of [texts.pdf, texts.md, texts.html]) expect(text).toContain(MAX);
});
