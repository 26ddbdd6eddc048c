import type { APIRequestContext, Page } from '@playwright/test';
import type { AnswerOf } from '#domain/api/call.ts';
import { formatCents } from '#domain/kernel/format.ts';
import type { openOffer } from '#domain/offers/calls.ts';
import { linesOf } from '#domain/offers/offer.ts';
import { mailed, otherBrowser, proven, send, somebody, title } from './account.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { begunOffer, sentRequest, operatorTest as test } from './operator.ts';
import { UPLOADED } from './waits.ts';

// What else than an acceptance by the link can become of an offer, as those see it whom it concerns.

type Opened = AnswerOf<typeof openOffer>;

const LINK = /http\S+\/ponuka\/[\w-]{43}/;

/** What a page must not run, as a text and as the name of a file. */
const HOSTILE = `</script><img src=x onerror="document.title='napadnuté'">`;

const read = async (operator: APIRequestContext, id: string): Promise<Opened> =>
  (await operator.get(`/api/admin/offers/${id}`)).json();

async function sentOffer(
  operator: APIRequestContext,
  visitor: Parameters<typeof sentRequest>[1],
): Promise<string> {
  const id = await begunOffer(operator, await sentRequest(operator, visitor));
  expect((await send(operator, `/api/admin/offers/${id}/send`, {})).status).toBe(200);
  return id;
}

const standing = (page: Page) => page.getByRole('region', { name: 'Stav ponuky' });

test('what a client has said by telephone is noted of the revision that stands, and its PDF can be verified', {
  tag: '@once',
}, async ({ page, visitor }) => {
  const id = await sentOffer(page.request, visitor);
  const path = `/api/admin/offers/${id}`;
  await page.goto(`/admin/offers/${id}`);
  await expect(standing(page)).toContainText('Revízia A');
  // Another window sends a revision meanwhile, without one of the options.
  expect((await send(page.request, `${path}/revise`, {})).status).toBe(200);
  const { revisions, recipient } = await read(page.request, id);
  const [draft] = revisions;
  if (!draft) throw new Error('no draft');
  const option = linesOf(draft.content).find(({ choice }) => choice.kind === 'optional');
  const groups = draft.content.groups.map((group) => ({
    ...group,
    lines: group.lines
      .filter(({ id: line }) => line !== option?.id)
      .map((line) =>
        line.choice.kind === 'optional' ? { ...line, choice: { kind: 'optional', ticked: true } } : line,
      ),
  }));
  const body = { edit: 1, content: { ...draft.content, groups }, recipient };
  expect((await send(page.request, `${path}/draft`, body, 'PUT')).status).toBe(200);
  expect((await send(page.request, `${path}/send`, {})).status).toBe(200);
  await expect(standing(page)).toContainText('Revízia B');

  await page.getByRole('textbox', { name: 'Správa klientovi' }).fill('Patrilo niekomu inému.');
  await page.getByRole('button', { name: 'Odoslať', exact: true }).click();
  await page.getByRole('button', { name: 'Odvolať správu' }).click();
  await expect(page.getByRole('list', { name: 'Otázky a\u00A0odpovede' })).toContainText(
    'Správa bola odvolaná.',
  );

  const total = formatCents((await read(page.request, id)).revisions[0]?.totals.once.total ?? 0);
  await page.getByRole('button', { name: 'Klient prijal' }).click();
  const dialog = page.getByRole('dialog', { name: /^Klient prijal ponuku CP-/ });
  const note = dialog.getByRole('button', { name: /^Zapísať prijatie/ });
  await expect(note).toContainText(total);
  await dialog.getByLabel('Ako vám to oznámil').fill('telefonicky v pondelok');
  await note.click();
  await expect(standing(page)).toContainText('Prijatá');
  await expect(standing(page)).toContainText('telefonicky v pondelok (zapísal účet spravca)');
  await expect(page.getByRole('link', { name: 'Otvoriť projekt' })).toBeVisible();

  const pdf = await (await page.request.get(`${path}/revisions/2/pdf`)).body();
  const file = (buffer: Buffer) => ({ name: 'ponuka.pdf', mimeType: 'application/pdf', buffer });
  await page.goto('/overenie');
  const field = page.getByLabel(/^Ponuka s.potvrdením/);
  await field.setInputFiles(file(pdf));
  await expect(page.getByText('Áno, toto je prijaté znenie.')).toBeVisible();
  await expect(page.getByText(/, revízia B, bola prijatá/)).toBeVisible();
  const changed = Buffer.from(pdf);
  changed.writeUInt8(changed.readUInt8(changed.length >> 1) ^ 1, changed.length >> 1);
  await field.setInputFiles(file(changed));
  await expect(page.getByText('Nie, toto nie je prijaté znenie.')).toBeVisible();
});

test('a program that opens each link of mails and presses each button changes nothing that lasts', {
  tag: '@once',
}, async ({ page: operator, browser, baseURL, visitor, server }) => {
  const id = await sentOffer(operator.request, visitor);
  const client = await otherBrowser(browser, baseURL ?? '');
  const { email } = await proven(client.request, server.dataDir, { ...somebody(), email: visitor.email });
  const offerLink = LINK.exec(await mailed(server.dataDir, email, LINK))?.[0] ?? '';
  expect((await send(client.request, '/api/login/link', { email })).status).toBe(200);
  const signInLink = await mailed(server.dataDir, email, /http\S+\/auth#odkaz=\S+/);

  const program = await otherBrowser(browser, baseURL ?? '');
  await program.clock.install();
  const openAndPress = async (link: string, heading: string) => {
    await program.goto(link);
    await expect(program.getByRole('heading', { name: heading })).toBeVisible();
    await program.clock.fastForward(3000);
    await program
      .getByRole('button')
      .filter({ visible: true })
      .evaluateAll((buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
      });
  };
  await openAndPress(offerLink, 'Čo dostanete');
  await expect(program.getByRole('button', { name: 'Áno, vypnúť' })).toBeVisible();
  expect(await read(operator.request, id)).toMatchObject({ state: 'sent', remindersOff: false });
  await openAndPress(signInLink, 'Prihlásenie odkazom');
  await expect(program.getByText('E-mail je povinný')).toBeVisible();
  expect((await program.request.get('/api/user')).status()).toBe(401);

  const token = signInLink.slice(signInLink.indexOf('=') + 1);
  const person = await otherBrowser(browser, baseURL ?? '');
  expect((await send(person.request, '/api/login/link/use', { token, email })).status).toBe(200);
});

test('a client ends reminders, declines with a reason, and gets a new link for a lost one', {
  tag: '@once',
}, async ({ page: operator, browser, baseURL, visitor, server }) => {
  const id = await sentOffer(operator.request, visitor);
  const link = LINK.exec(await mailed(server.dataDir, visitor.email, LINK))?.[0] ?? '';
  const page = await otherBrowser(browser, baseURL ?? '');
  await page.goto(`${link}#pripomienky`);
  await page.getByRole('button', { name: 'Vypnúť pripomenutia' }).click();
  await page.getByRole('button', { name: 'Áno, vypnúť' }).click();
  await expect(page.getByText('Pripomenutia k tejto ponuke sú vypnuté.')).toBeVisible();
  expect((await read(operator.request, id)).remindersOff).toBe(true);

  const thread = page.getByRole('region', { name: 'Otázky k celej ponuke' });
  const question = thread.getByLabel('Vaša otázka k\u00A0ponuke');
  const said = (text: string) => thread.getByRole('listitem').filter({ hasText: text });
  const ask = async (text: string) => {
    await question.fill(text);
    await question.press('Control+Enter');
    await expect(question).toHaveValue('');
  };
  await thread.getByRole('button', { name: 'Napísať otázku' }).click();
  await expect(question).toBeFocused();
  await ask('To som nechcela napísať.');
  await said('To som nechcela napísať.')
    .getByRole('button', { name: /^Odvolať správu odoslanú o/ })
    .click();
  await expect(thread.getByText('Správa bola odvolaná.')).toBeVisible();
  await expect(page.getByText('To som nechcela napísať.')).toBeHidden();
  await expect(said('Správa bola odvolaná.')).toBeFocused();
  expect((await read(operator.request, id)).messages).toMatchObject([{ text: '' }]);

  // Whatever words are to a program, they are words; and a file outlives a reload with the text it goes with.
  await thread.locator('input[type=file]').setInputFiles({
    name: `${HOSTILE}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from('Strecha 40 eur'),
  });
  await question.fill(HOSTILE);
  const picked = thread.getByRole('list', { name: 'Súbory k\u00A0správe' });
  await expect(picked.getByRole('button', { name: /^Stiahnuť/ })).toBeVisible(UPLOADED);
  await page.reload();
  await expect(question).toHaveValue(HOSTILE);
  await expect(picked.getByRole('button', { name: /^Stiahnuť/ })).toBeVisible();

  // An hour without a connection: what came is there, and what was written is sent once.
  await page.context().setOffline(true);
  await question.press('Control+Enter');
  await expect(said(HOSTILE)).toContainText('čaká na pripojenie');
  await said(HOSTILE).getByRole('button', { name: 'Upraviť' }).click();
  await expect(question).toHaveValue(HOSTILE);
  await expect(picked.getByRole('listitem')).toHaveCount(1);
  await question.press('Control+Enter');
  await ask('Druhá bez pripojenia');
  const answers = `/api/admin/offers/${id}/answers`;
  for (const text of ['V\u00A0pondelok.', 'Alebo v\u00A0utorok.'])
    expect((await send(operator.request, answers, { lineId: null, text })).status).toBe(200);
  await page.context().setOffline(false);
  await expect(said('Alebo v\u00A0utorok.')).toHaveCount(1);
  await expect(thread.getByText('čaká na pripojenie')).toHaveCount(0, { timeout: 30_000 });
  for (const text of [HOSTILE, 'Druhá bez pripojenia', 'V\u00A0pondelok.'])
    await expect(said(text)).toHaveCount(1);
  // What waits for its sending is shown before it is stored.
  const stored = async () => {
    const { messages } = await read(operator.request, id);
    return (messages as { text: string }[]).map(({ text }) => text).toSorted();
  };
  await expect
    .poll(stored)
    .toEqual(['', HOSTILE, 'Druhá bez pripojenia', 'V\u00A0pondelok.', 'Alebo v\u00A0utorok.'].toSorted());
  await expect
    .poll(async () => {
      const { messages } = await read(operator.request, id);
      return messages.every(({ side, readAt }) => side === 'client' || readAt !== null);
    })
    .toBe(true);
  await page.reload();
  await expect(said(HOSTILE).getByRole('button', { name: /^Stiahnuť.*onerror/ })).toBeVisible();
  await expectAccessible(page);
  expect(await page.title()).not.toContain('napadnuté');

  const answer = page.getByRole('complementary', { name: 'Prijatie ponuky' });
  await answer.getByRole('button', { name: 'Odmietnuť' }).click();
  await answer.getByRole('radio', { name: 'Cena je pre mňa privysoká' }).check();
  await answer.getByLabel('Chcete k\u00A0tomu niečo napísať?').fill('O tretinu viac, než máme.');
  await answer.getByRole('button', { name: 'Odmietnuť ponuku' }).click();
  await expect(page.getByText(/^Ponuka je odmietnutá \(/)).toBeVisible();
  await expect(page.getByText('O tretinu viac, než máme.').first()).toBeVisible();
  await operator.goto(`/admin/offers/${id}`);
  await expect(standing(operator)).toContainText('O tretinu viac, než máme.');
  const asked = operator.getByRole('list', { name: 'Otázky a\u00A0odpovede' }).getByRole('listitem');
  await expect(asked.filter({ hasText: HOSTILE }).getByRole('link', { name: /onerror/ })).toBeVisible();
  // The client reads what is answered once the offer is closed.
  await operator.locator('#spravy input[type=file]').setInputFiles({
    name: 'nova-cena.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('O tretinu menej'),
  });
  await expect(operator.getByRole('link', { name: 'nova-cena.txt' })).toBeVisible(UPLOADED);
  await operator.getByLabel('Správa klientovi').last().fill('Viem to urobiť lacnejšie.');
  await operator.getByLabel('Správa klientovi').last().press('Control+Enter');
  await expect(said('Viem to urobiť lacnejšie.')).toContainText('nova-cena.txt');
  await said('Viem to urobiť lacnejšie.').scrollIntoViewIfNeeded();
  await expect(asked.filter({ hasText: 'Viem to urobiť lacnejšie.' })).toContainText(/prečítané o/);
  await expectAccessible(operator);

  const lost = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const address of [`${lost}/projekt`, lost]) {
    const nothing = await page.goto(address);
    expect(nothing?.status()).toBe(404);
    const { 'referrer-policy': referrer, 'x-robots-tag': robots } = nothing?.headers() ?? {};
    expect([referrer, robots]).toEqual(['no-referrer', 'noindex, nofollow']);
    await expect(title(page, 'Tento odkaz neplatí')).toBeVisible();
  }
  await page.getByLabel(/^E-mail, na ktorý prišla ponuka/).fill(visitor.email);
  await page.getByRole('button', { name: 'Poslať nový odkaz' }).click();
  await expect(page.getByText(/^Ak na tento e-mail prišla ponuka/)).toBeVisible();
  await expectAccessible(page);
  const mail = await mailed(server.dataDir, visitor.email, new RegExp(`${LINK.source}(?<!${link})`));
  await page.goto(LINK.exec(mail)?.[0] ?? '');
  await expect(page.getByText(/^Ponuka je odmietnutá/)).toBeVisible();
  await page.context().close();
});
