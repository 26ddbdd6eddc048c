import { JumpRow } from '../design/areas/jump-row.tsx';
import type { OpenedProject } from './project-words.tsx';

/** Leads to each part of the screen, with how much waits there. */
export function ProjectJumps({ project }: { project: OpenedProject }) {
  const { unanswered, checklist, payments } = project;
  const brought = checklist.filter(({ state }) => state === 'brought').length;
  const overdue = payments.filter(({ state }) => state === 'overdue').length;
  return (
    <JumpRow
      label="Časti projektu"
      parts={[
        { id: 'priebeh', label: 'Priebeh' },
        { id: 'podklady', label: 'Podklady', count: brought, what: 'na\u00A0kontrolu' },
        { id: 'platby', label: 'Platby', count: overdue, what: 'po\u00A0splatnosti' },
        { id: 'dokumenty', label: 'Dokumenty' },
        { id: 'spravy', label: 'Správy', count: unanswered, what: 'bez\u00A0odpovede' },
        { id: 'subory', label: 'Súbory' },
      ]}
    />
  );
}
