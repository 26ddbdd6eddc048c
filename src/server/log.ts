import { type DestinationStream, type Logger, pino } from 'pino';
import { queryErrorFacts } from './db/query-error.ts';

/**
 * An error as the log may hold it: no values of statements, which are what visitors typed (security 59). Both
 * Drizzle and PostgreSQL put them into messages, stacks and extra properties.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: `Not an error: ${typeof error}` };
  const { cause } = error;
  return {
    type: typeOf(error),
    ...messageOf(error),
    ...('code' in error ? { code: error.code } : {}),
    stack: framesOf(error),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

const typeOf = (error: Error): string => (error.name === 'Error' ? error.constructor.name : error.name);

const messageOf = (error: Error): { message: string; [more: string]: unknown } =>
  queryErrorFacts(error) ?? { message: error.message };

/** One line about an error and its causes, as free of visitors' values as the log: for what the database keeps. */
export function summarizeError(error: unknown): string {
  if (!(error instanceof Error)) return `Not an error: ${typeof error}`;
  const { cause } = error;
  const repeats = cause instanceof Error && cause.message === error.message;
  const coded = repeats && 'code' in cause ? cause : error;
  const code = 'code' in coded ? ` ${String(coded.code)}` : '';
  const own = `${typeOf(error)}${code}: ${messageOf(error).message}`;
  return cause === undefined || repeats ? own : `${own} (${summarizeError(cause)})`;
}

/** The stack without its first lines, which repeat the message. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));

/** The log of this process: one line of JSON for each event, times in UTC. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  );
