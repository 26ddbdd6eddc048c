import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CONTRACT } from './contract.ts';
import { slovakIssue } from './slovak-issues.ts';

const WRONG: unknown[] = [
  undefined,
  null,
  true,
  5,
  -1,
  1.5,
  '',
  'x',
  'x'.repeat(60_000),
  [],
  ['x'],
  {},
  { x: 1 },
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where a body can be wrong: every property of its schema, at any depth. */
function pathsIn(schema: unknown, path: readonly string[] = []): string[][] {
  if (!isObject(schema)) return [];
  const branches = [schema.anyOf, schema.oneOf, schema.allOf].flat().flatMap((part) => pathsIn(part, path));
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const deeper = properties.flatMap(([name, part]) => [[...path, name], ...pathsIn(part, [...path, name])]);
  return [...deeper, ...branches, ...pathsIn(schema.items, [...path, '0'])];
}

function withValue(path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const inner = withValue(rest, value);
  return name === '0' ? [inner] : { [name]: inner };
}

const bodies = CONTRACT.flatMap(({ path, body }) => (body ? [{ path, body }] : []));

describe('Nothing English reaches a visitor', () => {
  test.each(bodies)('of $path, whatever is wrong', ({ body }) => {
    const paths = [[], ...pathsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))];
    const messages = paths.flatMap((path) =>
      WRONG.flatMap(
        (value) => body.safeParse(withValue(path, value), { error: slovakIssue }).error?.issues ?? [],
      ),
    );
    expect(messages.length).toBeGreaterThan(0);
    const english = messages.filter(({ message }) =>
      /\b(?:invalid|expected|received|must|too|unrecognized|required|input|string|option)\b/i.test(message),
    );
    expect(english).toEqual([]);
  });

  test.each([
    [z.uuid(), 'x', 'Identifikátor nemá správny tvar.'],
    [z.iso.datetime(), 'včera', 'Dátum a čas nemajú správny tvar.'],
    [z.string(), undefined, 'Chýba povinný údaj.'],
    [z.string(), 5, 'Údaj nemá správny tvar.'],
    [z.string().max(3), 'abcd', 'Text môže mať najviac 3 znakov.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Údaj je príliš veľký.'],
    [z.int().min(0), -1, 'Údaj je príliš krátky alebo malý.'],
    [z.enum(['a']), 'b', 'Vybraná hodnota nie je platná.'],
    [z.string('Vlastné slová.'), 5, 'Vlastné slová.'],
  ])('%# says what is wrong', (schema, value, message) => {
    expect(schema.safeParse(value, { error: slovakIssue }).error?.issues[0]?.message).toBe(message);
  });
});
