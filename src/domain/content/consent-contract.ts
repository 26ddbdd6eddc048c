import { z } from 'zod';
import { post } from '../api/endpoint.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import { CONSENT_ACTIONS, CONSENT_SOURCES } from './consent.ts';

const VERSION_MAX = 200;

export const recordConsent = post(
  '/api/consents',
  'Keeps a decision about cookies as proof; the same decision again changes nothing. 404 where nothing needs consent.',
  z.object({
    decisionId: z.uuid(),
    consentId: z.uuid(),
    version: lineOfText(VERSION_MAX),
    textVersion: lineOfText(VERSION_MAX),
    action: z.enum(CONSENT_ACTIONS),
    source: z.enum(CONSENT_SOURCES),
    categories: z.object({ chat: z.boolean() }),
  }),
  z.object({ decisionId: z.uuid() }),
  { status: 201, errors: ['notFound'] },
);
