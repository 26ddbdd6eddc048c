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

/** The parts in the order they are read in: what is overdue to be paid comes right after what is to be brought. */
export const partsRead = ({ payments }: ClientProjectData): readonly ProjectPart[] =>
  payments.some(({ state }) => state === 'overdue')
    ? ['podklady', 'platby', TALK, 'dokumenty']
    : ['podklady', TALK, 'dokumenty', 'platby'];

/** How many things wait for the client in each part. */
export function waitingIn({ expected, unread }: ClientProjectData): Readonly<Record<ProjectPart, number>> {
  const countOf = (kind: ClientProjectData['expected'][number]['kind']): number =>
    expected.reduce((sum, row) => sum + (row.kind === kind ? 1 + row.more : 0), 0);
  return { podklady: countOf('bring'), dokumenty: countOf('accept'), platby: countOf('pay'), [TALK]: unread };
}
