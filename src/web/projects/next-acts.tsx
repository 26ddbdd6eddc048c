import { SETUP_PATH } from '#domain/content/setup-address.ts';
import { tied } from '#domain/kernel/text.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { PAYMENT_STEP_TEXTS } from '#domain/payments/payment-texts.ts';
import type { DeskTask, WaitedKind } from '#domain/projects/desk-next.ts';
import { deskTaskText, waitedText } from '#domain/projects/desk-texts.ts';
import { itemAnchor } from '#domain/projects/project-address.ts';
import type { ProjectState } from '#domain/projects/project-life.ts';
import type { StageState } from '#domain/projects/stage-life.ts';
import { Button, ButtonLink, buttonClass } from '../design/button.tsx';
import type { Act } from '../shell/use-act.ts';
import { askPayment, moveStage, moveWords, REMIND } from './project-acts.ts';
import type { Addendum } from './project-addendum.ts';
import type { Shown } from './project-shown.tsx';
import type { OpenedProject, Stage } from './project-words.tsx';

export interface NextActsProps {
  project: OpenedProject;
  act: Act;
  addendum: Addendum;
  onMove: (to: ProjectState) => void;
  onShow: (shown: Shown) => void;
}

interface NextActProps extends NextActsProps {
  task: DeskTask;
  /** The one of the screen that is in signal. */
  isLead?: boolean;
}

/** Done by a press, on another screen or on a part of this one. */
type Way = { label: string } & ({ key: string; run: () => unknown } | { to: string });

/** The button that does a task of the operator, or leads to where it is done. */
export function NextAct({ isLead = false, ...props }: NextActProps) {
  const { task, project, act } = props;
  const way = wayOf(props);
  if (!way) return null;
  const isWay = 'to' in way;
  const look = isLead
    ? ({ variant: 'primary' } as const)
    : ({ variant: isWay ? 'link' : 'secondary', size: 'dense' } as const);
  const whole = deskTaskText(task, project.state);
  // Screen readers hear the whole task, what the button says already only once.
  const rest = whole.startsWith(way.label) ? whole.slice(way.label.length) : `: ${whole}`;
  const words = (
    <>
      {way.label}
      <span className="sr-only">{tied(rest)}</span>
    </>
  );
  if ('run' in way)
    return (
      <Button {...look} loading={act.running === way.key} onClick={() => void way.run()}>
        {words}
      </Button>
    );
  if (way.to.startsWith('#'))
    return (
      <a href={way.to} className={buttonClass(look)}>
        {words}
      </a>
    );
  return (
    <ButtonLink {...look} to={way.to}>
      {words}
    </ButtonLink>
  );
}

interface RemindActProps extends NextActsProps {
  task: DeskTask<WaitedKind>;
  isLead?: boolean;
}

/**
 * Reminds the client of what they are waited for with: a call for a payment goes out again, for the rest a message is written.
 * Addenda remind by themselves, so that they have no button.
 */
export function RemindAct({ task, isLead = false, project, act, onShow }: RemindActProps) {
  const { kind, id } = task;
  const payment = project.payments.find((one) => one.id === id);
  if (id === null || kind === 'accept' || (kind === 'pay' && !(payment && project.canAsk))) return null;
  const remind = () => {
    if (kind === 'pay') void askPayment(act, id);
    else onShow({ kind: 'remind', of: kind, id });
  };
  return (
    <Button size={isLead ? 'small' : 'dense'} loading={act.running === `payment-${id}-ask`} onClick={remind}>
      {REMIND}
      <span className="sr-only">: {tied(waitedText(task))}</span>
    </Button>
  );
}

function wayOf({ task: { kind, id }, project, act, addendum, onMove, onShow }: NextActProps): Way | null {
  const { stages, changes, payments, checklist, moves, state, canAsk } = project;
  const payment = payments.find((one) => one.id === id);
  const paying = (label: string, step: string, run: (id: string) => unknown): Way | null =>
    payment ? { label, key: `payment-${payment.id}-${step}`, run: () => run(payment.id) } : null;
  const moving = (label: string, to: StageState, run: (stage: Stage) => unknown): Way | null => {
    const stage = stages.find((one) => one.id === id);
    return stage ? { label, key: `stage-${stage.id}-${to}`, run: () => run(stage) } : null;
  };
  const change = changes.find((one) => one.id === id);
  const [move] = moves;
  const ways: Readonly<Record<DeskTask['kind'], () => Way | null>> = {
    answer: () => ({ label: 'Odpovedať', to: '#spravy' }),
    change: () =>
      change
        ? {
            label: 'Pripraviť dodatok',
            key: `addendum ${change.messageId}`,
            run: () => addendum.begin({ id: change.messageId }),
          }
        : null,
    'send-addendum': () => (id === null ? null : { label: 'Otvoriť dodatok', to: offerEditorPath(id) }),
    check: () => {
      const item = checklist.find((one) => one.id === id);
      return item ? { label: 'Skontrolovať', to: `#${itemAnchor(item.id)}` } : null;
    },
    'ask-payment': () =>
      canAsk
        ? paying('Vyžiadať platbu', 'ask', (one) => askPayment(act, one))
        : { label: 'Doplniť IBAN', to: SETUP_PATH },
    overdue: () => paying(PAYMENT_STEP_TEXTS.pay, 'pay', (one) => onShow({ kind: 'payment', id: one })),
    rework: () => moving('Odovzdať znova', 'delivered', (one) => onShow({ kind: 'deliver', id: one.id })),
    deliver: () => moving('Odovzdať etapu', 'delivered', (one) => onShow({ kind: 'deliver', id: one.id })),
    begin: () => moving('Začať etapu', 'active', (one) => moveStage(act, project, one, 'active')),
    move: () =>
      move ? { label: moveWords(state, move), key: `project-${move}`, run: () => onMove(move) } : null,
  };
  return ways[kind]();
}
