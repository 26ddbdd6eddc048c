import { z } from 'zod';
import { REVISION_STATES } from './revision-life.ts';

const moved = z.object({ from: z.iso.date(), to: z.iso.date() });

/** How an offer stands, in a few bytes: who has it open compares it with what they see. */
export const offerPulseSchema = z.object({
  revision: z.int(),
  state: z.enum(REVISION_STATES).exclude(['draft']),
  effect: z
    .object({
      price: z.int(),
      monthlyPrice: z.int(),
      launch: moved.extend({ agreed: moved }).nullable(),
    })
    .nullable()
    .describe('what of the effect of an addendum moves with its project; null where it says none'),
});
