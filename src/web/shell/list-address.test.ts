import { expect, it } from 'vitest';
import { changedList } from './list-address.ts';

it.each([
  ['', { stav: 'new' }, '/admin/offers?stav=new'],
  ['stav=new&hladat=web', { stav: 'lost' }, '/admin/offers?stav=lost&hladat=web'],
  ['stav=new&po=abc', { po: '', stav: '' }, '/admin/offers'],
])('a list at "%s" changed by %o is at %s', (address, changes, there) => {
  expect(changedList('/admin/offers', new URLSearchParams(address), changes)).toBe(there);
});
