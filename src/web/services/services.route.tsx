import { SERVICE_PAGE } from '#content/common.ts';
import { CONTACT } from '#content/contact.ts';
import { PAGE_META } from '#content/pages.ts';
import { SERVICE_SUMMARIES } from '#content/service-summaries.ts';
import { TRADE_PAGE } from '#content/trade-page.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { site } from '#domain/content/site.ts';
import { plural } from '#domain/kernel/plural.ts';
import { tradePath } from '#domain/pages/paths.ts';
import { servicePath } from '#domain/pages/public-paths.ts';
import { SERVICE_SLUGS, TRADE_IDS } from '#domain/quote/catalogue.ts';
import { vatStatus } from '#domain/quote/vat.ts';
import { Hero } from '../design/hero.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { ContactCall } from '../pages/contact-call.tsx';
import { pageTexts } from '../pages/page-texts.ts';
import { Section } from '../pages/section.tsx';
import { onAnotherPage } from '../shell/revalidation.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData, listData } from '../shell/structured-data.ts';
import { TradeList } from '../trades/trade-list.tsx';
import type { Route } from './+types/services.route.ts';
import { listedService } from './listed-service.ts';
import { ServiceRow } from './service-row.tsx';

export const loader = () => ({
  ...pageTexts({ page: PAGE_META.services, contact: CONTACT }),
  services: SERVICE_SLUGS.map(listedService),
  trades: TRADE_IDS.map((trade) => {
    const { accusative, description } = TRADE_CONTENT[trade];
    return { trade, to: tradePath(trade), ...pageTexts({ accusative, description }) };
  }),
  notes: [SERVICE_PAGE.pricingNote, vatStatus(site.vat)],
});

export const shouldRevalidate = onAnotherPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...PAGE_META.services,
    path: '/sluzby',
    pageType: 'CollectionPage',
    structuredData: [
      listData(
        publicOrigin(matches),
        SERVICE_SLUGS.map((slug) => ({ name: SERVICE_SUMMARIES[slug].name, path: servicePath(slug) })),
      ),
      breadcrumbData(publicOrigin(matches), [
        { name: 'Domov', path: '/' },
        { name: 'Služby', path: '/sluzby' },
      ]),
    ],
  });

export default function ServicesPage({
  loaderData: { page, services, trades, notes, contact },
}: Route.ComponentProps) {
  return (
    <>
      <Hero
        above={<Breadcrumbs trail={[{ name: 'Domov', path: '/' }]} current="Služby" />}
        title={page.title}
        lead={page.description}
        stamp={[
          { label: 'Výkres', value: 'Služby' },
          { label: 'Cena', value: 'orientačná' },
          { label: 'Ponuka', value: plural(services.length, 'service') },
        ]}
      />
      <div className="frame">
        <ol className="mt-4 divide-y divide-line border-b border-ink">
          {services.map((service, index) => (
            <ServiceRow key={service.slug} {...service} position={index + 1} />
          ))}
        </ol>
        <p className="mt-4 text-small text-ink-2">{notes.join(' ')}</p>
      </div>
      <Section number={1} mark={TRADE_PAGE.list} title={TRADE_PAGE.listTitle} id="pre-koho">
        <TradeList trades={trades} />
      </Section>
      <Section number={2} mark="Kontakt" title={contact.title}>
        <ContactCall text={contact.text} methods={contact.methods} />
      </Section>
    </>
  );
}
