import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import '../references/project.css';
import { ProjectCard, type ProjectSummary } from '../references/project-card.tsx';

interface HomeProjectsProps {
  projects: readonly ProjectSummary[];
  /** Says that they are models; null where real ones are among them. */
  notice: string | null;
}

/** The first projects of the portfolio, and the way to all of them. */
export function HomeProjects({ projects, notice }: HomeProjectsProps) {
  return (
    <>
      <ul className="card-grid home-projects">
        {projects.map((project) => (
          <ProjectCard key={project.to} project={project} heading="h3" />
        ))}
      </ul>
      <div className="home-projects-foot">
        {notice && <p className="long-text text-small">{notice}</p>}
        <ButtonLink to="/projekty">
          Všetky projekty <Arrow />
        </ButtonLink>
      </div>
    </>
  );
}
