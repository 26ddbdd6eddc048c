import type { ReactNode } from 'react';
import { site } from '#domain/content/site.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { excerptOf } from '#domain/kernel/excerpt.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import { stopped, tied } from '#domain/kernel/text.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { type DeskTask, deskNext, type WaitedKind } from '#domain/projects/desk-next.ts';
import { deskTaskText, deskUntilText, waitedText } from '#domain/projects/desk-texts.ts';
import { calledText, lastWrittenText, remindedText } from '#domain/projects/reminding.ts';
import { Money } from '../design/areas/amounts.tsx';
import { NextTask, TaskLine, TaskLines } from '../design/areas/next-task.tsx';
import { buttonClass } from '../design/button.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { shownBeforeFold } from '../design/fold.ts';
import { NextAct, type NextActsProps, RemindAct } from './next-acts.tsx';
import type { OpenedProject } from './project-words.tsx';
import { unansweredOf } from './unanswered.ts';

const WORKING_TIME = workingTimeOf(site);
/** The rest is one press away. */
const SHOWN = 3;
/** Letters of a message or a wish that say what it is about. */
const EXCERPT = 120;

/** What the operator is to do now, with the button that does it; what comes after it, and what is with the client. */
export function ProjectNext(props: NextActsProps) {
  const { project } = props;
  const unanswered = unansweredOf(project);
  const { turn, own, client } = deskNext(factsOf(project, unanswered.length), project.today, WORKING_TIME);
  const [lead, ...after] = turn === 'operator' ? own : [];
  const [awaited, ...waiting] = turn === 'client' ? client : [];
  const rest = (
    <>
      <Lines title="Potom" others="Ďalšie úlohy">
        {(turn === 'operator' ? after : own).map((task) => (
          <TaskLine
            key={`${task.kind} ${task.id}`}
            title={tied(deskTaskText(task, project.state))}
            {...daysOf(task, project)}
            action={<NextAct task={task} {...props} />}
          />
        ))}
      </Lines>
      <Lines title={turn === 'client' ? 'A\u00A0ešte' : 'Čaká sa na klienta'} others="Ďalšie, na čo sa čaká">
        {(turn === 'client' ? waiting : client).map((task) => (
          <TaskLine
            key={`${task.kind} ${task.id}`}
            title={tied(waitedText(task))}
            detail={lastReminded(task, project)}
            {...daysOf(task, project)}
            action={<RemindAct task={task} {...props} />}
          />
        ))}
      </Lines>
    </>
  );
  if (lead)
    return (
      <NextTask
        over="Ďalší krok"
        title={tied(deskTaskText(lead, project.state))}
        detail={detailOf(lead, project, unanswered)}
        {...daysOf(lead, project)}
        actions={<NextAct task={lead} isLead {...props} />}
      >
        {rest}
      </NextTask>
    );
  return (
    awaited && (
      <NextTask
        over="Čaká sa na klienta"
        title={tied(waitedText(awaited))}
        detail={lastReminded(awaited, project)}
        {...daysOf(awaited, project)}
        isOthers
        actions={
          <>
            <RemindAct task={awaited} isLead {...props} />
            <a href="#spravy" className={buttonClass({ size: 'small', variant: 'quiet' })}>
              Napísať klientovi
            </a>
          </>
        }
      >
        {rest}
      </NextTask>
    )
  );
}

/** Lines of which those that come later, the others, are folded. */
function Lines({ title, others, children }: { title: string; others: string; children: ReactNode[] }) {
  const shown = shownBeforeFold(children.length, SHOWN);
  const more = children.slice(shown);
  if (children.length === 0) return null;
  return (
    <div>
      <TaskLines title={title}>{children.slice(0, shown)}</TaskLines>
      {more.length > 0 && (
        <Disclosure className="area-older" title={`Ďalšie (${more.length})`}>
          <TaskLines title={others}>{more}</TaskLines>
        </Disclosure>
      )}
    </div>
  );
}

const factsOf = (project: OpenedProject, unanswered: number): Parameters<typeof deskNext>[0] => ({
  state: project.state,
  plan: { stages: project.stages, launchOn: project.launchOn },
  stages: project.stages,
  items: project.checklist,
  payments: project.payments,
  addenda: project.addenda.filter(({ state }) => state === 'sent' || state === 'viewed'),
  drafts: project.addenda.filter(({ state }) => state === 'draft'),
  changes: project.changes,
  unanswered,
});

function daysOf(task: DeskTask<Parameters<typeof deskUntilText>[0]['kind']>, { today }: OpenedProject) {
  const isLate = task.until !== null && task.until < today;
  return { until: deskUntilText(task, today), isLate };
}

/** When the client was last reminded of what they are waited for with. */
function lastReminded(
  { kind, id }: DeskTask<WaitedKind>,
  { today, payments, addenda, messages }: OpenedProject,
): string {
  const payment = payments.find((one) => one.id === id);
  if (payment) return tied(calledText(payment, today));
  const addendum = addenda.find((one) => one.id === id);
  if (addendum) return tied(remindedText(addendum, today));
  return kind === 'accept' || kind === 'pay' ? '' : tied(lastWrittenText(messages, today));
}

/** What is to be known before it is done. */
function detailOf(
  { kind, id }: DeskTask,
  { today, changes, payments, stages, canAsk }: OpenedProject,
  unanswered: readonly ShownMessage[],
): ReactNode {
  const now = new Date();
  if (kind === 'answer') {
    const [message] = unanswered;
    if (!message) return null;
    const text = excerptOf(message.text, EXCERPT);
    return (
      <p>
        {tied(message.author)}, {formatRecent(new Date(message.createdAt), now)}
        {text !== '' && `: „${text}“`}
      </p>
    );
  }
  const change = kind === 'change' && changes.find((one) => one.id === id);
  if (change)
    return (
      <p>
        {tied(change.author)}, {formatRecent(new Date(change.askedAt), now)}: „
        {excerptOf(change.text, EXCERPT)}“
      </p>
    );
  const payment = payments.find((one) => one.id === id);
  if (payment)
    return (
      <p>
        <Money cents={payment.amount} exact />
        {payment.dueOn !== null && `, splatná bola ${formatNearDay(payment.dueOn, today)}`}
        {payment.askedAt !== null && `, ${calledText(payment, today)}`}
        {kind === 'ask-payment' && !canAsk && '. Platbu vyžiadate, až keď doplníte IBAN.'}
      </p>
    );
  const stage = kind === 'rework' && stages.find((one) => one.id === id);
  return (
    stage &&
    stage.returnedOn !== null && (
      <p>{stopped(`Klient ju vrátil ${formatNearDay(stage.returnedOn, today)}`)}</p>
    )
  );
}
