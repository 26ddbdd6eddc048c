import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tradeLinks } from '#domain/pages/paths.ts';
import { Footer } from '#web/shell/footer.tsx';
import { Header } from '#web/shell/header.tsx';
import { operatorNotice } from '#web/shell/operator-notice.ts';
import { show } from './show.tsx';
import { visible } from './texts.ts';

/** Shows what stands above and below every public page. */
const showFrame = (at: string) =>
  show(
    <>
      <Header />
      <div className="min-h-screen" />
      <Footer operator={operatorNotice()} trades={tradeLinks()} />
    </>,
    { at },
  );

/** Inside the part of a page, a header and a footer have no role of their own. */
const within = (selector: string) => page.elementLocator(document.querySelector(selector) ?? document.body);

test('the header of inner pages has room for its links on every width', async () => {
  await showFrame('/kontakt');
  await document.fonts.ready;
  const row = document.querySelector('header > div') ?? document.body;
  const links = () => [...row.querySelectorAll(':scope > nav a')];
  const lines = () => new Set(links().map((link) => Math.round(link.getBoundingClientRect().top))).size;
  for (const width of [768, 800, 900, 1023, 1024, 1100, 1280]) {
    await page.viewport(width, 800);
    await expect.poll(lines, { message: `${width} px` }).toBe(1);
    expect(row.scrollWidth - row.clientWidth, `${width} px`).toBe(0);
    expect(visible(page.getByRole('navigation', { name: 'Hlavná navigácia' }))).toHaveLength(1);
  }
  const names = links().map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Služby', 'Projekty', 'O mne', 'Kontakt']));
});

test.each(['/', '/sluzby'])('the theme can be chosen on %s on every width, also in the menu', async (at) => {
  await showFrame(at);
  for (const width of [360, 768, 1000, 1280]) {
    await page.viewport(width, 800);
    const dark = within('footer').getByRole('button', { name: 'Tmavý' });
    dark.element().scrollIntoView();
    await expect.element(dark).toBeInViewport();
    expect(dark.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const head = within('header');
    const [menu] = visible(head.getByRole('button', { name: 'Otvoriť menu' }));
    expect(menu !== undefined, `a menu at ${width} px`).toBe(at !== '/' && width < 768);
    if (!menu) continue;
    await page.elementLocator(menu).click();
    await expect.element(head.getByRole('button', { name: 'Tmavý' })).toBeInViewport();
    await head.getByRole('button', { name: 'Zavrieť menu' }).click();
  }
});

test('letters keep the distances of their font, in controls as in text', async () => {
  await show(
    <form aria-label="Ukážka">
      <p>starostlivosť</p>
      <button type="button">starostlivosť</button>
      <input aria-label="Riadok" />
      <select aria-label="Výber" />
      <textarea aria-label="Text" />
    </form>,
  );
  const drawn = [...document.querySelectorAll('form > *')].map(
    (each) => `${each.localName} ${getComputedStyle(each).textRendering.toLowerCase()}`,
  );
  expect(drawn).toEqual(
    ['p', 'button', 'input', 'select', 'textarea'].map((name) => `${name} geometricprecision`),
  );
});
