import { data } from 'react-router';
import { SERVICE_PAGE } from '#content/common.ts';
import { SERVICE_SUMMARIES } from '#content/service-summaries.ts';
import { TRADE_SAMPLE } from '#content/trade-page.ts';
import { TRADE_PAGES } from '#content/trade-pages.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { contentWithClaims } from '#domain/content/claims.ts';
import { site } from '#domain/content/site.ts';
import { siteClaims } from '#domain/content/site-claims.ts';
import { tradeLinks, tradePath } from '#domain/pages/paths.ts';
import { SIZE_IDS, TRADE_IDS } from '#domain/quote/catalogue.ts';
import { featureName, sizeName } from '#domain/quote/labels.ts';
import { vatStatus } from '#domain/quote/vat.ts';
import { NOT_FOUND_SEO, NotFound } from '../pages/not-found.tsx';
import { pageTexts, typesetTexts } from '../pages/page-texts.ts';
import { PRICE_BOOK_IN_FORCE } from '../pages/price-book-in-force.ts';
import { priceTag } from '../pages/price-tag.ts';
import { referenceOfTrade } from '../references/reference-summary.ts';
import { onAnotherPage } from '../shell/revalidation.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData, questionsData } from '../shell/structured-data.ts';
import type { Route } from './+types/trade.route.ts';
import { TradePage } from './trade-page.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const trade = TRADE_IDS.find((id) => TRADE_CONTENT[id].slug === params.slug);
  if (!trade) return data({ page: null }, { status: 404 });
  const { seo, features, services, typicalSize, ...texts } = pageTexts(TRADE_PAGES[trade]);
  const { name, accusative } = TRADE_CONTENT[trade];
  const path = tradePath(trade);
  const book = await context.get(PRICE_BOOK_IN_FORCE)();
  return {
    page: {
      trade,
      path,
      ...pageTexts({ name, accusative }),
      sheet: { number: TRADE_IDS.indexOf(trade) + 1, of: TRADE_IDS.length },
      typicalSize,
      ...texts,
      features: features.map(({ id, why }) => ({ id, why, ...pageTexts({ name: featureName(id) }) })),
      sizes: SIZE_IDS.map((id) => ({ id, name: sizeName(id) })),
      services: services.map(({ slug, why }) => ({
        slug,
        why,
        ...pageTexts({ name: SERVICE_SUMMARIES[slug].name }),
        price: priceTag(slug).price,
      })),
      reference: referenceOfTrade(trade, book),
      others: typesetTexts(tradeLinks()).filter(({ to }) => to !== path),
      book,
      sentences: pageTexts(TRADE_SAMPLE),
      ...pageTexts({ estimateNote: SERVICE_PAGE.estimateNote }),
      notes: typesetTexts([SERVICE_PAGE.pricingNote, vatStatus(site.vat)]),
      // Read by machines: claims are filled in, the typography of pages is not.
      seo: contentWithClaims(TRADE_PAGES[trade].seo, siteClaims(site)),
    },
  };
}

export const shouldRevalidate = onAnotherPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.page) return pageMeta(matches, NOT_FOUND_SEO);
  const { seo, path, name, faqs } = loaderData.page;
  return pageMeta(matches, {
    ...seo,
    path,
    structuredData: [
      breadcrumbData(publicOrigin(matches), [
        { name: 'Domov', path: '/' },
        { name: 'Služby', path: '/sluzby' },
        { name, path },
      ]),
      questionsData(faqs),
    ],
  });
};

export default function TradeRoute({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <TradePage key={page.trade} {...page} /> : <NotFound />;
}
