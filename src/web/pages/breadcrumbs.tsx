import { Link } from 'react-router';

interface BreadcrumbsProps {
  /** Pages above this one, from the home page down. */
  trail: readonly { name: string; path: string }[];
  current: string;
}

/** Where the page stands in the site. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Omrvinková navigácia">
      <ol className="separated breadcrumbs mark">
        {trail.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
