import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { AreaBrand, type AreaLink, AreaLinks, isAmong } from './area-links.tsx';
import './areas.css';
import './screen-styles.ts';

/** Entries of the bar beside "Viac". */
const IN_BAR = 4;

interface AdminFrameProps {
  brand: string;
  /** Small screens show the first four in a bar, and the others behind "Viac". */
  links: readonly AreaLink[];
  /** A group of its own below them. */
  more: readonly AreaLink[];
  /** Links and buttons at the foot of the column. */
  tools: ReactNode;
  /** Above the main part, on every screen. */
  head?: ReactNode;
  /** The main part. */
  children: ReactNode;
}

/** Frame of the administration: a column of 192 px, on small screens a bar of five at the lower edge. */
export function AdminFrame({ brand, links, more, tools, head, children }: AdminFrameProps) {
  const restId = useId();
  const rest = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever another screen is shown
  useEffect(() => rest.current?.hidePopover(), [pathname]);
  return (
    <div className="area-frame admin-frame">
      <nav aria-label="Správa webu" className="area-nav admin-nav">
        <AreaBrand name={brand} />
        <AreaLinks links={links.slice(0, IN_BAR)} />
        <div ref={rest} id={restId} popover="auto" className="area-nav-rest">
          <AreaLinks links={links.slice(IN_BAR)} />
          {more.length > 0 && (
            <div className="area-nav-more">
              <AreaLinks links={more} />
            </div>
          )}
          <div className="area-nav-tools">{tools}</div>
        </div>
        <button
          type="button"
          popoverTarget={restId}
          className="area-link"
          data-chosen={isAmong([...links.slice(IN_BAR), ...more], pathname) || undefined}
        >
          Viac
        </button>
      </nav>
      <div className="admin-screen">
        {head && <div className="admin-head">{head}</div>}
        {children}
      </div>
    </div>
  );
}
