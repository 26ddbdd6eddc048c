import { z } from 'zod';
import { lineOfText } from '../kernel/safe-text.ts';
import { LABEL_MAX } from '../quote/limits.ts';

/** The field that nobody sees (bot.ts). */
export const honeypotField = lineOfText(LABEL_MAX)
  .optional()
  .default('')
  .describe('left empty by people; filled by robots');

/** By when the client is answered. */
export const answerByField = z
  .string()
  .nullable()
  .describe('"v utorok 24. 11. o 10:15"; null where no time is promised');

/** Whether the client has a confirmation on the way. */
export const mailedField = z
  .boolean()
  .describe('false when the address has had too many mails; the operator is told in any case');
