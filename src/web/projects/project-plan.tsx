import { Ellipsis } from 'lucide-react';
import type { Day } from '#domain/kernel/local-time.ts';
import { formatNearDay, nearSpan } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import { stageDaysText } from '#domain/projects/desk-texts.ts';
import { STAGE_STATE_TEXTS, stageApprovedText, stageLengthText } from '#domain/projects/project-texts.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { namesFit, WorkPlan } from '../design/areas/work-plan.tsx';
import { WorkRows } from '../design/areas/work-rows.tsx';
import { Button } from '../design/button.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { SeparatedList } from '../design/separated-list.tsx';
import { deskPlanShown } from './plan-shown.ts';
import { moveStage, STAGE_MOVES } from './project-acts.ts';
import type { ProjectPartProps } from './project-shown.tsx';
import type { Stage } from './project-words.tsx';
import { StageSaid } from './stage-said.tsx';

/** Until when the client should approve a stage, and that nobody has said a word since. */
const ApproveBy = ({ day, today }: { day: Day; today: Day }) => (
  <p className={day < today ? 'text-error' : undefined}>
    {day < today ? 'schválenie mešká od ' : 'schváliť do '}
    {formatNearDay(day, today)}
  </p>
);

/** The plan to scale with today's line, and its stages. */
export function ProjectPlan({ project, act, onShow }: ProjectPartProps) {
  const { stages, progress, today, checklist, state } = project;
  const causes = checklist.map(({ title, late }) => ({ name: title, shift: late?.shift ?? 0 }));
  const approved = stages.filter((stage) => stage.state === 'approved');
  const past = approved.length > 1 ? approved : [];
  const ahead = stages.filter((stage) => !past.includes(stage));
  const next = stages.find((stage) => stage.state === 'planned');
  const plan = deskPlanShown(project, causes);
  const shownOf = (stage: Stage): StageShown => ({
    stage,
    isLater: stage.state === 'planned' && stage !== next,
    project,
    act,
    onShow,
  });
  return (
    <AreaSection
      title="Priebeh"
      id="priebeh"
      action={
        <>
          <span>
            Schválené <b className="font-mono">{progress}&nbsp;%</b>
          </span>
          {state !== 'closed' && (
            <Button size="dense" onClick={() => onShow({ kind: 'stage', id: null })}>
              Pridať etapu
            </Button>
          )}
        </>
      }
    >
      {stages.length === 0 && <p className="text-ink-2">Projekt zatiaľ nemá etapy.</p>}
      {namesFit(plan) ? (
        <>
          <WorkPlan {...plan} />
          {past.length > 0 && (
            <Disclosure
              className="area-past"
              title={
                <StateMark of="stage" state="approved">
                  {`Schválené etapy: ${past.length}`}
                </StateMark>
              }
            >
              <ul aria-label="Schválené etapy">
                {past.map((stage) => (
                  <li key={stage.id}>
                    <p className="text-ink">{tied(stage.name)}</p>
                    {nearSpan(stage.from, stage.to, today)}, {stageApprovedText(stage, today)}
                    <StageSaid stage={stage} project={project} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
          <AreaRows label="Etapy">
            {ahead.map((stage) => (
              <AreaRow
                key={stage.id}
                title={tied(stage.name)}
                detail={
                  <>
                    <StageDetail {...shownOf(stage)} />
                    <StageSaid stage={stage} project={project} />
                  </>
                }
                figure={<StageState {...shownOf(stage)} />}
                actions={<StageActs {...shownOf(stage)} />}
              />
            ))}
          </AreaRows>
        </>
      ) : (
        <WorkRows
          {...plan}
          title="Etapy"
          rows={Object.fromEntries(
            stages.map((stage) => [
              stage.id,
              {
                detail: <StageDetail {...shownOf(stage)} withState />,
                said: <StageSaid stage={stage} project={project} />,
                actions: <StageActs {...shownOf(stage)} />,
              },
            ]),
          )}
        />
      )}
    </AreaSection>
  );
}

interface StageShown extends ProjectPartProps {
  stage: Stage;
  /** Others come before it: what can be done with it is one press further. */
  isLater: boolean;
}

/** How it stands where that is not said beside it, how long it takes, and until when. */
function StageDetail({ stage, withState = false, project: { today } }: StageShown & { withState?: boolean }) {
  const { days, isLate, estimate } = stageDaysText(stage, today);
  const length = stageLengthText(stage);
  return (
    <SeparatedList dense>
      {withState && (
        <li>
          <StageMark stage={stage} />
        </li>
      )}
      {withState && stage.approveBy !== null && (
        <li>
          <ApproveBy day={stage.approveBy} today={today} />
        </li>
      )}
      {length !== '' && <li>{length}</li>}
      <li className={isLate ? 'text-error' : 'whitespace-nowrap'}>{tied(days)}</li>
      {estimate !== '' && <li className="whitespace-nowrap">{estimate}</li>}
      {stage.approvedOn !== null && <li className="whitespace-nowrap">{stageApprovedText(stage, today)}</li>}
    </SeparatedList>
  );
}

const StageMark = ({ stage: { state } }: Pick<StageShown, 'stage'>) => (
  <StateMark of="stage" state={state}>
    {STAGE_STATE_TEXTS[state]}
  </StateMark>
);

const StageState = ({ stage, project }: StageShown) => (
  <>
    <StageMark stage={stage} />
    {stage.approveBy !== null && <ApproveBy day={stage.approveBy} today={project.today} />}
  </>
);

/** What can be done with a stage. */
function StageActs({ stage, isLater, project, act, onShow }: StageShown) {
  if (project.state === 'closed') return null;
  const move = (to: Stage['state']) => {
    if (to === 'delivered') onShow({ kind: 'deliver', id: stage.id });
    else if (to === 'approved') onShow({ kind: 'approve', id: stage.id });
    else void moveStage(act, project, stage, to);
  };
  const edit = stage.state !== 'approved' && (
    <Button size="dense" variant="link" onClick={() => onShow({ kind: 'stage', id: stage.id })}>
      Upraviť<span className="sr-only"> etapu: {stage.name}</span>
    </Button>
  );
  if (isLater)
    return (
      <>
        <Menu
          trigger={
            <Button
              size="dense"
              variant="quiet"
              loading={act.running?.startsWith(`stage-${stage.id}-`) ?? false}
              aria-label={`Etapa „${stage.name}“: čo s\u00A0ňou`}
            >
              <Ellipsis aria-hidden="true" size={16} strokeWidth={1.5} />
            </Button>
          }
        >
          {stage.moves.map((to) => (
            <MenuItem key={to} onSelect={() => move(to)}>
              {STAGE_MOVES[to]}
            </MenuItem>
          ))}
        </Menu>
        {edit}
      </>
    );
  return (
    <>
      {stage.moves.map((to) => (
        <Button
          key={to}
          size="dense"
          variant={to === stage.moves[0] ? 'secondary' : 'quiet'}
          loading={act.running === `stage-${stage.id}-${to}`}
          onClick={() => move(to)}
        >
          {stage.state === 'delivered' && to === 'active' ? 'Prepracovať' : STAGE_MOVES[to]}
          <span className="sr-only"> etapu: {stage.name}</span>
        </Button>
      ))}
      {edit}
    </>
  );
}
