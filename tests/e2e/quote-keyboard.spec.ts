import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { Wizard } from './wizard.ts';

test('a request is submitted by keyboard alone', async ({ page, visitor }) => {
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
  await tabTo(page, 'button', /^Vygenerovať detailný rozpočet/);
  await keyboard.press('Enter');
  await expect(wizard.result).toBeVisible();
  await tabTo(page, 'button', /^Odoslať dopyt/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Váš dopyt bol prijatý' })).toBeVisible();
});

test('a finished step is reached again with Enter and with Space', async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.open('/?rozpocet=tvorba-webu');
  await wizard.choose('Rýchly odhad');
  await wizard.next.click();
  await wizard.choose('Maliar');
  await wizard.next.click();
  for (const [key, title, label] of [
    ['Enter', 'Výber remesla', /Typ remesla/],
    ['Space', 'Výber režimu', /Typ ponuky/],
  ] as const) {
    const tick = wizard.dialog
      .getByRole('navigation', { name: 'Kroky rozpočtu' })
      .getByRole('button', { name: label });
    await tick.focus();
    await page.keyboard.press(key);
    await expect(wizard.heading(title)).toBeVisible();
  }
});

test('Escape closes the wizard and gives the focus back', async ({ page }) => {
  const wizard = new Wizard(page);
  await page.goto('/sluzby/tvorba-webu');
  const link = page.getByRole('link', { name: /^Vypočítať (orientačnú )?cenu/ }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(wizard.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wizard.dialog).toBeHidden();
  await expect(link).toBeFocused();
});
