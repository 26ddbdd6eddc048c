import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';
import { CONTRACT } from './contract.ts';
import { endpoint } from './endpoint.ts';

const schemas = {
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: z.string() }),
  answer: z.null(),
};
const rename = call<typeof schemas>('PATCH', '/api/things/:id', 'json');

describe('an endpoint', () => {
  it('does not compile without saying whom it is for, or how often', () => {
    const neverCalled = [
      // @ts-expect-error: access is missing
      () => endpoint(rename, schemas, { summary: '', limit: null }),
      // @ts-expect-error: limit is missing
      () => endpoint(rename, schemas, { summary: '', access: 'admin' }),
      // @ts-expect-error: there is no such access
      () => endpoint(rename, schemas, { summary: '', limit: null, access: 'everybody' }),
      // @ts-expect-error: these are the schemas of another call
      () => endpoint(rename, { answer: z.null() }, { summary: '', limit: null, access: 'admin' }),
    ];
    expect(neverCalled).toHaveLength(4);
  });

  it('can answer with the errors that follow from its parts', () => {
    const limit = { name: 'x', max: 1, seconds: 1, by: 'account' } as const;
    expect(
      endpoint(rename, schemas, { summary: '', access: 'admin', limit, errors: ['inFlight'] }).errors,
    ).toEqual([
      'unauthenticated',
      'forbidden',
      'validation',
      'notFound',
      'csrf',
      'malformed',
      'tooLarge',
      'unsupportedMedia',
      'rateLimited',
      'inFlight',
    ]);
    const open = endpoint(
      call<{ answer: z.ZodNull }>('GET', '/api/open', 'json'),
      { answer: z.null() },
      { summary: '', access: 'anyone', limit: null },
    );
    expect(open.errors).toEqual([]);
  });
});

describe('the contract', () => {
  it('names in each path exactly the parameters that its schema knows', () => {
    for (const { path, params } of CONTRACT) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const known = params ? Object.keys(z.toJSONSchema(params).properties ?? {}) : [];
      expect(named.toSorted(), path).toEqual(known.toSorted());
    }
  });

  it('has one place for a method at a path', () => {
    const places = CONTRACT.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
