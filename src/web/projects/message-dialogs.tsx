import { useState } from 'react';
import { MESSAGE_MAX } from '#domain/messages/message.ts';
import { declineChange, writeProjectMessage } from '#domain/projects/calls.ts';
import { type RemindedKind, reminderText } from '#domain/projects/reminding.ts';
import { randomId } from '../shell/random-id.ts';
import { type DialogOf, schemasOf, TextDialog } from './project-dialog-parts.tsx';
import type { OpenedProject, Stage } from './project-words.tsx';

/** What the client reads in place of an addendum. */
export const DeclineChangeDialog = ({
  project,
  subject: change,
  act,
  onClose,
}: DialogOf<OpenedProject['changes'][number]>) => (
  <TextDialog
    title="Odpovedať bez dodatku"
    call={declineChange}
    id="decline-change"
    name="text"
    label="Odpoveď"
    hint="Klient ju uvidí pri žiadosti aj v&nbsp;správach."
    rows={4}
    max={MESSAGE_MAX}
    loadSchemas={schemasOf('declineChange')}
    input={({ text }) => ({ params: { id: project.id, changeId: change.id }, body: { text } })}
    act={act}
    said={`Na žiadosť o${'\u00A0'}zmenu ste odpovedali.`}
    onClose={onClose}
    save="Odoslať klientovi"
  >
    <blockquote className="whitespace-pre-line wrap-anywhere text-ink-2">{change.text}</blockquote>
  </TextDialog>
);

interface RemindDialogProps extends Omit<DialogOf<null>, 'subject'> {
  kind: RemindedKind;
  /** The stage that waits to be approved, where that is reminded of. */
  stage: Stage | null;
}

/** A message that reminds the client of what they are waited for with; it goes into the conversation. */
export function RemindDialog({ project, stage, kind, act, onClose }: RemindDialogProps) {
  const { id, checklist } = project;
  // Of one sending, however often its answer is lost.
  const [sendId] = useState(randomId);
  const [proposed] = useState(() => reminderText(kind, { items: checklist, stage: stage?.name ?? '' }));
  return (
    <TextDialog
      title="Pripomenúť klientovi"
      call={writeProjectMessage}
      id="remind"
      name="text"
      label="Správa"
      hint="Klient ju uvidí v&nbsp;projekte a&nbsp;dostane e-mailom."
      rows={6}
      max={MESSAGE_MAX}
      proposed={proposed}
      loadSchemas={schemasOf('writeProjectMessage')}
      input={({ text }) => ({ params: { id }, body: { text, sendId } })}
      act={act}
      said="Pripomenutie odišlo klientovi."
      onClose={onClose}
      save="Odoslať klientovi"
    />
  );
}
