import { type MouseEvent, type Ref, useId } from 'react';
import { classes } from './classes.ts';

interface SummaryEntry {
  /** Id of the control that is wrong. */
  id: string;
  message: string;
}

interface ErrorSummaryProps<Entry extends SummaryEntry> {
  heading: string;
  /** Level of the heading. */
  as: 'h3' | 'h4';
  entries: readonly Entry[];
  /** Leads to the control; the link's own jump would scroll it under the edge of the screen. */
  onSelect: (entry: Entry) => void;
  /** The box, to receive the focus after a blocked attempt. */
  ref: Ref<HTMLElement>;
  className?: string;
}

/** What is wrong in a form, each message a link to its field; nothing while everything is right. */
export function ErrorSummary<Entry extends SummaryEntry>({
  heading,
  as: Heading,
  entries,
  onSelect,
  ref,
  className,
}: ErrorSummaryProps<Entry>) {
  const headingId = useId();
  if (entries.length === 0) return null;
  const select = (event: MouseEvent, entry: Entry) => {
    event.preventDefault();
    onSelect(entry);
  };
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={classes('border-stroke border-l-6 border-error px-5 py-4', className)}
    >
      <Heading id={headingId} className="font-semibold">
        {heading}
      </Heading>
      <ul className="mt-1 grid gap-1">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} className="text-link" onClick={(event) => select(event, entry)}>
              {entry.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
