import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OFFER_LINK_HEADER } from '#domain/offers/link-header.ts';
import { linkDoor, SESSION_DOOR } from '../shell/client-door.ts';
import { ClientChecklist, inOrder, nextOf } from './client-checklist.tsx';

const PROJECT = {
  id: '0197',
  state: 'in-progress',
  missing: { shift: 0, launchOn: '2026-12-01' },
} as const;

test('until the server has told it, the checklist says that it comes, by whatever door', () => {
  for (const door of [SESSION_DOOR, linkDoor('tajne')]) {
    const html = renderToStaticMarkup(
      <ClientChecklist id="podklady" title="Podklady" project={PROJECT} door={door} onChanged={() => {}} />,
    );
    expect(html).toContain('role="status"');
    expect(html).toContain('Načítavajú sa podklady…');
  }
});

test('a door carries the secret of a link, and of a member nothing', () => {
  expect(linkDoor('tajne').headers).toEqual({ [OFFER_LINK_HEADER]: 'tajne' });
  expect(SESSION_DOOR.headers).toEqual({});
});

const item = (id: string, state: 'asked' | 'brought' | 'accepted' | 'returned') => ({
  ...{ id, state, returnReason: state === 'returned' ? 'Malé.' : '' },
  canBring: state === 'asked' || state === 'returned',
});

test('what came back stands first, and stays there once it was handed in again on this screen', () => {
  const items = [item('a', 'asked'), item('b', 'asked'), item('c', 'returned')];
  const order = (stays: readonly string[], own = items) =>
    inOrder(own, (id) => stays.includes(id))
      .map(({ id }) => id)
      .join('');
  expect(order([])).toBe('cab');
  const again = items.map((one) => (one.id === 'c' ? { ...one, state: 'brought' as const } : one));
  expect(order(['c'], again)).toBe('cab');
  expect(order([], again)).toBe('abc');
});

test('what was handed in goes to the others that were, unless it was handed in on this screen', () => {
  const items = [item('a', 'accepted'), item('b', 'brought'), item('c', 'asked'), item('d', 'returned')];
  const order = (stays: readonly string[]) =>
    inOrder(items, (id) => stays.includes(id))
      .map(({ id }) => id)
      .join('');
  expect(order([])).toBe('dcba');
  expect(order(['b'])).toBe('dbca');
});

test('after an item comes the next that is to be brought, from the top where none is further down', () => {
  const items = [item('a', 'asked'), item('b', 'brought'), item('c', 'accepted'), item('d', 'returned')];
  expect(nextOf(items, 'b')?.id).toBe('d');
  expect(nextOf(items, 'd')?.id).toBe('a');
  expect(nextOf([item('a', 'brought'), item('b', 'accepted')], 'a')).toBeNull();
});
