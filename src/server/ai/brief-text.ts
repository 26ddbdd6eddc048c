import { BRIEF_LABELS } from '#content/prd/ai.ts';
import type { FeatureId, Mode, ServiceSlug, SizeId, TradeId } from '#domain/quote/catalogue.ts';
import { featureName, modeName, serviceName, sizeName, tradeName } from '#domain/quote/labels.ts';
import { pricedFeatures } from '#domain/quote/selection.ts';

/** What an AI may know about a visitor's project; nothing in it is personal (slovak.md 1.7). */
export interface AiBrief {
  service: ServiceSlug | null;
  mode: Mode;
  trade: TradeId | null;
  size: SizeId | null;
  features: readonly FeatureId[];
}

/** The structured brief in words. */
export function briefText(brief: AiBrief): string {
  const features = pricedFeatures(brief).map(featureName).join(', ');
  return [
    `${BRIEF_LABELS.service}: ${brief.service ? serviceName(brief.service) : BRIEF_LABELS.unknown}`,
    `${BRIEF_LABELS.mode}: ${modeName(brief.mode)}`,
    `${BRIEF_LABELS.trade}: ${brief.trade ? tradeName(brief.trade) : BRIEF_LABELS.unknown}`,
    `${BRIEF_LABELS.size}: ${brief.size ? sizeName(brief.size) : BRIEF_LABELS.unknown}`,
    `${BRIEF_LABELS.features}: ${features || BRIEF_LABELS.none}`,
  ].join('\n');
}

/** Starts only where a word starts: tried at every letter, a long word would take quadratic time. */
const EMAIL = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+/g;
const PHONE = /(?:\+|00)?\d(?:[\s/().-]{0,2}\d){8,14}/g;

/** A visitor's own words without contact data and without anything that could close the marks around them. */
export const ownWords = (text: string): string =>
  text.replace(EMAIL, '…').replace(PHONE, '…').replace(/[<>]/g, ' ').replace(/\s+/g, ' ').trim();

/** Text between the marks that the instruction speaks of. */
export const marked = (mark: string, text: string): string => `<${mark}>\n${text}\n</${mark}>`;
