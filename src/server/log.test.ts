import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { createLog, summarizeError } from './log.ts';

const CANARY = 'canary@example.sk';

function logged(err: unknown): Record<string, unknown> {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({ err }, 'failed');
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
}

const databaseError = (message: string, changes: Partial<DatabaseError>): DatabaseError =>
  Object.assign(new DatabaseError(message, 0, 'error'), changes);

describe('An error in the log', () => {
  test('of a statement names the statement and the cause, but no value', () => {
    const cause = databaseError('new row violates check constraint "positive"', {
      code: '23514',
      constraint: 'positive',
      detail: `Failing row contains (${CANARY}).`,
      where: `COPY t, line 1: "${CANARY}"`,
    });
    const line = logged(new DrizzleQueryError('insert into t values ($1)', [CANARY], cause));
    expect(line).toMatchObject({
      err: {
        type: 'DrizzleQueryError',
        query: 'insert into t values ($1)',
        cause: { code: '23514', constraint: 'positive', message: cause.message },
      },
    });
    expect(JSON.stringify(line)).not.toContain(CANARY);
  });

  test('about a value does not quote it', () => {
    const line = logged(
      databaseError(`invalid input syntax for type uuid: "${CANARY}"`, { code: '22P02', column: 'id' }),
    );
    expect(line).toMatchObject({ err: { code: '22P02', column: 'id', message: 'A value does not fit' } });
    expect(JSON.stringify(line)).not.toContain(CANARY);
  });

  test('keeps what helps to find it', () => {
    const line = logged(new TypeError('x is not a function', { cause: new Error('deeper') }));
    expect(line).toMatchObject({
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      err: {
        type: 'TypeError',
        message: 'x is not a function',
        stack: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
        cause: { message: 'deeper' },
      },
    });
  });

  test('that is none says no more than its type', () => {
    expect(logged(CANARY)).toMatchObject({ err: { message: 'Not an error: string' } });
  });
});

describe('The summary of an error', () => {
  test('names the failure and its cause, but no value of the statement', () => {
    const cause = databaseError(`invalid input syntax for type uuid: "${CANARY}"`, { code: '22P02' });
    const error = new DrizzleQueryError('insert into t values ($1)', [CANARY], cause);
    expect(summarizeError(error)).toBe('DrizzleQueryError: Failed query (error 22P02: A value does not fit)');
  });

  test('says once what its cause only repeats, with the code of the cause', () => {
    const cause = Object.assign(new Error('550 no such mailbox'), { code: 'EENVELOPE' });
    expect(summarizeError(new TypeError(cause.message, { cause }))).toBe(
      'TypeError EENVELOPE: 550 no such mailbox',
    );
  });

  test('of what is no error says no more than its type', () => {
    expect(summarizeError(CANARY)).toBe('Not an error: string');
  });
});
