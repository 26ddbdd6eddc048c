import { cappedCount } from '#domain/api/count-cap.ts';
import { site } from '#domain/content/site.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { type Day, wallTimeOf } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import { stepPayment } from '#domain/payments/calls.ts';
import { PAYMENT_STEP_TEXTS } from '#domain/payments/payment-texts.ts';
import { changeStage } from '#domain/projects/calls.ts';
import { deskTaskText } from '#domain/projects/desk-texts.ts';
import { checkBy } from '#domain/projects/next-step.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { broughtText, dueText, missingText, shiftText } from '#domain/today/late-texts.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaSection } from '../design/areas/area-section.tsx';
import { DayRow, DayRows } from '../design/areas/day-rows.tsx';
import { Button } from '../design/button.tsx';
import { REMIND, STAGE_MOVES } from '../projects/project-acts.ts';
import { PROJECTS } from '../projects/project-addresses.ts';
import { callApi } from '../shell/api-client.ts';
import { furtherOf } from './further-of.ts';
import type { Paying } from './paying.tsx';
import type { RowActs } from './row-acts.tsx';
import type { Today } from './today-query.ts';

const WORKING_TIME = workingTimeOf(site);

const Due = ({ on, today }: { on: Day; today: Day }) => (
  <span className={on < today ? 'text-error' : undefined}>{dueText(on, today)}</span>
);

interface ActedPartProps {
  acts: RowActs;
  now: Date;
}

interface PaymentsPartProps extends ActedPartProps {
  payments: Today['payments'];
  paying: Paying;
}

/** Payments that are overdue or soon due: noted as paid in the dialog of their project, which opens here. */
export function PaymentsPart({ payments, paying, acts, now }: PaymentsPartProps) {
  const { count, rows } = payments;
  if (count === 0) return null;
  const today = wallTimeOf(now).day;
  const remind = ({ id, client, name }: Today['payments']['rows'][number]) =>
    void acts
      .at(id)
      .perform(
        () => callApi(stepPayment, { params: { id }, body: { step: 'ask' } }),
        tied(`Pripomenutie platby „${name}“ odchádza: ${client}.`),
      );
  return (
    <AreaSection title="Platby" count={cappedCount(count)}>
      <DayRows label="Platby" further={furtherOf(payments, PROJECTS)}>
        {rows.map((payment) => {
          const { id, project, client, name, amount, dueOn, askedOn } = payment;
          const asked = askedOn === null ? '' : `, výzva ${formatNearDay(askedOn, today)}`;
          return (
            <DayRow
              key={id}
              rowKey={id}
              title={tied(client)}
              open={{ to: `${projectDeskPath(project.id)}#platby`, label: `Otvoriť: ${client}, ${name}` }}
              detail={tied(`${name}${asked}`)}
              figure={
                <>
                  <Money cents={amount} />
                  <Due on={dueOn} today={today} />
                </>
              }
              press={{
                text: PAYMENT_STEP_TEXTS.pay,
                label: `${PAYMENT_STEP_TEXTS.pay}: ${client}, ${name}`,
                isBusy: paying.isOpening(id),
                onPress: () => void paying.open(payment),
              }}
              act={
                <Button
                  size="dense"
                  variant="quiet"
                  loading={acts.isBusyAt(id)}
                  onClick={() => remind(payment)}
                  aria-label={`${REMIND}: ${client}, ${name}`}
                >
                  {REMIND}
                </Button>
              }
              said={
                <>
                  {paying.saidAt(id)}
                  {acts.saidAt(id)}
                </>
              }
            />
          );
        })}
      </DayRows>
    </AreaSection>
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
            detail={`${kind === 'change' ? 'Zmena' : tied(`Vrátená etapa „${stage}“`)}: „${excerpt}“`}
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
            figure={<Due on={checkBy(on, WORKING_TIME)} today={today} />}
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

type DueWork = Today['stages']['rows'][number];

/** The work itself that is due: stages begun by one press; what else is to be said or seen before it is done, by the way to it. */
export function StagesPart({ stages, acts, now }: ActedPartProps & { stages: Today['stages'] }) {
  if (stages.count === 0) return null;
  const today = wallTimeOf(now).day;
  return (
    <AreaSection title="Etapy" count={cappedCount(stages.count)}>
      <DayRows label="Etapy, ktoré sú na rade" further={furtherOf(stages, PROJECTS)}>
        {stages.rows.map((work) => (
          <WorkRow key={work.id} work={work} acts={acts} today={today} />
        ))}
      </DayRows>
    </AreaSection>
  );
}

interface WorkRowProps {
  work: DueWork;
  acts: RowActs;
  today: Day;
}

function WorkRow({ work, acts, today }: WorkRowProps) {
  const { id, kind, project, client, name, dueOn, version } = work;
  // What is late is the launch: its project may wait for something else before that, which it says itself.
  const task =
    kind === 'move' && dueOn < today
      ? tied(`Spustenie malo byť ${formatNearDay(dueOn, today)}`)
      : tied(deskTaskText({ ...work, until: dueOn, more: 0, reason: '' }, project.state));
  const to = projectDeskPath(project.id);
  const row = {
    rowKey: `${id} work`,
    title: tied(client),
    detail: task,
    figure: <Due on={dueOn} today={today} />,
  };
  if (kind !== 'begin')
    return <DayRow {...row} go={{ to, label: `${task}: ${client}, ${project.name}`, text: 'Otvoriť' }} />;
  const begin = () =>
    callApi(changeStage, {
      params: { id: project.id, stageId: id },
      body: { state: 'active', version: version ?? 0 },
    });
  return (
    <DayRow
      {...row}
      open={{ to, label: `Otvoriť: ${client}, ${name}` }}
      act={
        <Button
          size="dense"
          loading={acts.isBusyAt(id)}
          onClick={() => void acts.at(id).perform(begin, `${client}, ${name}: etapa sa začala.`)}
          aria-label={`${STAGE_MOVES.active}: ${client}, ${name}`}
        >
          {STAGE_MOVES.active}
        </Button>
      }
      said={acts.saidAt(id)}
    />
  );
}

/** What clients should have brought, a row for each project: to its conversation, the name to its checklist. */
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
            open={{
              to: `${projectDeskPath(project.id)}#podklady`,
              label: `Otvoriť podklady: ${client}, ${project.name}`,
            }}
            detail={(shift > 0 ? `${shiftText(shift)}, ` : '') + tied(missingText(titles, missing))}
            figure={<Due on={dueOn} today={today} />}
            go={{
              to: `${projectDeskPath(project.id)}#spravy`,
              label: `Napísať klientovi: ${client}, ${project.name}`,
              text: 'Napísať',
            }}
          />
        ))}
      </DayRows>
    </AreaSection>
  );
}
