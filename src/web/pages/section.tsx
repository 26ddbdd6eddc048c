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
      className={classes('frame section', split && 'section-split', screenOnly && 'print:hidden')}
    >
      <div className="section-head">
        <SectionMark number={number}>{mark}</SectionMark>
        <h2 id={headingId} className="text-h2">
          {tied(title)}
        </h2>
      </div>
      <div>{children}</div>
    </section>
  );
}
