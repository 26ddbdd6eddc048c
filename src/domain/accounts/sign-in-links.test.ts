import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceNames } from '../api/call.ts';
import { fileContent } from '../files/calls.ts';
import { areaAt } from '../pages/areas.ts';
import { QUERY_MAX } from '../pages/query-max.ts';
import {
  EMAIL_NAME,
  fragmentValue,
  registerHref,
  SETUP_NAME,
  setupHref,
  signInHref,
  signInToFileHref,
  WAY_BACK_PARAM,
  wayBack,
} from './sign-in-links.ts';

const query = (wanted: string) => new URLSearchParams({ [WAY_BACK_PARAM]: wanted });

test.each(['/portal', '/portal/projects/1?tab=files#posledny', '/admin', '/admin/requests?q=%C5%A1'])(
  'the way to the sign-in and back leads to %s',
  (path) => {
    const { pathname, searchParams } = new URL(signInHref(path), 'https://webdielna.example');
    expect(pathname).toBe('/auth');
    expect(wayBack(searchParams)).toBe(path);
  },
);

const FILE = '/api/portal/files/0b9f3a1e-5d53-4a53-9a0f-3f7d1c2e4b5a/content?as=inline';

test('a file that was opened in a tab of its own is come back to, by the address that it has', () => {
  const [path = ''] = FILE.split('?');
  const id = path.split('/')[4] ?? '';
  expect(`${replaceNames(fileContent.path, () => id)}?as=inline`).toBe(FILE);
  const href = signInToFileHref(FILE);
  expect(href).toBe(`/auth?kam=${encodeURIComponent(FILE)}`);
  expect(wayBack(new URL(href ?? '', 'https://webdielna.example').searchParams)).toBe(FILE);
});

test.each([
  '/api/portal/files/x/content?as=inline',
  `${FILE}&as=inline`,
  `${FILE}#portal`,
  FILE.replace('?as=inline', ''),
  FILE.replace('content', 'preview'),
  FILE.replace('content', 'bytes'),
  FILE.replace('/content', '/../../../logout/content'),
  `/portal/../${FILE}/../../../user`,
  '/api/user',
  '/api/portal/projects/0b9f3a1e-5d53-4a53-9a0f-3f7d1c2e4b5a/archive',
  `/${FILE}`,
  `https://evil.example${FILE}`,
])('to %j nobody is led back', (path) => {
  expect(signInToFileHref(path)).toBeNull();
  expect(wayBack(query(path))).toBe('/portal');
});

test.each([
  [`/portal?q=${'š'.repeat(900)}`, '/portal'],
  [`/admin/requests?q=${'%C5%A1'.repeat(300)}`, '/admin'],
  [`/portal/${'a'.repeat(5000)}`, '/portal'],
])('a way back that no query can hold leads to the start of its area', (path, start) => {
  const { search, searchParams } = new URL(signInHref(path), 'https://webdielna.example');
  expect(search.length).toBeLessThanOrEqual(QUERY_MAX);
  expect(wayBack(searchParams)).toBe(start);
});

test.each([
  ['//evil.example'],
  ['//evil.example/portal'],
  ['/\\evil.example/portal'],
  ['\\\\evil.example/portal'],
  ['/\t/evil.example/portal'],
  ['/portal/..//evil.example'],
  ['https://evil.example/portal'],
  ['https:/portal'],
  ['javascript:alert(1)'],
  ['portal'],
  [''],
  ['/kontakt'],
  ['/auth?kam=/portal'],
  ['/portalx'],
  ['/portal/../api/user'],
])('%j leads to the portal', (wanted) => {
  expect(wayBack(query(wanted))).toBe('/portal');
});

test('nobody can write a link that leads to another site', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      'portal',
      'admin',
      '@',
      ':',
      'https:',
      'evil.example',
      '\t',
      '%2f',
      '?',
      '#',
    ),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = new URL(wayBack(query(pieces.join(''))), 'https://webdielna.example/auth');
      expect(target.origin).toBe('https://webdielna.example');
      expect(areaAt(target.pathname)).not.toBeNull();
    }),
    { numRuns: 2_000 },
  );
});

test.each(['vzor+web@example.sk', 'a&b=c#d%@example.sk', 'ľubomíra@example.sk'])(
  'the way to a new account takes %s along where no server reads it',
  (email) => {
    const { pathname, search, hash } = new URL(registerHref(email), 'https://webdielna.example');
    expect([pathname, search]).toEqual(['/auth', '?ucet=novy']);
    expect(fragmentValue(hash, EMAIL_NAME)).toBe(email);
  },
);

test('the way to a new account needs no e-mail', () => {
  expect(registerHref()).toBe('/auth?ucet=novy');
  expect(fragmentValue('', EMAIL_NAME)).toBeNull();
});

test('the token that makes an administrator reaches no server but by the form', () => {
  const { pathname, search, hash } = new URL(setupHref('dG9rZW4_-'), 'https://webdielna.example');
  expect([pathname, search, fragmentValue(hash, SETUP_NAME)]).toEqual(['/auth', '', 'dG9rZW4_-']);
});
