import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OFFER_LINK_HEADER } from '../offers/link-header.ts';
import { call, replaceNames } from './call.ts';
import { CONTRACT } from './contract.ts';
import { endpoint } from './endpoint.ts';
import { openApi } from './openapi.ts';

const schemas = {
  params: z.object({ id: z.uuid() }),
  query: z.object({ page: z.int().min(1), after: z.string().optional() }),
  answer: z.object({ said: z.string() }),
};
const file = { answer: z.undefined() };
const described = openApi(
  [
    endpoint(call<typeof schemas>('GET', '/api/things/:id', 'json'), schemas, {
      summary: 'Reads.',
      access: 'customer',
      limit: null,
    }),
    endpoint(call<typeof file>('PUT', '/api/file', 'json'), file, {
      summary: 'Uploads.',
      access: 'client',
      limit: { name: 'file', max: 1, seconds: 1, by: 'account' },
      status: 204,
      upload: { types: ['image/png'], maxBytes: 10 },
    }),
  ],
  'Web',
);

describe('the description of the contract', () => {
  it('names the parameters of path and query, and whom a call is for', () => {
    expect(described).toMatchObject({
      paths: {
        '/api/things/{id}': {
          get: {
            'x-access': 'customer',
            security: [{ session: [] }],
            parameters: [
              { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
              { name: 'page', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } },
              { name: 'after', in: 'query', required: false, schema: { type: 'string' } },
            ],
            responses: { 200: {}, 400: {}, 401: {}, 404: {}, 500: {} },
          },
        },
      },
    });
  });

  it('says what may be uploaded, and what a call that changes something has to show', () => {
    expect(described).toMatchObject({
      paths: {
        '/api/file': {
          put: {
            security: [
              { link: [], csrf: [] },
              { session: [], csrf: [] },
            ],
            requestBody: { content: { 'image/png': { schema: { format: 'binary', maxLength: 10 } } } },
            responses: { 204: { description: 'OK' }, 413: {}, 415: {}, 429: {} },
          },
        },
      },
    });
  });

  it('names the header that a link is sent by', () => {
    expect(openApi([], 'Web')).toMatchObject({
      components: { securitySchemes: { link: { in: 'header', name: OFFER_LINK_HEADER } } },
    });
  });

  it('has every call of the contract', () => {
    const { paths } = openApi(CONTRACT, 'Web') as { paths: Record<string, object> };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.toSorted()).toEqual(
      CONTRACT.map(({ method, path }) => `${method} ${replaceNames(path, (name) => `{${name}}`)}`).toSorted(),
    );
  });
});
