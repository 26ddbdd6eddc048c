import { data } from 'react-router';
import { SERVICE_CONTENT } from '#content/services.ts';
import { contentWithClaims } from '#domain/content/claims.ts';
import { site } from '#domain/content/site.ts';
import { siteClaims } from '#domain/content/site-claims.ts';
import { servicePath } from '#domain/pages/public-paths.ts';
import { SERVICE_SLUGS, SERVICES } from '#domain/quote/catalogue.ts';
import { NOT_FOUND_SEO, NotFound } from '../pages/not-found.tsx';
import { pageTexts } from '../pages/page-texts.ts';
import { priceTag } from '../pages/price-tag.ts';
import { chargedUnit, vatNotes } from '../pages/published-price.ts';
import { onAnotherPage } from '../shell/revalidation.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData, questionsData, serviceData } from '../shell/structured-data.ts';
import type { Route } from './+types/service.route.ts';
import { listedService } from './listed-service.ts';
import { ServicePage } from './service-page.tsx';

/** Specification 2: the first 3 other services. */
const RELATED = 3;

export function loader({ params }: Route.LoaderArgs) {
  const slug = SERVICE_SLUGS.find((known) => known === params.slug);
  if (!slug) return data({ page: null }, { status: 404 });
  const { seo, ...content } = SERVICE_CONTENT[slug];
  const { euros, charged } = SERVICES[slug];
  const related = SERVICE_SLUGS.filter((other) => other !== slug).slice(0, RELATED);
  return {
    page: {
      service: pageTexts(content),
      // Read by machines: claims are filled in, the typography of pages is not.
      seo: contentWithClaims(seo, siteClaims(site)),
      sheet: { number: SERVICE_SLUGS.indexOf(slug) + 1, of: SERVICE_SLUGS.length },
      price: {
        euros,
        charged,
        unit: chargedUnit(charged),
        duration: priceTag(slug).duration,
        notes: vatNotes(slug),
      },
      related: related.map(listedService),
    },
  };
}

export const shouldRevalidate = onAnotherPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.page) return pageMeta(matches, NOT_FOUND_SEO);
  const { service, seo, price } = loaderData.page;
  const { slug, name } = service;
  const path = servicePath(slug);
  const origin = publicOrigin(matches);
  return pageMeta(matches, {
    ...seo,
    path,
    structuredData: [
      serviceData(origin, { name, description: seo.description, path, ...price }),
      breadcrumbData(origin, [
        { name: 'Domov', path: '/' },
        { name: 'Služby', path: '/sluzby' },
        { name, path },
      ]),
      questionsData(service.faqs),
    ],
  });
};

export default function ServiceRoute({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <ServicePage {...page} /> : <NotFound service />;
}
