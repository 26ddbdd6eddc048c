import type { ReactNode } from 'react';
import { AreaBrand, type AreaLink, AreaLinks } from './area-links.tsx';
import './areas.css';
import './overview-styles.ts';

interface ClientFrameProps {
  brand: string;
  /** At most five: they fill the bar of a phone. */
  links: readonly AreaLink[];
  /** At the end of the head: whose account this is. */
  account?: ReactNode;
  /** The main part. */
  children: ReactNode;
}

/** Frame of the client's area, 1152 px wide: navigation in the head, on phones in a bar at the lower edge. */
export const ClientFrame = ({ brand, links, account, children }: ClientFrameProps) => (
  <div className="area-frame">
    <header className="client-head">
      <div className="client-width client-head-row">
        <AreaBrand name={brand} />
        {links.length > 0 && (
          <nav aria-label="Môj účet" className="area-nav client-nav">
            <AreaLinks links={links} />
          </nav>
        )}
        {account && <div className="client-account">{account}</div>}
      </div>
    </header>
    <div className="client-width client-screen">{children}</div>
  </div>
);
