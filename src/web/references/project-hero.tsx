import { Link } from 'react-router';
import { PROJECT_PAGE } from '#content/project-page.ts';
import { Arrow } from '../design/arrow.tsx';
import { Badge } from '../design/badge.tsx';
import { ButtonLink } from '../design/button.tsx';
import { DrawingGrid } from '../design/drawing-grid.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { ProjectIllustration } from './project-illustration.tsx';
import type { ProjectPageProps } from './project-page.tsx';

const TRAIL = [
  { name: 'Domov', path: '/' },
  { name: 'Projekty', path: '/projekty' },
];

/** What was built, beside its sketch; an invented project says so at once. */
export function ProjectHero({ project, wizard }: { project: ProjectPageProps; wizard: string }) {
  const { title, summary, model, illustration, sheet, sentences } = project;
  return (
    <DrawingGrid className="hero">
      <div className="frame hero-columns">
        <div className="hero-text">
          <Breadcrumbs trail={TRAIL} current={title} />
          {model && (
            <p>
              <Badge tone="strong">{PROJECT_PAGE.model}</Badge>
            </p>
          )}
          <h1 className="project-title">{title}</h1>
          <p className="hero-lead">{summary}</p>
          {model && <p className="text-small text-ink-2">{sentences.modelDetail}</p>}
          <div className="actions">
            <ButtonLink to={wizard} preventScrollReset variant="primary" size="large">
              {PROJECT_PAGE.primaryCta} <Arrow />
            </ButtonLink>
          </div>
        </div>
        <Sheet registered className="hero-sheet">
          <div className="hero-sheet-body">
            <ProjectIllustration id={illustration} className="project-sketch" />
          </div>
          <TitleBlock
            cells={[
              { label: PROJECT_PAGE.trade, value: <Link to={project.tradePath}>{project.tradeName}</Link> },
              {
                label: PROJECT_PAGE.service,
                value: <Link to={`/sluzby/${project.service}`}>{project.serviceName}</Link>,
              },
              { label: 'List', value: `${sheet.number} / ${sheet.of}` },
            ]}
          />
        </Sheet>
      </div>
    </DrawingGrid>
  );
}
