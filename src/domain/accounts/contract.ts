import { z } from 'zod';
import { get } from '../api/endpoint.ts';

export const csrfToken = get(
  '/api/csrf-token',
  'A token for X-CSRF-Token, also set as the readable cookie csrf-token.',
  z.object({ csrfToken: z.string() }),
);

export const currentUser = get(
  '/api/user',
  'The signed-in user; 401 means nobody is.',
  z.object({
    id: z.uuid(),
    username: z.string(),
    email: z.email(),
    emailVerified: z.boolean(),
    isAdmin: z.boolean(),
  }),
  ['unauthenticated'],
);
