import type { Locator } from '@playwright/test';
import { decode } from 'bysquare/pay';
import type { Email } from 'postal-mime';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatCents, formatExactEuros } from '#domain/kernel/format.ts';
import { centsToEuros } from '#domain/kernel/money.ts';
import { zBefore } from '#domain/kernel/plural.ts';
import type { openOffer } from '#domain/offers/calls.ts';
import { linesOf } from '#domain/offers/offer.ts';
import { duePayments } from '#domain/offers/payment-plan.ts';
import { shownIban } from '#domain/payments/iban.ts';
import { readPdf } from '../pdf-text.ts';
import { readQrCode } from '../qr-reader.ts';
import { uniqueLetters } from '../unique.ts';
import { letMailsLeave, mailed, mailTo, otherBrowser, send } from './account.ts';
import { expectAccessible } from './axe.ts';
import equipped from './equipped-site.config.ts';
import { expect } from './fixtures.ts';
import { expectFocusKept, press, tabOnto, write } from './keyboard.ts';
import { sentRequest, paidOperatorTest as test } from './operator.ts';

import { plain } from './wizard.ts';

type Opened = AnswerOf<typeof openOffer>;

const PHONE = { width: 390, height: 844 };
const LINK = /http\S+\/ponuka\/[\w-]{43}/;
const TEMPLATE = 'Dobrý deň, {meno}, ďakujem za dopyt {dopyt}.';
const ADDED = { name: 'Fotenie na stavbe', price: 320_00 };
const OPTION = { name: 'Nemecká verzia', price: 1_250_50 };

const BACK = 'Shift+Tab';

/** What the drawing of a payment code says, module by module as the browser fills them. */
async function scanned(code: Locator): Promise<string> {
  const modules = await code.evaluate((drawing) => {
    const path = drawing.querySelector('path');
    if (!(drawing instanceof SVGSVGElement) || !path) return [];
    const size = drawing.viewBox.baseVal.width;
    const at = Array.from({ length: size }, (_, index) => index + 0.5);
    return at.map((y) => at.map((x) => path.isPointInFill(new DOMPoint(x, y))));
  });
  const quiet = modules.findIndex((row) => row.includes(true));
  return readQrCode(modules.slice(quiet, -quiet).map((row) => row.slice(quiet, -quiet)));
}

/** The text of the PDF that a mail brings. */
async function attachedText({ attachments }: Email): Promise<string> {
  const file = attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  if (!(file?.content instanceof ArrayBuffer)) throw new Error('no PDF');
  return (await readPdf(new Uint8Array(file.content))).text;
}

test('by keyboard alone: from a new request to an accepted addendum, all numbers the same everywhere', {
  // The operator at a desk, the client on a phone; whole-chain.spec walks with the operator on a phone.
  tag: '@once',
}, async ({ page, browser, baseURL, visitor, server, guard }) => {
  const client = await otherBrowser(browser, baseURL ?? '', PHONE);
  await guard.watch(client);
  const company = `Strechy ${uniqueLetters()}`;
  const template = `Prvá odpoveď ${uniqueLetters()}`;
  await send(page.request, '/api/admin/reply-templates', { name: template, text: TEMPLATE });
  const { keyboard } = page;
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const list = (name: string) => page.getByRole('list', { name, exact: true });
  const button = (name: RegExp) => page.getByRole('button', { name }).first();
  const offerHere = () => /\/admin(\/offers\/[\w-]{36})/.exec(page.url())?.[1];
  const read = async (path = offerHere()): Promise<Opened> =>
    (await page.request.get(`/api/admin${path}`)).json();

  await test.step('a new request comes while the operator looks, is seen and answered', async () => {
    await page.goto('/admin');
    await expect(heading(/./)).toBeVisible();
    await sentRequest(client.request, { ...visitor, company });
    const waiting = page.getByRole('link', { name: new RegExp(`^Odpovedať: ${company}`) });
    await expect(waiting).toBeVisible();
    await expectAccessible(page);
    await press(waiting);

    await expect(heading(company)).toBeVisible();
    await expect(page.getByText('Prečítaný', { exact: true })).toBeVisible();
    const composer = page.getByRole('textbox', { name: 'Odpoveď klientovi' });
    await expect(composer).toBeFocused();
    await press(button(/^Šablóna/), 'Enter', BACK);
    await press(page.getByRole('menuitem', { name: template }), 'Enter', 'ArrowDown');
    await expect(composer).toBeFocused();
    await keyboard.press('Control+Enter');
    await expect(page.getByText('Kontaktovaný')).toBeVisible();
    await letMailsLeave(server.dataDir);
    await mailed(server.dataDir, visitor.email, /ďakujem za dopyt #\d{4}/);
    await expectAccessible(page);
  });

  const offer = await test.step('its offer gets an option beside its alternatives and is sent', async () => {
    await press(button(/^Vytvoriť ponuku/), 'Enter', BACK);
    await expect(page).toHaveURL(/\/admin\/offers\/[\w-]{36}/);
    await press(button(/^Pridať skupinu/));
    await keyboard.insertText('Na výber');
    await keyboard.press('Tab');
    await keyboard.press('n');
    await expect(page.getByLabel('Názov', { exact: true })).toBeFocused();
    await keyboard.insertText(OPTION.name);
    await write(page.getByLabel('Cena za jednotku'), '1 250,50');
    await tabOnto(page.getByRole('radio', { name: 'Pevná' }));
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Voliteľná' })).toBeChecked();
    await expectAccessible(page);
    await keyboard.press('Escape');
    await expect(button(new RegExp(`^[\\d. ]*${OPTION.name}$`))).toBeFocused();
    await press(page.getByRole('checkbox', { name: `Vybrané na začiatku: ${OPTION.name}` }), 'Space');
    const last = async () => linesOf((await read()).revisions[0]?.content ?? { groups: [] }).at(-1);
    await expect.poll(last).toMatchObject({ choice: { kind: 'optional', ticked: false } });

    await keyboard.press('Control+Enter');
    await expect(page.getByLabel('Predmet')).not.toHaveValue('');
    await expectAccessible(page);
    await keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Stav ponuky' })).toContainText('Odoslaná');
    await expectFocusKept(page);
    return read();
  });

  const [revision] = offer.revisions;
  if (!revision) throw new Error('nothing was sent');
  const lines = linesOf(revision.content);
  const option = lines.find(({ name }) => name === OPTION.name);
  const sizes = lines.filter(({ choice }) => choice.kind === 'alternative');
  const at = sizes.findIndex(({ choice }) => choice.kind === 'alternative' && choice.ticked);
  const [usual, larger] = sizes.slice(at);
  if (!option || !usual || !larger) throw new Error('the offer leaves nothing to choose');
  const total = revision.totals.once.total + option.unitPrice + larger.unitPrice - usual.unitPrice;
  const first = duePayments(revision.content.payments, total)[0]?.amount ?? 0;
  const signing = client.getByRole('complementary', { name: 'Prijatie ponuky' });

  await test.step('the client asks about a line and has the answer beside it', async () => {
    const mail = await mailTo(server.dataDir, visitor.email, 'Cenová ponuka');
    expect(plain(mail.text ?? '')).toContain(plain(formatExactEuros(revision.totals.once.total)));
    await client.goto(LINK.exec(mail.text ?? '')?.[0] ?? '');
    await expect(signing).toContainText(formatExactEuros(revision.totals.once.total));
    await press(client.getByRole('button', { name: `Spýtať sa na položku ${OPTION.name}` }));
    const thread = client.getByRole('region', { name: `Otázky k položke ${OPTION.name}` });
    await expect(thread.getByLabel('Vaša otázka')).toBeFocused();
    await client.keyboard.insertText('Kto ju preloží?');
    await press(thread.getByRole('button', { name: 'Odoslať' }));
    await expect(thread.getByText('Kto ju preloží?')).toBeVisible();
    await expectFocusKept(client);
    await expectAccessible(client);

    await expect(list('Otázky a odpovede')).toContainText('Kto ju preloží?');
    await expect(page.getByRole('region', { name: 'Stav ponuky' })).not.toContainText('zatiaľ nie');
    // Who has the page open reads the answer there, and no mail is sent about it.
    await client.goto('about:blank');
    await expect(page.getByRole('combobox', { name: 'K čomu' })).toHaveValue(option.id);
    await write(page.getByRole('textbox', { name: 'Správa klientovi' }), 'Prekladateľka z Viedne.');
    await keyboard.press('Control+Enter');
    await expect(list('Otázky a odpovede')).toContainText('Prekladateľka z Viedne.');
    await expectAccessible(page);
    await letMailsLeave(server.dataDir);
    const answered = await mailTo(server.dataDir, visitor.email, 'Odpoveď na otázku k cenovej ponuke');
    await client.goto(LINK.exec(answered.text ?? '')?.[0] ?? '');
    await expect(thread).toContainText('Prekladateľka z Viedne.');
  });

  await test.step('the client ticks the option, takes the larger website and accepts', async () => {
    await press(client.getByRole('radio', { name: usual.name, exact: true }), 'ArrowDown');
    await expect(client.getByRole('radio', { name: larger.name, exact: true })).toBeChecked();
    await press(client.getByRole('checkbox', { name: OPTION.name }), 'Space');
    await expect(signing).toContainText(formatCents(total));
    await write(signing.getByLabel('Vaše meno a priezvisko'), visitor.name);
    await write(signing.getByLabel('IČO', { exact: true }), '12345679');
    await press(signing.getByLabel(/^Súhlasím/), 'Space');
    await press(signing.getByRole('button', { name: /^Objednávka/ }));
    await expect(signing.getByText('Prijatá', { exact: true })).toBeVisible();
    await expect(signing).toContainText(formatCents(total));
    await expectFocusKept(client);
    const accepted = await mailTo(server.dataDir, visitor.email, 'Potvrdenie: ponuka');
    expect(plain(accepted.text ?? '')).toContain(plain(formatExactEuros(total)));
    expect(await attachedText(accepted)).toContain(plain(formatExactEuros(total)));
  });

  await test.step('the payment call carries amount, account and symbol into the app of a bank', async () => {
    const code = client.getByRole('img', { name: `Kód PAY by square na platbu ${formatCents(first)}` });
    // Who holds the phone that would scan it copies the account; the code is one press away.
    await expect(code).toBeHidden();
    await press(client.locator('summary', { hasText: 'PAY by' }));
    await expect(code).toBeVisible();
    await expectAccessible(client);
    const mail = await mailTo(server.dataDir, visitor.email, 'Výzva na platbu');
    const number = /VP-\d{4}-\d{6}/.exec(mail.subject ?? '')?.[0] ?? '';
    const symbol = /\b\d{10}\b/.exec(mail.text ?? '')?.[0] ?? '';
    expect(number.replaceAll(/\D/g, '')).toBe(symbol);
    expect(decode(await scanned(code)).payments).toMatchObject([
      { amount: first / 100, currencyCode: 'EUR', variableSymbol: symbol, bankAccounts: [equipped.payments] },
    ]);
    const call = client.getByRole('listitem').filter({ has: code });
    for (const fact of [number, symbol, shownIban(equipped.payments.iban), formatCents(first)])
      await expect(call).toContainText(fact);
    const printed = await attachedText(mail);
    for (const text of [plain(mail.text ?? ''), printed])
      for (const fact of [number, symbol, shownIban(equipped.payments.iban), plain(formatExactEuros(first))])
        expect(text).toContain(fact);
  });

  const project = page.getByRole('region', { name: 'Platby', exact: true });

  await test.step('the operator finds the project, notes the payment and begins the first stage', async () => {
    await press(page.getByRole('link', { name: /^Projekt / }));
    await expect(heading(revision.content.title)).toBeVisible();
    await expect(project).toContainText(`uhradené 0 € ${zBefore(centsToEuros(total))}${formatCents(total)}`);
    await expectAccessible(page);

    await press(project.getByRole('button', { name: /^Označiť ako uhradenú/ }).first());
    const dialog = page.getByRole('dialog', { name: /^Záloha/ });
    const epc = dialog.getByRole('img', { name: /^EPC/ });
    const shown = dialog.getByRole('img', { name: /^PAY by square/ });
    expect(decode(await scanned(shown)).payments[0]).toMatchObject({ amount: first / 100 });
    expect(await scanned(epc)).toContain(`${equipped.payments.iban}\nEUR${(first / 100).toFixed(2)}\n`);
    await expectAccessible(page);
    await press(dialog.getByRole('button', { name: 'Označiť ako uhradenú' }));
    await expect(dialog).toBeHidden();
    await expect(project.getByRole('button', { name: /^Podrobnosti/ }).first()).toBeFocused();
    await expect(project).toContainText(
      `uhradené ${formatCents(first)} ${zBefore(centsToEuros(total))}${formatCents(total)}`,
    );

    // Stages whose names have no room on the ruler are rows, and the launch is the last of them.
    const stages = list('Etapy')
      .locator('> li')
      .filter({ hasNotText: /^Spustenie/ });
    await expect(stages).toHaveCount(revision.content.stages.length);
    for (const move of ['Začať', 'Odovzdať', 'Klient schválil']) {
      const button = stages.first().getByRole('button', { name: new RegExp(`^${move}`) });
      await press(button);
      if (move === 'Odovzdať') {
        const delivery = page.getByRole('dialog');
        const send = delivery.getByRole('button', { name: 'Odovzdať etapu' });
        await press(send);
        await expect(delivery.getByLabel('Adresa')).toHaveAccessibleDescription(/Zadajte adresu, napíšte/);
        await delivery.getByLabel('Adresa').fill('https://nahlad.example.sk');
        await press(send);
      }
      if (move === 'Klient schválil') {
        const approval = page.getByRole('dialog');
        await approval.getByLabel('Ako vám to oznámil').fill('telefonicky');
        await press(approval.getByRole('button', { name: 'Zapísať schválenie' }));
      }
      await expect(button).toHaveCount(0);
      await expectFocusKept(page);
    }
    await expect(stages.first()).toContainText('Schválená');
    await client.reload();
    await expect(client.getByText('Uhradená', { exact: true })).toBeVisible();
  });

  await test.step('an addendum is written, sent and accepted, and the project grows by it', async () => {
    await press(button(/^Nový dodatok/));
    await expect(page.getByLabel('Názov dodatku')).toHaveValue(/^Dodatok k ponuke/);
    await keyboard.press('n');
    await expect(page.getByLabel('Názov', { exact: true })).toBeFocused();
    await keyboard.insertText(ADDED.name);
    await write(page.getByLabel('Cena za jednotku'), '320');
    await keyboard.press('Escape');
    await keyboard.press('Control+Enter');
    await expect(page.getByLabel('Predmet')).toHaveValue(/ \| Dodatok$/);
    await keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Stav dodatku' })).toContainText('Odoslaný');

    const mail = await mailTo(server.dataDir, visitor.email, 'Dodatok');
    await client.goto(LINK.exec(mail.text ?? '')?.[0] ?? '');
    const addendum = client.getByRole('complementary', { name: 'Prijatie dodatku' });
    await expect(addendum).toContainText(formatCents(ADDED.price));
    await expectAccessible(client);
    await write(addendum.getByLabel('Vaše meno a priezvisko'), visitor.name);
    await press(addendum.getByLabel(/^Súhlasím/), 'Space');
    await press(addendum.getByRole('button', { name: /^Objednávka/ }));
    await expect(addendum.getByText('Prijatý', { exact: true })).toBeVisible();
    await expectFocusKept(client);

    await press(page.getByRole('link', { name: /^Dodatok k projektu / }));
    await expect(list('Dokumenty')).toContainText('Prijatý');
    await expect(project).toContainText(formatCents(total + ADDED.price));
    await expectAccessible(page);
  });
});
