import { site } from '#domain/content/site.ts';
import type { StructuredData } from './seo.ts';

type EuroRange = readonly [min: number, max: number];
type Charged = 'once' | 'month' | 'period';

const businessId = (origin: string): string => `${origin}/#firma`;

/** Prices of an offer, whole euros; a monthly one says so. */
const prices = ([min, max]: EuroRange, charged: Charged = 'once') => ({
  '@type': charged === 'month' ? 'UnitPriceSpecification' : 'PriceSpecification',
  priceCurrency: 'EUR',
  minPrice: min,
  maxPrice: max,
  ...(charged === 'month' && { unitCode: 'MON' }),
});

/** The site and who runs it; facts that are not filled in are left out. */
export function homeData(
  origin: string,
  solutions: readonly { name: string; euros: EuroRange }[],
): StructuredData[] {
  const { brand, operator } = site;
  const { address, businessName, phone } = operator;
  return [
    { '@type': 'WebSite', name: brand.name, url: `${origin}/`, inLanguage: 'sk' },
    {
      '@type': 'ProfessionalService',
      '@id': businessId(origin),
      name: brand.name,
      description: brand.tagline,
      url: `${origin}/`,
      image: `${origin}/og.png`,
      email: operator.email,
      areaServed: { '@type': 'Country', name: 'Slovensko' },
      ...(businessName && { legalName: businessName }),
      ...(phone && { telephone: phone }),
      ...(address && {
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          postalCode: address.postalCode,
          addressLocality: address.city,
          addressCountry: 'SK',
        },
      }),
      makesOffer: solutions.map(({ name, euros }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
        priceSpecification: prices(euros),
      })),
    },
  ];
}

interface ServiceFacts {
  name: string;
  description: string;
  path: string;
  euros: EuroRange;
  charged: Charged;
}

/** A service with its published price. */
export const serviceData = (origin: string, service: ServiceFacts): StructuredData => ({
  '@type': 'Service',
  name: service.name,
  description: service.description,
  serviceType: service.name,
  url: `${origin}${service.path}`,
  areaServed: { '@type': 'Country', name: 'Slovensko' },
  provider: {
    '@type': 'ProfessionalService',
    '@id': businessId(origin),
    name: site.brand.name,
    url: `${origin}/`,
  },
  offers: {
    '@type': 'Offer',
    url: `${origin}${service.path}`,
    priceCurrency: 'EUR',
    priceSpecification: prices(service.euros, service.charged),
  },
});

/** Where a page stands in the site, from the home page down. */
export const breadcrumbData = (
  origin: string,
  trail: readonly { name: string; path: string }[],
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

/** Questions and answers that stand on the page. */
export const questionsData = (
  questions: readonly { question: string; answer: string }[],
): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
