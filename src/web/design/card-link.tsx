import { Link } from 'react-router';

/** The one link of a card or row, which covers it all; give the li a position. */
export const CardLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="card-link">
    {children}
  </Link>
);
