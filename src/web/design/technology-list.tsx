import { classes } from './classes.ts';
import { SeparatedList } from './separated-list.tsx';

interface TechnologyListProps {
  technologies: readonly string[];
  className?: string;
}

/** Names of technologies, materials of a website, in the drawing's lettering. */
export const TechnologyList = ({ technologies, className }: TechnologyListProps) => (
  <SeparatedList className={classes('font-mono text-small leading-loose', className)}>
    {technologies.map((technology) => (
      <li key={technology}>{technology}</li>
    ))}
  </SeparatedList>
);
