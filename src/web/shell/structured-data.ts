import { site } from '#domain/content/site.ts';
import { SHARE_IMAGE_SIZE, shareImagePath } from '#domain/pages/share-image.ts';
import { ICON_SIZES, iconPath } from '#domain/pages/web-manifest.ts';

export type StructuredData = { '@type': string; [property: string]: unknown };
export type PageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

type EuroRange = readonly [min: number, max: number];
type Charged = 'once' | 'month' | 'period';

const AREA = { '@type': 'Country', name: 'Slovensko' };

/** Site and operator by their ids. A robot reads each page alone, so both are named wherever they are referred to. */
const websiteReference = (origin: string) => ({
  '@type': 'WebSite',
  '@id': `${origin}/#web`,
  name: site.brand.name,
  url: `${origin}/`,
});
const businessReference = (origin: string) => ({
  '@type': 'ProfessionalService',
  '@id': `${origin}/#firma`,
  name: site.brand.name,
  url: `${origin}/`,
});

interface PageFacts {
  title: string;
  description: string;
  url: string;
  /** Address of the share image. */
  image: string;
  pageType?: PageType;
}

/** The page itself, as a part of the site. */
export const pageData = (
  origin: string,
  { title, description, url, image, pageType = 'WebPage' }: PageFacts,
): StructuredData => ({
  '@type': pageType,
  '@id': url,
  url,
  name: title,
  description,
  inLanguage: 'sk',
  isPartOf: websiteReference(origin),
  primaryImageOfPage: { '@type': 'ImageObject', url: image, ...SHARE_IMAGE_SIZE },
});

/** Prices of an offer, whole euros; a monthly one says so, and so do prices to which VAT is added. */
const prices = ([min, max]: EuroRange, charged: Charged = 'once') => ({
  '@type': charged === 'month' ? 'UnitPriceSpecification' : 'PriceSpecification',
  priceCurrency: 'EUR',
  minPrice: min,
  maxPrice: max,
  ...(charged === 'month' && { unitCode: 'MON' }),
  ...(site.vat.status === 'payer' && { valueAddedTaxIncluded: false }),
});

/** The site and who runs it; facts that are not filled in are left out. */
export function homeData(
  origin: string,
  solutions: readonly { name: string; euros: EuroRange }[],
): StructuredData[] {
  const { brand } = site;
  return [
    {
      ...websiteReference(origin),
      description: brand.tagline,
      inLanguage: 'sk',
      publisher: businessReference(origin),
    },
    {
      ...businessReference(origin),
      description: brand.tagline,
      image: `${origin}${shareImagePath('/')}`,
      logo: `${origin}${iconPath(ICON_SIZES.large, 'any')}`,
      areaServed: AREA,
      ...operatorFacts(),
      makesOffer: solutions.map(({ name, euros }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
        priceSpecification: prices(euros),
      })),
    },
  ];
}

function operatorFacts() {
  const { address, businessName, dic, email, ico, icDph, phone } = site.operator;
  return {
    email,
    ...(businessName && { legalName: businessName }),
    ...(phone && { telephone: phone }),
    ...(ico && { identifier: { '@type': 'PropertyValue', propertyID: 'IČO', value: ico } }),
    ...(dic && { taxID: dic }),
    ...(icDph && { vatID: icDph }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressCountry: 'SK',
      },
    }),
  };
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
  areaServed: AREA,
  provider: businessReference(origin),
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

/** The pages a page leads to, in its order. */
export const listData = (
  origin: string,
  items: readonly { name: string; path: string }[],
): StructuredData => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${origin}${path}`,
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
