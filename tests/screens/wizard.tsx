import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { LOCAL } from '#domain/consent/storage-names.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';
import { WizardHost } from '#web/quote/wizard-host.tsx';
import { QuoteLink } from '#web/shell/quote-link.tsx';
import { show } from './show.tsx';

/** Whom a request of these tests is from. */
export const CLIENT = {
  name: 'Ľubomíra Šťastná-Kôňová',
  email: 'lubomira@example.sk',
  phone: '+421 905 123 456',
  company: 'Maľby & nátery, s. r. o.',
};

/** Answers of one journey, by the words on the cards. */
export interface Answers {
  mode: 'Rýchly odhad' | 'Detailný rozpočet';
  trade: string;
  features: readonly string[];
  /** Of a service that goes with a website: whether one stands already. */
  website?: 'Áno' | 'Nie';
  size: string;
  budget: RegExp;
  timeline: string;
}

/** The shortest way to a summary. */
export const QUICK: Answers = {
  mode: 'Rýchly odhad',
  trade: 'Maliar',
  features: [],
  size: 'Štartér',
  budget: /^500 –/,
  timeline: 'Do mesiaca',
};

interface Opened {
  service?: ServiceSlug;
  /** Follows the service in the address: "&remeslo=roofer". */
  search?: string;
  /** The wizard continues by itself only where a test is about that. */
  autoAdvance?: boolean;
}

/** Shows a page with the wizard open over it. */
export async function openWizard({ service = 'tvorba-webu', search = '', autoAdvance = false }: Opened = {}) {
  const shown = await showWizardLink(autoAdvance, `?rozpocet=${service}${search}`);
  await expect.element(dialog).toBeVisible();
  return shown;
}

/** Shows a page with the link that opens the wizard. */
export function showWizardLink(autoAdvance = false, search = '') {
  if (!autoAdvance) localStorage.setItem(LOCAL.autoAdvance, 'off');
  return show(
    <>
      <QuoteLink />
      <WizardHost />
    </>,
    { at: `/${search}` },
  );
}

export const dialog = page.getByRole('dialog', { name: /^Rozpočet pre / });

/** The heading of the current step. */
export const heading = (name: string): Locator => dialog.getByRole('heading', { level: 3, name });

/** A card by the words it begins with. */
export const card = (name: string | RegExp): Locator =>
  dialog.getByRole('radio', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name });

/** The box of a feature, also in a group that is folded. */
export const feature = (name: string): Locator =>
  dialog.getByRole('checkbox', { name: new RegExp(`^${name}`), includeHidden: true });

/** What shows the price all the time on a wide screen. */
export const panel = dialog.getByRole('complementary', { name: 'Prehľad zadania' });

/** The button that continues, whose word is another one on a phone. */
export const next = dialog.getByRole('button', { name: /^(Ďalej|Pokračovať)$/ });
export const back = dialog.getByRole('button', { name: 'Späť', exact: true });
export const generate = dialog.getByRole('button', { name: /^Vygenerovať (detailný rozpočet|ponuku)$/ });
/** The card with the generated quote. */
export const result = dialog.getByRole('region', { name: 'Tvorba webu' });
export const description = dialog.getByRole('textbox', { name: /Popis projektu/ });
export const field = (name: string): Locator => dialog.getByRole('textbox', { name });

/** A title or text of a toast, which screen readers get a second time in a longer text. */
export const toast = (text: string): Locator => page.getByText(text, { exact: true });

/** The button says that it is disabled, and answers a press with what is missing. */
export async function pressNextTooEarly(): Promise<void> {
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
}

/** Selects features, in groups that may still be folded, and waits for their description. */
async function chooseFeatures(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const box = feature(name);
    const group = (await box.findElement()).closest('details:not([open])');
    if (group) await userEvent.click(group.querySelector('summary') ?? group);
    await box.click();
  }
  await expect.element(description).toHaveValue(expect.stringMatching(/.{10}/));
}

export async function chooseProject({ website, size, budget, timeline }: Answers): Promise<void> {
  if (website) await card(website).click();
  await card(size).click();
  await card(budget).click();
  await card(timeline).click();
}

export async function fillContact(): Promise<void> {
  await field('Meno a priezvisko').fill(CLIENT.name);
  await field('E-mail').fill(CLIENT.email);
  await field('Telefón').fill(CLIENT.phone);
  await field('Firma').fill(CLIENT.company);
}

/** Walks from the first step to the summary; `onStep` sees every step after it has been answered. */
export async function answer(answers: Answers, onStep: () => Promise<void> = async () => {}): Promise<void> {
  const steps: [string, () => Promise<void>][] = [
    ['Výber režimu', () => card(answers.mode).click()],
    ['Výber remesla', () => card(answers.trade).click()],
    ['Funkcie webu', () => chooseFeatures(answers.features)],
    ['Veľkosť projektu', () => chooseProject(answers)],
    ['Kontaktné údaje', fillContact],
  ];
  for (const [title, work] of steps) {
    if (title === 'Funkcie webu' && answers.mode === 'Rýchly odhad') continue;
    await expect.element(heading(title)).toBeVisible();
    await work();
    await onStep();
    await next.click();
  }
  await expect.element(heading('Súhrn ponuky')).toBeVisible();
}
