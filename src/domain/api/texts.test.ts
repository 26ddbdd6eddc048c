import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOSTILE_PIECES, QUERY_TEXTS, repeated, TEXT_FIELDS } from '../../../tests/contract-texts.ts';

const OPEN = TEXT_FIELDS.filter(({ closed }) => !closed);

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

  it.each(OPEN)('$call $path is refused with one letter more', ({ body, path, schema, holding }) => {
    const issues = body?.safeParse(holding('a'.repeat((schema.maxLength ?? 0) + 1))).error?.issues ?? [];
    expect(issues.map((issue) => issue.path[0])).toContain(path.split(/[.[]/)[0]);
  });

  it.each(TEXT_FIELDS)(
    '$call $path is measured before it is normalised',
    ({ body, schema, maxBody, holding }) => {
      const normalise = vi.spyOn(String.prototype, 'normalize');
      const max = schema.maxLength ?? 0;
      for (const size of [max, 2 * max, maxBody])
        for (const piece of Object.values(HOSTILE_PIECES)) {
          body?.safeParse(holding(repeated(piece, size)));
          for (const value of normalise.mock.contexts.splice(0).map(String)) {
            expect(value.length).toBeLessThanOrEqual(2 * max);
            expect(longestRun(value)).toBeLessThanOrEqual(30);
          }
        }
    },
  );
});

describe('Every text of a query', () => {
  it('is found by this test', () => {
    expect(QUERY_TEXTS.map(({ call, field }) => `${call} ${field}`)).toContain(
      'GET /api/admin/audit subjectId',
    );
  });

  it.each(QUERY_TEXTS)('$call $field is refused with NUL, which no column takes', ({ field, query }) => {
    const issues = query.safeParse({ [field]: 'strecha\0' }).error?.issues ?? [];
    expect(issues.map((issue) => issue.path[0])).toContain(field);
  });
});
