import { noun } from '#domain/kernel/plural.ts';
import type { ClientProjectData } from './client-project-query.ts';

/** The conversation, which stands beside the other parts where there is room. */
export const TALK = 'spravy';

/** What belongs to a project, by the addresses of its parts. */
export const PART_TITLES = {
  podklady: 'Podklady',
  dokumenty: 'Dokumenty',
  platby: 'Platby',
  [TALK]: 'Správy',
} as const;

export type ProjectPart = keyof typeof PART_TITLES;

/** The parts in the order they are read in, at every width: what is urgent among them is said above them. */
export const PARTS_READ: readonly ProjectPart[] = ['podklady', TALK, 'dokumenty', 'platby'];

/** How many things wait for the client in each part. */
export function waitingIn({ expected, unread }: ClientProjectData): Readonly<Record<ProjectPart, number>> {
  const countOf = (kind: ClientProjectData['expected'][number]['kind']): number =>
    expected.reduce((sum, row) => sum + (row.kind === kind ? 1 + row.more : 0), 0);
  return {
    podklady: countOf('repair') + countOf('bring'),
    dokumenty: countOf('accept'),
    platby: countOf('pay'),
    [TALK]: unread,
  };
}

/** What is to be done with so many of them, as in what is expected above. */
export const WAITING_FOR: Readonly<Record<ProjectPart, (count: number) => string>> = {
  podklady: () => 'na\u00A0dodanie',
  dokumenty: () => 'na\u00A0rozhodnutie',
  platby: () => 'na\u00A0úhradu',
  [TALK]: (count) => noun(count, 'newFeminine'),
};
