import { cappedCount } from '#domain/api/count-cap.ts';
import { type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import { stepPayment } from '#domain/payments/calls.ts';
import { PAYMENT_STATE_TEXTS } from '#domain/payments/payment-texts.ts';
import { changeStage } from '#domain/projects/calls.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { shortDelayText } from '#domain/projects/project-texts.ts';
import type { StageState } from '#domain/projects/stage-life.ts';
import { broughtText, dueText, missingText } from '#domain/today/late-texts.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaSection } from '../design/areas/area-section.tsx';
import { DayRow, DayRows } from '../design/areas/day-rows.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button } from '../design/button.tsx';
import { PROJECTS } from '../projects/project-addresses.ts';
import { callApi } from '../shell/api-client.ts';
import { furtherOf } from './further-of.ts';
import type { RowActs } from './row-acts.tsx';
import type { Today } from './today-query.ts';

const Due = ({ on, today }: { on: Day; today: Day }) => (
  <span className={on < today ? 'text-error' : undefined}>{dueText(on, today)}</span>
);

interface ActedPartProps {
  acts: RowActs;
  now: Date;
}

/** Payments that are overdue or soon due: noted as paid today by one press, as on the page of their project. */
export function PaymentsPart({ payments, acts, now }: ActedPartProps & { payments: Today['payments'] }) {
  const { count, rows } = payments;
  if (count === 0) return null;
  const today = wallTimeOf(now).day;
  return (
    <AreaSection title="Platby" count={cappedCount(count)}>
      <DayRows label="Platby" further={furtherOf(payments, PROJECTS)}>
        {rows.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} acts={acts} today={today} />
        ))}
      </DayRows>
    </AreaSection>
  );
}

interface PaymentRowProps {
  payment: Today['payments']['rows'][number];
  acts: RowActs;
  today: Day;
}

function PaymentRow({ payment, acts, today }: PaymentRowProps) {
  const { id, project, client, name, amount, dueOn } = payment;
  const isTaken = acts.isBusyAt(id);
  const pay = () =>
    void acts
      .at(id)
      .perform(
        () => callApi(stepPayment, { params: { id }, body: { step: 'pay', on: today } }),
        `${client}, ${name}: platba je uhradená.`,
      );
  return (
    <DayRow
      rowKey={id}
      title={tied(client)}
      open={{ to: `${projectDeskPath(project.id)}#platby`, label: `Otvoriť: ${client}, ${name}` }}
      detail={tied(name)}
      figure={
        <>
          <Money cents={amount} />
          {/* At once: a failure says so at the row and brings it back. */}
          {isTaken ? (
            <StateMark of="payment" state="paid">
              {PAYMENT_STATE_TEXTS.paid}
            </StateMark>
          ) : (
            <Due on={dueOn} today={today} />
          )}
        </>
      }
      act={
        <Button size="dense" loading={isTaken} onClick={pay} aria-label={`Uhradená: ${client}, ${name}`}>
          Uhradená
        </Button>
      }
      said={acts.saidAt(id)}
    />
  );
}

/** What clients want changed: changes they ask for, and stages they have returned. */
export function WishesPart({ wishes, now }: { wishes: Today['wishes']; now: Date }) {
  const { count, rows } = wishes;
  if (count === 0) return null;
  const today = wallTimeOf(now).day;
  return (
    <AreaSection title="Žiadosti klientov" count={cappedCount(count)}>
      <DayRows label="Žiadosti klientov" further={furtherOf(wishes, PROJECTS)}>
        {rows.map(({ id, kind, project, client, stage, excerpt, on }) => (
          <DayRow
            key={id}
            rowKey={id}
            title={tied(client)}
            detail={`${kind === 'change' ? 'Zmena' : tied(`Vrátená etapa ${stage}`)}: „${excerpt}“`}
            figure={formatNearDay(on, today)}
            go={{
              to: `${projectDeskPath(project.id)}${kind === 'change' ? '#zmeny' : ''}`,
              label: `Otvoriť: ${client}, ${project.name}`,
              text: 'Otvoriť',
            }}
          />
        ))}
      </DayRows>
    </AreaSection>
  );
}

/** What clients have handed in, a row for each project, to whose checklist it leads. */
export function BroughtPart({ brought, now }: { brought: Today['brought']; now: Date }) {
  const { count, rows } = brought;
  if (count === 0) return null;
  const today = wallTimeOf(now).day;
  return (
    <AreaSection title="Podklady na kontrolu" count={cappedCount(count)}>
      <DayRows label="Podklady na kontrolu" further={furtherOf(brought, PROJECTS)}>
        {rows.map(({ project, client, brought: waiting, titles, on }) => (
          <DayRow
            key={project.id}
            rowKey={`${project.id} brought`}
            title={tied(client)}
            detail={tied(broughtText(titles, waiting))}
            figure={`od\u00A0${formatNearDay(on, today)}`}
            go={{
              to: `${projectDeskPath(project.id)}#podklady`,
              label: `Skontrolovať podklady: ${client}, ${project.name}`,
              text: 'Skontrolovať',
            }}
          />
        ))}
      </DayRows>
    </AreaSection>
  );
}

/** Hands a stage over, and takes that back as it has left the stage. */
function handOver({ id, project, version }: Today['stages']['rows'][number]) {
  const params = { id: project.id, stageId: id };
  let seen = version;
  const move = (state: StageState) => async () => {
    const { stages } = await callApi(changeStage, { params, body: { state, version: seen } });
    seen = stages.find((stage) => stage.id === id)?.version ?? seen;
  };
  return { deliver: move('delivered'), takeBack: move('active') };
}

/** Stages that take longer than was agreed: handed over by one press, which can be taken back. */
export function StagesPart({ stages, acts, now }: ActedPartProps & { stages: Today['stages'] }) {
  if (stages.count === 0) return null;
  const today = wallTimeOf(now).day;
  return (
    <AreaSection title="Etapy po termíne" count={cappedCount(stages.count)}>
      <DayRows label="Etapy po termíne" further={furtherOf(stages, PROJECTS)}>
        {stages.rows.map((stage) => (
          <StageRow key={stage.id} stage={stage} acts={acts} today={today} />
        ))}
      </DayRows>
    </AreaSection>
  );
}

interface StageRowProps {
  stage: Today['stages']['rows'][number];
  acts: RowActs;
  today: Day;
}

function StageRow({ stage, acts, today }: StageRowProps) {
  const { id, project, client, name, dueOn } = stage;
  const deliver = () => {
    const step = handOver(stage);
    void acts.at(id).perform(step.deliver, `${client}, ${name}: etapa je odovzdaná.`, step.takeBack);
  };
  return (
    <DayRow
      rowKey={id}
      title={tied(client)}
      open={{ to: projectDeskPath(project.id), label: `Otvoriť: ${client}, ${name}` }}
      detail={tied(name)}
      figure={<Due on={dueOn} today={today} />}
      act={
        <Button
          size="dense"
          loading={acts.isBusyAt(id)}
          onClick={deliver}
          aria-label={`Odovzdaná: ${client}, ${name}`}
        >
          Odovzdaná
        </Button>
      }
      said={acts.saidAt(id)}
    />
  );
}

/** What clients should have brought, a row for each project, to whose checklist it leads. */
export function ItemsPart({ items, now }: { items: Today['items']; now: Date }) {
  const { count, rows } = items;
  if (count === 0) return null;
  const today = wallTimeOf(now).day;
  return (
    <AreaSection title="Podklady po termíne" count={cappedCount(count)}>
      <DayRows label="Podklady po termíne" further={furtherOf(items, PROJECTS)}>
        {rows.map(({ project, client, missing, titles, dueOn, shift }) => (
          <DayRow
            key={project.id}
            rowKey={project.id}
            title={tied(client)}
            detail={
              (shift > 0 ? `spustenie ${shortDelayText(shift)}, ` : '') + tied(missingText(titles, missing))
            }
            figure={<Due on={dueOn} today={today} />}
            go={{
              to: `${projectDeskPath(project.id)}#podklady`,
              label: `Otvoriť podklady: ${client}, ${project.name}`,
              text: 'Otvoriť',
            }}
          />
        ))}
      </DayRows>
    </AreaSection>
  );
}
