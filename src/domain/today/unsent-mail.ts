import { z } from 'zod';

/** A mail that will not go out by itself. */
export const unsentMailSchema = z.object({
  id: z.uuid(),
  to: z.string(),
  label: z.string().describe('what the mail is, in Slovak'),
  trouble: z.string().describe('why, and what to do, in Slovak'),
  at: z.iso.datetime(),
});
export type UnsentMail = z.output<typeof unsentMailSchema>;

/** Those that a client was to get about a record. */
export const unsentMailsSchema = z
  .array(unsentMailSchema)
  .describe('that the client was to get and did not, the oldest first');
