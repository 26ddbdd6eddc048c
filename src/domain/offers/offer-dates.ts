import type { SiteFacts } from '../content/site-schema.ts';
import { workingTimeOf } from '../content/working-week.ts';
import { addDays, type Day, wallTimeOf } from '../kernel/local-time.ts';
import { addWorkingDays, nextWorkingDay } from '../kernel/working-time.ts';
import type { OfferContent } from './offer.ts';

/** Working days between an offer and the first day of work on it. */
const START_AFTER = 5;
/** An offer that is changed holds at least for so long. */
const LEAST_DAYS = 7;

/** Until when an offer of today holds, which is a working day, and when work on it can begin. */
export function datesOfOffer(
  site: Pick<SiteFacts, 'offers' | 'workingTime'>,
  now: Date,
): { validUntil: Day; earliestStart: Day } {
  const { day } = wallTimeOf(now);
  const time = workingTimeOf(site);
  return {
    validUntil: nextWorkingDay(addDays(day, site.offers.validDays), time),
    earliestStart: addWorkingDays(day, START_AFTER, time),
  };
}

/** What is offered again later: dates that are over or nearly so are those of an offer of today. */
export function renewedDates(
  content: OfferContent,
  site: Pick<SiteFacts, 'offers' | 'workingTime'>,
  now: Date,
): OfferContent {
  const { day } = wallTimeOf(now);
  const { validUntil, earliestStart } = content;
  const fresh = datesOfOffer(site, now);
  return {
    ...content,
    validUntil: validUntil < addDays(day, LEAST_DAYS) ? fresh.validUntil : validUntil,
    earliestStart: earliestStart !== null && earliestStart < day ? fresh.earliestStart : earliestStart,
  };
}

/** The content with the VAT and the terms of today, which nobody chooses. */
export const contentOfToday = (
  content: OfferContent,
  { vat, legal }: Pick<SiteFacts, 'vat' | 'legal'>,
): OfferContent => ({ ...content, vat, termsVersion: legal.version });
