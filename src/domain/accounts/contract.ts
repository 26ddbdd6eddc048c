import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { READ_LIMIT } from '../api/limit.ts';
import * as calls from './calls.ts';

export const accountSchemas = {
  csrfToken: { answer: z.object({ csrfToken: z.string() }) },
  currentUser: {
    answer: z.object({
      id: z.uuid(),
      username: z.string(),
      email: z.email(),
      emailVerified: z.boolean(),
      isAdmin: z.boolean(),
    }),
  },
};

export const csrfToken = endpoint(calls.csrfToken, accountSchemas.csrfToken, {
  summary: 'A token for X-CSRF-Token, also set as the readable cookie csrf-token.',
  access: 'anyone',
  limit: READ_LIMIT,
});

export const currentUser = endpoint(calls.currentUser, accountSchemas.currentUser, {
  summary: 'The signed-in user; 401 means nobody is.',
  access: 'customer',
  limit: READ_LIMIT,
});
