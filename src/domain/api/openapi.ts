import { z } from 'zod';
import type { Access } from '../accounts/actor.ts';
import { FAULTS, type FaultCode } from '../errors/faults.ts';
import { OFFER_LINK_HEADER } from '../offers/link-header.ts';
import { replaceNames } from './call.ts';
import type { Endpoint } from './endpoint.ts';

const ERROR_SCHEMA = {
  type: 'object',
  required: ['message', 'category', 'errorId', 'severity', 'details', 'timestamp', 'field'],
  properties: {
    message: { type: 'string' },
    category: { type: 'string' },
    errorId: { type: 'string' },
    severity: { type: 'string' },
    details: {},
    timestamp: { type: 'string', format: 'date-time' },
    field: { type: ['string', 'null'] },
  },
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

function answerContent(answer: Endpoint['answer']): Record<string, object> {
  if ('events' in answer)
    return {
      'text/event-stream': { schema: { type: 'string' }, 'x-event': jsonSchema(answer.events, 'output') },
    };
  if (!('file' in answer)) return { 'application/json': { schema: jsonSchema(answer, 'output') } };
  return Object.fromEntries(
    answer.file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
}

/** Error answers by status; several codes can share one. */
function errorAnswers(codes: readonly FaultCode[]): Record<string, object> {
  const answers: Record<string, object> = {};
  for (const code of [...codes, 'internal' as const]) {
    const { status, message } = FAULTS[code];
    answers[status] ??= {
      description: message,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return answers;
}

/** Values in the path and in the query, one parameter each. */
function parameters({ params, query }: Endpoint): object[] {
  const listed = (schema: z.ZodType | null, place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input');
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  };
  return [...listed(params, 'path'), ...listed(query, 'query')];
}

function requestContent({ body, upload }: Endpoint): Record<string, object> | null {
  if (body) return { 'application/json': { schema: jsonSchema(body, 'input') } };
  if (!upload) return null;
  const bytes = { type: 'string', format: 'binary', maxLength: upload.maxBytes };
  return Object.fromEntries(upload.types.map((type) => [type, { schema: bytes }]));
}

/** What a caller has to show: all that stands in one entry. */
const SECURITY: Record<Access, readonly Record<string, readonly string[]>[]> = {
  anyone: [{}],
  account: [{ session: [] }],
  client: [{ link: [] }, { session: [] }],
  viewer: [{ link: [] }, { session: [] }],
  customer: [{ session: [] }],
  admin: [{ session: [] }],
};

function operation(endpoint: Endpoint): object {
  const { summary, access, needsCsrf, status, answer, errors } = endpoint;
  const content = requestContent(endpoint);
  return {
    summary,
    'x-access': access,
    security: SECURITY[access].map((shown) => (needsCsrf ? { ...shown, csrf: [] } : shown)),
    parameters: parameters(endpoint),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      [status]:
        status === 204 ? { description: 'OK' } : { description: 'OK', content: answerContent(answer) },
      ...errorAnswers(errors),
    },
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(contract: readonly Endpoint[], title: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of contract) {
    const path = replaceNames(endpoint.path, (name) => `{${name}}`);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        link: { type: 'apiKey', in: 'header', name: OFFER_LINK_HEADER },
      },
    },
  };
}
