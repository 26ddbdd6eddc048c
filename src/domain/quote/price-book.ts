import type { Cents } from '../kernel/money.ts';
import type { FeatureId, Mode, SizeId, TimelineId, TradeId } from './catalogue.ts';

/** A versioned record of every number the price is made of: money in cents, factors in percent (decisions 2.6). */
export interface PriceBook {
  version: number;
  base: Record<SizeId, Cents>;
  trade: Record<TradeId, number>;
  feature: Record<FeatureId, Cents>;
  mode: Record<Mode, number>;
  timeline: Record<TimelineId, number>;
  range: { min: number; max: number };
}

/** The first price book: the specification's values (specification 3 and 9). Seeded into the database. */
export const SPECIFICATION_PRICE_BOOK: PriceBook = {
  version: 1,
  base: { small: 800_00, medium: 1500_00, large: 3000_00 },
  trade: {
    painter: 100,
    electrician: 110,
    plumber: 100,
    roofer: 120,
    flooring: 110,
    hvac: 130,
    'general-contractor': 140,
    renovation: 130,
    'construction-company': 200,
  },
  feature: {
    'quote-form': 300_00,
    'consultation-booking': 400_00,
    'emergency-contact': 150_00,
    'before-after-gallery': 250_00,
    'project-portfolio': 350_00,
    'material-showcase': 200_00,
    'quote-calculator': 500_00,
    'material-calculator': 400_00,
    'room-calculator': 350_00,
    'energy-calculator': 600_00,
    'service-areas': 200_00,
    'multi-location': 800_00,
    testimonials: 200_00,
    'certification-display': 150_00,
    'warranty-info': 100_00,
  },
  mode: { quick: 90, detailed: 110 },
  timeline: { asap: 115, '1-month': 100, '2-months': 100, '3-6-months': 100, flexible: 85 },
  range: { min: 85, max: 115 },
};

/** Reads the price book in force; null when only rough estimates can be made. */
export type ReadPriceBook = () => Promise<PriceBook | null>;
