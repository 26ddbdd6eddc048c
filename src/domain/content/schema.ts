import { z } from 'zod';

const text = z.string().min(1);

/** Content of one service page (specification 3 "Service page"; texts in content/services). */
export const serviceContentSchema = z.object({
  slug: text,
  name: text,
  /** Accusative for "Rozpočet pre …", genitive for "cena …" (slovak.md 5.4). */
  nameAccusative: text,
  nameGenitive: text,
  icon: text,
  shortDescription: text,
  hero: z.object({ title: text, subtitle: text, description: text }),
  benefits: z.array(z.object({ title: text, icon: text, description: text })).min(1),
  features: z.array(z.object({ title: text, description: text, included: z.boolean() })).min(1),
  technologies: z.array(text).min(1),
  process: z
    .array(z.object({ title: text, description: text }))
    .min(5)
    .max(6),
  useCases: z.array(z.object({ title: text, industry: text, description: text })).min(1),
  faqs: z.array(z.object({ question: text, answer: text })).min(1),
  priceFactors: z.array(text).min(1),
  seo: z.object({ title: text.max(60), description: text.max(160), keywords: z.array(text).min(1) }),
  sections: z.array(z.object({ id: text, title: text, content: text })).min(1),
});
export type ServiceContent = z.infer<typeof serviceContentSchema>;

/** Texts of one trade (wizard step 2). */
export const tradeContentSchema = z.object({
  name: text,
  /** For "web pre {accusative}". */
  accusative: text,
  /** ASCII, for file names and the trade's landing page. */
  slug: text,
  icon: text,
  description: text,
  services: z.array(text).min(3),
});
export type TradeContent = z.infer<typeof tradeContentSchema>;

/** Texts of one feature (wizard step 3). */
export const featureContentSchema = z.object({ name: text, description: text, tooltip: text });
export type FeatureContent = z.infer<typeof featureContentSchema>;
