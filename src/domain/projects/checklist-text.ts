/** The part of the work that cannot go on without it. */
export type NeededAt = 'design' | 'content' | 'launch';

/** What is asked for, as a new item says it. */
export interface ChecklistText {
  kind: string;
  title: string;
  description: string;
  neededAt: NeededAt;
}
