import { z } from 'zod';

const text = z.string().min(1);
const anchor = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A text with facts such as "{phone}"; `when` is a fact it stands on although it does not name it. */
const stated = { when: text.optional() };

const paragraph = z.object({
  kind: z.literal('paragraph'),
  text,
  /** A page of this site that follows the text. */
  link: z.object({ to: z.string().regex(/^\/[a-z-]+(#[a-z-]+)?$/), label: text }).optional(),
  ...stated,
});
const list = z.object({ kind: z.literal('list'), items: z.array(text).min(1), ...stated });
/** Who the operator is, from the site's facts. */
const identification = z.object({ kind: z.literal('identification') });
/** What data are used for: one row for each purpose (GDPR, Article 13). */
const purposes = z.object({
  kind: z.literal('purposes'),
  rows: z.array(z.object({ purpose: text, data: text, basis: text, period: text, ...stated })).min(1),
});

const block = z.discriminatedUnion('kind', [paragraph, list, identification, purposes]);
export type LegalBlock = z.infer<typeof block>;

/** A legal text before the site's facts are filled in (content/legal). An id is an address and never changes. */
export const legalDocumentSchema = z.object({
  title: text,
  lead: text,
  /** Terms number their paragraphs, so that a contract can name one. */
  numbered: z.boolean(),
  /** Names who watches over trade: beside the rights of the GDPR it would be taken for the authority of data protection. */
  supervised: z.boolean(),
  sections: z.array(z.object({ id: anchor, title: text, blocks: z.array(block).min(1), ...stated })).min(1),
});
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
