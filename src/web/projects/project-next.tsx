import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import type { ProjectState } from '#domain/projects/project-life.ts';
import { nextStepText } from '#domain/projects/project-texts.ts';
import type { StageState } from '#domain/projects/stage-life.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import type { Act } from '../shell/use-act.ts';
import { ITEM_MOVES, moveItem, moveStage, PROJECT_MOVES, STAGE_MOVES, takePayment } from './project-acts.ts';
import type { OpenedProject } from './project-words.tsx';

interface NextProps {
  project: OpenedProject;
  act: Act;
  onMove: (to: ProjectState) => void;
}

/** The one next step, with the button that does it. */
export function ProjectNext({ project, act, onMove }: NextProps) {
  const { nextStep, moves } = project;
  if (!nextStep) return null;
  const { kind, id, who, until } = nextStep;
  const isLate = until !== null && until < project.today;
  const [first] = moves;
  const stage = project.stages.find((one) => one.id === id);
  const stageStep = (label: string, to: StageState) =>
    stage ? { label, run: () => moveStage(act, project, stage, to) } : null;
  const payStep = (label: string, step: 'ask' | 'pay') =>
    id === null ? null : { label, run: () => takePayment(act, project, id, step) };
  const item = project.checklist.find((one) => one.id === id);
  const itemStep = (to: 'brought' | 'accepted') =>
    item ? { label: ITEM_MOVES[to], run: () => moveItem(act, project, item, to) } : null;
  const doing: Record<typeof kind, { label: string; run: () => unknown } | null> = {
    pay: payStep('Uhradená', 'pay'),
    'ask-payment': project.canAsk ? payStep('Vyžiadať platbu', 'ask') : null,
    approve: stageStep(STAGE_MOVES.approved, 'approved'),
    accept: null,
    bring: itemStep('brought'),
    check: itemStep('accepted'),
    begin: stageStep('Začať etapu', 'active'),
    deliver: stageStep('Odovzdať etapu', 'delivered'),
    launch: first ? { label: PROJECT_MOVES[first], run: () => onMove(first) } : null,
    care: null,
    resume: first ? { label: 'Pokračovať', run: () => onMove(first) } : null,
  };
  const action = doing[kind];
  const lacksAccount = kind === 'ask-payment' && !project.canAsk;
  return (
    <AreaSection title="Ďalší krok">
      <AreaRows label="Ďalší krok">
        <AreaRow
          title={nextStepText(nextStep)}
          detail={
            lacksAccount
              ? 'Platba sa dá vyžiadať, až keď web pozná váš IBAN.'
              : who === 'client'
                ? 'Čaká sa na klienta'
                : 'Čaká sa na vás'
          }
          figure={
            until && (
              <span className={isLate ? 'text-error' : undefined}>
                {isLate ? 'mešká od ' : 'do '}
                {formatNearDay(until, project.today)}
              </span>
            )
          }
          actions={
            lacksAccount ? (
              <ButtonLink variant="primary" to="/admin/setup">
                Doplniť IBAN
              </ButtonLink>
            ) : (
              action && (
                <Button
                  variant={who === 'operator' ? 'primary' : 'secondary'}
                  loading={act.running !== null}
                  onClick={() => void action.run()}
                >
                  {action.label}
                </Button>
              )
            )
          }
        />
      </AreaRows>
    </AreaSection>
  );
}
