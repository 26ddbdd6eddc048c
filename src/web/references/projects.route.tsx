import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { PAGE_META } from '#content/pages.ts';
import { PROJECT_PAGE, PROJECT_SENTENCES } from '#content/project-page.ts';
import { PROJECTS } from '#content/projects.ts';
import { TRADE_CONTENT } from '#content/trades.ts';
import { SERVICE_SLUGS, TRADE_IDS } from '#domain/quote/catalogue.ts';
import { serviceName, tradeName } from '#domain/quote/labels.ts';
import { filteredProjects, projectFilter } from '#domain/references/project-filter.ts';
import { DrawingGrid } from '../design/drawing-grid.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { HeroStamp } from '../pages/hero-stamp.tsx';
import { pageTexts } from '../pages/page-texts.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData, listData } from '../shell/structured-data.ts';
import type { Route } from './+types/projects.route.ts';
import './project.css';
import { ProjectCard } from './project-card.tsx';
import { ProjectFilterForm } from './project-filter-form.tsx';
import { projectSummary } from './project-summary.ts';
import { ProjectsCount } from './projects-count.tsx';
import { ProjectsEmpty } from './projects-empty.tsx';

export const loader = () => ({
  ...pageTexts({ page: PAGE_META.projects, sentences: PROJECT_SENTENCES }),
  allModels: PROJECTS.every(({ model }) => model),
  projects: PROJECTS.map(projectSummary),
  trades: TRADE_IDS.map((trade) => ({ value: TRADE_CONTENT[trade].slug, label: tradeName(trade) })),
  services: SERVICE_SLUGS.map((slug) => ({ value: slug, label: serviceName(slug) })),
});

/** The list is whole; the filter only hides. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...PAGE_META.projects,
    path: '/projekty',
    pageType: 'CollectionPage',
    structuredData: [
      listData(
        publicOrigin(matches),
        (loaderData?.projects ?? []).map(({ title, to }) => ({ name: title, path: to })),
      ),
      breadcrumbData(publicOrigin(matches), [
        { name: 'Domov', path: '/' },
        { name: 'Projekty', path: '/projekty' },
      ]),
    ],
  });

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { page, sentences, allModels, projects, trades, services } = loaderData;
  const [search] = useSearchParams();
  const filter = projectFilter(search, {
    trades: trades.map(({ value }) => value),
    services: services.map(({ value }) => value),
  });
  const shown = filteredProjects(projects, filter);
  return (
    <>
      <DrawingGrid className="hero hero-short">
        <div className="frame">
          <div className="hero-text">
            <Breadcrumbs trail={[{ name: 'Domov', path: '/' }]} current={PROJECT_PAGE.list} />
            <h1 className="text-h1">{page.title}</h1>
            <p className="hero-lead">{page.description}</p>
            {allModels && <p className="project-notice">{sentences.modelList}</p>}
          </div>
        </div>
        <HeroStamp
          cells={[
            { label: 'Výkres', value: PROJECT_PAGE.list },
            { label: 'Remeslá', value: trades.length },
            { label: 'Projekty', value: projects.length },
          ]}
        />
      </DrawingGrid>
      <div className="frame project-list">
        <ProjectFilterForm filter={filter} trades={trades} services={services} />
        <ProjectsCount count={shown.length} />
        {shown.length > 0 ? (
          <ul className="card-grid">
            {shown.map((project) => (
              <ProjectCard key={project.to} project={project} heading="h2" />
            ))}
          </ul>
        ) : (
          <ProjectsEmpty filter={filter} title={sentences.emptyTitle} text={sentences.empty} />
        )}
      </div>
    </>
  );
}
