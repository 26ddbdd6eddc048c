import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { stopped } from '#domain/kernel/text.ts';
import {
  answerStage,
  askChange,
  endCalendar,
  makeCalendar,
  projectCalendar,
} from '#domain/projects/portal-calls.ts';
import { PORTAL_MISSING } from '#domain/projects/portal-texts.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { CopyButton } from '../accounts/copy-button.tsx';
import { Actions } from '../design/actions.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import type { ClientDoor } from '../shell/client-door.ts';
import { LATER_WORDS } from '../shell/later-words.ts';
import { useSeenVersion } from '../shell/seen-version.ts';
import type { Said } from '../shell/use-act.ts';
import { useSending } from '../shell/use-sending.ts';
import type { ClientProjectData, ClientStage, OpenedClientProject } from './client-project-query.ts';
import { DeliveryShown, EarlierDeliveries, Returned } from './delivery-shown.tsx';

/** The dialog over the screen of a project. */
export type ClientDialog =
  | { kind: 'approve' | 'return'; stageId: string }
  | { kind: 'change' }
  | { kind: 'calendar' };

interface DialogProps extends Pick<OpenedClientProject, 'reread'> {
  project: ClientProjectData;
  door: ClientDoor;
  onClose: () => void;
  /** Something was done: the project as it is now, what to say, and whether the dialog is over. */
  onDone: (project: ClientProjectData, said: Said, isOver: boolean) => void;
}

/** The one that is open. */
export function ClientProjectDialog({ dialog, ...props }: DialogProps & { dialog: ClientDialog }) {
  const { kind } = dialog;
  if (kind === 'change') return <ChangeDialog {...props} />;
  if (kind === 'calendar') return <CalendarDialog {...props} />;
  const stage = props.project.stages.find(({ id }) => id === dialog.stageId);
  return stage ? <StageDialog {...props} stage={stage} isReturned={kind === 'return'} /> : null;
}

/** Approves a stage, or returns it with what is to be changed. */
function StageDialog({
  project,
  door,
  stage,
  isReturned,
  reread,
  onClose,
  onDone,
}: DialogProps & { stage: ClientStage; isReturned: boolean }) {
  const [returns, setReturns] = useState(isReturned);
  const { name, deliveredOn, returnedOn, returnReason, deliveries } = stage;
  const [delivery] = deliveries;
  const hasAddress = delivery !== undefined && delivery.url !== '';
  const params = { id: project.id, stageId: stage.id };
  const { isSending, refused, send } = useSending();
  const hasNext = project.stages.some(({ state }) => state === 'planned');
  // A stage that is delivered anew behind the dialog is not answered unseen; pressed again after the refusal, as it stands now.
  const { version, told } = useSeenVersion(stage, reread);
  const answered = (answer: { answer: 'approve' } | { answer: 'return'; reason: string }) =>
    told(door.call(answerStage, { params, body: { ...answer, version } }));
  const approve = () =>
    send(async () =>
      onDone(
        await answered({ answer: 'approve' }),
        { words: `Etapa „${name}“ je schválená. Ďakujem.`, id: stage.id, state: 'approved' },
        true,
      ),
    );
  if (returns)
    return (
      <ClientTextDialog
        title={`Vrátiť etapu: ${name}`}
        label="Čo treba zmeniť"
        hint="Čím presnejšie to opíšete, tým skôr to bude podľa vašich predstáv."
        missing={PORTAL_MISSING.reason}
        max={PROJECT_LIMITS.returnReason}
        save="Vrátiť etapu"
        once={LATER_WORDS.returned}
        onClose={onClose}
        send={async (reason) => {
          const changed = await answered({ answer: 'return', reason });
          const words = `Etapa „${name}“ je vrátená, pustím sa do úprav.`;
          return (isOver) => onDone(changed, { words, id: stage.id, state: 'active' }, isOver);
        }}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Schváliť etapu: ${name}`}
      description={
        deliveredOn &&
        stopped(`Odovzdaná ${formatNearDay(deliveredOn, project.today)}`) +
          (hasNext ? ' Po schválení pokračujem ďalšou etapou.' : '')
      }
    >
      <div className="record-panel">
        {returnedOn !== null && (
          <Returned
            on={returnedOn}
            today={project.today}
            words="Predtým ste ju vrátili"
            reason={returnReason}
          />
        )}
        <DeliveryShown at={{ project, door }} delivery={delivery} isFirst />
        <EarlierDeliveries at={{ project, door }} deliveries={deliveries} />
        <Failure>{refused?.advice}</Failure>
        <Actions>
          <Button
            variant="primary"
            {...(!hasAddress && { 'data-first': true })}
            loading={isSending}
            onClick={() => void approve()}
          >
            Schváliť etapu
          </Button>
          <Button onClick={() => setReturns(true)}>Vrátiť s&nbsp;pripomienkami</Button>
        </Actions>
      </div>
    </Dialog>
  );
}

/** Asks for a change. */
const ChangeDialog = ({ project, door, onClose, onDone }: DialogProps) => (
  <ClientTextDialog
    title={`Požiadať o${'\u00A0'}zmenu`}
    label="Čo chcete zmeniť alebo pridať"
    hint={`Ak to mení cenu alebo termín, pošlem vám dodatok, ktorý si v${'\u00A0'}pokoji pozriete. Bez vášho súhlasu sa nič nemení.`}
    missing={PORTAL_MISSING.change}
    max={PROJECT_LIMITS.changeText}
    save="Odoslať žiadosť"
    onClose={onClose}
    send={async (text) => {
      const changed = await door.call(askChange, { params: { id: project.id }, body: { text } });
      return (isOver) => onDone(changed, `Žiadosť o${'\u00A0'}zmenu je odoslaná.`, isOver);
    }}
  />
);

interface ClientTextDialogProps {
  title: string;
  label: string;
  hint: string;
  /** Said where nothing was written. */
  missing: string;
  max: number;
  save: string;
  /** Said where it can be sent but once, and something was written meanwhile: that stays, to be read and copied. */
  once?: string;
  onClose: () => void;
  /** Answers what to tell the screen, and whether the dialog is over: words that were written meanwhile stay in it. */
  send: (text: string) => Promise<(isOver: boolean) => void>;
}

/** A text that is sent; what fails leaves every letter in its place. */
function ClientTextDialog({
  title,
  label,
  hint,
  missing,
  max,
  save,
  once,
  onClose,
  send: work,
}: ClientTextDialogProps) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [hasLater, setHasLater] = useState(false);
  const isSent = hasLater && once !== undefined;
  const area = useRef<HTMLTextAreaElement>(null);
  const { isSending, refused, send } = useSending();
  const submit = async () => {
    setHasLater(false);
    await send(async () => {
      const done = await work(text);
      const isOver = area.current === null || area.current.value.trim() === text.trim();
      setHasLater(!isOver);
      done(isOver);
    });
  };
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form
        className="record-panel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isSent) return;
          const isEmpty = text.trim() === '';
          setMissing(isEmpty);
          if (!isEmpty) void submit();
        }}
      >
        <Field label={label} hint={hint} error={isMissing ? missing : undefined}>
          {(control) => (
            <Textarea
              {...control}
              ref={area}
              rows={6}
              maxLength={max}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Failure>{refused?.advice}</Failure>
        <div role="alert" className="empty:hidden">
          {hasLater && <Notice tone="warn">{once ?? LATER_WORDS.sent}</Notice>}
        </div>
        {isSent ? (
          <Actions>
            <Button variant="primary" onClick={onClose}>
              Zavrieť
            </Button>
            <CopyButton text={text}>Skopírovať text</CopyButton>
          </Actions>
        ) : (
          <Actions>
            <Button type="submit" variant="primary" loading={isSending}>
              {save}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Zrušiť
            </Button>
          </Actions>
        )}
      </form>
    </Dialog>
  );
}

/** The address of a calendar with the days of the project. */
function CalendarDialog({ project, door, onClose }: DialogProps) {
  const { id } = project;
  const [address, setAddress] = useState<string | null | undefined>(undefined);
  const { isSending, refused, send } = useSending();
  const ask = (call: typeof projectCalendar | typeof makeCalendar | typeof endCalendar) =>
    send(async () => setAddress((await door.call(call, { params: { id } })).address));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when it opens
  useEffect(() => {
    void ask(projectCalendar);
  }, []);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Pridať do kalendára"
      description={`Etapy, termíny podkladov a${'\u00A0'}platieb a${'\u00A0'}deň spustenia. Keď sa posunú, kalendár sa zmení sám.`}
    >
      <div className="record-panel">
        {address === undefined && !refused && <p role="status">Načítava sa odkaz…</p>}
        {address === null && (
          <Actions>
            <Button variant="primary" data-first loading={isSending} onClick={() => void ask(makeCalendar)}>
              Vytvoriť odkaz na kalendár
            </Button>
          </Actions>
        )}
        {address && (
          <>
            <Actions>
              <a
                href={address.replace(/^https?:/, 'webcal:')}
                data-first
                className={buttonClass({ variant: 'primary' })}
              >
                Otvoriť v&nbsp;kalendári
              </a>
            </Actions>
            <Field
              label="Odkaz na kalendár"
              hint="Vložte ho do svojho kalendára tam, kde sa pridáva kalendár z&nbsp;internetu. Kto odkaz má, vidí termíny projektu."
            >
              {(control) => (
                <TextInput
                  {...control}
                  readOnly
                  value={address}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              )}
            </Field>
            <Actions>
              <CopyButton text={address}>Skopírovať odkaz</CopyButton>
              <Button size="small" variant="quiet" loading={isSending} onClick={() => void ask(endCalendar)}>
                Zrušiť odkaz
              </Button>
            </Actions>
          </>
        )}
        <Failure>{refused?.advice}</Failure>
      </div>
    </Dialog>
  );
}

const Failure = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="empty:hidden">
    {children && <p className="field-error">{children}</p>}
  </div>
);
