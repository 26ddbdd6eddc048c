import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';
import { publicPaths } from './public-paths.ts';

test.each([
  ...publicPaths(),
  '/potvrdenie-dopytu',
  '/service-request-confirmation',
  '/services',
  '/services/tvorba-webu',
  '/about',
  '/contact',
  '/_.data',
  '/o-mne.data',
  '/sluzby/tvorba-webu.data',
])('%s is a page at its own address', (path) => {
  expect(pageAddress(path)).toEqual({ kind: 'page', address: path });
  expect(pageAddress(`${path}?rozpocet=tvorba-webu`)).toEqual({ kind: 'page', address: path });
});

test.each([
  ['/projekty?utm=1&sluzba=erp-systemy&remeslo=maliar', '/projekty?remeslo=maliar&sluzba=erp-systemy'],
  ['/projekty?remeslo=pekar', '/projekty'],
  ['/sluzby?remeslo=maliar', '/sluzby'],
  ['/projekty.data?remeslo=maliar', '/projekty.data'],
])('%s is rendered at %s', (target, address) => {
  expect(pageAddress(target)).toEqual({ kind: 'page', address });
});

test.each([
  ['/sluzby/', '/sluzby'],
  ['/sluzby/?rozpocet=tvorba-webu', '/sluzby'],
  ['/x/../o-mne', '/o-mne'],
  ['/./o-mne', '/o-mne'],
  ['/O-MNE', '/o-mne'],
  ['/%6f-mne', '/o-mne'],
  ['/%6F-mne', '/o-mne'],
  ['//o-mne', '/o-mne'],
  ['/\\o-mne', '/o-mne'],
  ['/%5Co-mne//', '/o-mne'],
  ['//', '/'],
  ['/../..', '/'],
  ['/About', '/about'],
  ['/sluzby//tvorba-webu/', '/sluzby/tvorba-webu'],
  ['/about.html', '/o-mne'],
  ['/About.html?rozpocet=tvorba-webu', '/o-mne'],
  ['/sluzby/e-shop', '/sluzby'],
  ['/services/e-shop/', '/sluzby'],
])('%s moved to %s', (target, to) => {
  expect(pageAddress(target)).toEqual({ kind: 'moved', to });
});

test.each([
  ['/nic', '/-'],
  ['/-', '/-'],
  ['//evil.example', '/-'],
  ['/\\evil.example', '/-'],
  ['/%E0%A4%A', '/-'],
  ['/sluzby/nic', '/sluzby/-'],
  ['/Services/NIC/', '/services/-'],
  ['/sluzby/tvorba-webu/nic', '/-'],
  ['/constructor', '/-'],
  ['/nic.data', '/-.data'],
  ['/sluzby/nic.data', '/sluzby/-.data'],
  ['/O-MNE.data', '/-.data'],
])('%s is no page and stands with %s', (target, address) => {
  expect(pageAddress(target)).toEqual({ kind: 'unknown', address });
});

test.each(['/prihlasenie', '/auth', '/login', '/auth.data', '/resetovat-heslo', '/reset-password'])(
  '%s is a page that is rendered for each visit',
  (path) => {
    expect(pageAddress(path)).toEqual({ kind: 'unkept', address: path });
    expect(pageAddress(`${path}?kam=/portal`)).toEqual({ kind: 'unkept', address: path });
  },
);

test.each([
  ['/portal', '/portal/-'],
  ['/portal?x=1', '/portal/-'],
  ['/portal/projects/8c5f', '/portal/-'],
  ['/portal/projects/8c5f/', '/portal/-'],
  ['/portal/-', '/portal/-'],
  ['/portal//x', '/portal/-'],
  ['/portal/%E0%A4%A', '/portal/-'],
  ['/PORTAL/x', '/portal/-'],
  ['/%70ortal/x', '/portal/-'],
  ['/admin', '/admin/-'],
  ['/admin/requests?state=new', '/admin/-'],
])('%s is inside an area and stands with %s', (target, address) => {
  expect(pageAddress(target)).toEqual({ kind: 'area', address });
});

test.each([
  ['/ponuka/tajne', '/ponuka/-'],
  ['/ponuka/tajne/', '/ponuka/-'],
  ['/ponuka/tajne/projekt', '/ponuka/-/projekt'],
  ['/Ponuka/tajne/PROJEKT/', '/ponuka/-/projekt'],
])('%s is behind a secret and is rendered at %s', (target, address) => {
  expect(pageAddress(target)).toEqual({ kind: 'secret', address, secret: 'tajne' });
});

test.each([
  '/ponuka/tajne/nic',
  '/ponuka/tajne/projekt/nic',
  '/ponuka//projekt',
  '/ponuka/tajne/projekt.data',
])('%s is behind no secret', (target) => {
  expect(pageAddress(target).kind).toBe('unknown');
});

test.each([
  ['/portal/', '/portal'],
  ['/portal//', '/portal'],
  ['/Portal', '/portal'],
  ['/admin/?x=1', '/admin'],
  ['/Auth', '/auth'],
  ['/prihlasenie/', '/prihlasenie'],
])('%s is another spelling of %s', (target, to) => {
  expect(pageAddress(target)).toEqual({ kind: 'moved', to });
});

test.each([
  ['/portalx', '/-'],
  ['//portal/x', '/-'],
  ['/portal%2Fx', '/-'],
  ['/%5Cportal', '/-'],
  ['/x/portal', '/-'],
  ['/portal.data', '/-.data'],
  ['/portal/x.data', '/-.data'],
  ['/admin/_.data', '/-.data'],
])('%s is in no area and stands with %s', (target, address) => {
  expect(pageAddress(target)).toEqual({ kind: 'unknown', address });
});

test.each([
  '/portal/x.css',
  '/portal/projekty/1/a.js?v=1',
  '/admin/x.png',
  '/Admin/requests/x%2Ecss',
  '/portal/x.css/',
])('%s is named like a file inside an area, where none is', (target) => {
  expect(pageAddress(target)).toEqual({ kind: 'no-file' });
});

test('strangers cannot make an address that was not there before', () => {
  const words = fc.constantFrom(
    'sluzby',
    'o-mne',
    'projekty',
    'evil.example',
    '..',
    '.',
    '',
    '%2e',
    '%',
    'O-MNE',
    'portal',
    'Auth',
    '\\',
    '.data',
  );
  const piece = fc.oneof(words, fc.string());
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const found = pageAddress(`/${pieces.join('/')}`);
      if (found.kind === 'no-file') return;
      const address = found.kind === 'moved' ? found.to : found.address;
      expect(address).toMatch(/^\/(?![/\\])/);
      if (found.kind === 'moved') expect(['moved', 'unknown']).not.toContain(pageAddress(address).kind);
      else expect(pageAddress(address)).toEqual(found);
      seen.add(address);
    }),
    { numRuns: 2_000 },
  );
  expect(seen.size).toBeLessThan(40);
});
