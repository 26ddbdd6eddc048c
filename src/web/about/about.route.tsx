import { ABOUT } from '#content/about.ts';
import { HOME } from '#content/home.ts';
import { PAGE_META } from '#content/pages.ts';
import { SERVICE_CONTENT } from '#content/services.ts';
import { site } from '#domain/content/site.ts';
import { SERVICE_SLUGS, SERVICES } from '#domain/quote/catalogue.ts';
import { serviceName } from '#domain/quote/labels.ts';
import { HomeNumbers } from '../home/home-numbers.tsx';
import { pageTexts } from '../pages/page-texts.ts';
import { priceTag } from '../pages/price-tag.ts';
import { chargedUnit } from '../pages/published-price.ts';
import { Section } from '../pages/section.tsx';
import { onAnotherPage } from '../shell/revalidation.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData } from '../shell/structured-data.ts';
import type { Route } from './+types/about.route.ts';
import { AboutHero } from './about-hero.tsx';
import { AboutLegend } from './about-legend.tsx';
import { AboutMaterials } from './about-materials.tsx';
import { AboutStages } from './about-stages.tsx';
import { ServicePicker } from './service-picker.tsx';

export const loader = () => ({
  ...pageTexts(
    { about: ABOUT, numbers: HOME.numbers },
    { brand: site.brand.name, displayName: site.operator.displayName },
  ),
  services: SERVICE_SLUGS.map((slug) => ({
    slug,
    ...pageTexts({ name: serviceName(slug) }),
    technologies: SERVICE_CONTENT[slug].technologies,
    euros: SERVICES[slug].euros,
    unit: chargedUnit(SERVICES[slug].charged),
    ...priceTag(slug),
  })),
});

export const shouldRevalidate = onAnotherPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...PAGE_META.about,
    path: '/o-mne',
    pageType: 'AboutPage',
    structuredData: [
      breadcrumbData(publicOrigin(matches), [
        { name: 'Domov', path: '/' },
        { name: 'O\u00A0mne', path: '/o-mne' },
      ]),
    ],
  });

export default function AboutPage({ loaderData: { about, numbers, services } }: Route.ComponentProps) {
  return (
    <>
      <AboutHero title={about.title} text={about.text} cta={about.cta} />
      <div className="frame mt-body">
        <HomeNumbers numbers={numbers} />
      </div>
      <Section number={1} mark="Postup" title={about.process.title}>
        <AboutStages steps={about.process.steps} />
      </Section>
      <Section number={2} mark="Zásady" title={about.principles} split>
        <AboutLegend values={about.values} />
      </Section>
      <Section number={3} mark="Technológie" title={about.technologies.title} split>
        <AboutMaterials text={about.technologies.text} services={services} />
      </Section>
      <Section number={4} mark="Výpočet ceny" title={about.picker.title} id="kalkulacia" screenOnly>
        <ServicePicker texts={about.picker} services={services} />
      </Section>
    </>
  );
}
