import type { FeatureRequirement } from '#domain/prd/text-types.ts';
import type { FeatureId } from '#domain/quote/catalogue.ts';
import { consultationBooking } from './features/booking.ts';
import {
  energyCalculator,
  materialCalculator,
  quoteCalculator,
  roomCalculator,
} from './features/calculator.ts';
import { emergencyContact, quoteForm } from './features/lead-generation.ts';
import { multiLocation, serviceAreas } from './features/location.ts';
import { beforeAfterGallery, materialShowcase, projectPortfolio } from './features/portfolio.ts';
import { certificationDisplay, testimonials, warrantyInfo } from './features/trust.ts';

/** User stories and testable criteria of the features, with what each applicable trade adds. */
export const PRD_FEATURES: Record<FeatureId, FeatureRequirement> = {
  'quote-form': quoteForm,
  'consultation-booking': consultationBooking,
  'emergency-contact': emergencyContact,
  'before-after-gallery': beforeAfterGallery,
  'project-portfolio': projectPortfolio,
  'material-showcase': materialShowcase,
  'quote-calculator': quoteCalculator,
  'material-calculator': materialCalculator,
  'room-calculator': roomCalculator,
  'energy-calculator': energyCalculator,
  'service-areas': serviceAreas,
  'multi-location': multiLocation,
  testimonials,
  'certification-display': certificationDisplay,
  'warranty-info': warrantyInfo,
};
