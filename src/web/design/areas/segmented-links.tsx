import { Link } from 'react-router';
import './areas.css';

interface SegmentedLinksProps {
  /** What is chosen between, for screen readers. */
  label: string;
  links: readonly { to: string; label: string; isShown: boolean; count?: number | undefined }[];
}

/** Ways to see the same thing that are addresses, side by side; on phones the row is pushed. */
export const SegmentedLinks = ({ label, links }: SegmentedLinksProps) => (
  <nav aria-label={label} className="segmented-links">
    {links.map(({ to, label: name, isShown, count }) => (
      <Link key={to} to={to} className="segmented-option" aria-current={isShown ? 'page' : undefined}>
        {name}
        {count !== undefined && count > 0 && <span className="area-tab-count"> {count}</span>}
      </Link>
    ))}
  </nav>
);
