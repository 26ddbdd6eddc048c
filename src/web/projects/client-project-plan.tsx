import { formatSpan } from '#domain/kernel/format.ts';
import { type Day, daysBetween } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { plural } from '#domain/kernel/plural.ts';
import { tied } from '#domain/kernel/text.ts';
import { clientCausesText } from '#domain/projects/delay-causes.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
import { lateText, STAGE_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { WorkPlan } from '../design/areas/work-plan.tsx';
import { Button } from '../design/button.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import type { ClientPartProps } from './client-project.tsx';
import type { ClientStage } from './client-project-query.ts';
import { clientPlanShown } from './plan-shown.ts';

/** How the work goes, on a calendar to scale, and each stage with its days and what the client has said of it. */
export function ClientProjectPlan(part: ClientPartProps) {
  const { project, onOpen } = part;
  const { stages, progress, today, state, canAct } = project;
  const named = (day: Day) => formatNearDay(day, today);
  const launch = launchSentence(project, named);
  const causes = clientCausesText(project.causes, project);
  const talked = stages.filter(
    (one) => one.state === 'delivered' || (one.state === 'active' && one.returnedOn),
  );
  return (
    <AreaSection
      id="priebeh"
      title="Priebeh"
      action={
        <span className="flex gap-2 text-ink-2">
          Schválené <b className="font-mono text-ink">{progress}&nbsp;%</b>
        </span>
      }
    >
      <WorkPlan {...clientPlanShown(project)} />
      {launch && <p className="client-project-launch">{launch}</p>}
      {talked.length > 0 && (
        <AreaRows label={`Etapy, ku${'\u00A0'}ktorým máte čo povedať`}>
          {talked.map((stage) => (
            <StageRow key={stage.id} stage={stage} {...part} />
          ))}
        </AreaRows>
      )}
      {stages.length > 0 && (
        <Disclosure title={`Etapy a${'\u00A0'}ich termíny`}>
          {isBeforeLaunch(state) && causes && <p className="client-project-launch">{tied(causes)}</p>}
          <AreaRows label="Etapy" withStates>
            {stages.map((stage) => (
              <AreaRow
                key={stage.id}
                title={stage.name}
                detail={
                  <p>
                    {`${formatSpan(named(stage.from), named(stage.to))}, ${plural(stage.days, 'workingDay')}`}
                    {stage.approvedOn !== null && `, schválená ${named(stage.approvedOn)}`}
                  </p>
                }
                actions={
                  <StateMark of="stage" state={stage.state}>
                    {STAGE_STATE_TEXTS[stage.state]}
                  </StateMark>
                }
              />
            ))}
          </AreaRows>
        </Disclosure>
      )}
      {canAct && state !== 'closed' && (
        <div className="client-project-acts">
          <Button size="small" onClick={() => onOpen({ kind: 'change' })}>
            Požiadať o&nbsp;zmenu
          </Button>
          <Button size="small" onClick={() => onOpen({ kind: 'calendar' })}>
            Pridať do kalendára
          </Button>
        </div>
      )}
    </AreaSection>
  );
}

/** The day of launch in words, for who reads no drawing; null where the delay says it. */
function launchSentence(
  { state, launchOn, agreedOn, delay }: ClientPartProps['project'],
  named: (day: Day) => string,
): string | null {
  if (!isBeforeLaunch(state)) return `Dohodnuté spustenie: ${named(agreedOn)}`;
  return delay > 0 ? null : `Spustenie: ${named(launchOn)} podľa dohody`;
}

/** A stage that waits for the client, or that they have returned. */
function StageRow({ stage, project, onOpen }: ClientPartProps & { stage: ClientStage }) {
  const { id, name, state, approveBy, deliveredOn, returnReason, returnedOn } = stage;
  const { today, canAct } = project;
  const named = (day: Day) => formatNearDay(day, today);
  const isPaused = project.state === 'paused' || project.state === 'closed';
  return (
    <AreaRow
      title={name}
      detail={
        <>
          {state === 'delivered' && deliveredOn && <p>Odovzdaná {named(deliveredOn)}</p>}
          {returnedOn && (
            <p className="whitespace-pre-line wrap-anywhere">
              {state === 'active' ? 'Vrátili ste ju' : 'Predtým ste ju vrátili'} {named(returnedOn)}:{' '}
              {returnReason}
            </p>
          )}
        </>
      }
      figure={
        approveBy !== null && (
          <span className={approveBy < today ? 'text-error' : undefined}>
            {approveBy < today
              ? `schválenie ${lateText(daysBetween(approveBy, today))}`
              : `schváliť do\u00A0${named(approveBy)}`}
          </span>
        )
      }
      actions={
        state === 'delivered' && canAct && !isPaused ? (
          <>
            <Button onClick={() => onOpen({ kind: 'approve', stageId: id })}>
              Schváliť<span className="sr-only"> etapu {name}</span>
            </Button>
            <Button variant="quiet" onClick={() => onOpen({ kind: 'return', stageId: id })}>
              Vrátiť<span className="sr-only"> etapu {name}</span>
            </Button>
          </>
        ) : (
          <StateMark of="stage" state={state}>
            {STAGE_STATE_TEXTS[state]}
          </StateMark>
        )
      }
    />
  );
}
