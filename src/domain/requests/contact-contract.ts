import { z } from 'zod';
import { accessTo } from '../accounts/rights.ts';
import { endpoint } from '../api/endpoint.ts';
import { perAddress } from '../api/limit.ts';
import { messageField } from '../quote/fields.ts';
import { VALIDATION_TEXTS } from '../quote/validation-texts.ts';
import * as calls from './calls.ts';
import { orEmpty, submittedSchemas } from './request-field-schemas.ts';
import { answerByField, honeypotField, mailedField } from './submission-schemas.ts';
import { TOPIC_IDS } from './topics.ts';

/** The fields of the contact form, in the order they are shown and checked. */
const contactFields = {
  ...submittedSchemas('contact'),
  topic: orEmpty(z.enum(TOPIC_IDS, VALIDATION_TEXTS.topicUnknown)),
  message: messageField,
};

const contactAnswerSchema = z.object({
  id: z.uuid(),
  number: z.int().describe('all requests share one sequence of numbers'),
  ticket: z.string().describe('"#0018"'),
  mailed: mailedField,
  answerBy: answerByField,
});

export const contactSchemas = {
  submitContact: {
    body: z.object({
      ...contactFields,
      website: honeypotField,
      filledInMs: z
        .int('Platnosť formulára uplynula. Obnovte stránku a skúste to znova.')
        .min(0)
        .describe(
          'milliseconds from the first keystroke to sending; nobody writes a message in under two seconds',
        ),
    }),
    answer: contactAnswerSchema,
  },
};

export const submitContact = endpoint(calls.submitContact, contactSchemas.submitContact, {
  summary: 'Stores a request of the contact form and mails client and operator.',
  access: accessTo('request.create'),
  limit: perAddress('message', 10, 60),
  status: 201,
  errors: ['looksAutomatic', 'inFlight', 'keyReused', 'databaseUnavailable'],
});
