import type { z } from 'zod';

/** Slovak message by field; a field without a message is right. */
export type FieldMessages<Field extends string> = Partial<Record<Field, string>>;

/**
 * The first message of every wrong field, in the order of the fields, by the rules of the server. What is wrong besides
 * is not the visitor's to mend: the server tells it.
 */
export function fieldMessages<Field extends string>(
  body: z.ZodType,
  value: unknown,
  fields: readonly Field[],
): FieldMessages<Field> {
  const issues = body.safeParse(value).error?.issues ?? [];
  const wrong = fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [[field, issue.message]] : [];
  });
  return Object.fromEntries(wrong);
}
