import { data } from 'react-router';
import { PROJECT_SENTENCES } from '#content/project-page.ts';
import { PROJECTS } from '#content/projects.ts';
import { projectPath, tradePath } from '#domain/pages/paths.ts';
import { featureName, serviceName, tradeName } from '#domain/quote/labels.ts';
import { NOT_FOUND_SEO, NotFound } from '../pages/not-found.tsx';
import { pageTexts } from '../pages/page-texts.ts';
import { onAnotherPage } from '../shell/revalidation.ts';
import { pageMeta, publicOrigin } from '../shell/seo.ts';
import { breadcrumbData } from '../shell/structured-data.ts';
import type { Route } from './+types/project.route.ts';
import { ProjectPage } from './project-page.tsx';
import { projectSummary } from './project-summary.ts';

/** Other projects under a project. */
const OTHERS = 3;

export function loader({ params }: Route.LoaderArgs) {
  const at = PROJECTS.findIndex(({ slug }) => slug === params.slug);
  const project = PROJECTS[at];
  if (!project) return data({ page: null }, { status: 404 });
  const { slug, trade, service, features, description, ...content } = project;
  // The next ones in a circle, so that every project is led to.
  const others = [...PROJECTS.slice(at + 1), ...PROJECTS.slice(0, at)].slice(0, OTHERS);
  return {
    page: {
      ...pageTexts(content),
      path: projectPath(slug),
      description,
      trade,
      tradeName: tradeName(trade),
      tradePath: tradePath(trade),
      service,
      serviceName: serviceName(service),
      features: features.map((id) => ({ id, name: featureName(id) })),
      sheet: { number: at + 1, of: PROJECTS.length },
      sentences: pageTexts(PROJECT_SENTENCES),
      others: others.map(projectSummary),
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

export default function ProjectRoute({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <ProjectPage {...page} /> : <NotFound />;
}
