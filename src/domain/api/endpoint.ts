import type { z } from 'zod';
import type { FaultCode } from '../errors/faults.ts';
import type { Extent } from '../kernel/extent.ts';

/** A download instead of JSON. */
export interface FileAnswer {
  file: readonly string[];
}

/** One call of the HTTP contract (decisions 3): the source of server validation, browser client and OpenAPI. */
export interface Endpoint<
  Body extends z.ZodType | null = z.ZodType | null,
  Answer extends z.ZodType | FileAnswer = z.ZodType | FileAnswer,
> {
  method: 'GET' | 'POST';
  path: `/${string}`;
  summary: string;
  body: Body;
  answer: Answer;
  status: 200 | 201 | 202;
  /** Bytes; 64 KB unless told. */
  maxBody: number;
  /** What the body may hold; it is measured before its schema reads it. */
  maxExtent: Extent;
  errors: readonly FaultCode[];
}

const KILOBYTE = 1024;
/** Largest JSON body of a call, in bytes (security 39). */
export const DEFAULT_MAX_BODY = 64 * KILOBYTE;
/** Most that a form holds: its largest list is a few dozen choices. */
const FORM_EXTENT: Extent = { values: 2000, depth: 6, characters: DEFAULT_MAX_BODY, lines: DEFAULT_MAX_BODY };

/** Largest body of the PRD export, which carries a whole document (security 39). */
export const DOCUMENT_MAX_BODY = 256 * KILOBYTE;

/** Errors that any call with a body can answer with. */
const BODY_ERRORS = [
  'validation',
  'malformed',
  'csrf',
  'tooLarge',
  'unsupportedMedia',
  'rateLimited',
] as const;

/** Declares a call that only reads. */
export const get = <Answer extends z.ZodType | FileAnswer>(
  path: `/${string}`,
  summary: string,
  answer: Answer,
  errors: readonly FaultCode[] = [],
): Endpoint<null, Answer> => ({
  method: 'GET',
  path,
  summary,
  body: null,
  answer,
  status: 200,
  maxBody: 0,
  maxExtent: FORM_EXTENT,
  errors,
});

/** Declares a call with a JSON body. */
export const post = <Body extends z.ZodType, Answer extends z.ZodType | FileAnswer>(
  path: `/${string}`,
  summary: string,
  body: Body,
  answer: Answer,
  options: {
    status?: 200 | 201 | 202;
    maxBody?: number;
    maxExtent?: Extent;
    errors?: readonly FaultCode[];
  } = {},
): Endpoint<Body, Answer> => ({
  method: 'POST',
  path,
  summary,
  body,
  answer,
  status: options.status ?? 200,
  maxBody: options.maxBody ?? DEFAULT_MAX_BODY,
  maxExtent: options.maxExtent ?? FORM_EXTENT,
  errors: [...BODY_ERRORS, ...(options.errors ?? [])],
});

/** What the caller sends. */
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
/** What the server works with after validation. */
export type ParsedBody<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
/** What comes back; a download is a Blob in the browser. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType ? z.output<E['answer']> : never;
