import { type ReactNode, useId } from 'react';
import { tied } from '#domain/kernel/text.ts';
import { classes } from '../design/classes.ts';
import { SectionMark } from '../design/section-mark.tsx';

interface SectionProps {
  /** Position of the section on the page: "01". */
  number: number;
  mark: string;
  title: string;
  /** Address of the section: /#kontakt. */
  id?: string;
  /** Heading left, content right. */
  split?: boolean;
  /** Paper leaves it out. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A part of a page with its drawing mark and heading. */
export function Section({
  number,
  mark,
  title,
  id,
  split = false,
  screenOnly = false,
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classes(
        'frame pt-section print:pt-7',
        split && 'gap-x-columns lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
        screenOnly && 'print:hidden',
      )}
    >
      <div className="section-head mb-body grid content-start gap-3">
        <SectionMark number={number}>{mark}</SectionMark>
        <h2 id={headingId} className="text-h2">
          {tied(title)}
        </h2>
      </div>
      <div>{children}</div>
    </section>
  );
}
