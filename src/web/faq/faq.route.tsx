import { FAQ_GROUPS } from '#content/faq.ts';
import { PAGE_META } from '#content/pages.ts';
import { Hero } from '../design/hero.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { pageTexts } from '../pages/page-texts.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData, questionsData } from '../shell/structured-data.ts';
import type { Route } from './+types/faq.route.ts';
import { FaqBrowser } from './faq-browser.tsx';

export const loader = () => pageTexts({ page: PAGE_META.faq, groups: FAQ_GROUPS });

/** A search only changes the address: the questions stay the same. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...PAGE_META.faq,
    path: '/faq',
    structuredData: [
      questionsData(loaderData?.groups.flatMap(({ items }) => items) ?? []),
      breadcrumbData(publicOrigin(matches), [
        { name: 'Domov', path: '/' },
        { name: PAGE_META.faq.title, path: '/faq' },
      ]),
    ],
  });

export default function FaqPage({ loaderData: { page, groups } }: Route.ComponentProps) {
  return (
    <>
      <Hero
        above={<Breadcrumbs trail={[{ name: 'Domov', path: '/' }]} current={page.title} />}
        title={page.title}
        lead={page.description}
        stamp={[
          { label: 'Výkres', value: page.title },
          { label: 'Témy', value: groups.length },
          { label: 'Otázky', value: groups.flatMap(({ items }) => items).length },
        ]}
      />
      <FaqBrowser groups={groups} />
    </>
  );
}
