import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AreaTable, rowAction, rowAfter } from './area-table.tsx';

const table = (
  rows: readonly string[],
  more: Partial<Parameters<typeof AreaTable<string>>[0]> = {},
): string =>
  renderToStaticMarkup(
    <AreaTable
      label="Dopyty"
      columns={[{ key: 'name', head: 'Od koho', cell: (row: string) => row }]}
      groups={[
        { key: 'first', head: 'Nový', rows: rows.slice(0, 1) },
        { key: 'rest', head: 'Videný', rows: rows.slice(1) },
      ]}
      rowKey={(row) => row}
      empty="Nikto nečaká"
      {...more}
    />,
  );

test.each([
  ['ArrowDown', 0, 1],
  ['j', 1, 2],
  ['j', 2, 2],
  ['ArrowUp', 0, 0],
  ['k', 2, 1],
  ['End', 0, 2],
  ['Home', 2, 0],
  ['a', 1, undefined],
])('of three rows %s leads from %i to %s', (key, from, to) => {
  expect(rowAfter(key, from, 3)).toBe(to);
});

test.each([
  ['Enter', { choose: true, open: true }, 'open'],
  ['Enter', { choose: true, open: false }, 'choose'],
  ['Enter', { choose: false, open: false }, undefined],
  [' ', { choose: true, open: true }, 'choose'],
  ['x', { choose: true, open: true }, 'choose'],
  [' ', { choose: false, open: true }, undefined],
  ['Tab', { choose: true, open: true }, undefined],
])('%s on a row with %j does: %s', (key, can, action) => {
  expect(rowAction(key, can)).toBe(action);
});

test('of rows that can be chosen one is in the tab order, over the bounds of groups', () => {
  const html = table(['a', 'b', 'c'], { chosen: new Set(['b']), onChoose: () => undefined });
  expect([...html.matchAll(/tabindex="(-?\d)"/g)].map(([, index]) => index)).toEqual(['0', '-1', '-1']);
  expect([...html.matchAll(/aria-selected="(\w+)"/g)].map(([, is]) => is)).toEqual([
    'false',
    'true',
    'false',
  ]);
  expect(html).toContain('role="grid"');
});

test('rows to read are a plain table without tab stops, and a group without rows has no head', () => {
  const html = table(['a']);
  expect(html).not.toContain('tabindex');
  expect(html).not.toContain('role="grid"');
  expect(html).toContain('Nový');
  expect(html).not.toContain('Videný');
});

test('no rows say so, rows on their way do not', () => {
  expect(table([])).toContain('Nikto nečaká');
  const loading = table([], { loading: 'Načítava sa' });
  expect(loading).not.toContain('Nikto nečaká');
  expect(loading).toContain('aria-busy="true"');
  expect(loading.match(/Načítava sa/g)).toHaveLength(1);
});

test('a row of two lines repeats under its lead what phones do not show as a column', () => {
  const html = table(['a'], {
    columns: [
      { key: 'name', head: 'Od koho', cell: (row: string) => `name ${row}`, onPhones: 'lead' },
      { key: 'trade', head: 'Čo chce', cell: (row: string) => `trade ${row}`, onPhones: 'second' },
    ],
  });
  expect(html).toContain('name a<span class="area-table-second"><span>trade a</span></span>');
  expect(html).toContain('<td class="area-table-wider">trade a</td>');
});
