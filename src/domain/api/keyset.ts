import { z } from 'zod';

/** The row after which a list goes on: rows come and go meanwhile, so there are no page numbers. */
export const keysetField = z.string().transform((text, context) => {
  const [, createdAt = '', id = ''] = /^([^_]{1,40})_([^_]{1,40})$/.exec(text) ?? [];
  const known = z.object({ createdAt: z.iso.datetime(), id: z.uuid() }).safeParse({ createdAt, id });
  if (known.success) return { createdAt: new Date(createdAt), id };
  context.addIssue({ code: 'custom', message: 'Táto časť zoznamu sa nedá nájsť. Začnite od začiatku.' });
  return z.NEVER;
});

export type Keyset = z.output<typeof keysetField>;
