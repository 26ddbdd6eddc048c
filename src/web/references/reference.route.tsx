import { data } from 'react-router';
import { REFERENCE_SENTENCES } from '#content/reference-page.ts';
import { REFERENCES } from '#content/references.ts';
import { referencePath, tradePath } from '#domain/pages/paths.ts';
import { featureName, serviceName, tradeName } from '#domain/quote/labels.ts';
import { NOT_FOUND_SEO, NotFound } from '../pages/not-found.tsx';
import { pageTexts } from '../pages/page-texts.ts';
import { PRICE_BOOK_IN_FORCE } from '../pages/price-book-in-force.ts';
import { onAnotherPage } from '../shell/revalidation.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData } from '../shell/structured-data.ts';
import type { Route } from './+types/reference.route.ts';
import { ReferencePage } from './reference-page.tsx';
import { referenceSummaries } from './reference-summary.ts';

/** Other references under a reference. */
const OTHERS = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const at = REFERENCES.findIndex(({ slug }) => slug === params.slug);
  const summaries = referenceSummaries(await context.get(PRICE_BOOK_IN_FORCE)());
  const reference = REFERENCES[at];
  const summary = summaries[at];
  if (!reference || !summary) return data({ page: null }, { status: 404 });
  const { slug, trade, service, features, description, ...content } = reference;
  // The next ones in a circle, so that every reference is led to.
  const others = [...summaries.slice(at + 1), ...summaries.slice(0, at)].slice(0, OTHERS);
  return {
    page: {
      ...pageTexts({ ...content, tradeName: tradeName(trade), serviceName: serviceName(service) }),
      path: referencePath(slug),
      description,
      trade,
      tradePath: tradePath(trade),
      service,
      features: features.map((id) => ({ id, ...pageTexts({ name: featureName(id) }) })),
      sheet: { number: at + 1, of: REFERENCES.length },
      sentences: pageTexts(REFERENCE_SENTENCES),
      price: summary.price,
      others,
    },
  };
}

export const shouldRevalidate = onAnotherPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.page) return pageMeta(matches, NOT_FOUND_SEO);
  const { title, description, path } = loaderData.page;
  return pageMeta(matches, {
    title,
    description,
    path,
    structuredData: [
      breadcrumbData(publicOrigin(matches), [
        { name: 'Domov', path: '/' },
        { name: 'Projekty', path: '/projekty' },
        { name: title, path },
      ]),
    ],
  });
};

export default function ReferenceRoute({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <ReferencePage {...page} /> : <NotFound />;
}
