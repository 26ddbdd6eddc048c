/** The six steps of the wizard in their fixed order (specification 2). Without their texts, for the first load. */
export const STEP_KEYS = [
  'mode-selection',
  'trade-selection',
  'features',
  'project-size',
  'contact',
  'summary',
] as const;
export type StepKey = (typeof STEP_KEYS)[number];
