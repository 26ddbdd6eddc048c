import { NavLink, useLocation } from 'react-router';
import { BrandMark } from '../brand-mark.tsx';
import './areas.css';

/** An entry of an area's navigation. */
export interface AreaLink {
  to: string;
  label: string;
  /** What waits there. */
  count?: number;
  /** Marked on this very page only, not on those below it. */
  isExact?: boolean;
  /** Paths of other screens that belong under it: on them it is marked, too. */
  covers?: readonly string[];
}

/** Entries of the navigation; the one of the page that is shown is marked. */
export function AreaLinks({ links }: { links: readonly AreaLink[] }) {
  const { pathname } = useLocation();
  if (links.length === 0) return null;
  return (
    <ul className="area-links">
      {links.map(({ to, label, count, isExact = false, covers = [] }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={isExact}
            className="area-link"
            data-chosen={covers.some((path) => isBelow(pathname, path)) || undefined}
          >
            <span>{label}</span>
            {count !== undefined && <span className="area-link-count"> {count}</span>}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The brand. It leads out of the area: its document has none of the public pages' code, so another one is loaded. */
export const AreaBrand = ({ name }: { name: string }) => (
  <a href="/" className="area-brand">
    <BrandMark />
    <span>{name}</span>
  </a>
);
