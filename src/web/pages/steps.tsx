interface StepsProps {
  items: readonly { title: string; description: string }[];
  /** Beside each other from tablets on; otherwise under each other. */
  across?: boolean;
}

/** Numbered steps along a ruler. */
export function Steps({ items, across = false }: StepsProps) {
  return (
    <ol className={across ? 'steps steps-across' : 'steps'}>
      {items.map(({ title, description }, index) => (
        <li key={title}>
          <span className="steps-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="text-base leading-tight">{title}</h3>
          <p className="text-ink-2">{description}</p>
        </li>
      ))}
    </ol>
  );
}
