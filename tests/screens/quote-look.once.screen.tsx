import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { quoteServer } from './quote-server.ts';
import { plain, textsOf, visible } from './texts.ts';
import {
  answer,
  back,
  card,
  description,
  dialog,
  field,
  fillContact,
  generate,
  heading,
  next,
  openWizard,
  pressNextTooEarly,
  QUICK,
  result,
} from './wizard.tsx';
import { ANSWERS, overlap, WINDOWS } from './wizard-look.ts';

const onPhone = () => page.viewport(390, 844);

/** Cards of the question that is asked, which their inputs cover. */
const cards = dialog.getByRole('radio');

const expectWholeInView = async (element: Element | undefined): Promise<void> => {
  if (!element) throw new Error('It is not shown.');
  await expect.element(page.elementLocator(element)).toBeInViewport({ ratio: 1 });
};

const expectCardsInView = async (): Promise<void> => {
  await expect.poll(() => cards.elements().length).toBe(9);
  for (const input of cards.elements()) await expectWholeInView(input.closest('label') ?? undefined);
};

const expectInEveryWindow = async (count: () => number, expected: number): Promise<void> => {
  for (const [width, height] of WINDOWS) {
    await page.viewport(width, height);
    await expect.poll(count).toBe(expected);
  }
};

const toast = async (): Promise<Element> => {
  const shown = () => document.querySelector('.toast');
  await expect.poll(shown).not.toBeNull();
  return shown() ?? document.body;
};

test('between a phone and a laptop the price is on the screen at every step', async () => {
  quoteServer();
  await page.viewport(768, 1024);
  await openWizard();
  const expectPrice = async (): Promise<void> => {
    const price = () => visible(dialog.getByText('Odhadovaná cena'));
    await expect.poll(() => price().length).toBe(1);
    await expectWholeInView(price()[0]);
  };
  await answer(ANSWERS, async () => {
    for (const width of [768, 1023]) {
      await page.viewport(width, 640);
      await expectPrice();
    }
  });
  await expectPrice();
});

test('on a phone the nine trades need no scrolling, and a chosen one is in view', async () => {
  quoteServer();
  await onPhone();
  await openWizard();
  await card('Rýchly odhad').click();
  await next.click();
  await expect.element(heading('Výber remesla')).toBeVisible();
  await expectCardsInView();
  await card('Stavebná firma').click();
  await next.click();
  await page.viewport(390, 600);
  await back.click();
  const chosen = await dialog.getByRole('radio', { checked: true }).findElement();
  await expectWholeInView(chosen.closest('label') ?? undefined);
  await dialog.getByText('Čo robia jednotlivé remeslá').click();
  await expect.poll(() => visible(dialog.getByText('Nové strechy')).length).toBe(1);
});

test('on the smallest phone the trades stand in line with the text around them', async () => {
  quoteServer();
  await page.viewport(320, 640);
  await openWizard();
  await card('Rýchly odhad').click();
  await next.click();
  const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left;
  const title = await heading('Výber remesla').findElement();
  expect(left(cards.elements()[0]?.closest('label'))).toBe(left(title));
});

test('on a phone that lies on its side the price and the way on stay on the screen while the step scrolls', async () => {
  quoteServer();
  await openWizard();
  await answer({ ...ANSWERS, mode: 'Rýchly odhad' }, async () => {
    for (const [width, height] of [
      [844, 390],
      [667, 375],
    ] as const) {
      await page.viewport(width, height);
      const footer = () => visible(dialog.getByRole('contentinfo'))[0];
      for (const top of [0, 10_000]) {
        dialog.element().scrollTo({ top });
        await expectWholeInView(footer()?.querySelector('.wizard-price') ?? undefined);
        await expectWholeInView(visible(next)[0]);
      }
    }
    await page.viewport(1280, 800);
  });
});

test('on laptops and tablets, too, the nine trades need no scrolling, and the price stays in the panel', async () => {
  quoteServer();
  await page.viewport(1280, 900);
  await openWizard();
  await card('Rýchly odhad').click();
  await next.click();
  await card('Pokrývač').click();
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    await expectCardsInView();
    // From 1024 px on a card has its samples; below they are in the disclosure.
    await expect
      .poll(() => visible(dialog.getByText('Maľovanie interiérov')).length)
      .toBe(width < 1024 ? 0 : 1);
    expect(visible(dialog.getByText('Čo robia jednotlivé remeslá'))).toHaveLength(width < 1024 ? 1 : 0);
  }
  for (const drawing of dialog
    .getByRole('radio')
    .elements()
    .map((input) => input.parentElement?.querySelector('svg')))
    expect(drawing?.getBoundingClientRect().width).toBeGreaterThanOrEqual(72);
  const panel = await dialog.getByRole('complementary', { name: 'Prehľad zadania' }).findElement();
  panel.scrollTo({ top: panel.scrollHeight });
  await expectWholeInView(panel.querySelector('.dimension') ?? undefined);
});

test('on a phone the head stays as high from step to step, and the footer is one line while something is typed', async () => {
  quoteServer();
  await onPhone();
  await openWizard();
  const head = () => document.querySelector('.dialog-head')?.getBoundingClientRect().height;
  const first = head();
  await card('Detailný rozpočet').click();
  await next.click();
  await expect.element(heading('Výber remesla')).toBeVisible();
  expect(head()).toBe(first);
  await card('Pokrývač').click();
  await next.click();
  await expect.element(description).toHaveValue(expect.stringMatching(/.{10}/));
  const footer = () => visible(dialog.getByRole('contentinfo'))[0]?.getBoundingClientRect().height ?? 0;
  const whole = footer();
  await description.click();
  await expect.poll(footer).toBeLessThan(whole - 32);
  (await heading('Funkcie webu').findElement()).focus();
  await expect.poll(footer).toBe(whole);
});

test.each([
  ['a website', 'tvorba-webu', 1, ANSWERS],
  [
    'a service with a website',
    'cenove-kalkulacky',
    1,
    { ...ANSWERS, features: ['Galéria pred a po'], website: 'Nie' },
  ],
  [
    'a monthly service with all there is to say',
    'udrzba-podpora',
    2,
    { ...ANSWERS, website: 'Nie', budget: /^500 –/, timeline: 'Čo najskôr' },
  ],
  ['a service for a period', 'seo-optimalizacia', 2, { ...ANSWERS, website: 'Nie' }],
] as const)(
  'on a phone head and footer of %s take a quarter of the screen, the price is large, and no step is taller than two screens',
  async (_, service, prices, answers) => {
    quoteServer();
    await onPhone();
    await openWizard({ service });
    const expectQuarter = async (): Promise<void> => {
      // While something is typed, the footer is lower.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const step = () => document.querySelector('.wizard-scroll')?.clientHeight ?? 0;
      await expect.poll(step).toBeGreaterThanOrEqual(innerHeight * 0.75);
      const shown = visible(dialog.getByRole('contentinfo')).flatMap((footer) => [
        ...footer.querySelectorAll('.wizard-price .numeral.font-medium'),
      ]);
      expect(shown.map((price) => Number.parseFloat(getComputedStyle(price).fontSize) >= 20)).toEqual(
        Array(prices).fill(true),
      );
      for (const price of shown) await expectWholeInView(price);
    };
    await expectQuarter();
    await answer(answers, async () => {
      await expectQuarter();
      const height = () => document.querySelector('.wizard-scroll')?.scrollHeight;
      await expect.poll(height).toBeLessThanOrEqual(2 * innerHeight);
    });
    await expectQuarter();
  },
);

test('two prices stand apart from each other in the footer, also on the smallest phone', async () => {
  quoteServer();
  await page.viewport(320, 640);
  await openWizard({ service: 'seo-optimalizacia' });
  for (const choice of ['Rýchly odhad', 'Stavebná firma']) {
    await card(choice).click();
    await next.click();
  }
  await card('Nie').click();
  await card('Konštrukčný líder').click();
  for (const width of [320, 390]) {
    await page.viewport(width, 640);
    const boxes = () =>
      visible(dialog.getByRole('contentinfo'))
        .flatMap((footer) => [...footer.querySelectorAll('.wizard-amount')])
        .map((each) => each.getBoundingClientRect());
    await expect.poll(() => boxes().length).toBe(2);
    const [one, other] = boxes();
    if (!one || !other) throw new Error('A price is missing.');
    expect(other.left - one.right >= 16 || other.top >= one.bottom).toBe(true);
    expect(other.right).toBeLessThanOrEqual(width - 20);
  }
});

test('on a phone an explanation is no wider than the cards, wherever its button is', async () => {
  quoteServer();
  await page.viewport(390, 844);
  await openWizard();
  for (const choice of ['Detailný rozpočet', 'Pokrývač']) {
    await card(choice).click();
    await next.click();
  }
  await expect.element(heading('Funkcie webu')).toBeVisible();
  for (const width of [320, 390]) {
    await page.viewport(width, 844);
    const [button] = visible(dialog.getByRole('button', { name: /^Viac o/ }));
    const group = button?.closest('li');
    if (!button || !group) throw new Error('There is no feature.');
    await page.elementLocator(button).click();
    const tip = () => document.querySelector('.tooltip')?.getBoundingClientRect();
    await expect.poll(() => tip()?.width ?? 0).toBeGreaterThan(100);
    const cards = group.getBoundingClientRect();
    expect(tip()?.right).toBeLessThanOrEqual(cards.right);
    expect(tip()?.left).toBeGreaterThanOrEqual(cards.left);
    await userEvent.keyboard('{Escape}');
    await expect.poll(tip).toBeUndefined();
  }
});

test('on the smallest phone the head is as high as a message, and the assignment one line', async () => {
  quoteServer();
  await page.viewport(320, 640);
  await openWizard({ search: '&remeslo=hvac' });
  await expect.element(heading('Veľkosť projektu')).toBeVisible();
  const head = document.querySelector('.dialog-head');
  expect(head?.getBoundingClientRect().height).toBeLessThan(90);
  await expect.element(dialog.getByText('Vytvorte presný rozpočet')).not.toBeVisible();
  const [assignment] = visible(dialog.getByText('Kúrenie a klimatizácie · Profesionál'));
  const sign = assignment?.closest('summary')?.querySelector('svg');
  if (!assignment || !sign) throw new Error('The assignment is not shown.');
  expect(overlap(assignment, sign)).toBe(false);
  expect(assignment.getBoundingClientRect().height).toBeLessThan(30);
  await back.click();
  await back.click();
  await expect.element(dialog.getByText('Vytvorte presný rozpočet')).toBeVisible();
});

test.each([
  ['cenove-kalkulacky', /s\snovým webom/],
  ['udrzba-podpora', /za\snový web|s\snovým webom/],
] as const)(
  'until "Máte už web?" is answered every window says that the price of %s has a new website in it',
  async (service, words) => {
    quoteServer();
    await openWizard({ service });
    const said = () => visible(dialog.getByText(words)).length;
    await card('Rýchly odhad').click();
    for (const ask of [next, card('Maliar'), next]) {
      await expectInEveryWindow(said, 1);
      await ask.click();
    }
    await expect.element(heading('Veľkosť projektu')).toBeVisible();
    await expectInEveryWindow(said, 1);
    await card('Nie').click();
    await expectInEveryWindow(said, 0);
    await card('Áno').click();
    await expectInEveryWindow(said, 0);
  },
);

test('beside the button that sends the request every window says that it binds to nothing', async () => {
  quoteServer();
  await openWizard();
  await answer(QUICK);
  const said = () => visible(dialog.getByText('Dopyt je nezáväzný.')).length;
  expect(said()).toBe(0);
  const footer = () => visible(dialog.getByRole('contentinfo'))[0]?.getBoundingClientRect().height ?? 0;
  const heights = async () => {
    const seen = [];
    for (const [width, height] of WINDOWS) {
      await page.viewport(width, height);
      seen.push(footer());
    }
    return seen;
  };
  const before = await heights();
  await generate.click();
  await expect.poll(() => visible(dialog.getByRole('button', { name: 'Odoslať dopyt' })).length).toBe(1);
  expect(await heights()).toEqual(before);
  await expectInEveryWindow(said, 1);
});

test('in quick mode, too, the phone has a dot for each step that its counter counts', async () => {
  quoteServer();
  await onPhone();
  await openWizard();
  const dots = () => visible(dialog.getByRole('contentinfo'))[0]?.querySelectorAll('.rounded-full').length;
  expect(dots()).toBe(6);
  await card('Rýchly odhad').click();
  await expect.element(dialog.getByText('1 / 6')).toBeVisible();
  expect(dots()).toBe(6);
});

test('before a trade is chosen every window names the same preliminary price, and the percent stands in line with the steps, within the ruler', async () => {
  quoteServer();
  await openWizard();
  const steps = dialog.getByRole('navigation', { name: 'Kroky rozpočtu' });
  const share = () => dialog.getByRole('progressbar', { name: 'Priebeh' }).element();
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  const prices = () => visible(dialog.getByText(/^800\s– 1\s500\s€$/));
  for (const [width, height] of WINDOWS) {
    await page.viewport(width, height);
    await expect.poll(() => prices().length).toBe(1);
    expect(prices()[0]?.parentElement?.textContent).toContain('Predbežne');
    expect(rightOf(share()) - rightOf(steps.element())).toBeLessThan(1);
    expect(visible(steps.getByText('Súhrn')).filter((label) => overlap(label, share()))).toEqual([]);
  }
  const bottomOf = (element: Element): number => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().bottom;
  };
  const label = steps.getByText('Typ ponuky').element();
  expect(Math.abs(bottomOf(share()) - bottomOf(label))).toBeLessThan(1);
});

test('what is missing is said once, at its place, with the place in view', async () => {
  quoteServer();
  await onPhone();
  await openWizard();
  await pressNextTooEarly();
  const missing = dialog.getByText('Prosím vyberte typ ponuky (rýchla alebo detailná)');
  await expect.poll(() => missing.elements().length).toBe(1);
  await expect.element(card('Rýchly odhad')).toHaveFocus();
  await card('Rýchly odhad').click();
  await next.click();
  await card('Maliar').click();
  await next.click();
  await card('Profesionál').click();
  await card('Do mesiaca').click();
  await pressNextTooEarly();
  const budget = dialog.getByText('Prosím vyberte rozpočet', { exact: true });
  await expect.poll(() => budget.elements().length).toBe(1);
  await expect.element(budget).toBeInViewport({ ratio: 1 });
  expect(overlap(await toast(), budget.element())).toBe(false);
  await card(/^500 –/).click();
  await next.click();
  await pressNextTooEarly();
  const name = field('Meno a priezvisko');
  await expect.element(name).toHaveFocus();
  for (const message of ['Meno je povinné', 'E-mail je povinný', 'Telefónne číslo je povinné'])
    await expect.poll(() => dialog.getByText(message).elements().length).toBe(1);
  expect(overlap(await toast(), name.element())).toBe(false);
  const link = dialog.getByRole('link', { name: 'Telefón' });
  await link.click();
  await expect.element(field('Telefón')).toHaveFocus();
  await fillContact();
  await expect.element(link).not.toBeInTheDocument();
});

test('the features show each thing once and need one press to go on', async () => {
  quoteServer();
  await onPhone();
  await openWizard();
  await card('Detailný rozpočet').click();
  await next.click();
  await card('Pokrývač').click();
  await next.click();
  await expect.element(description).toHaveValue(expect.stringMatching(/.{10}/));
  const { length } = (description.element() as HTMLTextAreaElement).value;
  await expect.element(dialog.getByText(`${length}/5000`, { exact: true })).toBeVisible();
  expect(dialog.getByText('Záručné podmienky', { exact: true }).elements()).toHaveLength(1);
  expect(dialog.element().textContent).toContain('Galéria pred a\u00A0po');
  const ways = dialog.getByRole('contentinfo').getByRole('button', { disabled: false });
  expect(visible(ways).map(({ textContent }) => textContent.trim())).toEqual(['Späť', 'Pokračovať']);
  await description.fill('Strechy');
  await expect.element(dialog.getByText('Aspoň 10 znakov: 7/10')).toBeVisible();
  await description.fill('Strechy a krovy');
  await expect.element(dialog.getByText('15/5000')).toBeVisible();
  await dialog.getByRole('button', { name: 'Viac o funkcii Záručné podmienky' }).click();
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 }, force: true });
  const tip = () => document.querySelector('.tooltip');
  await expect.poll(() => tip()?.textContent).toContain('Jednoduchá');
  await userEvent.keyboard('{Escape}');
  await expect.poll(tip).toBeNull();
  await expect.element(dialog).toBeVisible();
  await next.click();
  await expect.element(heading('Veľkosť projektu')).toBeVisible();
});

test('the summary has one main button, and the document offers its whole PDF first, its page beside it', async () => {
  quoteServer();
  await onPhone();
  await openWizard();
  await answer(ANSWERS);
  const main = () =>
    visible(dialog.getByRole('button'))
      .map(({ textContent }) => textContent.trim())
      .filter((words) => /^(Vygenerovať (detailný|ponuku)|Odoslať)/.test(words));
  for (const width of [390, 1280]) {
    await page.viewport(width, 844);
    await expect.poll(main).toEqual(['Vygenerovať detailný rozpočet']);
  }
  await onPhone();
  await generate.click();
  await expect.element(result).toBeVisible();
  for (const width of [1280, 390]) {
    await page.viewport(width, 844);
    await expect.poll(main).toEqual(['Odoslať dopyt']);
  }
  await dialog.getByRole('button', { name: 'Vygenerovať PRD' }).click();
  const exports = dialog.getByRole('group', { name: 'Exportovať dokument požiadaviek' });
  await expect
    .poll(() => textsOf(exports.getByRole('button')))
    .toEqual([
      expect.stringMatching(/PDF, celý dokument/),
      expect.stringMatching(/PDF, iba zhrnutie/),
      expect.stringMatching(/Iné formáty/),
    ]);
  await exports.getByRole('button', { name: 'Iné formáty' }).click();
  await expect.poll(() => textsOf(page.getByRole('menuitem'))).toEqual(['Markdown', 'JSON', 'HTML']);
  await userEvent.keyboard('{Escape}');
  await dialog.getByText('Obsah dokumentu').click();
  await expect.element(dialog.getByText('Otvorené otázky')).toBeVisible();
});

test('how a line of the price is counted can be read by touch and by keyboard', async () => {
  quoteServer();
  await page.viewport(1280, 900);
  await openWizard({ search: '&remeslo=roofer' });
  const factor = () => plain(document.querySelector('.tooltip')?.textContent ?? '');
  await dialog
    .getByRole('button', { name: /^Ako sa počíta: Obsah pre pokrývača/ })
    .first()
    .click();
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 }, force: true });
  await expect.poll(factor).toContain('remeslo × 1,2');
  await userEvent.keyboard('{Escape}');
  await expect.poll(factor).toBe('');
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expect.poll(factor).toContain('remeslo × 1,2');
});
