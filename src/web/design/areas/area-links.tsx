import { NavLink } from 'react-router';
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
}

/** Entries of the navigation; the one of the page that is shown is marked. */
export function AreaLinks({ links }: { links: readonly AreaLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="area-links">
      {links.map(({ to, label, count, isExact = false }) => (
        <li key={to}>
          <NavLink to={to} end={isExact} className="area-link">
            <span>{label}</span>
            {count !== undefined && <span className="area-link-count"> {count}</span>}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The brand. It leads out of the area: its document has none of the public pages' code, so another one is loaded. */
export const AreaBrand = ({ name }: { name: string }) => (
  <a href="/" className="area-brand">
    <BrandMark />
    <span>{name}</span>
  </a>
);
