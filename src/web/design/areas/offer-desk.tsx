import type { ReactNode } from 'react';
import './areas.css';
import './desk.css';

interface OfferDeskProps {
  /** What the lines come to and what is left to do; from 1024 px on it stays beside them. Null where it stands elsewhere. */
  aside: ReactNode;
  /** The sum and the next step as the lower edge of smaller screens. */
  foot: ReactNode;
  children: ReactNode;
}

/** Where an offer is written, and where it is seen what has become of it. */
export const OfferDesk = ({ aside, foot, children }: OfferDeskProps) => (
  <>
    <div className="offer-desk">
      <div className="offer-desk-main">{children}</div>
      {aside && (
        <aside className="offer-desk-aside" aria-label="Súčet a odoslanie">
          {aside}
        </aside>
      )}
    </div>
    {foot && <div className="offer-foot">{foot}</div>}
  </>
);
