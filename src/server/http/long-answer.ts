import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { partsOf } from '../in-parts.ts';

/**
 * The declared shape of an answer, as JSON. Its long list is checked and written part by part, with a turn for everybody else
 * between: thousands of rows at once would hold up all other calls.
 */
export async function longAnswer(
  schema: z.ZodType,
  list: string,
  result: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { [list]: rows, ...others } = schema instanceof z.ZodObject ? schema.shape : {};
  if (!(rows instanceof z.ZodArray)) throw new Error(`The answer has no list "${list}".`);
  const { [list]: all, ...rest } = result;
  const shown = JSON.stringify(z.object(others).parse(rest)).slice(1, -1);
  const written: string[] = [];
  for (const part of partsOf(Array.isArray(all) ? all : [])) {
    written.push(JSON.stringify(rows.parse(part)).slice(1, -1));
    await nextTurn();
  }
  return `{${[shown, `${JSON.stringify(list)}:[${written.join()}]`].filter(Boolean).join()}}`;
}
