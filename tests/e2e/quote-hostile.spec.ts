import { readFile } from 'node:fs/promises';
import { mailsAbout } from '../outbox.ts';
import { readPdf } from '../pdf-text.ts';
import { expect, test } from './fixtures.ts';
import { plain, Wizard } from './wizard.ts';

const NAME = '</script><script>alert(1)</script>';
const COMPANY = '#read("/etc/passwd") [x](javascript:alert(1))';

test('text that looks like code stays text in page, PDF and mails', async ({ page, visitor, server }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const wizard = new Wizard(page);
  await wizard.open('/?rozpocet=tvorba-webu');
  await wizard.answer(
    {
      mode: 'Rýchly odhad',
      trade: 'Maliar',
      features: [],
      size: 'Štartér',
      budget: /^500 –/,
      timeline: 'Do mesiaca',
    },
    { ...visitor, name: NAME, company: COMPANY },
  );
  await expect(wizard.dialog).toContainText(NAME);
  await wizard.generate();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    wizard.dialog.getByRole('button', { name: 'Exportovať PDF' }).click(),
  ]);
  const pdf = await readPdf(await readFile(await download.path()));
  for (const text of [NAME, COMPANY]) expect(plain(pdf.text)).toContain(text);
  expect(pdf.hasScripts).toBe(false);
  expect(pdf.links.filter((link) => link.startsWith('javascript:'))).toEqual([]);

  await wizard.submit();
  await expect(page.getByRole('heading', { level: 1, name: 'Váš dopyt bol prijatý' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Číslo dopytu je #\d{4}/).first()).toBeVisible();
  await expect.poll(() => mailsAbout(server.dataDir, visitor.email)).toHaveLength(2);
  for (const mail of await mailsAbout(server.dataDir, visitor.email)) {
    expect(mail.html ?? '').not.toMatch(/<script|href="javascript:/i);
    expect(mail.to).toHaveLength(1);
  }
  expect(dialogs).toEqual([]);
});
