import type { FeatureId } from '#domain/quote/catalogue.ts';

/** Names of the features, by themselves: the home page prices with them and shall not load their other texts. */
export const FEATURE_NAMES: Record<FeatureId, string> = {
  'quote-form': 'Dopytový formulár',
  'consultation-booking': 'Rezervácia termínu',
  'emergency-contact': 'Núdzový kontakt',
  'before-after-gallery': 'Galéria pred a po',
  'project-portfolio': 'Portfólio realizácií',
  'material-showcase': 'Prehľad materiálov',
  'quote-calculator': 'Kalkulačka ceny',
  'material-calculator': 'Kalkulačka materiálu',
  'room-calculator': 'Kalkulačka miestnosti',
  'energy-calculator': 'Kalkulačka úspor',
  'service-areas': 'Oblasti pôsobenia',
  'multi-location': 'Viac prevádzok',
  testimonials: 'Referencie zákazníkov',
  'certification-display': 'Oprávnenia a certifikáty',
  'warranty-info': 'Záručné podmienky',
};
