import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { EMAIL_CODE_MAIL, SECURITY_NOTICES } from '#content/account-mails.ts';
import { inDatabase } from '../database.ts';
import { requestBody } from '../factories/bodies.ts';
import { codeFor, expectSubjects, part, proven, send, signIn, somebody } from './account.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

async function openSettings(page: Page): Promise<void> {
  await page.goto('/portal/nastavenia');
  await expect(page.getByRole('heading', { level: 1, name: 'Nastavenia' })).toBeVisible();
  await expect(page).toHaveURL(/\/portal\/settings$/);
}

/** The rows of each file of the archive that a button of the page saves, and the page to read. */
async function savedArchive(page: Page): Promise<{ rows: Record<string, unknown>; html: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part(page, 'Stiahnutie údajov').getByRole('button', { name: 'Stiahnuť moje údaje' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^moje-udaje-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(part(page, 'Stiahnutie údajov').getByText('Archív je stiahnutý.')).toBeVisible();
  const files = Object.entries(unzipSync(readFileSync(await download.path())));
  const { 'prehlad.html': html = '' } = Object.fromEntries(
    files.map(([name, bytes]) => [name, name.endsWith('.html') ? strFromU8(bytes) : '']),
  );
  const rows = files
    .filter(([name]) => name.endsWith('.json'))
    .map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes))]);
  return { rows: Object.fromEntries(rows), html };
}

test('profile and firms are kept, and with every request stand in the archive as they were entered', {
  tag: '@once',
}, async ({ page, server, visitor }) => {
  const request = requestBody({ ...visitor, description: 'Cenník <b>náterov</b> & „maľby“.' });
  expect((await send(page.request, '/api/service-requests', request)).status).toBe(201);
  const who = await proven(page.request, server.dataDir, { ...somebody('dana'), email: visitor.email });
  await openSettings(page);

  const profile = part(page, 'Profil');
  await profile.getByLabel('Meno a priezvisko').fill('Dana Vzorová');
  await profile.getByLabel('Telefón').fill('0905 123 456');
  await page.keyboard.press('Enter');
  await expect(profile.getByText('Údaje sú uložené.')).toBeVisible();

  const firms = part(page, 'Fakturačné údaje');
  await firms.getByRole('button', { name: 'Pridať firmu' }).click();
  await firms.getByLabel('Firma alebo meno').fill('Pekáreň Vzor, s. r. o.');
  await firms.getByLabel('IČO').fill('12 345 679');
  await page.keyboard.press('Enter');
  await expect(firms.getByText('Firma je pridaná.')).toBeFocused();
  await expect(firms.getByText('IČO 12345679')).toBeVisible();

  const { rows, html } = await savedArchive(page);
  expect(rows).toMatchObject({
    'ucet.json': [
      { username: who.username, email: who.email, fullName: 'Dana Vzorová', phone: '+421 905 123 456' },
    ],
    'dopyty.json': [
      {
        ticket: expect.stringMatching(/^#\d{4}$/),
        name: visitor.name,
        email: visitor.email,
        company: visitor.company,
        phoneDisplay: visitor.phone,
        description: request.description,
        trade: request.projectType,
      },
    ],
    'rozpocty.json': [{ description: request.description, client: { name: visitor.name } }],
    'prihlasenia.json': [{ address: expect.stringMatching(/\S/) }],
    'kluce.json': [],
    'historia.json': expect.arrayContaining([expect.objectContaining({ action: 'client.added' })]),
  });
  expect(rows['fakturacne-udaje.json']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Pekáreň Vzor, s. r. o.', ico: '12345679' }),
      expect.objectContaining({ name: visitor.company }),
    ]),
  );
  expect(html).toContain('Cenník &lt;b&gt;náterov&lt;/b&gt; &amp; „maľby“.');
  expect(html).toContain('<td>Dana Vzorová</td>');
  expect(JSON.stringify(rows) + html).not.toContain(who.password);

  await firms.getByRole('button', { name: 'Odstrániť: Pekáreň Vzor, s. r. o.' }).click();
  await page.getByRole('button', { name: 'Odstrániť', exact: true }).click();
  await expect(firms.getByText('Údaje sú odstránené.')).toBeVisible();
  await expect(firms.getByText('Pekáreň Vzor')).toBeHidden();

  await page.reload();
  await expect(profile.getByLabel('Meno a priezvisko')).toHaveValue('Dana Vzorová');
  await expect(profile.getByLabel('Telefón')).toHaveValue('+421 905 123 456');
});

test('by keyboard: the account moves to another e-mail and ends there, but for what a contract has come of', {
  tag: '@once',
}, async ({ page, server, visitor, guard }) => {
  guard.allow(/40[01]/);
  for (const description of ['Maľovanie schodiska.', 'Nátery plota.'])
    await send(page.request, '/api/service-requests', requestBody({ ...visitor, description }));
  const who = await proven(page.request, server.dataDir, { ...somebody('dana'), email: visitor.email });
  await inDatabase(server.dataDir, (database) =>
    database.query(`UPDATE requests SET status = 'won' WHERE email = $1 AND description LIKE 'Nátery%'`, [
      visitor.email,
    ]),
  );
  await openSettings(page);
  const email = part(page, 'E-mail');
  const later = somebody('dana').email;
  await tabTo(page, 'textbox', /^Nový e-mail/);
  await page.keyboard.insertText(later);
  await page.keyboard.press('Enter');
  const code = email.getByLabel('Kód z e-mailu');
  await expect(code).toBeVisible();
  await code.fill(await codeFor(server.dataDir, later));
  await expect(email.getByText(/^Nový e-mail platí\./)).toBeVisible();
  await expect(email.getByText(later)).toBeVisible();
  await expect(email.getByText(visitor.email)).toBeHidden();
  // The code goes to the new address alone, the notices to the old one.
  await expectSubjects(server.dataDir, later, [EMAIL_CODE_MAIL.subject]);
  await expectSubjects(server.dataDir, visitor.email, [
    EMAIL_CODE_MAIL.subject,
    SECURITY_NOTICES['email-change-asked'].subject,
    SECURITY_NOTICES['email-changed'].subject,
    ...['Váš dopyt # bol prijatý', 'Váš dopyt # bol prijatý'],
  ]);

  const end = part(page, 'Zrušenie účtu');
  await expect(end).toContainText(
    /1\s+dopyt\s+a\s+1\s+rozpočet\s+aj\s+so\s+správami,\s+súbormi\s+a\s+záznamami/,
  );
  await expect(end).toContainText(/Dopyt\s+#\d{4}\s+s\s+rozpočtom/);
  await tabTo(page, 'button', /^Zrušiť účet$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /^Zrušiť účet natrvalo$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Účet je zrušený', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/prihlasenie|\/auth/);
  await page.goto('/portal/settings');
  await expect(page).toHaveURL(/\/auth\?kam=%2Fportal%2Fsettings$/);
  await expect(page.getByText(later)).toBeHidden();
  await signIn(page, who);
  await expect(page.getByRole('alert').filter({ hasText: 'Nesprávne používateľské meno' })).toBeVisible();

  const left = await inDatabase(server.dataDir, async (database) => {
    const { rows } = await database.query('SELECT description FROM requests WHERE email = $1', [
      visitor.email,
    ]);
    return rows;
  });
  expect(left).toEqual([{ description: 'Nátery plota.' }]);
  await expectSubjects(server.dataDir, later, [SECURITY_NOTICES['account-deleted'].subject]);
});
