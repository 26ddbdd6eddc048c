import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A download instead of JSON: the types it can have. */
export interface FileAnswer {
  file: readonly string[];
}

/** A stream of server-sent events instead of JSON: what each of them says. */
export interface EventsAnswer {
  events: z.ZodType;
}

/** What one call carries and answers; what is absent, it does not have. */
export interface CallSchemas {
  /** Values of the names in the path, such as `id` of `/api/quotes/:id`. */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType | FileAnswer | EventsAnswer;
}

/**
 * A call as the browser makes it: its schemas come along as types only, so that no page loads validation for it. They
 * join it in the room's `contract.ts`.
 */
export interface Call<Schemas extends CallSchemas = CallSchemas> {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly answers: 'json' | 'file' | 'events';
  /** Never set; carries the types. */
  readonly schemas?: Schemas;
}

type Answers<Schemas extends CallSchemas> = Schemas['answer'] extends FileAnswer
  ? 'file'
  : Schemas['answer'] extends EventsAnswer
    ? 'events'
    : 'json';

/** Names a call of the contract and how its answer comes. */
export const call = <Schemas extends CallSchemas>(
  method: Method,
  path: `/api/${string}`,
  answers: Answers<Schemas>,
): Call<Schemas> => ({ method, path, answers });

/** The path with something else in the place of each of its names, which begin with a colon. */
export const replaceNames = (path: string, value: (name: string) => string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => value(name));

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** What the caller sends: of params, query and body those that the call has. */
export type CallInput<C extends Call> =
  C extends Call<infer Schemas>
    ? {
        [Part in 'params' | 'query' | 'body' as Schemas[Part] extends z.ZodType ? Part : never]: InputOf<
          Schemas[Part]
        >;
      }
    : never;

/** The body that the caller sends. */
export type BodyOf<C extends Call> = C extends Call<infer Schemas> ? InputOf<Schemas['body']> : never;

/** What a call that answers with JSON gives back. */
export type AnswerOf<C extends Call> =
  C extends Call<infer Schemas>
    ? Schemas['answer'] extends z.ZodType
      ? z.output<Schemas['answer']>
      : never
    : never;
