import type { ComponentProps } from 'react';
import { TitleBlock } from '../design/title-block.tsx';

/** The title block in the corner of a hero that has no sheet beside it. Only wide screens have the room. */
export const HeroStamp = (props: ComponentProps<typeof TitleBlock>) => (
  <div className="hero-stamp">
    <TitleBlock {...props} />
  </div>
);
