/** The end of each mail that can be switched off; {kind} is what its kind is called. */
export const WAY_OUT = {
  question: 'Nechcete dostávať e-maily typu „{kind}“?',
  action: 'Vypnúť ich',
} as const;
