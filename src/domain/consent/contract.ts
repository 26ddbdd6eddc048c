import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { perAddress } from '../api/limit.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import * as calls from './calls.ts';
import { CONSENT_ACTIONS, CONSENT_SOURCES } from './consent.ts';

const VERSION_MAX = 200;

export const consentSchemas = {
  recordConsent: {
    body: z.object({
      decisionId: z.uuid(),
      consentId: z.uuid(),
      version: lineOfText(VERSION_MAX),
      textVersion: lineOfText(VERSION_MAX),
      action: z.enum(CONSENT_ACTIONS),
      source: z.enum(CONSENT_SOURCES),
      categories: z.object({ chat: z.boolean() }),
    }),
    answer: z.object({ decisionId: z.uuid() }),
  },
};

export const recordConsent = endpoint(calls.recordConsent, consentSchemas.recordConsent, {
  summary:
    'Keeps a decision about cookies as proof; the same decision again changes nothing. 404 where nothing needs consent.',
  access: 'anyone',
  limit: perAddress('consent', 30, 10),
  status: 201,
  errors: ['notFound'],
});
