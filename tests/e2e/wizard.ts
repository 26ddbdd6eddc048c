import { expect, type Locator, type Page } from '@playwright/test';
import type { Visitor } from './fixtures.ts';

/** Answers of one journey, by the words on the cards. */
export interface Answers {
  mode: 'Rýchly odhad' | 'Detailný rozpočet';
  trade: string;
  features: readonly string[];
  size: string;
  budget: RegExp;
  timeline: string;
}

/** The quote wizard as a visitor meets it, on a wide screen or on a phone. */
export class Wizard {
  readonly page: Page;
  readonly dialog: Locator;
  readonly isPhone: boolean;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^Rozpočet pre / });
    this.isPhone = (page.viewportSize()?.width ?? 0) < 768;
  }

  /** Opens the wizard at an address. It continues by itself only where the test is about that. */
  async open(path: string, { autoAdvance = false } = {}): Promise<void> {
    if (!autoAdvance) await this.page.addInitScript(() => localStorage.setItem('quote-auto-advance', 'off'));
    await this.page.goto(path);
    await expect(this.dialog).toBeVisible();
  }

  /** Closes the wizard by Escape. It hears keys once it has taken the focus, which nobody is quicker than. */
  async closeByEscape(): Promise<void> {
    await expect(this.dialog.locator(':focus')).toHaveCount(1);
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  /** The heading of the current step. */
  heading(name: string): Locator {
    return this.dialog.getByRole('heading', { level: 3, name });
  }

  /** Chooses a card by the words it begins with; pressing one that a link has chosen confirms it. */
  async choose(name: string | RegExp): Promise<void> {
    const words = typeof name === 'string' ? new RegExp(`^${name}`) : name;
    const card = this.dialog.getByRole('radio', { name: words });
    if (await card.isChecked()) await card.click();
    else await card.check();
  }

  get next(): Locator {
    return this.dialog.getByRole('button', { name: this.isPhone ? 'Pokračovať' : 'Ďalej', exact: true });
  }

  /** The button says that it is disabled, and answers a press with what is missing. */
  async pressNextTooEarly(): Promise<void> {
    await expect(this.next).toBeDisabled();
    await this.next.click({ force: true });
  }

  get back(): Locator {
    return this.dialog.getByRole('button', { name: 'Späť', exact: true });
  }

  /** Selects features, in groups that may still be folded, and waits for their description. */
  async chooseFeatures(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const box = this.dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) });
      const group = this.dialog.locator('details', { has: this.page.locator('label', { hasText: name }) });
      if (!(await box.isVisible())) await group.locator('summary').click();
      await box.check();
    }
    await expect(this.description).toHaveValue(/.{10}/);
  }

  /** The box of a feature, also in a group that is folded. */
  feature(name: string): Locator {
    return this.dialog.getByRole('checkbox', { name: new RegExp(`^${name}`), includeHidden: true });
  }

  get description(): Locator {
    return this.dialog.getByRole('textbox', { name: /Popis projektu/ });
  }

  async fillContact({ name, email, phone, company }: Visitor): Promise<void> {
    await this.dialog.getByLabel('Meno a priezvisko').fill(name);
    await this.dialog.getByLabel('E-mail').fill(email);
    await this.dialog.getByLabel('Telefón').fill(phone);
    await this.dialog.getByLabel('Firma').fill(company);
  }

  /** Walks from the first step, or a later one, to the summary; `onStep` sees every step after it has been answered. */
  async answer(
    answers: Answers,
    visitor: Visitor,
    onStep: (title: string) => Promise<void> = async () => {},
    from = 'Výber režimu',
  ): Promise<void> {
    const steps: [string, () => Promise<void>][] = [
      ['Výber režimu', () => this.choose(answers.mode)],
      ['Výber remesla', () => this.choose(answers.trade)],
      ['Funkcie webu', () => this.chooseFeatures(answers.features)],
      ['Veľkosť projektu', () => this.chooseProject(answers)],
      ['Kontaktné údaje', () => this.fillContact(visitor)],
    ];
    const asked = steps.filter(([title]) => title !== 'Funkcie webu' || answers.mode === 'Detailný rozpočet');
    for (const [title, answer] of asked.slice(asked.findIndex(([title]) => title === from)))
      await this.step(title, answer, () => onStep(title));
    await expect(this.heading('Súhrn ponuky')).toBeVisible();
  }

  private async step(title: string, answer: () => Promise<void>, onStep: () => Promise<void>): Promise<void> {
    await expect(this.heading(title)).toBeVisible();
    await answer();
    await onStep();
    await this.next.click();
  }

  async chooseProject({ size, budget, timeline }: Answers): Promise<void> {
    await this.choose(size);
    await this.choose(budget);
    await this.choose(timeline);
  }

  /** Generates the quote and waits for its card. */
  async generate(): Promise<void> {
    await this.generateButton.click();
    await expect(this.result).toBeVisible();
  }

  /** The one button of the summary before there is a quote, by the words of either mode. */
  get generateButton(): Locator {
    return this.dialog.getByRole('button', { name: /^Vygenerovať (detailný rozpočet|ponuku)$/ });
  }

  /** The card with the generated quote. */
  get result(): Locator {
    return this.dialog.getByRole('region', { name: 'Tvorba webu' });
  }

  /** What shows the price all the time: the side panel, on phones the unfolded summary above the step. */
  async panel(): Promise<Locator> {
    if (!this.isPhone) return this.dialog.getByRole('complementary', { name: 'Prehľad zadania' });
    const summary = this.dialog.locator('details', { hasText: 'Vaše zadanie' }).first();
    if (!(await summary.evaluate((element) => element.hasAttribute('open'))))
      await summary.locator('summary').click();
    return summary;
  }

  /** A title or text of a toast, which screen readers get a second time in a longer text. */
  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  /** Exports the whole requirements document: its PDF by a button, the other formats from the menu beside. */
  async exportDocument(format: 'PDF, celý dokument' | 'Markdown' | 'JSON' | 'HTML'): Promise<void> {
    const exports = this.dialog.getByRole('group', { name: 'Exportovať dokument požiadaviek' });
    if (format === 'PDF, celý dokument') return exports.getByRole('button', { name: format }).click();
    await exports.getByRole('button', { name: 'Iné formáty' }).click();
    await this.page.getByRole('menuitem', { name: format }).click();
  }

  submit(): Promise<void> {
    return this.dialog.getByRole('button', { name: 'Odoslať dopyt' }).click();
  }
}

/** Text with every kind of space as a plain one. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The lines of the waterfall inside something, as label and amount. */
export async function waterfall(place: Locator): Promise<[string, string][]> {
  const list = place.locator('dl').filter({ hasText: 'Odhad spolu' });
  await expect(list).toHaveCount(1);
  const labels = await list.locator('dt').allTextContents();
  const amounts = await list.locator('dd').allTextContents();
  return labels.map((label, index) => [plain(label), plain(amounts[index] ?? '')]);
}
