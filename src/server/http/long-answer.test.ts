import { expect, it } from 'vitest';
import { z } from 'zod';
import { countTurns } from '../../../tests/turns.ts';
import { PART } from '../in-parts.ts';
import { longAnswer } from './long-answer.ts';

const schema = z.object({ rows: z.array(z.object({ line: z.int() })), done: z.boolean() });

it.each([0, 1, PART, 3 * PART + 1])(
  'an answer of %d rows is what its schema says, and no more',
  async (rows) => {
    const lines = Array.from({ length: rows }, (_, line) => ({ line }));
    const sent = { done: true, secret: 1, rows: lines.map((row) => ({ ...row, secret: 2 })) };
    expect(JSON.parse(await longAnswer(schema, 'rows', sent))).toEqual({ done: true, rows: lines });
    expect(await longAnswer(z.object({ rows: schema.shape.rows }), 'rows', { rows: lines })).toBe(
      JSON.stringify({ rows: lines }),
    );
  },
);

it('an answer that is not what its schema says does not go out', async () => {
  await expect(longAnswer(schema, 'rows', { done: true, rows: [{ line: 'x' }] })).rejects.toThrow();
  await expect(longAnswer(schema, 'rows', { rows: [] })).rejects.toThrow();
  await expect(longAnswer(schema, 'other', { done: true, rows: [] })).rejects.toThrow('no list');
});

it('no turn has to wait for more than a part of the rows', async () => {
  let [inTurn, most] = [0, 0];
  const counted = z.object({
    rows: z.array(
      z.int().refine(() => {
        inTurn += 1;
        most = Math.max(most, inTurn);
        return true;
      }),
    ),
  });
  const rows = Array.from({ length: 5000 }, (_, at) => at);
  await countTurns(
    () => longAnswer(counted, 'rows', { rows }),
    () => {
      inTurn = 0;
    },
  );
  expect(most).toBe(PART);
});
