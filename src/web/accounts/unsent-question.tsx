import { Confirm } from '../design/areas/confirm.tsx';

interface UnsentQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asked before signing out takes away words that were never sent. */
export default function UnsentQuestion({ onStay, onLeave }: UnsentQuestionProps) {
  return (
    <Confirm
      open
      onOpenChange={onStay}
      title="Máte neodoslanú správu"
      description="V&nbsp;tomto prehliadači je rozpísaná správa alebo správa, ktorá čaká na odoslanie. Odhlásením sa odstráni a&nbsp;nikto ju nedostane."
      confirm="Odhlásiť sa a&nbsp;zahodiť ju"
      cancel="Zostať"
      onConfirm={onLeave}
    />
  );
}
