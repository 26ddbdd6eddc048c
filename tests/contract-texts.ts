import { z } from 'zod';
import { CONTRACT } from '#domain/api/contract.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';

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
export interface TextField {
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

/** Every place for text of the contract. */
export const TEXT_FIELDS: readonly TextField[] = CONTRACT.flatMap(({ body, path: call, maxBody }) =>
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

/** Every place for text in the query of a call. */
export const QUERY_TEXTS: readonly { call: string; field: string; query: z.ZodType }[] = CONTRACT.flatMap(
  ({ query, method, path }) =>
    query === null
      ? []
      : places(
          z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as Schema,
          '',
          (value) => value,
        ).map((place) => ({ call: `${method} ${path}`, field: place.path, query })),
);

/** Two marks that change places when a text is normalised: a run of them costs the square of its length. */
const UNORDERED = '\u0315\u0300';
/** Pieces of which long texts are made that programs take long for. */
export const HOSTILE_PIECES = {
  'marks without end': UNORDERED,
  'letters with as many marks as may be': `a${UNORDERED.repeat(15)}`,
  spaces: ' ',
  'line breaks': '\n',
  'one letter': 'a',
  'an e-mail without end': 'a@a.',
};
/** A text of so many characters. */
export const repeated = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
