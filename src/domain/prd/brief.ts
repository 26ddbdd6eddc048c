import { DELIVERABLES } from '#content/prd/deliverables.ts';
import { PRD_SERVICES } from '#content/prd/services.ts';
import { SERVICE_CONTENT } from '#content/services.ts';
import { withClaims } from '../content/claims.ts';
import type { ServiceContent } from '../content/schema.ts';
import { siteClaims } from '../content/site-claims.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { endOfLocalDay } from '../kernel/format.ts';
import {
  asksForWebsite,
  FEATURES,
  type FeatureId,
  recommendedFeatures,
  type ServiceSlug,
} from '../quote/catalogue.ts';
import { type IssuedQuote, issueQuote } from '../quote/issued-quote.ts';
import type { PriceBook } from '../quote/price-book.ts';
import { priceQuote } from '../quote/quote.ts';
import { pricedFeatures, type QuoteSelection } from '../quote/selection.ts';
import type { RequestContact } from '../requests/request-fields.ts';
import type { PlannedSite } from './site-pages.ts';
import type { BySite, ServiceText, SiteTexts } from './text-types.ts';

/** An issued quote as far as a PRD has to agree with it: its own numbers and dates, whatever the prices are now. */
export interface QuoteOfPrd {
  number: string | null;
  createdAt: Date;
  validUntil: Date;
  quote: IssuedQuote;
}

/** What a PRD is made from. The quote is the stored one it belongs to, when there is one. */
export interface PrdInput {
  selection: QuoteSelection;
  description: string;
  client: RequestContact;
  includeRisks: boolean;
  includeMaintenance: boolean;
  storedQuote: QuoteOfPrd | null;
}

export interface PrdFacts {
  /** Null when it cannot be read: the budget is then a rough estimate. */
  priceBook: PriceBook | null;
  site: SiteFacts;
  now: Date;
}

/** Everything the sections are written from. */
export interface Brief extends PrdInput {
  quote: IssuedQuote;
  site: SiteFacts;
  issuedAt: Date;
  validUntil: Date;
}

/** Prices the selection once, or takes the issued quote, so that every section speaks of the same numbers. */
export function makeBrief(input: PrdInput, { priceBook, site, now }: PrdFacts): Brief {
  const { storedQuote: stored, selection } = input;
  return {
    ...input,
    quote: stored?.quote ?? issueQuote(priceQuote(selection, priceBook)),
    site,
    issuedAt: stored?.createdAt ?? now,
    validUntil: stored?.validUntil ?? endOfLocalDay(now, site.quote.validDays),
  };
}

/** Features that count; none in quick mode. */
export const selectedFeatures = (brief: Brief): readonly FeatureId[] => pricedFeatures(brief.selection);

/** What the pages of the website follow from. */
export const plannedSite = (brief: Brief): PlannedSite => ({
  trade: brief.selection.trade,
  size: brief.selection.size,
  features: selectedFeatures(brief),
});

export const isApplicable = (brief: Brief, feature: FeatureId): boolean =>
  FEATURES[feature].applicableTrades.includes(brief.selection.trade);

/** Features recommended to the trade beside the service that are not selected. */
export const missingRecommended = (brief: Brief): FeatureId[] =>
  recommendedFeatures(brief.selection.trade, brief.selection.service).filter(
    (id) => !selectedFeatures(brief).includes(id),
  );

/** What a table by feature says about the selected ones, in the order of selection. */
export const perFeature = <Text>(brief: Brief, texts: Readonly<Partial<Record<FeatureId, Text>>>): Text[] =>
  selectedFeatures(brief).flatMap((id) => {
    const text = texts[id];
    return text === undefined ? [] : [text];
  });

/** What decides about the website of a service. */
interface SiteChoice {
  selection: Pick<QuoteSelection, 'service' | 'hasWebsite'>;
}

/** The website: made by the service, made along with it as a part of its own, or one that stands already. */
export function siteOf({ selection }: SiteChoice): 'built' | 'beside' | 'existing' {
  if (!asksForWebsite(selection.service)) return 'built';
  return selection.hasWebsite ? 'existing' : 'beside';
}

const bySite = <Text>(text: BySite<Text>): text is SiteTexts<Text> =>
  typeof text === 'object' && text !== null && 'beside' in text;

/** Those of the texts that are said of the website that there is, or will be. */
export const ofSite = <Text>({ selection }: SiteChoice, texts: readonly BySite<Text>[]): Text[] =>
  texts.flatMap((text) => {
    if (!bySite(text)) return [text];
    const own = text[selection.hasWebsite ? 'existing' : 'beside'];
    return own === null ? [] : [own];
  });

/** For what the client hands over materials: for a website that is made, or only for the service beside one that stands. */
export type MaterialsFor = 'website' | 'existing';
export const materialsFor = (brief: Brief): MaterialsFor =>
  siteOf(brief) === 'existing' ? 'existing' : 'website';

/** What a website that is made beside the service needs of the client first. */
export const websiteNeeds = (brief: Brief): string[] =>
  siteOf(brief) === 'beside' ? ofSite(brief, PRD_SERVICES['tvorba-webu'].needs) : [];

/** What is said of free maintenance, which every website gets that is made; only while it is promised. */
export function freeMaintenance(choice: SiteChoice & { site: SiteFacts }, text: string): string[] {
  const said = withClaims(text, siteClaims(choice.site));
  return siteOf(choice) !== 'existing' && said !== null ? [said] : [];
}

/** Services that work on a website without programming anything. */
const WITHOUT_CODE: readonly ServiceSlug[] = ['seo-optimalizacia', 'udrzba-podpora'];

/** Whether the service or its website is programmed on technologies of its own, not only something added to one that stands. */
export const isProgrammed = (brief: Brief): boolean =>
  siteOf(brief) !== 'existing' || !WITHOUT_CODE.includes(brief.selection.service);

/** Whether there is a program to hand over. */
export const makesCode = (brief: Brief): boolean => isProgrammed(brief) || selectedFeatures(brief).length > 0;

/** Programs of their own, which stand beside a website. */
const BESIDE_A_WEBSITE: readonly ServiceSlug[] = ['web-aplikacie', 'erp-systemy'];

/** Whether anything is done on a website that stands already. */
export const changesExisting = (brief: Brief): boolean =>
  siteOf(brief) === 'existing' &&
  (selectedFeatures(brief).length > 0 || !BESIDE_A_WEBSITE.includes(brief.selection.service));

/** What is only put on a website that somebody else looks after: its server, backups and domain are not cared for. */
const PUT_ON_A_WEBSITE: readonly ServiceSlug[] = [
  'seo-optimalizacia',
  'cenove-kalkulacky',
  'interaktivne-formulare',
];

/** Whether the server with its backups is cared for. */
export const caresForServer = (brief: Brief): boolean =>
  siteOf(brief) !== 'existing' || !PUT_ON_A_WEBSITE.includes(brief.selection.service);

/** Services and features by which customers write to the firm. */
const TAKES_INQUIRIES: readonly (ServiceSlug | FeatureId)[] = [
  'cenove-kalkulacky',
  'interaktivne-formulare',
  'quote-form',
  'consultation-booking',
  'quote-calculator',
  'multi-location',
  'warranty-info',
];

/** Whether what is made takes inquiries; those of a website that stands already are not its own. */
export const takesInquiries = (brief: Brief): boolean =>
  siteOf(brief) !== 'existing' ||
  [brief.selection.service, ...selectedFeatures(brief)].some((id) => TAKES_INQUIRIES.includes(id));

/** What one gets of a service in plain words, in every document alike. */
export const deliverablesOf = (selection: SiteChoice['selection']): string[] =>
  ofSite(
    { selection },
    DELIVERABLES[selection.service].map(({ text }) => text),
  );

interface Ordered extends Pick<QuoteSelection, 'service' | 'hasWebsite'> {
  features: readonly unknown[];
}

/** What is done for a price of its own: extras of the service and of a website made beside it, but none that is ordered along. */
export function extrasOf(selection: Ordered): string[] {
  const { service, features } = selection;
  const isBeside = siteOf({ selection }) === 'beside';
  const services: ServiceSlug[] = isBeside ? [service, 'tvorba-webu'] : [service];
  const isOrderedAlong = isBeside || features.length > 0;
  return services
    .flatMap((slug): ServiceContent['features'] => SERVICE_CONTENT[slug].features)
    .filter(({ included, isWebsite }) => !included && !(isWebsite && isOrderedAlong))
    .map(({ title }) => title);
}

/** What is not delivered at all: `never` without the extras, which are done for a price of their own. */
export const notDelivered = (never: readonly string[], extras: readonly string[]): string[] =>
  never.filter((text) => !extras.includes(text));

/** What the service is, how it goes and when it is done. */
export const serviceText = ({ selection }: Brief): ServiceText => PRD_SERVICES[selection.service];
