import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import './checklist.css';

/** What a client brings, item by item. */
export const Checklist = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="brought">
    {children}
  </ul>
);

interface ChecklistRowProps {
  /** Where links to it lead. */
  id: string;
  mark: ReactNode;
  tone?: 'ok' | 'error' | null;
  title: string;
  detail: ReactNode;
  /** The word of its state. */
  state: string;
  /** On the button that opens and closes it; null where there is nothing to open. */
  act: string | null;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** An item: its state in one line, and opened what is done at it. */
export function ChecklistRow({
  id,
  mark,
  tone = null,
  title,
  detail,
  state,
  act,
  isOpen,
  onToggle,
  children,
}: ChecklistRowProps) {
  const bodyId = useId();
  const toned = tone ? `tone-${tone}` : '';
  return (
    <li id={id}>
      <div className="brought-head">
        <span className={`brought-mark ${toned}`.trim()}>{mark}</span>
        <div>
          <h3 className="brought-title">{title}</h3>
          <p className="brought-detail">{detail}</p>
        </div>
        <div className={`brought-state ${toned}`.trim()}>{state}</div>
        {act !== null && (
          <Button
            size="small"
            {...(isOpen && { variant: 'quiet' })}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={onToggle}
          >
            {isOpen ? 'Zavrieť' : act}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      <div id={bodyId} hidden={!isOpen} className="brought-body">
        {isOpen && children}
      </div>
    </li>
  );
}
