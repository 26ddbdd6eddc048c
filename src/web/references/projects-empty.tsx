import { PROJECT_PAGE } from '#content/project-page.ts';
import { SERVICE_SLUGS } from '#domain/quote/catalogue.ts';
import { SAMPLE_SERVICE } from '#domain/quote/sample.ts';
import type { ProjectFilter } from '#domain/references/project-filter.ts';
import { Arrow } from '../design/arrow.tsx';
import { ButtonLink } from '../design/button.tsx';
import { TRADE_PARAM, wizardHref } from '../quote/wizard-link.ts';

interface ProjectsEmptyProps {
  filter: ProjectFilter;
  title: string;
  text: string;
}

/** Stands where no project passes the filter: the price of just this combination, or all projects. */
export function ProjectsEmpty({ filter, title, text }: ProjectsEmptyProps) {
  const service = SERVICE_SLUGS.find((slug) => slug === filter.service) ?? SAMPLE_SERVICE;
  // The wizard knows trades by their Slovak slugs as well.
  const trade = filter.trade ? `&${TRADE_PARAM}=${filter.trade}` : '';
  return (
    <div className="project-empty">
      <h2 className="text-h3">{title}</h2>
      <p className="text-ink-2">{text}</p>
      <div className="actions">
        <ButtonLink to={wizardHref(service) + trade} preventScrollReset variant="primary">
          Vypočítať cenu <Arrow />
        </ButtonLink>
        <ButtonLink to="/projekty" preventScrollReset>
          {PROJECT_PAGE.all}
        </ButtonLink>
      </div>
    </div>
  );
}
