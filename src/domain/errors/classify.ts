import type { ErrorCategory } from './categories.ts';

/** What is known about a failure, whoever threw it. */
export interface ErrorFacts {
  name: string;
  message: string;
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** Category the server sent; null when it has to be guessed. */
  category: ErrorCategory | null;
}

const word = (...words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words.join('|')})(?![\\p{L}\\p{N}_])`, 'iu');

/**
 * Whole words in the order of specification 8, except that network comes before AI (decisions 3): browsers
 * say "Failed to fetch", and "ai" is inside "failed" and "email".
 */
const WORDS: readonly (readonly [ErrorCategory, RegExp])[] = [
  ['validation', word('validation', 'invalid')],
  ['authentication', word('unauthorized', '401')],
  ['authorization', word('forbidden', '403')],
  ['not_found', word('404')],
  ['rate_limit', word('429')],
  ['database', word('database')],
  [
    'network',
    word(
      'fetch',
      'timeout',
      'timed out',
      'connection refused',
      'ECONNREFUSED',
      'networkerror',
      'network',
      'load failed',
    ),
  ],
  ['ai_service', word('ai', 'openai', 'completion')],
  ['external_api', word('external api', 'external_api')],
  ['form', word('form')],
  ['chat', word('chat')],
  ['quote', word('quote')],
  ['component', word('component')],
];

const STATUS: Partial<Record<number, ErrorCategory>> = {
  400: 'validation',
  401: 'authentication',
  403: 'authorization',
  404: 'not_found',
  409: 'validation',
  413: 'validation',
  415: 'validation',
  422: 'validation',
  429: 'rate_limit',
};

const byWords = (text: string): ErrorCategory =>
  WORDS.find(([, words]) => words.test(text))?.[0] ?? 'unknown';

/** The category of a failure: sent by the server, else told by the status, else guessed from words. */
export function classify({ status, message, category }: ErrorFacts): ErrorCategory {
  if (category !== null) return category;
  const told = status === null ? undefined : STATUS[status];
  if (told) return told;
  const guessed = byWords(message);
  if (guessed !== 'unknown' || status === null || status < 500) return guessed;
  return status === 500 ? 'internal' : 'external_api';
}

/** True when the request was given up on purpose; such failures show nothing (specification 8). */
export const isAborted = ({ name, message }: Pick<ErrorFacts, 'name' | 'message'>): boolean =>
  name === 'AbortError' || message === 'CancelledError';
