import { expect, test } from 'vitest';
import { inboxQueryOf } from '../requests/inbox-addresses.ts';
import { foundGroups } from './found-groups.tsx';

const NONE = { rows: [], hasMore: false };
const REQUEST = {
  id: 'r1',
  ticket: '#0012',
  name: 'Vzorová strecha',
  about: '',
  status: 'archived' as const,
};

test('finds stand by their kinds, with the way to all of a list where there are more', () => {
  const found = { requests: { rows: [REQUEST], hasMore: true }, offers: NONE, projects: NONE, clients: NONE };
  const [group, ...others] = foundGroups(found, 'strecha & krov');
  expect([group?.label, others]).toEqual(['Dopyty', []]);
  expect(group?.options.map(({ to }) => to.split('?')[0])).toEqual(['/admin/requests/r1', '/admin/requests']);
  expect(group?.options[0]?.detail).toBe('#0012 · Archivovaný');
  const all = new URL(group?.options[1]?.to ?? '', 'http://localhost').searchParams;
  expect(inboxQueryOf(all)).toMatchObject({ status: 'all', search: 'strecha & krov' });
});

test.each([
  ['offers', '/admin/offers'],
  ['projects', '/admin/projects'],
  ['clients', '/admin/clients'],
] as const)('the way to all %s keeps what was looked for', (kind, path) => {
  const row = {
    id: 'x',
    number: '',
    title: '',
    client: '',
    state: 'sent' as never,
    name: '',
    ico: '',
    city: '',
  };
  const found = {
    requests: NONE,
    offers: NONE,
    projects: NONE,
    clients: NONE,
    [kind]: { rows: [row], hasMore: true },
  };
  const last = foundGroups(found, 'žeriav')[0]?.options.at(-1);
  expect(decodeURIComponent(last?.to ?? '')).toBe(`${path}?hladat=žeriav`);
});
