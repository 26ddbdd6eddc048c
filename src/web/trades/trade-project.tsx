import { TRADE_PAGE } from '#content/trade-page.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Sheet } from '../design/sheet.tsx';
import type { ProjectSummary } from '../references/project-card.tsx';
import { ProjectIllustration } from '../references/project-illustration.tsx';

/** A project of the trade: its sketch, what it is, and the way to its page. */
export function TradeProject({ project }: { project: ProjectSummary }) {
  const { to, title, summary, illustration } = project;
  return (
    <Sheet className="trade-project">
      <ProjectIllustration id={illustration} className="project-sketch" />
      <div>
        <p className="mark">{project.serviceName}</p>
        <p>{summary}</p>
        <ButtonLink to={to}>
          <span>
            {TRADE_PAGE.project}
            <span className="sr-only">: {title}</span>
          </span>
          <Arrow />
        </ButtonLink>
      </div>
    </Sheet>
  );
}
