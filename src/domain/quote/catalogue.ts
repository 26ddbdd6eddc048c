/** What can be chosen: ids and their facts (specification 3). Texts are in content/, prices in the price book. */

export const SERVICE_SLUGS = [
  'tvorba-webu',
  'web-aplikacie',
  'seo-optimalizacia',
  'udrzba-podpora',
  'cenove-kalkulacky',
  'erp-systemy',
  'interaktivne-formulare',
] as const;
export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

export const MODE_IDS = ['quick', 'detailed'] as const;
export type Mode = (typeof MODE_IDS)[number];

export const TRADE_IDS = [
  'painter',
  'electrician',
  'plumber',
  'roofer',
  'flooring',
  'hvac',
  'general-contractor',
  'renovation',
  'construction-company',
] as const;
export type TradeId = (typeof TRADE_IDS)[number];

export const TRADE_CATEGORIES = ['individual', 'specialized', 'general', 'enterprise'] as const;
export type TradeCategory = (typeof TRADE_CATEGORIES)[number];

export const FEATURE_IDS = [
  'quote-form',
  'consultation-booking',
  'emergency-contact',
  'before-after-gallery',
  'project-portfolio',
  'material-showcase',
  'quote-calculator',
  'material-calculator',
  'room-calculator',
  'energy-calculator',
  'service-areas',
  'multi-location',
  'testimonials',
  'certification-display',
  'warranty-info',
] as const;
export type FeatureId = (typeof FEATURE_IDS)[number];

export const FEATURE_CATEGORIES = [
  'lead-generation',
  'booking',
  'portfolio',
  'calculator',
  'location',
  'content',
] as const;
export type FeatureCategory = (typeof FEATURE_CATEGORIES)[number];

export const COMPLEXITIES = ['easy', 'medium', 'complex'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

export const SIZE_IDS = ['small', 'medium', 'large'] as const;
export type SizeId = (typeof SIZE_IDS)[number];
export const DEFAULT_SIZE: SizeId = 'medium';

export const BUDGET_IDS = ['500-1500', '1500-3500', '3500-8000', '8000+'] as const;
export type BudgetId = (typeof BUDGET_IDS)[number];

export const TIMELINE_IDS = ['asap', '1-month', '2-months', '3-6-months', 'flexible'] as const;
export type TimelineId = (typeof TIMELINE_IDS)[number];

interface TradeFacts {
  category: TradeCategory;
  recommendedFeatures: readonly FeatureId[];
}

export const TRADES: Record<TradeId, TradeFacts> = {
  painter: {
    category: 'individual',
    recommendedFeatures: ['quote-form', 'before-after-gallery', 'room-calculator', 'testimonials'],
  },
  electrician: {
    category: 'individual',
    recommendedFeatures: ['emergency-contact', 'quote-form', 'certification-display', 'service-areas'],
  },
  plumber: {
    category: 'individual',
    recommendedFeatures: ['emergency-contact', 'quote-form', 'service-areas', 'warranty-info'],
  },
  roofer: {
    category: 'specialized',
    recommendedFeatures: ['project-portfolio', 'material-showcase', 'quote-form', 'warranty-info'],
  },
  flooring: {
    category: 'specialized',
    recommendedFeatures: ['room-calculator', 'material-showcase', 'before-after-gallery', 'quote-form'],
  },
  hvac: {
    category: 'specialized',
    recommendedFeatures: ['energy-calculator', 'consultation-booking', 'certification-display', 'quote-form'],
  },
  'general-contractor': {
    category: 'general',
    recommendedFeatures: ['project-portfolio', 'quote-calculator', 'consultation-booking', 'testimonials'],
  },
  renovation: {
    category: 'general',
    recommendedFeatures: ['before-after-gallery', 'quote-calculator', 'project-portfolio', 'testimonials'],
  },
  'construction-company': {
    category: 'enterprise',
    recommendedFeatures: ['project-portfolio', 'multi-location', 'certification-display', 'quote-form'],
  },
};

interface FeatureFacts {
  category: FeatureCategory;
  complexity: Complexity;
  applicableTrades: readonly TradeId[];
}

const everyTradeBut = (...left: TradeId[]): readonly TradeId[] =>
  TRADE_IDS.filter((id) => !left.includes(id));

export const FEATURES: Record<FeatureId, FeatureFacts> = {
  'quote-form': { category: 'lead-generation', complexity: 'easy', applicableTrades: TRADE_IDS },
  'consultation-booking': { category: 'booking', complexity: 'medium', applicableTrades: TRADE_IDS },
  'emergency-contact': {
    category: 'lead-generation',
    complexity: 'easy',
    applicableTrades: ['electrician', 'plumber', 'roofer', 'hvac'],
  },
  'before-after-gallery': {
    category: 'portfolio',
    complexity: 'medium',
    applicableTrades: ['painter', 'roofer', 'flooring', 'renovation'],
  },
  'project-portfolio': { category: 'portfolio', complexity: 'complex', applicableTrades: TRADE_IDS },
  'material-showcase': {
    category: 'portfolio',
    complexity: 'medium',
    applicableTrades: ['painter', 'roofer', 'flooring', 'renovation'],
  },
  'quote-calculator': {
    category: 'calculator',
    complexity: 'complex',
    applicableTrades: everyTradeBut('construction-company'),
  },
  'material-calculator': {
    category: 'calculator',
    complexity: 'medium',
    applicableTrades: ['painter', 'roofer', 'flooring', 'renovation'],
  },
  'room-calculator': {
    category: 'calculator',
    complexity: 'medium',
    applicableTrades: ['painter', 'flooring', 'renovation'],
  },
  'energy-calculator': {
    category: 'calculator',
    complexity: 'complex',
    applicableTrades: ['electrician', 'hvac', 'general-contractor'],
  },
  'service-areas': { category: 'location', complexity: 'easy', applicableTrades: TRADE_IDS },
  'multi-location': {
    category: 'location',
    complexity: 'complex',
    applicableTrades: ['general-contractor', 'construction-company', 'hvac'],
  },
  testimonials: { category: 'content', complexity: 'easy', applicableTrades: TRADE_IDS },
  'certification-display': { category: 'content', complexity: 'easy', applicableTrades: TRADE_IDS },
  'warranty-info': { category: 'content', complexity: 'easy', applicableTrades: TRADE_IDS },
};

/** Price and duration shown for a size in the wizard (specification 3): whole euros and weeks. */
export const SIZES: Record<SizeId, { euros: readonly [number, number]; weeks: readonly [number, number] }> = {
  small: { euros: [800, 1500], weeks: [1, 2] },
  medium: { euros: [1500, 3500], weeks: [3, 4] },
  large: { euros: [3500, 8000], weeks: [5, 8] },
};

/** Budget bands in whole euros; the last one has no upper end. */
export const BUDGETS: Record<BudgetId, { min: number; max: number | null }> = {
  '500-1500': { min: 500, max: 1500 },
  '1500-3500': { min: 1500, max: 3500 },
  '3500-8000': { min: 3500, max: 8000 },
  '8000+': { min: 8000, max: null },
};

export type RecurringUnit = 'month' | 'period';

interface ServiceFacts {
  /** Published price range in whole euros (specification 9). */
  euros: readonly [number, number];
  /** How the published price is charged: once, every month, or for the whole period. */
  charged: 'once' | RecurringUnit;
  duration: { from: number; to: number; unit: 'week' | 'month' } | null;
  /**
   * What the calculation by trade, size and features prices: the service itself, or only the website that the service
   * goes with (decisions 7.6).
   */
  calculated: 'service' | 'website';
}

export const SERVICES: Record<ServiceSlug, ServiceFacts> = {
  'tvorba-webu': {
    euros: [500, 5000],
    charged: 'once',
    duration: { from: 1, to: 3, unit: 'week' },
    calculated: 'service',
  },
  'web-aplikacie': {
    euros: [2000, 8000],
    charged: 'once',
    duration: { from: 4, to: 8, unit: 'week' },
    calculated: 'website',
  },
  'seo-optimalizacia': {
    euros: [300, 1200],
    charged: 'period',
    duration: { from: 3, to: 12, unit: 'month' },
    calculated: 'website',
  },
  'udrzba-podpora': { euros: [50, 300], charged: 'month', duration: null, calculated: 'website' },
  'cenove-kalkulacky': {
    euros: [800, 3000],
    charged: 'once',
    duration: { from: 1, to: 4, unit: 'week' },
    calculated: 'website',
  },
  'erp-systemy': {
    euros: [3000, 20000],
    charged: 'once',
    duration: { from: 2, to: 6, unit: 'month' },
    calculated: 'website',
  },
  'interaktivne-formulare': {
    euros: [600, 2500],
    charged: 'once',
    duration: { from: 1, to: 4, unit: 'week' },
    calculated: 'website',
  },
};

/** What is priced once: the service itself, the website that goes with it, or the features that one gets which stands. */
export const PRICE_PARTS = ['service', 'website', 'features'] as const;
export type PricePartId = (typeof PRICE_PARTS)[number];

/** Whether a website goes along with the service: then it may be one that stands already (decisions 8.1). */
export const asksForWebsite = (service: ServiceSlug): boolean => SERVICES[service].calculated === 'website';

/** What a service makes itself. */
const MADE_BY_SERVICE: Partial<Record<ServiceSlug, FeatureId>> = {
  'cenove-kalkulacky': 'quote-calculator',
  'interaktivne-formulare': 'quote-form',
};

/** Whether the wizard offers a feature beside a service, to a trade or before one is chosen. */
export const isOffered = (feature: FeatureId, service: ServiceSlug, trade: TradeId | ''): boolean =>
  feature !== MADE_BY_SERVICE[service] &&
  (trade === '' || FEATURES[feature].applicableTrades.includes(trade));

/** What a service is not recommended with, because it does the same for its own part: a calculator sends its inquiries. */
const LIKE_THE_SERVICE: Partial<Record<ServiceSlug, FeatureId>> = { 'cenove-kalkulacky': 'quote-form' };

/** The features recommended to a trade beside a service; null for one that is not offered any more. */
export const recommendedFeatures = (trade: TradeId, service: ServiceSlug | null): FeatureId[] =>
  TRADES[trade].recommendedFeatures.filter(
    (id) => service === null || (isOffered(id, service, trade) && id !== LIKE_THE_SERVICE[service]),
  );

/** Answers to "Máte už web?"; a service that makes the website does not ask (decisions 8.1). */
export const WEBSITE_ANSWERS = ['yes', 'no'] as const;
export type WebsiteAnswer = (typeof WEBSITE_ANSWERS)[number] | 'not-asked';
