import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OFFER_LINK_HEADER } from '#domain/offers/link-header.ts';
import { linkDoor, SESSION_DOOR } from '../shell/client-door.ts';
import { ClientChecklist, itemAnchor } from './client-checklist.tsx';

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

test('each item has an address of its own', () => {
  expect(itemAnchor('a')).toBe('podklad-a');
});
