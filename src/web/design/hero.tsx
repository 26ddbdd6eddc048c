import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { DrawingGrid } from './drawing-grid.tsx';
import { Sheet } from './sheet.tsx';
import { TitleBlock } from './title-block.tsx';

type Cells = ComponentProps<typeof TitleBlock>['cells'];

interface HeroProps {
  /** Over the heading: where the page stands. */
  above?: ReactNode;
  title: string;
  /** The heading is a sentence, not a few words. */
  longTitle?: boolean;
  lead?: ReactNode;
  /** A sheet, beside the text on wide screens and under it elsewhere. */
  beside?: ReactNode;
  /** What stands beside needs more room than a drawing. */
  wide?: boolean;
  /** Ends the text at the foot of what stands beside. */
  foot?: ReactNode;
  /** Title block in the corner of a hero that has nothing beside its text; wide screens alone have the room. */
  stamp?: Cells;
  /** Under the lead. */
  children?: ReactNode;
}

/** The first screen of a page: heading and lead on the drawing grid. */
export function Hero({ above, title, longTitle, lead, beside, wide, foot, stamp, children }: HeroProps) {
  return (
    <DrawingGrid className="hero">
      <div className={classes('frame', !!beside && 'hero-columns', wide && 'hero-columns-wide')}>
        <div className="hero-text">
          {above}
          <h1 className={longTitle ? 'text-h1-long' : 'text-h1'}>{title}</h1>
          {lead && <p className="hero-lead">{lead}</p>}
          {children}
        </div>
        {beside}
        {foot}
      </div>
      {stamp && <HeroStamp cells={stamp} />}
    </DrawingGrid>
  );
}

/** The title block alone; one that a page cannot do without gets a class that shows it everywhere. */
export const HeroStamp = ({ cells, className }: { cells: Cells; className?: string }) => (
  <Sheet className={classes('hero-stamp', className)}>
    <TitleBlock cells={cells} />
  </Sheet>
);

/** The sheet beside the text of a hero, with its title block. */
export const HeroSheet = ({ cells, children }: { cells: Cells; children: ReactNode }) => (
  <Sheet registered className="hero-sheet">
    <div className="p-cell">{children}</div>
    <TitleBlock cells={cells} />
  </Sheet>
);
