import type { FeatureId, ServiceSlug, SizeId, TradeId } from '../quote/catalogue.ts';

/** One thing that is checked; by size where it is stricter for a larger one, and not asked of a size that is left out. */
export type Criterion = string | Readonly<Partial<Record<SizeId, string>>>;

/** What somebody gets, in one plain sentence, with at least three testable criteria, the most important first. */
export interface RequirementText {
  title: string;
  story: string;
  criteria: readonly [Criterion, Criterion, Criterion, ...Criterion[]];
}

/** A feature's requirement with the criteria that its trades add. */
export type FeatureRequirement = Omit<RequirementText, 'title'> & {
  trades: Partial<Record<TradeId, string>>;
};

/** Who comes to the site of a trade. */
export interface TradeAudience {
  groups: readonly { who: string; need: string; help: string }[];
}

/** A stage of the work: the percent of the whole time at which it ends, or when it happens where there is no whole. */
export interface PhaseText {
  name: string;
  ends: number | string;
  output: string;
  /** `{feedback}` is how soon an answer is needed. */
  needs: string;
}

/**
 * A text of a service beside a website that is one where the website stands already and another where it is made along
 * with the service (decisions 8.1); null where there is nothing to say.
 */
export interface SiteTexts<Text> {
  existing: Text | null;
  beside: Text | null;
}
export type BySite<Text> = Text | SiteTexts<Text>;

/** A part of what the client gets, in plain words, with the requirements by which it is checked. */
export interface DeliverableText {
  text: BySite<string>;
  requirements: readonly [BySite<RequirementText>, ...BySite<RequirementText>[]];
}

/** A service in a PRD (decisions 7.6). */
export interface ServiceText {
  /** `{trade}` in the accusative, `{size}` a name. */
  introduction: string;
  /** What is needed of the client first, beside what a new website needs. */
  needs: readonly BySite<string>[];
  phases: readonly BySite<PhaseText>[];
  /** When a website that the service goes with is made; null where the service makes it. */
  website: 'before' | 'along' | null;
  acceptance: readonly BySite<string>[];
}

export interface GoalText {
  goal: string;
  indicator: string;
  /** By size where more is demanded of a larger website. */
  target: string | BySize<string>;
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
