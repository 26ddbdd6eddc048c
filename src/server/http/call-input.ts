import type { z } from 'zod';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { slovakIssue } from '#domain/api/slovak-issues.ts';
import { Fault } from '#domain/errors/faults.ts';
import { exceeded, measure } from '#domain/kernel/extent.ts';

/** The validated body; the first bad field and its Slovak message otherwise (specification 5). */
export function readBody({ body, maxExtent }: Endpoint, sent: unknown): unknown {
  if (body === null) return undefined;
  // Before the schema takes a step for every part of it.
  const over = exceeded(measure(sent, maxExtent), maxExtent);
  if (over) throw new Fault(over === 'depth' ? 'malformed' : 'tooLarge');
  return read(body, sent ?? {});
}

/** The validated query; a bad one is told like a bad body. */
export const readQuery = ({ query }: Endpoint, sent: unknown): unknown => query && read(query, sent);

/** The validated names of the path; what no record can have as its name is not there. */
export function readParams({ params }: Endpoint, sent: unknown): unknown {
  const parsed = params?.safeParse(sent);
  if (parsed && !parsed.success) throw new Fault('notFound');
  return parsed?.data;
}

const MAX_ISSUES = 20;

function read(schema: z.ZodType, sent: unknown): unknown {
  const parsed = schema.safeParse(sent, { error: slovakIssue });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({
    field: issue.path.map(String)[0] ?? null,
    message: issue.message,
  }));
  const first = issues[0];
  throw new Fault('validation', {
    details: issues.slice(0, MAX_ISSUES),
    ...(first ? { message: first.message } : {}),
    ...(first?.field ? { field: first.field } : {}),
  });
}
