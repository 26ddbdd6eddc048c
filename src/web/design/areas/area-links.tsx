import { NavLink, useLocation } from 'react-router';
import { BrandMark } from '../brand-mark.tsx';
import './areas.css';

/** An entry of an area's navigation. */
export interface AreaLink {
  to: string;
  label: string;
  /** What waits there; of what does not wait `what` says what it is. */
  count?: number;
  /** What the number counts, in the words of the screen it leads to; not seen. */
  counted?: string;
  /** The same behind it, in a word that is read with it: "nové". */
  what?: string;
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
      {links.map(({ to, label, count, counted, what, isExact = false, covers = [] }) => (
        <li key={to} title={counted && count !== undefined ? `${counted}: ${count}` : undefined}>
          <NavLink
            to={to}
            end={isExact}
            className="area-link"
            data-chosen={covers.some((path) => isBelow(pathname, path)) || undefined}
          >
            <span>{label}</span>
            {count !== undefined && (
              <span className="area-link-count">
                {' '}
                {counted && <span className="sr-only">{counted}: </span>}
                {count}
                {what && `\u00A0${what}`}
              </span>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Whether the page that is shown is one of these or below it. */
export const isAmong = (links: readonly AreaLink[], pathname: string): boolean =>
  links.some(({ to, isExact = false }) => (isExact ? pathname === to : isBelow(pathname, to)));

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The brand. It leads out of the area: its document has none of the public pages' code, so another one is loaded. */
export const AreaBrand = ({ name }: { name: string }) => (
  <a href="/" className="area-brand">
    <BrandMark />
    <span>{name}</span>
  </a>
);
