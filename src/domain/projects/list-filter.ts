import { PROJECT_STATES } from './project-life.ts';

/**
 * Which of a list: a state, all that want something of the operator or have still to be launched, those with a payment that is
 * overdue or with an unanswered message.
 */
export const PROJECT_LISTED = [...PROJECT_STATES, 'wanting', 'ahead', 'owing', 'unanswered'] as const;
export type ProjectListed = (typeof PROJECT_LISTED)[number];
