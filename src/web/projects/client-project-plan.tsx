import { type Day, daysBetween } from '#domain/kernel/local-time.ts';
import { formatNearDay, nearSpan } from '#domain/kernel/local-time-texts.ts';
import { plural } from '#domain/kernel/plural.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
import { lateText, STAGE_STATE_TEXTS, stageLengthText } from '#domain/projects/project-texts.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { namesFit, WorkPlan } from '../design/areas/work-plan.tsx';
import { WorkRows } from '../design/areas/work-rows.tsx';
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
  const plan = clientPlanShown(project);
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
      {namesFit(plan) ? (
        <>
          <WorkPlan {...plan} />
          {launch && <p className="client-project-launch">{launch}</p>}
          {talked.length > 0 && (
            <AreaRows label={`Etapy, ku${'\u00A0'}ktorým máte čo povedať`}>
              {talked.map((stage) => (
                <AreaRow key={stage.id} title={stage.name} {...stageSaid(stage, part)} />
              ))}
            </AreaRows>
          )}
          {stages.length > 0 && (
            <Disclosure title={`Etapy a${'\u00A0'}ich termíny`}>
              <AreaRows label="Etapy" withStates>
                {stages.map((stage) => (
                  <AreaRow
                    key={stage.id}
                    title={stage.name}
                    detail={<StageDays stage={stage} today={today} />}
                    actions={<StageMark {...stage} />}
                  />
                ))}
              </AreaRows>
            </Disclosure>
          )}
        </>
      ) : (
        <WorkRows
          {...plan}
          title="Etapy"
          rows={Object.fromEntries(stages.map((stage) => [stage.id, stageRow(stage, part, talked)]))}
        />
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

/** The day of launch in words, for who reads no drawing; null where the sentence of the delay says it. */
function launchSentence(
  { state, launchOn, agreedOn, delay }: ClientPartProps['project'],
  named: (day: Day) => string,
): string | null {
  if (state === 'paused') return `Dohodnuté spustenie: ${named(agreedOn)}`;
  if (!isBeforeLaunch(state))
    return `Spustené ${named(launchOn)}${delay > 0 ? `, o\u00A0${plural(delay, 'workingDay')} neskôr` : ' podľa dohody'}`;
  return delay > 0 ? null : `Spustenie: ${named(launchOn)} podľa dohody`;
}

const StageMark = ({ state }: Pick<ClientStage, 'state'>) => (
  <StateMark of="stage" state={state}>
    {STAGE_STATE_TEXTS[state]}
  </StateMark>
);

/** From when until when it is worked on, and when it was approved. */
function StageDays({ stage, today }: { stage: ClientStage; today: Day }) {
  const named = (day: Day) => formatNearDay(day, today);
  const length = stageLengthText(stage);
  return (
    <p>
      {nearSpan(stage.from, stage.to, today)}
      {length !== '' && `, ${length}`}
      {stage.approvedOn !== null && `, schválená ${named(stage.approvedOn)}`}
    </p>
  );
}

/** A stage in a row of its own: its days, and of one that waits for the client what they can do. */
function stageRow(stage: ClientStage, part: ClientPartProps, talked: readonly ClientStage[]) {
  const days = <StageDays stage={stage} today={part.project.today} />;
  if (!talked.includes(stage)) return { detail: days, actions: <StageMark {...stage} /> };
  const { detail, figure, actions } = stageSaid(stage, part);
  return {
    detail: (
      <>
        {days}
        {detail}
        {figure && <p className="area-row-figure">{figure}</p>}
      </>
    ),
    actions,
  };
}

/** What is said of a stage that waits for the client, or that they have returned, and what they can do. */
function stageSaid(
  { id, name, state, approveBy, deliveredOn, returnReason, returnedOn }: ClientStage,
  { project, onOpen }: ClientPartProps,
) {
  const { today, canAct } = project;
  const named = (day: Day) => formatNearDay(day, today);
  const isPaused = project.state === 'paused' || project.state === 'closed';
  return {
    detail: (
      <>
        {state === 'delivered' && deliveredOn && <p>Odovzdaná {named(deliveredOn)}</p>}
        {returnedOn && (
          <p className="whitespace-pre-line wrap-anywhere">
            {state === 'active' ? 'Vrátili ste ju' : 'Predtým ste ju vrátili'} {named(returnedOn)}:{' '}
            {returnReason}
          </p>
        )}
      </>
    ),
    figure: approveBy !== null && (
      <span className={approveBy < today ? 'text-error' : undefined}>
        {approveBy < today
          ? `schválenie ${lateText(daysBetween(approveBy, today))}`
          : `schváliť do\u00A0${named(approveBy)}`}
      </span>
    ),
    actions:
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
        <StageMark state={state} />
      ),
  };
}
