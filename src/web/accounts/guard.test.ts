import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#domain/errors/api-error.ts';
import { guard } from './guard.ts';
import type { User } from './session.ts';

const CUSTOMER: User = {
  id: '8c5f6c1e-4d0a-4d55-9b43-0d0f8a3c2b10',
  username: 'vzor',
  email: 'vzor@example.sk',
  emailVerified: true,
  isAdmin: false,
  needsSecondFactor: false,
};
const ADMIN = { ...CUSTOMER, isAdmin: true };
const LOADED = { screen: { type: 'data' as const, result: 'loaded' } };

interface Visit {
  session: User | null | Error;
  to?: string;
  /** What the address bar shows; the address asked for, as after loading its document. */
  shown?: string;
  document?: string;
  /** What the screen's loader comes to. */
  loader?: { type: 'data' | 'error'; result: unknown };
}

/** Walks into an area and tells where that has led: into the screen, to another document, or to a failure. */
async function visit(access: 'customer' | 'admin', { session, to = '/portal', ...rest }: Visit) {
  const happened: string[] = [];
  const left = Promise.withResolvers<string>();
  const go = (how: string) => (href: string) => left.resolve(`${how} ${href}`);
  const middleware = guard(access, {
    readSession: async () => {
      if (session instanceof Error) throw session;
      return session;
    },
    forgetSession: () => happened.push('forgot'),
    documentPath: () => rest.document ?? '/portal',
    shown: () => rest.shown ?? to,
    replace: go('replaced by'),
    assign: go('on to'),
  });
  const url = new URL(to, 'https://webdielna.example');
  const args = {
    request: new Request(url),
    url,
    params: {},
    pattern: '',
    context: new RouterContextProvider(),
  };
  const next = async () => {
    happened.push('loaded');
    return rest.loader ? { screen: rest.loader } : LOADED;
  };
  const entered = Promise.resolve(middleware(args, next)).then(
    () => 'in',
    (error: unknown) => String(error),
  );
  return { end: await Promise.race([left.promise, entered]), happened };
}

describe('who is signed in', () => {
  it.each([
    ['customer', CUSTOMER],
    ['customer', ADMIN],
    ['admin', ADMIN],
  ] as const)('enters the area of a %s', async (access, session) => {
    expect(await visit(access, { session })).toEqual({ end: 'in', happened: ['loaded'] });
  });

  it('but is no administrator goes from the administration to the portal', async () => {
    const { end, happened } = await visit('admin', { session: CUSTOMER, to: '/admin/requests' });
    expect([end, happened]).toEqual(['replaced by /portal', []]);
  });

  it('but has not proven the e-mail goes to the code, and from there back; the own settings stay open', async () => {
    const session = { ...CUSTOMER, emailVerified: false };
    const { end, happened } = await visit('customer', { session, to: '/portal/requests/1' });
    expect([end, happened]).toEqual(['replaced by /auth?kam=%2Fportal%2Frequests%2F1', []]);
    for (const to of ['/portal/settings', '/portal/nastavenia'])
      expect((await visit('customer', { session, to })).end).toBe('in');
    expect((await visit('customer', { session, to: '/portal/settings/1' })).end).toMatch(
      /^replaced by \/auth/,
    );
  });

  it('administers without a second factor that is asked for goes to where it is set up', async () => {
    const session = { ...ADMIN, needsSecondFactor: true };
    expect((await visit('admin', { session, to: '/admin' })).end).toBe('replaced by /portal/settings');
    expect((await visit('customer', { session, to: '/portal' })).end).toBe('in');
  });

  it.each(['/%70ortal/projects/1', '/PORTAL/projects/1', '/p%4Frtal'])(
    'enters where the document is that of the area, in whatever spelling: %s',
    async (to) => {
      const { end } = await visit('customer', { session: CUSTOMER, to, document: to });
      expect(end).toBe('in');
    },
  );

  it('loads a document of the area when coming from a public one', async () => {
    const { end, happened } = await visit('customer', {
      session: CUSTOMER,
      shown: '/',
      document: '/kontakt',
    });
    expect([end, happened]).toEqual(['on to /portal', []]);
  });
});

describe('who is not', () => {
  it('goes to the sign-in, which keeps the way back, and Back does not lead into the area again', async () => {
    const { end, happened } = await visit('customer', { session: null, to: '/portal/projects/1?tab=files' });
    expect([end, happened]).toEqual(['replaced by /auth?kam=%2Fportal%2Fprojects%2F1%3Ftab%3Dfiles', []]);
  });

  it('leaves the screen from which the link was followed in the history', async () => {
    const { end } = await visit('customer', { session: null, to: '/portal/settings', shown: '/portal' });
    expect(end).toBe('on to /auth?kam=%2Fportal%2Fsettings');
  });

  it('any more, as a screen learns from its call, signs in again', async () => {
    const result = new ApiError('Unauthorized', { status: UNAUTHENTICATED, path: '/api/projects' });
    const { end, happened } = await visit('customer', {
      session: CUSTOMER,
      loader: { type: 'error', result },
    });
    expect([end, happened]).toEqual(['replaced by /auth?kam=%2Fportal', ['loaded', 'forgot']]);
  });
});

const UNAUTHENTICATED = 401;

it('does not take a session that could not be read for nobody', async () => {
  const failure = new ApiError('down', { status: 503, path: '/api/user' });
  expect(await visit('customer', { session: failure })).toEqual({ end: String(failure), happened: [] });
});

it('leaves other failures of a screen to its error state', async () => {
  const loader = {
    type: 'error' as const,
    result: new ApiError('gone', { status: 404, path: '/api/projects/1' }),
  };
  expect(await visit('customer', { session: CUSTOMER, loader })).toEqual({ end: 'in', happened: ['loaded'] });
});
