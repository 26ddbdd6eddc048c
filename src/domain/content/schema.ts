import { z } from 'zod';
import { FEATURE_IDS, SERVICE_SLUGS, SIZE_IDS, TRADE_IDS } from '../quote/catalogue.ts';
import { ICON_NAMES } from './icons.ts';

const text = z.string().min(1);
const icon = z.enum(ICON_NAMES);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const question = z.object({ question: text, answer: text });

/** What a list, a card and the wizard show of a service. */
export const serviceSummarySchema = z.object({
  slug: z.enum(SERVICE_SLUGS),
  name: text,
  /** Accusative for "Rozpočet pre …", genitive for "cena …" (slovak.md 5.4). */
  nameAccusative: text,
  nameGenitive: text,
  icon,
  shortDescription: text,
});
export type ServiceSummary = z.infer<typeof serviceSummarySchema>;

/** What a service holds, or does for an extra price. */
const serviceFeature = z.object({
  title: text,
  description: text,
  included: z.boolean(),
  /** Of an extra that is a website or features: it is none where they are ordered along with the service. */
  isWebsite: z.literal(true).optional(),
});

/** Content of one service page (specification 3 "Service page"; texts in content/services). */
export const serviceContentSchema = serviceSummarySchema.extend({
  hero: z.object({ title: text, subtitle: text, description: text }),
  benefits: z.array(z.object({ title: text, icon, description: text })).min(1),
  features: z.array(serviceFeature).min(1),
  technologies: z.array(text).min(1),
  process: z
    .array(z.object({ title: text, description: text }))
    .min(5)
    .max(6),
  useCases: z.array(z.object({ title: text, industry: text, description: text })).min(1),
  faqs: z.array(question).min(1),
  priceFactors: z.array(text).min(1),
  seo: z.object({ title: text, description: text, keywords: z.array(text).min(1) }),
  sections: z.array(z.object({ id: slug, title: text, content: text })).min(1),
});
export type ServiceContent = z.infer<typeof serviceContentSchema>;

/** Texts of one trade (wizard step 2). */
export const tradeContentSchema = z.object({
  name: text,
  /** For "web pre {accusative}". */
  accusative: text,
  /** The first of the services in the accusative, as one phrase: for "má predstaviť najmä {offer}". */
  offer: text,
  /** ASCII, for file names and the trade's landing page. */
  slug,
  icon,
  description: text,
  services: z.array(text).min(3),
});
export type TradeContent = z.infer<typeof tradeContentSchema>;

/** Landing page of one trade, /pre/{slug}: every text is the trade's own. */
export const tradePageSchema = z.object({
  /** Preselected in the sample price. */
  typicalSize: z.enum(SIZE_IDS),
  seo: z.object({ title: text, description: text }),
  hero: z.object({ title: text, subtitle: text }),
  about: z.object({ title: text, paragraphs: z.array(text).min(2).max(3) }),
  /** The trade's recommended features, with what each does for it. */
  features: z.array(z.object({ id: z.enum(FEATURE_IDS), why: text })).min(1),
  services: z.array(z.object({ slug: z.enum(SERVICE_SLUGS), why: text })).min(2),
  faqs: z.array(question).min(3),
});
export type TradePageContent = z.infer<typeof tradePageSchema>;

/** Drawings of built things that a project can show. */
export const REFERENCE_ILLUSTRATIONS = [
  'before-after',
  'monitoring',
  'phone-form',
  'search-map',
  'floor-plan',
  'schedule',
  'gantt',
  'bathroom',
  'branches',
] as const;
export type ReferenceIllustrationId = (typeof REFERENCE_ILLUSTRATIONS)[number];

/** A case study on /projekty/{slug}. */
export const referenceContentSchema = z.object({
  slug,
  /** True for an invented one, which every place that shows it has to say. */
  model: z.boolean(),
  title: text,
  trade: z.enum(TRADE_IDS),
  service: z.enum(SERVICE_SLUGS),
  illustration: z.enum(REFERENCE_ILLUSTRATIONS),
  /** One sentence for the card. */
  summary: text,
  problem: text,
  built: z.array(z.object({ title: text, description: text })).min(2),
  stack: z.array(text).min(1),
  /** What it brings, in words: numbers only where they can be proved. */
  outcome: text,
  /** Features it uses; links preset the wizard to them. */
  features: z.array(z.enum(FEATURE_IDS)).min(1),
  /** For search engines. */
  description: text,
});
export type ReferenceContent = z.infer<typeof referenceContentSchema>;

/** Texts of one feature beside its name (wizard step 3). */
export const featureContentSchema = z.object({
  /** The name as the subject of a sentence, and whether its verb is plural. */
  subject: z.object({ text, plural: z.boolean() }),
  description: text,
  tooltip: text,
});
export type FeatureContent = z.infer<typeof featureContentSchema>;

/** The description of a project until somebody writes a better one; "{trade}" and "{offer}" are accusatives. */
export const descriptionContentSchema = z.object({
  /** The whole text of quick mode. */
  quick: text,
  /** What is needed, before the features. */
  need: text,
  /** The last sentence. */
  wish: text,
});
export type DescriptionContent = z.infer<typeof descriptionContentSchema>;

/** A page of this site, with or without a place in it: "/obchodne-podmienky#cena". */
const ownPath = z.string().regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/);

/** A group of questions on /faq; the slugs are addresses (/faq#slug). `more` is where the answer goes on. */
export const faqGroupSchema = z.object({
  slug,
  title: text,
  items: z.array(question.extend({ slug, more: z.object({ to: ownPath, label: text }).optional() })).min(1),
});
export type FaqGroup = z.infer<typeof faqGroupSchema>;

/** One size of the project (wizard step 4); price and weeks are in the catalogue. */
export const sizeContentSchema = z.object({
  name: text,
  subtitle: text,
  /** What to imagine under the size. */
  scope: text,
  badge: text.nullable(),
});
export type SizeContent = z.infer<typeof sizeContentSchema>;

/** One mode (wizard step 1). */
export const modeContentSchema = z.object({
  name: text,
  duration: text,
  result: text,
  badge: text.nullable(),
});
export type ModeContent = z.infer<typeof modeContentSchema>;

/** One deadline (wizard step 4). */
export const timelineContentSchema = z.object({ label: text, short: text });
export type TimelineContent = z.infer<typeof timelineContentSchema>;

const euros = z.int().positive();

/** Home page. */
export const homeContentSchema = z.object({
  hero: z.object({ title: text, subtitle: text, primaryCta: text, secondaryCta: text }),
  /** A number and the words around it; `conditions` is where its conditions can be read (slovak.md 1.1). */
  numbers: z.array(
    z.object({ before: text.nullable(), value: text, after: text, conditions: text.nullable() }),
  ),
  packages: z.array(z.object({ name: text, fromEuros: euros, description: text })).min(1),
  /** The VAT note follows it. */
  packagesNote: text,
  steps: z.array(z.object({ title: text, description: text })).min(1),
  /** For structured data only. */
  solutions: z.array(z.object({ name: text, euros: z.tuple([euros, euros]) })).min(1),
});
export type HomeContent = z.infer<typeof homeContentSchema>;
