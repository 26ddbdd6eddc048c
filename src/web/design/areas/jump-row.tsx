import { showFocused } from '../focus-control.ts';
import './areas.css';
import './screens.css';

interface JumpRowProps {
  /** Name of the row for screen readers. */
  label: string;
  parts: readonly {
    /** Of the part on this screen. */
    id: string;
    label: string;
    /** What waits there; none is not said. */
    count?: number;
    /** What the number counts, where there is room for it. */
    what?: string;
  }[];
}

/** Leads from part to part of a long screen, and stays at its upper edge while they are read. */
export const JumpRow = ({ label, parts }: JumpRowProps) => (
  <nav aria-label={label} className="area-tabs jump-row" onFocus={showFocused}>
    {parts.map(({ id, label: name, count = 0, what }) => (
      <a key={id} href={`#${id}`} className="area-tab">
        {name}
        {count > 0 && (
          <span className="area-tab-count">
            {' '}
            {count}
            {what && <span className="max-lg:sr-only"> {what}</span>}
          </span>
        )}
      </a>
    ))}
  </nav>
);
