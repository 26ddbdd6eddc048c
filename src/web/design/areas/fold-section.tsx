import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import './areas.css';
import './desk.css';

/** From here on the column stands beside what it is about. */
const WIDE = '(min-width: 64rem)';

const watchWidth = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

interface FoldSectionProps {
  title: string;
  /** Said beside the title while it is folded: the most important of what is in it. */
  summary?: ReactNode;
  /** Stays open where there is little room. */
  isOpen?: boolean;
  /** At the end of the head. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a column beside the main one: always open from 1024 px on, where it stands above the rest it folds. */
export function FoldSection({ title, summary, isOpen = false, action, children }: FoldSectionProps) {
  const id = useId();
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => true,
  );
  const [opened, setOpened] = useState(isOpen);
  const isShown = isWide || opened;
  return (
    <section aria-labelledby={id} className="fold">
      <div className="fold-head">
        <h2 id={id}>
          {isWide || isOpen ? (
            title
          ) : (
            <button
              type="button"
              className="fold-button"
              aria-expanded={opened}
              onClick={() => setOpened(!opened)}
            >
              {title}
            </button>
          )}
        </h2>
        {summary && !isShown && <span className="fold-summary">{summary}</span>}
        {action && isShown && <div className="fold-action">{action}</div>}
      </div>
      {isShown && <div className="fold-body">{children}</div>}
    </section>
  );
}
