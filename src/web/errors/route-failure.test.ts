import { UNSAFE_ErrorResponseImpl as RouteResponse } from 'react-router';
import { expect, it, test } from 'vitest';
import { ApiError } from '#domain/errors/api-error.ts';
import { routeFailure } from './route-failure.ts';

test.each([
  ['an unknown page', new RouteResponse(404, 'Not Found', null), 'not_found', undefined],
  ['a broken answer', new RouteResponse(500, '', 'x'), 'internal', undefined],
  [
    'a server that says more',
    new RouteResponse(503, '', { message: 'x', category: 'database' }),
    'database',
    undefined,
  ],
  [
    'a failed call',
    new ApiError('x', { status: 503, path: '/api/x', category: 'ai_service' }),
    'ai_service',
    undefined,
  ],
  ['a lost connection', new TypeError('Failed to fetch'), 'network', undefined],
  ['a masked error of the server', new Error('Unexpected Server Error'), 'internal', undefined],
  ['a render failure', new TypeError('e is not a function'), 'component', 'high'],
  ['something thrown', 'quote', 'component', 'high'],
] as const)('%s', (_, thrown, category, severity) => {
  const failure = routeFailure(thrown, '/sluzby');
  expect([failure.category, failure.severity]).toEqual([category, severity]);
});

it('keeps the error id of an answer', () => {
  const body = { message: 'x', category: 'database', errorId: 'ERR_MI8ABCDE_AB12' };
  expect(routeFailure(new RouteResponse(503, '', body), '/').error).toMatchObject({
    errorId: 'ERR_MI8ABCDE_AB12',
  });
});
