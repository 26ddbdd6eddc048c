import { ACCESSIBILITY } from '#content/legal/accessibility.ts';
import { PAGE_META } from '#content/pages.ts';
import { site } from '#domain/content/site.ts';
import { legalPage } from '#domain/legal/legal.ts';
import { typesetTexts } from '../pages/page-texts.ts';
import { onAnotherPage } from '../shell/revalidation.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData } from '../shell/structured-data.ts';
import type { Route } from './+types/accessibility.route.ts';
import { LegalPage } from './legal-page.tsx';

export const loader = () => typesetTexts(legalPage(ACCESSIBILITY, site));

export const shouldRevalidate = onAnotherPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...PAGE_META.accessibility,
    path: '/pristupnost',
    structuredData: [
      breadcrumbData(publicOrigin(matches), [
        { name: 'Domov', path: '/' },
        { name: PAGE_META.accessibility.title, path: '/pristupnost' },
      ]),
    ],
  });

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />;
}
