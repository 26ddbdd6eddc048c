import { Link } from 'react-router';
import { SeparatedList } from '../design/separated-list.tsx';

interface BreadcrumbsProps {
  /** Pages above this one, from the home page down. */
  trail: readonly { name: string; path: string }[];
  current: string;
}

/** Where the page stands in the site. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Omrvinková navigácia" className="print:hidden">
      <SeparatedList path className="mark">
        {trail.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className={LINK}>
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </SeparatedList>
    </nav>
  );
}

const LINK =
  'inline-flex min-h-target items-center underline decoration-control underline-offset-4 hover:text-ink hover:decoration-current';
