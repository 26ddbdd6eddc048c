import { TERMS } from '#content/legal/terms.ts';
import { PAGE_META } from '#content/pages.ts';
import { site } from '#domain/content/site.ts';
import { legalPage } from '#domain/legal/legal.ts';
import { typesetTexts } from '../pages/page-texts.ts';
import { onAnotherPage } from '../shell/revalidation.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData } from '../shell/structured-data.ts';
import type { Route } from './+types/terms.route.ts';
import { LegalPage } from './legal-page.tsx';

export const loader = () => typesetTexts(legalPage(TERMS, site));

export const shouldRevalidate = onAnotherPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...PAGE_META.terms,
    path: '/obchodne-podmienky',
    structuredData: [
      breadcrumbData(publicOrigin(matches), [
        { name: 'Domov', path: '/' },
        { name: PAGE_META.terms.title, path: '/obchodne-podmienky' },
      ]),
    ],
  });

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />;
}
