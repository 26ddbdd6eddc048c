import { ButtonLink } from '../button.tsx';
import './areas.css';

interface PageLink {
  label: string;
  /** Address with the key of the row to go on from; without one there is nothing further. */
  to?: string | undefined;
}

interface PaginationProps {
  /** Name of the navigation for screen readers. */
  label: string;
  newer: PageLink;
  older: PageLink;
}

/** The way through a long list by the rows at its ends, where it has more: no page numbers, rows come and go meanwhile. */
export function Pagination({ label, newer, older }: PaginationProps) {
  if (newer.to === undefined && older.to === undefined) return null;
  return (
    <nav aria-label={label} className="pagination">
      <Step {...newer} />
      <Step {...older} />
    </nav>
  );
}

function Step({ label, to }: PageLink) {
  if (to !== undefined) {
    return (
      <ButtonLink to={to} size="dense">
        {label}
      </ButtonLink>
    );
  }
  return (
    <span className="button button-dense" aria-disabled="true">
      {label}
    </span>
  );
}
