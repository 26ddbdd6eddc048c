import { Link } from 'react-router';
import { PROJECT_PAGE } from '#content/project-page.ts';
import type { ProjectContent } from '#domain/content/schema.ts';
import type { FeatureId } from '#domain/quote/catalogue.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Sheet } from '../design/sheet.tsx';
import { wizardHref } from '../quote/wizard-link.ts';
import './project.css';
import { Section } from '../pages/section.tsx';
import { ProjectCard, type ProjectSummary } from './project-card.tsx';
import { ProjectHero } from './project-hero.tsx';

export interface ProjectPageProps extends Omit<ProjectContent, 'slug' | 'description' | 'features'> {
  tradeName: string;
  tradePath: string;
  serviceName: string;
  features: readonly { id: FeatureId; name: string }[];
  /** Position among the projects, for the title block. */
  sheet: { number: number; of: number };
  sentences: { modelDetail: string; call: string };
  others: readonly ProjectSummary[];
}

/** One case study: the task, what was built, what it brings, and the wizard preset to the same things. */
export function ProjectPage(project: ProjectPageProps) {
  const { trade, service, features, built, stack, outcome, sentences, others } = project;
  const wizard = wizardHref(service, { trade, features: features.map(({ id }) => id) });
  return (
    <>
      <ProjectHero project={project} wizard={wizard} />
      <Section number={1} mark={project.tradeName} title={PROJECT_PAGE.problem} split>
        <p className="long-text">{project.problem}</p>
      </Section>
      <Section number={2} mark="Riešenie" title={PROJECT_PAGE.built}>
        <ul className="use-cases">
          {built.map(({ title, description }) => (
            <li key={title}>
              <h3 className="text-h3">{title}</h3>
              <p className="text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
        <h3 className="mark mt-8 mb-2">{PROJECT_PAGE.stack}</h3>
        <ul className="separated technologies">
          {stack.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
      </Section>
      <Section number={3} mark="Prínos" title={PROJECT_PAGE.outcome} split>
        <p className="project-outcome">{outcome}</p>
      </Section>
      <Section number={4} mark="Funkcie" title={PROJECT_PAGE.features} split>
        <Sheet registered className="project-features">
          <ul>
            {features.map(({ id, name }) => (
              <li key={id} className="bill-row">
                <Link
                  to={wizardHref(service, { trade, features: [id] })}
                  preventScrollReset
                  className="text-link"
                >
                  {name}
                  <span className="sr-only">: otvoriť v kalkulačke</span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-small text-ink-2">{sentences.call}</p>
          <ButtonLink to={wizard} preventScrollReset variant="primary">
            {PROJECT_PAGE.primaryCta} <Arrow />
          </ButtonLink>
        </Sheet>
      </Section>
      <Section number={5} mark={PROJECT_PAGE.list} title={PROJECT_PAGE.others}>
        <ul className="card-grid">
          {others.map((other) => (
            <ProjectCard key={other.to} project={other} heading="h3" />
          ))}
        </ul>
      </Section>
    </>
  );
}
