import { useEffect, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { formatCents } from '#domain/kernel/format.ts';
import { formatDayMonth } from '#domain/kernel/local-time-texts.ts';
import { plural } from '#domain/kernel/plural.ts';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import type { ShownMessage } from '#domain/messages/message-schema.ts';
import { beginOffer } from '#domain/offers/calls.ts';
import { REVISION_STATE_TEXTS } from '#domain/offers/state-texts.ts';
import { stepPayment } from '#domain/payments/calls.ts';
import { PAYMENT_STATE_TEXTS } from '#domain/payments/payment-texts.ts';
import {
  changeChecklistItem,
  changeProject,
  changeStage,
  readProjectMessages,
  withdrawProjectMessage,
  writeProjectMessage,
} from '#domain/projects/calls.ts';
import type { ChecklistState } from '#domain/projects/checklist-life.ts';
import type { ProjectState } from '#domain/projects/project-life.ts';
import {
  CHECKLIST_STATE_TEXTS,
  nextStepText,
  PROJECT_STATE_TEXTS,
  STAGE_STATE_TEXTS,
} from '#domain/projects/project-texts.ts';
import type { StageState } from '#domain/projects/stage-life.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaColumns, AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { WorkPlan } from '../design/areas/work-plan.tsx';
import { Button, ButtonLink, buttonClass } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Conversation } from '../messages/conversation.tsx';
import { MessageComposer } from '../messages/message-composer.tsx';
import { AddPaymentDialog, type Payment, PaymentDialog } from '../payments/payment-dialogs.tsx';
import { ActWords } from '../shell/act-words.tsx';
import { callApi } from '../shell/api-client.ts';
import { type Act, useAct } from '../shell/use-act.ts';
import { useKeys } from '../shell/use-keys.ts';
import {
  type Item,
  ItemDialog,
  ProjectDialog,
  ReturnDialog,
  type Stage,
  StageDialog,
} from './project-dialogs.tsx';
import type { OpenedProject } from './project-words.tsx';

/** The dialog over the screen. */
type Shown =
  | { kind: 'project' }
  | { kind: 'stage'; id: string | null }
  | { kind: 'item'; id: string | null }
  | { kind: 'return'; id: string }
  | { kind: 'payment'; id: string }
  | { kind: 'add-payment' };

const PROJECT_MOVES: Readonly<Record<ProjectState, string>> = {
  agreed: 'Pokračovať',
  'in-progress': 'Vrátiť do práce',
  'in-review': 'Dať na schválenie',
  launched: 'Spustiť',
  'in-care': 'Prevziať do starostlivosti',
  closed: 'Uzavrieť',
  paused: 'Pozastaviť',
};

/** What the move is called where it is begun. */
const moveWords = (from: ProjectState, to: ProjectState): string => {
  if (from === 'paused') return 'Pokračovať';
  return from === 'agreed' && to === 'in-progress' ? 'Začať prácu' : PROJECT_MOVES[to];
};

const STAGE_MOVES: Readonly<Record<StageState, string>> = {
  planned: 'Naplánovať',
  active: 'Začať',
  delivered: 'Odovzdať',
  approved: 'Klient schválil',
};

const ITEM_MOVES: Readonly<Record<ChecklistState, string>> = {
  asked: 'Vyžiadať',
  brought: 'Dodaný',
  accepted: 'Prijať',
  returned: 'Vrátiť…',
};

const MESSAGE_KINDS = [
  {
    value: 'message',
    label: 'Správa',
    prompt: 'Správa klientovi',
    send: 'Odoslať',
    sent: 'Správa je v\u00A0projekte.',
  },
] as const;

/** One project: what is to be done next, its plan, what the client brings, what is paid, and the conversation. */
export function ProjectScreen({ project }: { project: OpenedProject }) {
  const { id, name, number, client, state, moves } = project;
  const act = useAct();
  const [shown, setShown] = useState<Shown | null>(null);
  const move = (to: ProjectState) =>
    void act.act(
      `project-${to}`,
      () => callApi(changeProject, { params: { id }, body: { state: to } }),
      `Projekt: ${PROJECT_STATE_TEXTS[to]}.`,
    );
  const addendum = useAddendum(project, act);
  const [first] = moves;
  useKeys({ s: () => (first ? move(first) : false), t: () => setShown({ kind: 'stage', id: null }) });
  return (
    <div className="area-screen work-desk">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-mono text-mark text-ink-2">
            {number}, {client.name}
          </span>
          <StateMark of="project" state={state}>
            {PROJECT_STATE_TEXTS[state]}
          </StateMark>
        </p>
        <h1>{name}</h1>
        <div className="flex flex-wrap gap-2">
          {moves.map((to) => (
            <Button
              key={to}
              size="dense"
              variant={to === 'paused' ? 'quiet' : 'secondary'}
              loading={act.running === `project-${to}`}
              onClick={() => move(to)}
            >
              {moveWords(state, to)}
            </Button>
          ))}
          {state !== 'closed' && (
            <Button size="dense" variant="quiet" onClick={() => setShown({ kind: 'project' })}>
              Upraviť
            </Button>
          )}
        </div>
      </div>
      <ActWords act={act} />
      <Next project={project} act={act} onMove={move} />
      <AreaColumns
        isNarrow
        aside={
          <>
            <Documents project={project} addendum={addendum} />
            <Messages project={project} act={act} addendum={addendum} />
          </>
        }
      >
        <PlanPart project={project} act={act} onShow={setShown} />
        <Checklist project={project} act={act} onShow={setShown} />
        <Payments project={project} act={act} onShow={setShown} />
      </AreaColumns>
      <Dialogs project={project} shown={shown} act={act} onClose={() => setShown(null)} />
    </div>
  );
}

interface PartProps {
  project: OpenedProject;
  act: Act;
  onShow: (shown: Shown) => void;
}

const moveStage = (act: Act, project: OpenedProject, stage: Pick<Stage, 'id' | 'name'>, state: StageState) =>
  act.act(
    `stage-${stage.id}-${state}`,
    () => callApi(changeStage, { params: { id: project.id, stageId: stage.id }, body: { state } }),
    `${stage.name}: ${STAGE_STATE_TEXTS[state]}.`,
  );

const moveItem = (
  act: Act,
  project: OpenedProject,
  item: Pick<Item, 'id' | 'title'>,
  state: ChecklistState,
) =>
  act.act(
    `item-${item.id}-${state}`,
    () => callApi(changeChecklistItem, { params: { id: project.id, itemId: item.id }, body: { state } }),
    `${item.title}: ${CHECKLIST_STATE_TEXTS[state]}.`,
  );

const takePayment = (act: Act, { today }: OpenedProject, id: string, step: 'ask' | 'pay') =>
  act.act(
    `payment-${id}-${step}`,
    () => callApi(stepPayment, { params: { id }, body: step === 'pay' ? { step, on: today } : { step } }),
    step === 'pay' ? 'Platba je uhradená.' : 'Výzva odišla klientovi.',
  );

/** The one next step, with the button that does it. */
function Next({
  project,
  act,
  onMove,
}: {
  project: OpenedProject;
  act: Act;
  onMove: (to: ProjectState) => void;
}) {
  const { nextStep, moves } = project;
  if (!nextStep) return null;
  const { kind, id, name, who, until } = nextStep;
  const isLate = until !== null && until < project.today;
  const [first] = moves;
  const of = { id: id ?? '', name, title: name };
  const doing: Record<typeof kind, { label: string; run: () => unknown } | null> = {
    pay: { label: 'Uhradená', run: () => takePayment(act, project, of.id, 'pay') },
    'ask-payment': project.canAsk
      ? { label: 'Vyžiadať platbu', run: () => takePayment(act, project, of.id, 'ask') }
      : null,
    approve: { label: STAGE_MOVES.approved, run: () => moveStage(act, project, of, 'approved') },
    bring: { label: ITEM_MOVES.brought, run: () => moveItem(act, project, of, 'brought') },
    check: { label: ITEM_MOVES.accepted, run: () => moveItem(act, project, of, 'accepted') },
    begin: { label: 'Začať etapu', run: () => moveStage(act, project, of, 'active') },
    deliver: { label: 'Odovzdať etapu', run: () => moveStage(act, project, of, 'delivered') },
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
                {formatDayMonth(until)}
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

function PlanPart({ project, act, onShow }: PartProps) {
  const { stages, progress, delay, launchOn, agreedOn, today, checklist, state } = project;
  const worst = checklist.toSorted((a, b) => (b.late?.shift ?? 0) - (a.late?.shift ?? 0))[0];
  const cause = worst?.late && worst.late.shift > 0 ? `, čaká sa na: ${worst.title}` : '';
  const delayWords =
    delay > 0 ? `+${plural(delay, 'day')}${cause}, spustenie ${formatDayMonth(launchOn)}` : null;
  return (
    <AreaSection
      title="Priebeh"
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
      <WorkPlan
        label={`Spustenie ${formatDayMonth(launchOn)}, dohodnuté ${formatDayMonth(agreedOn)}`}
        stages={stages.map((stage) => ({
          key: stage.id,
          name: stage.name,
          word: STAGE_STATE_TEXTS[stage.state],
          from: stage.from,
          to: stage.to,
          isDone: stage.state === 'delivered' || stage.state === 'approved',
          isActive: stage.state === 'active',
        }))}
        today={today}
        agreedOn={agreedOn}
        delay={delayWords}
      />
      {stages.length === 0 && <p className="text-ink-2">Projekt zatiaľ nemá etapy.</p>}
      <AreaRows label="Etapy">
        {stages.map((stage) => (
          <AreaRow
            key={stage.id}
            title={stage.name}
            detail={`${plural(stage.days, 'day')} · ${formatDayMonth(stage.from)} – ${formatDayMonth(stage.to)}`}
            figure={
              <StateMark of="stage" state={stage.state}>
                {STAGE_STATE_TEXTS[stage.state]}
              </StateMark>
            }
            actions={
              state !== 'closed' && (
                <>
                  {stage.moves.map((to) => (
                    <Button
                      key={to}
                      size="dense"
                      variant={to === stage.moves[0] ? 'secondary' : 'quiet'}
                      loading={act.running === `stage-${stage.id}-${to}`}
                      onClick={() => void moveStage(act, project, stage, to)}
                    >
                      {stage.state === 'delivered' && to === 'active' ? 'Prepracovať' : STAGE_MOVES[to]}
                      <span className="sr-only"> {stage.name}</span>
                    </Button>
                  ))}
                  {stage.state !== 'approved' && (
                    <Button
                      size="dense"
                      variant="link"
                      onClick={() => onShow({ kind: 'stage', id: stage.id })}
                    >
                      Upraviť<span className="sr-only"> etapu {stage.name}</span>
                    </Button>
                  )}
                </>
              )
            }
          />
        ))}
      </AreaRows>
    </AreaSection>
  );
}

function Checklist({ project, act, onShow }: PartProps) {
  const { checklist, state } = project;
  const accepted = checklist.filter((item) => item.state === 'accepted').length;
  return (
    <AreaSection
      title="Podklady"
      id="podklady"
      action={
        <>
          <span>
            prijaté{' '}
            <b className="font-mono">
              {accepted} z&nbsp;{checklist.length}
            </b>
          </span>
          {state !== 'closed' && (
            <Button size="dense" onClick={() => onShow({ kind: 'item', id: null })}>
              Pridať podklad
            </Button>
          )}
        </>
      }
    >
      {checklist.length === 0 && <p className="text-ink-2">Od klienta netreba nič.</p>}
      <AreaRows label="Podklady">
        {checklist.map((item) => (
          <AreaRow
            key={item.id}
            title={item.title}
            detail={
              <>
                {item.description}
                {item.returnReason && <p className="text-error">Dôvod vrátenia: {item.returnReason}</p>}
              </>
            }
            figure={
              <>
                <StateMark of="item" state={item.state}>
                  {CHECKLIST_STATE_TEXTS[item.state]}
                </StateMark>
                <DueWords item={item} />
              </>
            }
            actions={
              state !== 'closed' &&
              item.moves.length > 0 && (
                <>
                  {item.moves.map((to) => (
                    <Button
                      key={to}
                      size="dense"
                      loading={act.running === `item-${item.id}-${to}`}
                      onClick={() =>
                        to === 'returned'
                          ? onShow({ kind: 'return', id: item.id })
                          : void moveItem(act, project, item, to)
                      }
                    >
                      {ITEM_MOVES[to]}
                      <span className="sr-only"> {item.title}</span>
                    </Button>
                  ))}
                  <Button size="dense" variant="link" onClick={() => onShow({ kind: 'item', id: item.id })}>
                    Upraviť<span className="sr-only"> {item.title}</span>
                  </Button>
                </>
              )
            }
          />
        ))}
      </AreaRows>
    </AreaSection>
  );
}

function DueWords({ item: { late, dueOn, state } }: { item: Item }) {
  if (late)
    return (
      <p className="text-error">
        mešká {plural(late.days, 'day')}
        {late.shift > 0 && `, spustenie +${plural(late.shift, 'day')}`}
      </p>
    );
  return state === 'asked' || state === 'returned' ? <p>do {formatDayMonth(dueOn)}</p> : null;
}

function Payments({ project, act, onShow }: PartProps) {
  const { payments, price, paid, uncalled, canAsk, stages, monthlyPrice } = project;
  const after = ({ stageId }: Payment) => stages.find(({ id }) => id === stageId)?.name;
  const whenDue = (payment: Payment): string => {
    if (payment.paidOn) return `uhradená ${formatDayMonth(payment.paidOn)}`;
    if (payment.dueOn) return `do ${formatDayMonth(payment.dueOn)}`;
    return after(payment) ? `po etape ${after(payment)}` : '';
  };
  return (
    <AreaSection
      title="Platby"
      id="platby"
      action={
        <>
          <span>
            uhradené <Money cents={paid} /> z&nbsp;
            <Money cents={price} />
          </span>
          {uncalled > 0 && (
            <Button size="dense" onClick={() => onShow({ kind: 'add-payment' })}>
              Nová výzva
            </Button>
          )}
        </>
      }
    >
      {!canAsk && (
        <Notice>
          <p>
            Bez IBAN-u sa platby nedajú vyžiadať.{' '}
            <Link to="/admin/setup" className="text-link">
              Doplniť nastavenie
            </Link>
          </p>
        </Notice>
      )}
      {uncalled > 0 && <p className="text-ink-2">Bez výzvy zostáva {formatCents(uncalled)}.</p>}
      {monthlyPrice > 0 && <p className="text-ink-2">K&nbsp;tomu mesačne {formatCents(monthlyPrice)}.</p>}
      <AreaRows label="Platby">
        {payments.map((payment) => (
          <AreaRow
            key={payment.id}
            title={
              <>
                {payment.name} <Money cents={payment.amount} exact />
              </>
            }
            detail={`${payment.number}${whenDue(payment) === '' ? '' : ` · ${whenDue(payment)}`}`}
            figure={
              <StateMark of="payment" state={payment.state === 'waiting' ? 'open' : payment.state}>
                {PAYMENT_STATE_TEXTS[payment.state]}
              </StateMark>
            }
            actions={
              <>
                {payment.state === 'waiting' && canAsk && (
                  <Button
                    size="dense"
                    loading={act.running === `payment-${payment.id}-ask`}
                    onClick={() => void takePayment(act, project, payment.id, 'ask')}
                  >
                    Vyžiadať<span className="sr-only"> {payment.name}</span>
                  </Button>
                )}
                {(payment.state === 'open' || payment.state === 'overdue') && (
                  <Button
                    size="dense"
                    loading={act.running === `payment-${payment.id}-pay`}
                    onClick={() => void takePayment(act, project, payment.id, 'pay')}
                  >
                    Uhradená<span className="sr-only"> {payment.name}</span>
                  </Button>
                )}
                <Button
                  size="dense"
                  variant="link"
                  onClick={() => onShow({ kind: 'payment', id: payment.id })}
                >
                  Podrobnosti<span className="sr-only"> {payment.name}</span>
                </Button>
              </>
            }
          />
        ))}
      </AreaRows>
    </AreaSection>
  );
}

interface Addendum {
  /** Begins an addendum, from a message of the client if there is one, and goes where it is written. */
  begin: (wish?: ShownMessage) => Promise<void>;
  /** Whether it is being begun. */
  isBeginning: (wish?: ShownMessage) => boolean;
}

function useAddendum({ offerId }: OpenedProject, { act, running }: Act): Addendum {
  const navigate = useNavigate();
  const keyOf = (wish?: ShownMessage) => `addendum ${wish?.id ?? ''}`;
  return {
    begin: async (wish) => {
      let to = '';
      const from = { from: 'addendum' as const, id: offerId, ...(wish && { wish: wish.id }) };
      const work = async () => {
        to = `/admin/offers/${(await callApi(beginOffer, { body: from })).id}`;
      };
      if (await act(keyOf(wish), work)) await navigate(to);
    },
    isBeginning: (wish) => running === keyOf(wish),
  };
}

const WishButton = ({ message, addendum }: { message: ShownMessage; addendum: Addendum }) => (
  <Button
    size="dense"
    variant="link"
    loading={addendum.isBeginning(message)}
    onClick={() => void addendum.begin(message)}
  >
    Pripraviť dodatok
    <span className="sr-only"> zo správy {formatRecent(new Date(message.createdAt), new Date())}</span>
  </Button>
);

interface MessagesProps {
  project: OpenedProject;
  act: Act;
  addendum: Addendum;
}

/** The conversation; seeing it makes what the client has written read. */
function Messages({ project: { id, state, unread, messages }, act, addendum }: MessagesProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Seen here: what is new stays marked until the screen is read anew.
    if (unread > 0) void callApi(readProjectMessages, { params: { id } }).catch(() => {});
  }, [id, unread]);
  return (
    <div id="spravy" className="scroll-mt-20">
      <AreaSection title="Správy" count={messages.length > 0 ? String(messages.length) : undefined}>
        <Conversation
          label={'Správy k\u00A0projektu'}
          reader="operator"
          messages={messages}
          actsOf={(message) => state !== 'closed' && <WishButton message={message} addendum={addendum} />}
          empty="Zatiaľ nikto nič nenapísal."
          onWithdraw={({ id: messageId }) =>
            void act.act(
              'withdraw',
              () => callApi(withdrawProjectMessage, { params: { id, messageId } }),
              'Správa je odvolaná.',
            )
          }
        />
        <MessageComposer
          label="Napísať klientovi"
          kinds={MESSAGE_KINDS}
          draft={`project ${id}`}
          said={() => 'Klient ju dostane e-mailom'}
          send={async (_, text) => {
            await callApi(writeProjectMessage, { params: { id }, body: { text } });
            await revalidate();
          }}
        />
      </AreaSection>
    </div>
  );
}

interface DocumentsProps {
  project: OpenedProject;
  addendum: Addendum;
}

function Documents({ project, addendum }: DocumentsProps) {
  const { offerId, revision, number, addenda, state } = project;
  return (
    <AreaSection
      title="Dokumenty"
      action={
        state !== 'closed' && (
          <Button size="dense" loading={addendum.isBeginning()} onClick={() => void addendum.begin()}>
            Nový dodatok
          </Button>
        )
      }
    >
      <AreaRows label="Dokumenty">
        <AreaRow
          title={<Link to={`/admin/offers/${offerId}`}>Ponuka {number}</Link>}
          actions={<PdfLink id={offerId} revision={revision} of={`ponuky ${number}`} />}
        />
        {addenda.map(({ id, number: own, title, onceTotal, state: stands, revision: accepted }) => (
          <AreaRow
            key={id}
            title={<Link to={`/admin/offers/${id}`}>Dodatok {own}</Link>}
            detail={
              <>
                {title}, <Money cents={onceTotal} />
              </>
            }
            figure={
              <StateMark of="offer" state={stands}>
                {REVISION_STATE_TEXTS[stands]}
              </StateMark>
            }
            actions={accepted !== null && <PdfLink id={id} revision={accepted} of={`dodatku ${own}`} />}
          />
        ))}
      </AreaRows>
    </AreaSection>
  );
}

const PdfLink = ({ id, revision, of }: { id: string; revision: number; of: string }) => (
  <a
    href={`/api/admin/offers/${id}/revisions/${revision}/pdf`}
    download
    className={buttonClass({ size: 'dense' })}
  >
    PDF<span className="sr-only"> {of}</span>
  </a>
);

interface DialogsProps {
  project: OpenedProject;
  shown: Shown | null;
  act: Act;
  onClose: () => void;
}

function Dialogs({ project, shown, act, onClose }: DialogsProps) {
  const common = { project, act, onClose };
  const { stages, checklist, payments } = project;
  const item = shown && 'id' in shown ? checklist.find(({ id }) => id === shown.id) : undefined;
  const payment = shown?.kind === 'payment' ? payments.find(({ id }) => id === shown.id) : undefined;
  if (shown?.kind === 'project') return <ProjectDialog {...common} />;
  if (shown?.kind === 'stage')
    return <StageDialog {...common} subject={stages.find(({ id }) => id === shown.id) ?? null} />;
  if (shown?.kind === 'item') return <ItemDialog {...common} subject={item ?? null} />;
  if (shown?.kind === 'return' && item) return <ReturnDialog {...common} subject={item} />;
  if (shown?.kind === 'add-payment') return <AddPaymentDialog {...common} />;
  return payment ? <PaymentDialog {...common} payment={payment} /> : null;
}
