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
  await tabTo(page, 'button', /^Vygenerovať detailný rozpočet/);
  await keyboard.press('Enter');
  // The button is gone; its result has the focus, and Tab goes on from there.
  await expect(wizard.result.getByRole('heading', { level: 4 })).toBeFocused();
  await tabTo(page, 'button', /^Vygenerovať PRD/);
  await keyboard.press('Enter');
  await expect(wizard.dialog.getByRole('heading', { name: 'Dokument požiadaviek (PRD)' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(wizard.dialog.getByRole('button', { name: 'Exportovať ako PDF' })).toBeFocused();
  await tabTo(page, 'button', /^Odoslať dopyt/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Váš dopyt bol prijatý' })).toBeVisible();
});

test('arrow keys pass through the cards of a question, which is one stop of Tab and never goes on by itself', {
  tag: '@once',
}, async ({ page }) => {
  const wizard = new Wizard(page);
  const { keyboard } = page;
  const card = (name: RegExp) => wizard.dialog.getByRole('radio', { name });
  const chosen = async (name: RegExp): Promise<void> => {
    await expect(card(name)).toBeFocused();
    await expect(card(name)).toBeChecked();
  };
  /** Longer than the wizard waits before it goes on. */
  const aWhile = () => page.clock.runFor(5000);
  await page.clock.install();
  await wizard.open('/?rozpocet=tvorba-webu', { autoAdvance: true });

  await expect(wizard.heading('Výber režimu')).toBeFocused();
  await tabTo(page, 'radio', /^Rýchly odhad/);
  await keyboard.press('ArrowDown');
  await chosen(/^Detailný rozpočet/);
  await keyboard.press('ArrowDown');
  await chosen(/^Rýchly odhad/);
  await aWhile();
  await expect(wizard.heading('Výber režimu')).toBeVisible();
  await keyboard.press('Space');
  await aWhile();

  await expect(wizard.heading('Výber remesla')).toBeFocused();
  await tabTo(page, 'radio', /^Maliar/);
  await keyboard.press('ArrowRight');
  await chosen(/^Elektrikár/);
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
  await chosen(/^Stavebná firma/);
  await aWhile();
  await expect(wizard.heading('Výber remesla')).toBeVisible();
  await keyboard.press('Tab');
  await expect(wizard.dialog.getByRole('radio').and(page.locator(':focus'))).toHaveCount(0);
  await keyboard.press('Shift+Tab');
  await chosen(/^Stavebná firma/);
  await keyboard.press('Enter');
  await aWhile();

  await expect(wizard.heading('Veľkosť projektu')).toBeFocused();
  await tabTo(page, 'radio', /^Profesionál/);
  await keyboard.press('ArrowDown');
  await chosen(/^Konštrukčný líder/);
  await tabTo(page, 'radio', /^500 –/);
  await keyboard.press('ArrowDown');
  await chosen(/^1 500 –/);
  await tabTo(page, 'radio', /^Čo najskôr/);
  await keyboard.press('ArrowDown');
  await chosen(/^Do mesiaca/);
  await keyboard.press('Shift+Tab');
  await chosen(/^1 500 –/);
  await keyboard.press('Shift+Tab');
  await chosen(/^Konštrukčný líder/);
  await aWhile();
  await expect(wizard.heading('Veľkosť projektu')).toBeVisible();
  await keyboard.press('Space');
  await aWhile();
  await expect(wizard.heading('Kontaktné údaje')).toBeFocused();
});

test('a finished step is reached again with Enter and with Space', { tag: '@once' }, async ({ page }) => {
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

test('Escape closes the wizard and gives the focus back', { tag: '@once' }, async ({ page }) => {
  const wizard = new Wizard(page);
  await page.goto('/sluzby/tvorba-webu');
  const link = page.getByRole('link', { name: /^Vypočítať (orientačnú )?cenu/ }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(wizard.dialog).toBeVisible();
  await wizard.closeByEscape();
  await expect(link).toBeFocused();
});
