import { FAQ_GROUPS } from '#content/faq.ts';
import { PAGE_META } from '#content/pages.ts';
import { DrawingGrid } from '../design/drawing-grid.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { HeroStamp } from '../pages/hero-stamp.tsx';
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
      <DrawingGrid className="hero hero-short">
        <div className="frame">
          <div className="hero-text">
            <Breadcrumbs trail={[{ name: 'Domov', path: '/' }]} current={page.title} />
            <h1 className="text-h1">{page.title}</h1>
            <p className="hero-lead">{page.description}</p>
          </div>
        </div>
        <HeroStamp
          cells={[
            { label: 'Výkres', value: page.title },
            { label: 'Témy', value: groups.length },
            { label: 'Otázky', value: groups.flatMap(({ items }) => items).length },
          ]}
        />
      </DrawingGrid>
      <FaqBrowser groups={groups} />
    </>
  );
}
