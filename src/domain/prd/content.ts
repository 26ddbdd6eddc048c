import type { FeatureId, ServiceSlug, SizeId, TradeId } from '../quote/catalogue.ts';

/** "Ako {who} chcem {want}, aby {benefit}." with at least three testable criteria. */
export interface RequirementText {
  title: string;
  /** Nominative; the customer of the trade when left out. */
  who?: string;
  want: string;
  benefit: string;
  criteria: readonly [string, string, string, ...string[]];
}

/** A feature's requirement with the criteria that its trades add. */
export type FeatureRequirement = Omit<RequirementText, 'title'> & {
  trades: Partial<Record<TradeId, string>>;
};

/** Who comes to the site of a trade. */
export interface TradeAudience {
  /** Nominative, the "who" of the user stories. */
  persona: string;
  groups: readonly { who: string; need: string; help: string }[];
}

export interface GoalText {
  goal: string;
  indicator: string;
  target: string;
  measured: string;
}

/** A page of the sitemap; for a small site a feature stands on another page as a section. */
export interface PageText {
  title: string;
  path: string;
  purpose: string;
  content: string;
}

export interface RiskText {
  risk: string;
  probability: 'nízka' | 'stredná' | 'vysoká';
  impact: 'nízky' | 'stredný' | 'vysoký';
  mitigation: string;
}

export interface TaskText {
  task: string;
  often: string;
  result: string;
}

export type BySize<Text> = Readonly<Record<SizeId, Text>>;
export type ByFeature<Text> = Readonly<Partial<Record<FeatureId, Text>>>;
export type ByService<Text> = Readonly<Record<ServiceSlug, Text>>;
