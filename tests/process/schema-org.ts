import { z } from 'zod';

/**
 * The types of schema.org that the pages use, with the properties they may have; a misspelt or unknown one fails.
 * Required are those that Google asks for, and those without which a value says nothing.
 */

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const euros = z.number().positive();

const country = z.strictObject({ '@type': z.literal('Country'), name: text });
const business = z.strictObject({
  '@type': z.literal('ProfessionalService'),
  '@id': address,
  name: text,
  url: address,
});
const website = z.strictObject({ '@type': z.literal('WebSite'), '@id': address, name: text, url: address });

const priceRange = {
  priceCurrency: z.literal('EUR'),
  minPrice: euros,
  maxPrice: euros,
  valueAddedTaxIncluded: z.boolean().optional(),
};
const price = z
  .discriminatedUnion('@type', [
    z.strictObject({ '@type': z.literal('PriceSpecification'), ...priceRange }),
    z.strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      ...priceRange,
      unitCode: z.literal('MON'),
    }),
  ])
  .refine(({ minPrice, maxPrice }) => minPrice <= maxPrice);

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: address.optional(),
  priceCurrency: z.literal('EUR').optional(),
  priceSpecification: price,
  itemOffered: z.strictObject({ '@type': z.literal('Service'), name: text }).optional(),
});

const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  postalCode: text,
  addressLocality: text,
  addressCountry: z.literal('SK'),
});

/** Items of a list count from one, without a gap. */
const counted = <Item extends z.ZodObject>(item: Item) =>
  z
    .array(item)
    .min(1)
    .refine((items) => items.every(({ position }, index) => position === index + 1));

const listItem = { '@type': z.literal('ListItem'), position: z.int(), name: text };

const page = {
  '@id': address,
  url: address,
  name: text,
  description: text,
  inLanguage: z.literal('sk'),
  isPartOf: website,
  primaryImageOfPage: z.strictObject({
    '@type': z.literal('ImageObject'),
    url: address,
    width: z.literal(1200),
    height: z.literal(630),
  }),
};

const context = { '@context': z.literal('https://schema.org') };

/** What may stand in a script of type application/ld+json. */
export const schemaOrg = z.discriminatedUnion('@type', [
  z.strictObject({
    ...context,
    '@type': z.enum(['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage']),
    ...page,
  }),
  website.extend({ ...context, description: text, inLanguage: z.literal('sk'), publisher: business }),
  business.extend({
    ...context,
    description: text,
    image: address,
    logo: address,
    areaServed: country,
    email: z.email(),
    legalName: text.optional(),
    telephone: text.optional(),
    identifier: z
      .strictObject({ '@type': z.literal('PropertyValue'), propertyID: z.literal('IČO'), value: text })
      .optional(),
    taxID: text.optional(),
    vatID: text.optional(),
    address: postalAddress.optional(),
    makesOffer: z.array(offer).min(1),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('Service'),
    name: text,
    description: text,
    serviceType: text,
    url: address,
    areaServed: country,
    provider: business,
    offers: offer,
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: counted(z.strictObject({ ...listItem, item: address })),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('ItemList'),
    itemListElement: counted(z.strictObject({ ...listItem, url: address })),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
]);
