interface NextStepsProps {
  heading: string;
  /** Level of the heading. */
  as: 'h2' | 'h3';
  steps: readonly string[];
}

/** What follows after something was sent, in order. */
export const NextSteps = ({ heading, as: Heading, steps }: NextStepsProps) => (
  <div>
    <Heading className="text-section">{heading}</Heading>
    <ol className="mt-4 grid gap-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4 border-t border-line pt-3">
          <span className="font-mono text-small text-ink-2" aria-hidden="true">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  </div>
);
