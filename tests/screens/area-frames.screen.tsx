import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AdminArea } from '#web/admin/admin-area.tsx';
import { PortalFrame } from '#web/portal/portal-frame.tsx';
import { expectAccessible } from './axe.ts';
import { DAY, OPERATOR, openDay, REQUEST } from './desk-day.tsx';
import { project } from './desk-project.ts';
import { show } from './show.tsx';
import { textsOf } from './texts.ts';

/** One column of the day, as on a phone. */
const isNarrow = innerWidth < 768;

test('the administration has a column on a wide screen, and a bar with the rest behind "Viac" on a phone', async () => {
  await show(
    <AdminArea user={OPERATOR}>
      <h1>Dnes</h1>
    </AdminArea>,
    { at: '/admin' },
  );
  const navigation = page.getByRole('navigation', { name: 'Správa webu' });
  const place = () => {
    const { x, y, width, height } = navigation.element().getBoundingClientRect();
    return [x, y, width, height];
  };
  const more = navigation.getByText('Viac');
  const toggle = navigation.getByText('Prepnúť vzhľad');
  if (isNarrow) {
    await expect.poll(place).toEqual([0, innerHeight - 57, innerWidth, 57]);
    await expect.element(toggle).not.toBeVisible();
    await more.click();
  } else {
    await expect.poll(place).toEqual([0, 0, 192, innerHeight]);
    await expect.element(more).not.toBeVisible();
  }
  await toggle.click();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('the parts of the day stand in one column of a phone with what clients should have brought first', async () => {
  const late = { project, client: project.client.name, dueOn: '2026-11-19' };
  await openDay({
    ...DAY,
    items: { count: 1, rows: [{ ...late, missing: 1, titles: ['Fotografie'], shift: 2 }] },
  });
  const due = isNarrow
    ? ['Podklady po termíne', 'Platby', 'Bez platnej ponuky']
    : ['Platby', 'Bez platnej ponuky', 'Podklady po termíne'];
  const parts = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect.poll(() => textsOf(parts)).toEqual(['Odpovedať', ...due]);
  await expectAccessible();
});

test('a row of the day is pressed as a whole on a phone, and what else can be done in it by itself', async () => {
  const calling = { ...REQUEST, phone: '0905 123 456', phoneE164: '+421905123456' };
  const { payment } = await openDay({ ...DAY, answers: { count: 1, late: 0, rows: [calling] } });
  const request = page
    .getByRole('list', { name: 'Dopyty, ktoré čakajú na odpoveď' })
    .getByRole('listitem')
    .first();
  await expect.element(request).toBeVisible();
  /** What lies under the middle of the title of a row, and of something in it. */
  const under = (element: Element | null | undefined) => {
    element?.scrollIntoView({ block: 'center' });
    const { left, top, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(left + 4, top + height / 2);
    return hit?.closest('a, button')?.getAttribute('aria-label');
  };
  const title = (row: Element) => row.querySelector('.area-row-title, .day-row-title');
  expect(under(title(request.element()))).toEqual(isNarrow ? expect.stringMatching(/^Odpovedať/) : undefined);
  expect(under(title(payment.element()))).toMatch(isNarrow ? /^Označiť ako uhradenú/ : /^Otvoriť/);
  const remind = payment.getByRole('button', { name: /^Pripomenúť/ });
  await expect.element(remind).toBeVisible();
  expect(under(remind.element())).toMatch(/^Pripomenúť/);
  // The sign of the row is that of its press alone.
  expect(getComputedStyle(remind.element(), '::before').content).toBe('none');
  if (!isNarrow) return;
  expect(under(request.getByRole('link', { name: /^Zavolať/ }).element())).toMatch(/^Zavolať/);
});

test('the last word of the portal’s navigation fits the narrowest phone, also in wider letters', async () => {
  await show(
    <PortalFrame user={{ ...OPERATOR, isAdmin: false }}>
      <h1>Prehľad</h1>
    </PortalFrame>,
    { at: '/portal' },
  );
  const navigation = page.getByRole('navigation', { name: 'Môj účet' });
  await expect
    .element(navigation.getByRole('link', { name: 'Prehľad' }))
    .toHaveAttribute('aria-current', 'page');
  await page.viewport(320, 640);
  /** Where the word ends, which can be wider than its link. */
  const end = () => {
    const word = document.createRange();
    word.selectNodeContents(navigation.getByRole('link').last().element());
    return word.getBoundingClientRect().right;
  };
  await expect.poll(end).toBeLessThanOrEqual(320);
  // Letters of the browser, which are wider, where ours come too late.
  document.documentElement.style.setProperty('--font-sans', 'sans-serif');
  const inWider = end();
  document.documentElement.style.removeProperty('--font-sans');
  expect(inWider).toBeLessThanOrEqual(320);
});
