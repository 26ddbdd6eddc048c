import type { z } from 'zod';
import type { Access } from '../accounts/actor.ts';
import type { FaultCode } from '../errors/faults.ts';
import type { Extent } from '../kernel/extent.ts';
import type { Call, CallSchemas, EventsAnswer, FileAnswer } from './call.ts';
import type { Limit } from './limit.ts';

const KILOBYTE = 1024;
/** Largest JSON body of a call, in bytes (security 39). */
export const DEFAULT_MAX_BODY = 64 * KILOBYTE;
/** Largest body of the PRD export, which carries a whole document (security 39). */
export const DOCUMENT_MAX_BODY = 256 * KILOBYTE;
/** Most that a form holds: its largest list is a few dozen choices. */
const FORM_EXTENT: Extent = { values: 2000, depth: 6, characters: DEFAULT_MAX_BODY, lines: DEFAULT_MAX_BODY };

/** A body that is no JSON: bytes of one of these types, handed over as they come. */
export interface Upload {
  types: readonly string[];
  maxBytes: number;
}

export interface EndpointOptions {
  summary: string;
  /** Whom it is for. */
  access: Access;
  /** True where the password has to have been typed within the last minutes. */
  confirmed?: true;
  /** True where the browser calls by itself: it does not count as a use of the session, which could never end. */
  unattended?: true;
  /** True where no browser calls but a program, by a token in the address that the site has signed: it has no CSRF token. */
  signed?: true;
  /** Null only where the call costs less than counting it. */
  limit: Limit | null;
  /** 200 unless told. */
  status?: 200 | 201 | 202 | 204 | 303;
  /** Most bytes of a JSON body; 64 KB unless told. */
  maxBody?: number;
  /** What a JSON body may hold; it is measured before its schema reads it. */
  maxExtent?: Extent;
  upload?: Upload;
  /** True of a file whose headers cost little: HEAD asks for them. A stream, and a file that is made to be read, has no HEAD. */
  head?: true;
  /** The list of the answer that can have thousands of rows: it is checked and written part by part. */
  longList?: string;
  /** What it can answer with besides what follows from its parts. */
  errors?: readonly FaultCode[];
}

/** One call of the HTTP contract (decisions 3): the source of server validation and OpenAPI. */
export type Endpoint<Schemas extends CallSchemas = CallSchemas> = Call<Schemas> &
  Readonly<
    Required<
      Omit<EndpointOptions, 'upload' | 'head' | 'longList' | 'errors' | 'confirmed' | 'unattended' | 'signed'>
    >
  > & {
    readonly params: z.ZodType | null;
    readonly query: z.ZodType | null;
    readonly body: Schemas['body'] extends z.ZodType ? Schemas['body'] : z.ZodType | null;
    readonly answer: Schemas['answer'];
    readonly upload: Upload | null;
    readonly longList: string | null;
    readonly confirmed: boolean;
    readonly unattended: boolean;
    /** True of a call that HEAD asks, too. */
    readonly answersHead: boolean;
    /** True of a call that changes something. */
    readonly writes: boolean;
    /** True where it needs the browser's CSRF token. */
    readonly needsCsrf: boolean;
    readonly errors: readonly FaultCode[];
  };

/** Joins a call with its schemas and with what the server does before and after its handler. */
export function endpoint<Schemas extends CallSchemas>(
  call: Call<Schemas>,
  schemas: Schemas,
  { errors = [], ...options }: EndpointOptions,
): Endpoint<Schemas> {
  const { params = null, query = null, body = null, answer } = schemas;
  const { upload = null, longList = null, confirmed = false, unattended = false, signed = false } = options;
  const writes = call.method !== 'GET';
  const needsCsrf = writes && !signed;
  return {
    status: 200,
    maxBody: DEFAULT_MAX_BODY,
    maxExtent: FORM_EXTENT,
    ...call,
    ...options,
    confirmed,
    unattended,
    params,
    query,
    body: body as Endpoint<Schemas>['body'],
    answer,
    upload,
    longList,
    answersHead: !writes && (call.answers === 'json' || options.head === true),
    writes,
    needsCsrf,
    errors: [
      ...new Set([...errorsOf({ ...options, confirmed, params, query, body, upload, needsCsrf }), ...errors]),
    ],
  };
}

/** Why a door refuses. */
const DOOR_ERRORS: Readonly<Record<Access, readonly FaultCode[]>> = {
  anyone: [],
  account: ['unauthenticated'],
  client: ['linkEnded', 'unauthenticated', 'unproven', 'forbidden'],
  viewer: ['linkEnded', 'unauthenticated', 'unproven'],
  customer: ['unauthenticated', 'unproven'],
  admin: ['unauthenticated', 'forbidden'],
};

type Parts = Pick<EndpointOptions, 'access' | 'limit'> &
  Pick<Endpoint, 'params' | 'query' | 'upload' | 'needsCsrf' | 'confirmed'> & { body: z.ZodType | null };

/** The errors that follow from what a call has. */
function errorsOf({ access, confirmed, limit, params, query, body, upload, needsCsrf }: Parts): FaultCode[] {
  return [
    ...DOOR_ERRORS[access],
    ...(confirmed ? (['unconfirmed'] as const) : []),
    ...(params || query || body ? (['validation'] as const) : []),
    ...(params ? (['notFound'] as const) : []),
    ...(needsCsrf ? (['csrf'] as const) : []),
    ...(body || upload ? (['malformed', 'tooLarge', 'unsupportedMedia'] as const) : []),
    ...(limit ? (['rateLimited'] as const) : []),
  ];
}

/** What the server works with after validation. */
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
export type ParsedBody<E extends Call> = E extends Call<infer Schemas> ? Parsed<Schemas['body']> : never;
export type ParsedParams<E extends Call> = E extends Call<infer Schemas> ? Parsed<Schemas['params']> : never;
export type ParsedQuery<E extends Call> = E extends Call<infer Schemas> ? Parsed<Schemas['query']> : never;

/** What a handler gives: a value for the answer's schema, a file, or a stream. */
export type AnswerInput<E extends Call, File, Stream = never> =
  E extends Call<infer Schemas>
    ? Schemas['answer'] extends FileAnswer
      ? File
      : Schemas['answer'] extends EventsAnswer
        ? Stream
        : Schemas['answer'] extends z.ZodType
          ? z.input<Schemas['answer']>
          : never
    : never;
