import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { growth, LINEAR } from '../../../tests/growth.ts';
import { CONTRACT } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** A place for text in the body of a call. */
interface TextField {
  call: string;
  path: string;
  schema: Schema;
  /** Whether the place takes only texts that fit a pattern or a list, which are read no further than they fit. */
  closed: boolean;
  body: Endpoint['body'];
  /** Most bytes of the call's body. */
  maxBody: number;
  /** A body with a text at this place; of the rest only what says which kind of thing it is. */
  holding(text: string): unknown;
}

const branches = (schema: Schema): Schema[] => [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];

const constants = (properties: Record<string, Schema>): object =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, schema]) => ('const' in schema ? [[key, schema.const]] : [])),
  );

type Place = Pick<TextField, 'path' | 'schema' | 'holding'>;

function places(schema: Schema, path: string, holding: (value: unknown) => unknown): Place[] {
  const { properties = {}, items } = schema;
  const known = constants(properties);
  return [
    ...(schema.type === 'string' ? [{ path, schema, holding }] : []),
    ...branches(schema).flatMap((branch) => places(branch, path, holding)),
    ...(items ? places(items, `${path}[]`, (value) => holding([value])) : []),
    ...Object.entries(properties).flatMap(([key, each]) =>
      places(each, path ? `${path}.${key}` : key, (value) => holding({ ...known, [key]: value })),
    ),
  ];
}

const FIELDS: TextField[] = CONTRACT.flatMap(({ body, path: call, maxBody }) =>
  body === null
    ? []
    : places(
        z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema,
        '',
        (value) => value,
      ).map((place) => ({
        ...place,
        call,
        body,
        maxBody,
        closed: ['const', 'enum', 'format', 'pattern'].some((key) => key in place.schema),
      })),
);
const OPEN = FIELDS.filter(({ closed }) => !closed);

/** Two marks that change places when a text is normalised: a run of them costs the square of its length. */
const UNORDERED = '\u0315\u0300';
const HOSTILE = {
  'marks without end': UNORDERED,
  'letters with as many marks as may be': `a${UNORDERED.repeat(15)}`,
  spaces: ' ',
  'line breaks': '\n',
  'one letter': 'a',
  'an e-mail without end': 'a@a.',
};
const text = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const longestRun = (value: string): number =>
  Math.max(0, ...(value.match(/\p{M}+/gu) ?? []).map(({ length }) => length));

describe('Every text of the contract', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is found by this test', () => {
    expect(OPEN.length).toBeGreaterThan(40);
    expect(OPEN.map(({ call, path }) => `${call} ${path}`)).toContain(
      '/api/export-prd-anonymous prdContent.sections[].blocks[].criteria[]',
    );
  });

  it.each(OPEN)('$call $path says how long it may be', ({ schema }) => {
    expect(schema.maxLength).toBeGreaterThan(0);
  });

  it.each(FIELDS)('$call $path is measured before it is normalised', ({ body, schema, maxBody, holding }) => {
    const normalise = vi.spyOn(String.prototype, 'normalize');
    const max = schema.maxLength ?? 0;
    for (const size of [max, 2 * max, maxBody])
      for (const piece of Object.values(HOSTILE)) {
        body?.safeParse(holding(text(piece, size)));
        for (const value of normalise.mock.contexts.splice(0).map(String)) {
          expect(value.length).toBeLessThanOrEqual(2 * max);
          expect(longestRun(value)).toBeLessThanOrEqual(30);
        }
      }
  });

  it.each(FIELDS)('$call $path costs no more a letter when it is long', ({ body, maxBody, holding }) => {
    for (const piece of Object.values(HOSTILE)) {
      const grown = growth((size) => body?.safeParse(holding(text(piece, size))), maxBody);
      expect(grown, piece).toBeLessThan(LINEAR);
    }
  });
});
