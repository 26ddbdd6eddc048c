import { Link } from 'react-router';
import { PROJECT_PAGE } from '#content/project-page.ts';
import type { ProjectIllustrationId } from '#domain/content/schema.ts';
import { ProjectIllustration } from './project-illustration.tsx';

/** What a card shows of a project. */
export interface ProjectSummary {
  to: string;
  title: string;
  summary: string;
  model: boolean;
  illustration: ProjectIllustrationId;
  tradeName: string;
  serviceName: string;
}

/** A project as a sketch with its name; the whole card leads to its page. */
export function ProjectCard({
  project,
  heading: Heading,
}: {
  project: ProjectSummary;
  heading: 'h2' | 'h3';
}) {
  const { to, title, summary, model, illustration, tradeName, serviceName } = project;
  return (
    <li className="sheet sheet-light project-card">
      <ProjectIllustration id={illustration} className="project-card-sketch" />
      <p className="mark">{model ? PROJECT_PAGE.model : PROJECT_PAGE.real}</p>
      <Heading className="text-h3">
        <Link to={to} className="card-link">
          {title}
        </Link>
      </Heading>
      <p className="text-small text-ink-2">{summary}</p>
      <p className="project-card-foot">
        <span>{tradeName}</span>
        <span>{serviceName}</span>
      </p>
    </li>
  );
}
