import { PROJECT_LAUNCHED_MAIL } from '#content/project-news.ts';
import { type Day, daysBetween } from '#domain/kernel/local-time.ts';
import { dayText, formatNearDay, nearSpan } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import { EXPECTED_BUTTONS } from '#domain/portal/expected-texts.ts';
import { launchText } from '#domain/projects/delay-causes.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
import {
  lateText,
  STAGE_STATE_TEXTS,
  stageApprovedText,
  stageLengthText,
} from '#domain/projects/project-texts.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { namesFit, WorkPlan } from '../design/areas/work-plan.tsx';
import { WorkRows } from '../design/areas/work-rows.tsx';
import { Button } from '../design/button.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import type { ClientPartProps } from './client-project.tsx';
import type { ClientStage } from './client-project-query.ts';
import { type DeliveryPlace, DeliveryShown, EarlierDeliveries, Returned } from './delivery-shown.tsx';
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
        <p className="client-project-figures">
          <span>
            Schválené <b className="money text-ink">{progress}&nbsp;%</b>
          </span>
          {isBeforeLaunch(state) && (
            <span>
              Spustenie <b className="text-ink">{dayText(project.launchOn)}</b>
            </span>
          )}
        </p>
      }
    >
      {namesFit(plan) ? (
        <>
          <WorkPlan {...plan} />
          {launch && <p className="client-project-launch">{launch}</p>}
          {talked.length > 0 && (
            <AreaRows label={`Etapy, ku${'\u00A0'}ktorým máte čo povedať`}>
              {talked.map((stage) => (
                <TalkedRow key={stage.id} stage={stage} {...part} />
              ))}
            </AreaRows>
          )}
          {stages.length > 0 && (
            <Disclosure title={`Etapy a${'\u00A0'}ich termíny`}>
              <AreaRows label="Etapy" withStates>
                {stages.map((stage) => (
                  <AreaRow
                    key={stage.id}
                    title={tied(stage.name)}
                    detail={
                      <>
                        <StageDays stage={stage} today={today} />
                        <Approved stage={stage} at={part} />
                      </>
                    }
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
      {project.launched && (
        <DeliveryShown
          at={part}
          delivery={{ url: project.launched.url, text: '', files: [] }}
          label={PROJECT_LAUNCHED_MAIL.address}
        />
      )}
      {canAct && state !== 'closed' && (
        <div className="client-project-acts">
          <Button size="small" onClick={() => onOpen({ kind: 'change' })}>
            Požiadať o&nbsp;zmenu
          </Button>
          {(isBeforeLaunch(state) || state === 'paused') && (
            <Button size="small" onClick={() => onOpen({ kind: 'calendar' })}>
              Pridať do kalendára
            </Button>
          )}
        </div>
      )}
    </AreaSection>
  );
}

/** What is to be said of the day of a launch that is not ahead; of one that is, the head and the sentence of the delay say it. */
function launchSentence(project: ClientPartProps['project'], named: (day: Day) => string): string | null {
  const { state, launched, agreedOn } = project;
  if (state === 'paused') return `Dohodnuté spustenie: ${named(agreedOn)}`;
  if (launched === null) return null;
  return `Spustené ${launchText({ launchOn: launched.on, delay: launched.delay, agreedOn }, named)}`;
}

const StageMark = ({ state }: Pick<ClientStage, 'state'>) => (
  <StateMark of="stage" state={state}>
    {STAGE_STATE_TEXTS[state]}
  </StateMark>
);

/** From when until when it is worked on, and when it was approved. */
function StageDays({ stage, today }: { stage: ClientStage; today: Day }) {
  const length = stageLengthText(stage);
  return (
    <p>
      {nearSpan(stage.from, stage.to, today)}
      {length !== '' && `, ${length}`}
      {stage.approvedOn !== null && `, ${stageApprovedText(stage, today)}`}
    </p>
  );
}

/** What the client has approved: it stays to be looked at. */
const Approved = ({ stage: { state, deliveries }, at }: { stage: ClientStage; at: DeliveryPlace }) =>
  state === 'approved' && (
    <>
      <DeliveryShown at={at} delivery={deliveries[0]} label="Schválili ste" />
      <EarlierDeliveries at={at} deliveries={deliveries} />
    </>
  );

/** A stage in a row of its own: its days, and of one that waits for the client what they can do. */
function stageRow(stage: ClientStage, part: ClientPartProps, talked: readonly ClientStage[]) {
  const days = <StageDays stage={stage} today={part.project.today} />;
  if (!talked.includes(stage))
    return {
      detail: days,
      said: <Approved stage={stage} at={part} />,
      actions: <StageMark {...stage} />,
    };
  const { delivered, said, figure, actions } = stageSaid(stage, part);
  return {
    detail: (
      <>
        {days}
        {delivered}
        {figure && <p className="area-row-figure">{figure}</p>}
      </>
    ),
    said,
    actions,
  };
}

/** The same under the plan. */
function TalkedRow({ stage, ...part }: ClientPartProps & { stage: ClientStage }) {
  const { delivered, said, figure, actions } = stageSaid(stage, part);
  return (
    <AreaRow
      title={tied(stage.name)}
      detail={
        <>
          {delivered}
          {said}
        </>
      }
      figure={figure}
      actions={actions}
    />
  );
}

/** What is said of a stage that waits for the client, or that they have returned, and what they can do. */
function stageSaid(
  { id, name, state, approveBy, deliveredOn, deliveries, returnReason, returnedOn }: ClientStage,
  { project, door, onOpen }: ClientPartProps,
) {
  const at = { project, door };
  const { today, canAct } = project;
  const named = (day: Day) => formatNearDay(day, today);
  const isPaused = project.state === 'paused' || project.state === 'closed';
  const isDelivered = state === 'delivered' && deliveredOn !== null;
  return {
    delivered: isDelivered && <p>Odovzdaná {named(deliveredOn)}</p>,
    said: (
      <>
        {returnedOn && (
          <Returned
            on={returnedOn}
            today={today}
            words={state === 'active' ? 'Vrátili ste ju' : 'Predtým ste ju vrátili'}
            reason={returnReason}
          />
        )}
        {isDelivered && <DeliveryShown at={at} delivery={deliveries[0]} />}
        <EarlierDeliveries at={at} deliveries={deliveries} />
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
            {EXPECTED_BUTTONS.approve}
            <span className="sr-only"> etapu {name}</span>
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
