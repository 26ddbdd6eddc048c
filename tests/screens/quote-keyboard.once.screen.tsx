import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { putInto, tabTo } from './keyboard.ts';
import { quoteServer } from './quote-server.ts';
import {
  back,
  CLIENT,
  card,
  chooseProject,
  dialog,
  field,
  generate,
  heading,
  next,
  openWizard,
  QUICK,
  showWizardLink,
} from './wizard.tsx';

const expectChosen = async (name: RegExp): Promise<void> => {
  await expect.element(card(name)).toHaveFocus();
  await expect.element(card(name)).toBeChecked();
};

test('arrow keys pass through the cards of a question, which is one stop of Tab and never goes on by itself', async () => {
  /** Longer than the wizard waits before it goes on. */
  const aWhile = () => vi.advanceTimersByTimeAsync(5000);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  quoteServer();
  await openWizard({ autoAdvance: true });

  await expect.element(heading('Výber režimu')).toHaveFocus();
  await tabTo(card('Rýchly odhad'));
  await userEvent.keyboard('{ArrowDown}');
  await expectChosen(/^Detailný rozpočet/);
  await userEvent.keyboard('{ArrowDown}');
  await expectChosen(/^Rýchly odhad/);
  await aWhile();
  await expect.element(heading('Výber režimu')).toBeVisible();
  await userEvent.keyboard('[Space]');
  await aWhile();

  await expect.element(heading('Výber remesla')).toHaveFocus();
  await tabTo(card('Maliar'));
  await userEvent.keyboard('{ArrowRight}');
  await expectChosen(/^Elektrikár/);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expectChosen(/^Stavebná firma/);
  await aWhile();
  await expect.element(heading('Výber remesla')).toBeVisible();
  await userEvent.tab();
  expect(document.activeElement?.matches('input[type="radio"]')).toBe(false);
  await userEvent.tab({ shift: true });
  await expectChosen(/^Stavebná firma/);
  await userEvent.keyboard('{Enter}');
  await aWhile();

  await expect.element(heading('Veľkosť projektu')).toHaveFocus();
  await tabTo(card('Profesionál'));
  await userEvent.keyboard('{ArrowDown}');
  await expectChosen(/^Konštrukčný líder/);
  await tabTo(card(/^500 –/));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expectChosen(/^3 500 –/);
  await tabTo(card('Čo najskôr'));
  await userEvent.keyboard('{ArrowUp}');
  await expectChosen(/^Termín je flexibilný/);
  await userEvent.tab({ shift: true });
  await expectChosen(/^3 500 –/);
  await userEvent.tab({ shift: true });
  await expectChosen(/^Konštrukčný líder/);
  await aWhile();
  await expect.element(heading('Veľkosť projektu')).toBeVisible();
  await userEvent.keyboard('[Space]');
  await aWhile();
  await expect.element(heading('Kontaktné údaje')).toHaveFocus();
});

test('a finished step is reached again with Enter and with Space', async () => {
  quoteServer();
  await openWizard();
  await card('Rýchly odhad').click();
  await next.click();
  await card('Maliar').click();
  await next.click();
  const steps = dialog.getByRole('navigation', { name: 'Kroky rozpočtu' });
  for (const [key, title, label] of [
    ['{Enter}', 'Výber remesla', /Typ remesla/],
    ['[Space]', 'Výber režimu', /Typ ponuky/],
  ] as const) {
    (await steps.getByRole('button', { name: label }).findElement()).focus();
    await userEvent.keyboard(key);
    await expect.element(heading(title)).toBeVisible();
  }
});

test('Enter in a text field goes on as the button does, and never sends', async () => {
  quoteServer();
  await openWizard({ search: '&remeslo=painter' });
  await chooseProject(QUICK);
  await next.click();
  await expect.element(heading('Kontaktné údaje')).toHaveFocus();
  const keys = [...document.querySelectorAll<HTMLInputElement>('.wizard-step .control')].map(
    ({ enterKeyHint }) => enterKeyHint,
  );
  expect(keys).toEqual(['next', 'next', 'next', 'go']);
  await field('Meno a priezvisko').fill(CLIENT.name);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('E-mail je povinný')).toBeVisible();
  await expect.element(field('E-mail')).toHaveFocus();
  await userEvent.keyboard(CLIENT.email);
  await field('Telefón').fill(CLIENT.phone);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Súhrn ponuky')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(generate).toBeVisible();
});

test('the contact step goes on by itself after its last field alone, and not to who opens the policy', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  quoteServer();
  await openWizard({ autoAdvance: true, search: '&remeslo=painter' });
  const aWhile = () => vi.advanceTimersByTimeAsync(5000);
  await chooseProject(QUICK);
  await aWhile();
  await expect.element(heading('Kontaktné údaje')).toHaveFocus();
  await field('Meno a priezvisko').fill(CLIENT.name);
  await field('E-mail').fill(CLIENT.email);
  await field('Telefón').fill(CLIENT.phone);
  // As the key that closes the keyboard of a phone does.
  (document.activeElement as HTMLElement).blur();
  await aWhile();
  await expect.element(heading('Kontaktné údaje')).toBeVisible();

  await field('Firma').fill(CLIENT.company);
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await dialog.getByRole('link', { name: 'zásadách ochrany osobných údajov' }).click();
  await aWhile();
  await expect.element(heading('Kontaktné údaje')).toBeVisible();

  await field('Firma').click();
  (document.activeElement as HTMLElement).blur();
  await aWhile();
  await expect.element(heading('Súhrn ponuky')).toHaveFocus();
});

test('what a program has put into the contact fields without a word is taken as it stands there', async () => {
  quoteServer();
  await openWizard({ search: '&remeslo=painter' });
  await chooseProject(QUICK);
  await next.click();
  await putInto(field('Meno a priezvisko'), CLIENT.name);
  await putInto(field('E-mail'), CLIENT.email);
  await putInto(field('Telefón'), CLIENT.phone);
  await next.click({ force: true });
  await expect.element(heading('Súhrn ponuky')).toHaveFocus();
  await back.click();
  await expect.element(field('Meno a priezvisko')).toHaveValue(CLIENT.name);
  await expect.element(field('E-mail')).toHaveValue(CLIENT.email);
  await field('Telefón').click();
  await putInto(field('Firma'), CLIENT.company);
  await userEvent.tab();
  await expect.element(field('Telefón')).toHaveValue(CLIENT.phone);
  await expect.element(field('Firma')).toHaveValue(CLIENT.company);
});

test('Escape closes the wizard and gives the focus back', async () => {
  quoteServer();
  await showWizardLink();
  const link = page.getByRole('link', { name: 'Vypočítať cenu' });
  await tabTo(link);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Výber režimu')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});
