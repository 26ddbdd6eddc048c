import { useRevalidator } from 'react-router';
import type { RemindedKind } from '#domain/projects/reminding.ts';
import { AddPaymentDialog, PaymentDialog } from '../payments/payment-dialogs.tsx';
import type { Act } from '../shell/use-act.ts';
import { ItemDialog, ReturnDialog } from './item-dialogs.tsx';
import { DeclineChangeDialog, RemindDialog } from './message-dialogs.tsx';
import { LaunchDialog, ProjectDialog } from './project-dialog.tsx';
import type { OpenedProject } from './project-words.tsx';
import { ApproveDialog, DeliverDialog, StageDialog } from './stage-dialogs.tsx';

/** The dialog over the screen. */
export type Shown =
  | { kind: 'project' | 'launch' }
  | { kind: 'stage'; id: string | null }
  | { kind: 'deliver' | 'approve'; id: string }
  | { kind: 'item'; id: string | null }
  | { kind: 'return'; id: string }
  | { kind: 'change'; id: string }
  | { kind: 'remind'; of: RemindedKind; id: string }
  | { kind: 'payment'; id: string }
  | { kind: 'add-payment' };

/** A part of the screen, which opens dialogs over it. */
export interface ProjectPartProps {
  project: OpenedProject;
  act: Act;
  onShow: (shown: Shown) => void;
}

interface ShownProps {
  project: OpenedProject;
  shown: Shown | null;
  act: Act;
  onClose: () => void;
}

/** The dialog that is shown, if any. */
export function ProjectShown({ project, shown, act, onClose }: ShownProps) {
  const common = { project, act, onClose };
  const { revalidate } = useRevalidator();
  const { stages, checklist, payments, changes } = project;
  const stage = shown && 'id' in shown ? stages.find(({ id }) => id === shown.id) : undefined;
  const item = shown && 'id' in shown ? checklist.find(({ id }) => id === shown.id) : undefined;
  const payment = shown?.kind === 'payment' ? payments.find(({ id }) => id === shown.id) : undefined;
  if (shown?.kind === 'project') return <ProjectDialog {...common} />;
  if (shown?.kind === 'launch') return <LaunchDialog {...common} />;
  if (shown?.kind === 'stage') return <StageDialog {...common} subject={stage ?? null} />;
  if (shown?.kind === 'deliver' && stage) return <DeliverDialog {...common} subject={stage} />;
  if (shown?.kind === 'approve' && stage) return <ApproveDialog {...common} subject={stage} />;
  if (shown?.kind === 'item') return <ItemDialog {...common} subject={item ?? null} />;
  if (shown?.kind === 'return' && item) return <ReturnDialog {...common} subject={item} />;
  const change = shown?.kind === 'change' ? changes.find(({ id }) => id === shown.id) : undefined;
  if (change) return <DeclineChangeDialog {...common} subject={change} />;
  if (shown?.kind === 'remind') return <RemindDialog {...common} kind={shown.of} stage={stage ?? null} />;
  if (shown?.kind === 'add-payment') return <AddPaymentDialog {...common} />;
  return payment ? <PaymentDialog {...common} payment={payment} onMoved={revalidate} /> : null;
}
