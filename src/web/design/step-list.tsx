import { classes } from './classes.ts';
import './step-list.css';

interface StepListProps {
  items: readonly { title: string; description: string }[];
  /** Beside each other from tablets on; otherwise under each other. */
  across?: boolean;
}

/** Numbered steps along a ruler. */
export const StepList = ({ items, across = false }: StepListProps) => (
  <ol className={classes('step-list', across && 'step-list-across')}>
    {items.map(({ title, description }, index) => (
      <li key={title}>
        <span className="step-list-number" aria-hidden="true">
          {index + 1}
        </span>
        <h3 className="text-base leading-tight">{title}</h3>
        <p className="max-w-[60ch] text-ink-2">{description}</p>
      </li>
    ))}
  </ol>
);
