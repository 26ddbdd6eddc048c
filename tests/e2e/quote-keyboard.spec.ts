import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { Wizard } from './wizard.ts';

test('a request is submitted by keyboard alone', { tag: '@once' }, async ({ page, visitor }) => {
  const wizard = new Wizard(page);
  const { keyboard } = page;
  const next = async (): Promise<void> => {
    await tabTo(page, 'button', /^(Ďalej|Pokračovať)$/);
    await keyboard.press('Enter');
  };

  await page.addInitScript(() => localStorage.setItem('quote-auto-advance', 'off'));
  await page.goto('/sluzby/tvorba-webu');
  await tabTo(page, 'link', /^Vypočítať (orientačnú )?cenu/);
  await keyboard.press('Enter');
  await expect(wizard.heading('Výber režimu')).toBeFocused();

  await tabTo(page, 'radio', /^Rýchly odhad/);
  await keyboard.press('Space');
  await next();
  await expect(wizard.heading('Výber remesla')).toBeFocused();
  await tabTo(page, 'radio', /^Maliar/);
  await keyboard.press('Space');
  await next();
  await expect(wizard.heading('Veľkosť projektu')).toBeFocused();
  await tabTo(page, 'radio', /^Profesionál/);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Konštrukčný líder/ })).toBeChecked();
  await tabTo(page, 'radio', /^500 –/);
  await keyboard.press('Space');
  await tabTo(page, 'radio', /^Čo najskôr/);
  await keyboard.press('Space');
  await next();
  await expect(wizard.heading('Kontaktné údaje')).toBeFocused();
  for (const [label, value] of [
    [/^Meno a priezvisko/, visitor.name],
    [/^E-mail/, visitor.email],
    [/^Telefón/, visitor.phone],
  ] as const) {
    await tabTo(page, 'textbox', label);
    await keyboard.type(value);
  }
  await next();
  await expect(wizard.heading('Súhrn ponuky')).toBeFocused();
  await tabTo(page, 'button', /^Vygenerovať ponuku/);
  await keyboard.press('Enter');
  // The button is gone; its result has the focus, and Tab goes on from there.
  await expect(wizard.result.getByRole('heading', { level: 4 })).toBeFocused();
  await tabTo(page, 'button', /^Vygenerovať PRD/);
  await keyboard.press('Enter');
  await expect(wizard.dialog.getByRole('heading', { name: 'Dokument požiadaviek (PRD)' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(
    wizard.dialog.getByRole('button', { name: 'Exportovať ako PDF, celý dokument' }),
  ).toBeFocused();
  await tabTo(page, 'button', /^Odoslať dopyt/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Váš dopyt bol prijatý' })).toBeVisible();
});
