import type { ComponentProps, ReactNode } from 'react';
import { Actions } from './actions.tsx';
import { DrawingGrid } from './drawing-grid.tsx';
import { Sheet } from './sheet.tsx';
import { TitleBlock } from './title-block.tsx';

interface MissingSheetProps {
  /** What is not there, drawn. */
  drawing: ReactNode;
  title: string;
  text: string;
  /** The ways on. */
  actions: ReactNode;
  cells: ComponentProps<typeof TitleBlock>['cells'];
}

/** A page that has nothing to show: one sheet that says why and leads on. */
export const MissingSheet = ({ drawing, title, text, actions, cells }: MissingSheetProps) => (
  <DrawingGrid className="hero min-h-[70vh]">
    <div className="frame">
      <Sheet registered className="mx-auto max-w-160">
        {drawing}
        <div className="grid gap-3 p-sheet">
          <h1 className="text-h2">{title}</h1>
          <p className="text-ink-2">{text}</p>
          <Actions className="mt-3">{actions}</Actions>
        </div>
        <TitleBlock cells={cells} />
      </Sheet>
    </div>
  </DrawingGrid>
);
