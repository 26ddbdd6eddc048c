import type { ComponentProps, ReactNode } from 'react';
import './drawn-choice.css';

interface DrawnChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  drawing: ReactNode;
  /** Under or beside the drawing. */
  label: string;
  /** Shown where the screen has room. */
  details: ReactNode;
}

/**
 * One option of a radio group as its drawing and label: the whole card is its target. Attributes go to the input.
 * What has the class drawn-choice-rest stands in for details that are not shown.
 */
export const DrawnChoice = ({ drawing, label, details, ...input }: DrawnChoiceProps) => (
  <label className="selectable drawn-choice">
    <input type="radio" {...input} />
    {drawing}
    <span className="font-semibold">{label}</span>
    <span className="drawn-choice-details">{details}</span>
  </label>
);

/** The texts of a card with a drawing beside or under them. */
export const DrawnTexts = ({ drawing, children }: { drawing: ReactNode; children: ReactNode }) => (
  <span className="drawn-texts">
    {drawing}
    <span>{children}</span>
  </span>
);
