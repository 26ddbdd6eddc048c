import { expect, it } from 'vitest';
import { listAddress } from './list-address.ts';

const list = listAddress('/admin/offers', { state: 'stav', search: 'hladat', after: 'po' });

it.each([
  ['', { state: 'new' }, '/admin/offers?stav=new'],
  ['stav=new&hladat=web', { state: 'lost' }, '/admin/offers?stav=lost&hladat=web'],
  ['stav=new&po=abc', { after: '', state: '' }, '/admin/offers'],
  ['stav=new&po=abc', { search: 'web' }, '/admin/offers?stav=new&hladat=web'],
  ['stav=new', { after: 'abc' }, '/admin/offers?stav=new&po=abc'],
])('a list at "%s" changed by %o is at %s', (address, changes, there) => {
  expect(list.changed(new URLSearchParams(address), changes)).toBe(there);
});

it('a list with some filters alone stands where they alone are said', () => {
  expect(list.only({ search: 'web' })).toBe('/admin/offers?hladat=web');
  expect(list.only({})).toBe('/admin/offers');
});

it.each([
  ['hladat=+strecha+', 'search', 'strecha'],
  ['hladat=a', 'search', undefined],
  ['stav=+', 'state', undefined],
  ['', 'after', undefined],
] as const)('"%s" asks of %s for %o', (address, name, said) => {
  expect(list.read(new URLSearchParams(address))(name)).toBe(said);
});
