import { z } from 'zod';
import { FAULTS, type FaultCode } from '../errors/faults.ts';
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

const operation = (endpoint: Endpoint): object => ({
  summary: endpoint.summary,
  ...(endpoint.method === 'POST' ? { security: [{ csrf: [] }] } : {}),
  ...(endpoint.body
    ? {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
        },
      }
    : {}),
  responses: {
    [endpoint.status]: { description: 'OK', content: answerContent(endpoint.answer) },
    ...errorAnswers(endpoint.errors),
  },
});

/** The contract as an OpenAPI 3.1 document. */
export function openApi(contract: readonly Endpoint[], title: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of contract) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: { csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' } },
    },
  };
}
