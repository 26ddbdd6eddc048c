import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { PAGE_META } from '#content/pages.ts';
import { REFERENCE_PAGE, REFERENCE_SENTENCES } from '#content/reference-page.ts';
import { REFERENCES } from '#content/references.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { SERVICE_SLUGS, TRADE_IDS } from '#domain/quote/catalogue.ts';
import { serviceName, tradeName } from '#domain/quote/labels.ts';
import { filteredReferences, referenceFilter } from '#domain/references/reference-filter.ts';
import { CardGrid } from '../design/card-grid.tsx';
import { Hero } from '../design/hero.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { pageTexts } from '../pages/page-texts.ts';
import { PRICE_BOOK_IN_FORCE } from '../pages/price-book-in-force.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData, listData } from '../shell/structured-data.ts';
import type { Route } from './+types/references.route.ts';
import { ReferenceCard } from './reference-card.tsx';
import { ReferenceCount } from './reference-count.tsx';
import { ReferenceFilterForm } from './reference-filter-form.tsx';
import { referenceSummaries } from './reference-summary.ts';
import { ReferencesEmpty } from './references-empty.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...pageTexts({ page: PAGE_META.references, sentences: REFERENCE_SENTENCES }),
  allModels: REFERENCES.every(({ model }) => model),
  references: referenceSummaries(await context.get(PRICE_BOOK_IN_FORCE)()),
  trades: TRADE_IDS.map((trade) => ({
    value: TRADE_CONTENT[trade].slug,
    ...pageTexts({ label: tradeName(trade) }),
  })),
  services: SERVICE_SLUGS.map((slug) => ({ value: slug, ...pageTexts({ label: serviceName(slug) }) })),
});

/** The list is whole; the filter only hides. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...PAGE_META.references,
    path: '/projekty',
    pageType: 'CollectionPage',
    structuredData: [
      listData(
        publicOrigin(matches),
        (loaderData?.references ?? []).map(({ title, to }) => ({ name: title, path: to })),
      ),
      breadcrumbData(publicOrigin(matches), [
        { name: 'Domov', path: '/' },
        { name: 'Projekty', path: '/projekty' },
      ]),
    ],
  });

export default function ReferencesPage({ loaderData }: Route.ComponentProps) {
  const { page, sentences, allModels, references, trades, services } = loaderData;
  const [search] = useSearchParams();
  const filter = referenceFilter(search, {
    trades: trades.map(({ value }) => value),
    services: services.map(({ value }) => value),
  });
  const shown = filteredReferences(references, filter);
  return (
    <>
      <Hero
        above={<Breadcrumbs trail={[{ name: 'Domov', path: '/' }]} current={REFERENCE_PAGE.list} />}
        title={page.title}
        lead={page.description}
        stamp={[
          { label: 'Výkres', value: REFERENCE_PAGE.list },
          { label: 'Remeslá', value: trades.length },
          { label: 'Projekty', value: references.length },
        ]}
      >
        {allModels && (
          <p className="max-w-[62ch] border-ink border-l-chosen pl-4 text-ink-2">{sentences.modelList}</p>
        )}
      </Hero>
      <div className="frame pt-body">
        <ReferenceFilterForm filter={filter} trades={trades} services={services} />
        <ReferenceCount count={shown.length} />
        {shown.length > 0 ? (
          <CardGrid>
            {shown.map((reference) => (
              <ReferenceCard key={reference.to} reference={reference} heading="h2" />
            ))}
          </CardGrid>
        ) : (
          <ReferencesEmpty filter={filter} title={sentences.emptyTitle} text={sentences.empty} />
        )}
      </div>
    </>
  );
}
