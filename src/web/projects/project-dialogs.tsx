import { type ComponentProps, useState } from 'react';
import type { FormValues } from '#domain/api/form-draft.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { MESSAGE_MAX } from '#domain/messages/message.ts';
import {
  addChecklistItem,
  addStage,
  changeChecklistItem,
  changeProject,
  changeStage,
  declineChange,
  removeChecklistItem,
  removeStage,
  writeProjectMessage,
} from '#domain/projects/calls.ts';
import type { projectSchemas } from '#domain/projects/contract.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { CHECKLIST_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { type RemindedKind, reminderText } from '#domain/projects/reminding.ts';
import { Facts } from '../design/areas/facts.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { Select } from '../design/select.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import { callApi } from '../shell/api-client.ts';
import { CallForm } from '../shell/call-form.tsx';
import { LATER_WORDS } from '../shell/later-words.ts';
import type { Act } from '../shell/use-act.ts';
import type { FieldOf } from '../shell/use-contract-form.ts';
import type { Item, OpenedProject, Stage } from './project-words.tsx';
import { useSeenVersion } from './seen-version.ts';

interface DialogOf<Subject> {
  project: OpenedProject;
  /** What is edited; null for a new one. */
  subject: Subject;
  act: Act;
  onClose: () => void;
}

/** The schemas of a call; they come when somebody writes. */
const schemasOf =
  <Name extends keyof typeof projectSchemas>(name: Name) =>
  async (): Promise<(typeof projectSchemas)[Name]> =>
    (await import('#domain/projects/contract.ts')).projectSchemas[name];

/** What stands there now, once it has changed behind the dialog: who saves again does so knowingly. */
const StandsNow = ({ rows }: ComponentProps<typeof Facts>) => (
  <Notice tone="warn">
    <p>Teraz platí toto. Ak formulár odošlete znova, prepíše sa to tým, čo ste v&nbsp;ňom vyplnili.</p>
    <Facts rows={rows} />
  </Notice>
);

/** Name, first day and agreed launch of a project. */
export function ProjectDialog({ project, act, onClose }: Omit<DialogOf<null>, 'subject'>) {
  const { id, name, startOn, agreedOn, today } = project;
  const { version, hasChanged, saved, failed } = useSeenVersion(project);
  return (
    <Dialog open onOpenChange={onClose} title="Upraviť projekt">
      <CallForm
        call={changeProject}
        id="project"
        fields={['name', 'startOn', 'agreedOn']}
        loadSchemas={schemasOf('changeProject')}
        input={(texts) => ({
          params: { id },
          body: {
            name: texts.name,
            ...(texts.startOn === startOn ? {} : { startOn: texts.startOn }),
            ...(texts.agreedOn === agreedOn ? {} : { agreedOn: texts.agreedOn }),
            version,
          },
        })}
        act={act}
        said="Projekt je upravený."
        onStay={saved}
        onFailed={(facts) => void failed(facts)}
        now={
          hasChanged && (
            <StandsNow
              rows={[
                { label: 'Názov', value: name },
                { label: 'Začiatok prác', value: formatNearDay(startOn, today) },
                { label: 'Dohodnuté spustenie', value: formatNearDay(agreedOn, today) },
              ]}
            />
          )
        }
        onClose={onClose}
        save="Uložiť"
      >
        {(field) => (
          <>
            <Field label="Názov" {...field('name')}>
              {(control) => (
                <TextInput {...control} name="name" defaultValue={name} maxLength={PROJECT_LIMITS.name} />
              )}
            </Field>
            <Field label="Začiatok prác" hint="Posunie aj dohodnuté spustenie." {...field('startOn')}>
              {(control) => <TextInput {...control} name="startOn" type="date" defaultValue={startOn} />}
            </Field>
            <Field label="Dohodnuté spustenie" hint="Od neho sa počíta meškanie." {...field('agreedOn')}>
              {(control) => <TextInput {...control} name="agreedOn" type="date" defaultValue={agreedOn} />}
            </Field>
          </>
        )}
      </CallForm>
    </Dialog>
  );
}

/** A stage: its name, length, earliest day and place. */
export const StageDialog = ({ subject: stage, ...dialog }: DialogOf<Stage | null>) => (
  <Dialog open onOpenChange={dialog.onClose} title={stage ? 'Upraviť etapu' : 'Nová etapa'}>
    {stage ? <StageForm {...dialog} subject={stage} /> : <NewStageForm {...dialog} />}
  </Dialog>
);

const StageBasics = ({
  stage,
  field,
}: {
  stage: Pick<Stage, 'name' | 'days'>;
  field: FieldOf<'name' | 'days'>;
}) => (
  <>
    <Field label="Názov" {...field('name')}>
      {(control) => (
        <TextInput {...control} name="name" defaultValue={stage.name} maxLength={PROJECT_LIMITS.stageName} />
      )}
    </Field>
    <Field label="Pracovné dni" {...field('days')}>
      {(control) => (
        <TextInput
          {...control}
          name="days"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={stage.days}
        />
      )}
    </Field>
  </>
);

/** What a stage is proposed with. */
const NEW_STAGE = { name: '', days: 3 };

/** The place before the last stage, by which the web is launched, so long as nothing was done on it; else the end. */
function proposedPlace(stages: readonly Stage[]): string {
  return stages.at(-1)?.state === 'planned' && stages.length > 1 ? String(stages.length) : AT_END;
}

const AT_END = '';

const NewStageForm = ({ project: { id, stages }, act, onClose }: Omit<DialogOf<null>, 'subject'>) => (
  <CallForm
    call={addStage}
    id="stage"
    fields={['name', 'days', 'place']}
    loadSchemas={schemasOf('addStage')}
    input={({ name, days, place }) => ({
      params: { id },
      body: { name, days: Number(days), ...(place === AT_END ? {} : { place: Number(place) }) },
    })}
    act={act}
    said="Etapa je pridaná."
    once={LATER_WORDS.added}
    onClose={onClose}
    save="Pridať"
  >
    {(field) => (
      <>
        <StageBasics stage={NEW_STAGE} field={field} />
        {stages.length > 0 && (
          <Field label="Poradie" {...field('place')}>
            {(control) => (
              <Select {...control} name="place" defaultValue={proposedPlace(stages)}>
                {stages.map(
                  (stage, index) =>
                    stage.state === 'planned' && (
                      <option key={stage.id} value={index + 1}>
                        pred etapu {stage.name}
                      </option>
                    ),
                )}
                <option value={AT_END}>na koniec</option>
              </Select>
            )}
          </Field>
        )}
      </>
    )}
  </CallForm>
);

function StageForm({ project, subject: stage, act, onClose }: DialogOf<Stage>) {
  const params = { id: project.id, stageId: stage.id };
  const { version, hasChanged, saved, failed, told } = useSeenVersion(stage);
  const place = project.stages.findIndex(({ id }) => id === stage.id) + 1;
  const remove = async () => {
    const work = () => told(callApi(removeStage, { params, query: { version: String(version) } }));
    if (await act.act('remove', work, 'Etapa je odstránená.')) onClose();
  };
  return (
    <CallForm
      call={changeStage}
      id="stage"
      fields={['name', 'days', 'notBefore', 'place']}
      loadSchemas={schemasOf('changeStage')}
      input={({ name, days, notBefore, place: wanted }) => ({
        params,
        body: {
          name,
          days: Number(days),
          notBefore: notBefore === '' ? null : notBefore,
          ...(Number(wanted) === place ? {} : { place: Number(wanted) }),
          version,
        },
      })}
      act={act}
      said="Etapa je upravená."
      onStay={({ stages }) => saved(stages.find(({ id }) => id === stage.id))}
      onFailed={(facts) => void failed(facts)}
      now={
        hasChanged && (
          <StandsNow
            rows={[
              { label: 'Názov', value: stage.name },
              { label: 'Pracovné dni', value: String(stage.days) },
              {
                label: 'Začiatok najskôr',
                value:
                  stage.notBefore === null ? 'bez obmedzenia' : formatNearDay(stage.notBefore, project.today),
              },
              { label: 'Poradie', value: `${place}.` },
            ]}
          />
        )
      }
      onClose={onClose}
      save="Uložiť"
      beside={
        stage.state === 'planned' && (
          <Button variant="danger" loading={act.running === 'remove'} onClick={() => void remove()}>
            Odstrániť
          </Button>
        )
      }
    >
      {(field) => (
        <>
          <StageBasics stage={stage} field={field} />
          <Field
            label="Začiatok najskôr"
            hint="Prázdne: hneď po predchádzajúcej etape."
            {...field('notBefore')}
          >
            {(control) => (
              <TextInput {...control} name="notBefore" type="date" defaultValue={stage.notBefore ?? ''} />
            )}
          </Field>
          <Field label="Poradie" {...field('place')}>
            {(control) => (
              <Select {...control} name="place" defaultValue={place}>
                {project.stages.map(({ id }, index) => (
                  <option key={id} value={index + 1}>
                    {index + 1}.
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
    </CallForm>
  );
}

/** What the client has to bring, until when, and which stage waits for it. */
export const ItemDialog = ({ subject: item, ...dialog }: DialogOf<Item | null>) => (
  <Dialog open onOpenChange={dialog.onClose} title={item ? 'Upraviť podklad' : 'Nový podklad'}>
    {item ? <ItemForm {...dialog} subject={item} /> : <NewItemForm {...dialog} />}
  </Dialog>
);

const ITEM_FIELDS = ['title', 'description', 'dueOn', 'stageId'] as const;
type ItemField = (typeof ITEM_FIELDS)[number];

const itemBody = ({ stageId, ...item }: FormValues<ItemField>) => ({
  ...item,
  stageId: stageId === '' ? null : stageId,
});

interface ItemFieldsProps {
  project: OpenedProject;
  item: Pick<Item, 'title' | 'description' | 'dueOn' | 'stageId'>;
  field: FieldOf<ItemField>;
}

const ItemFields = ({ project, item, field }: ItemFieldsProps) => (
  <>
    <Field label="Čo má klient dodať" {...field('title')}>
      {(control) => (
        <TextInput {...control} name="title" defaultValue={item.title} maxLength={PROJECT_LIMITS.itemTitle} />
      )}
    </Field>
    <Field label="Podrobnosti" {...field('description')}>
      {(control) => (
        <Textarea
          {...control}
          name="description"
          rows={3}
          defaultValue={item.description}
          maxLength={PROJECT_LIMITS.itemDescription}
        />
      )}
    </Field>
    <Field label="Do dňa" {...field('dueOn')}>
      {(control) => <TextInput {...control} name="dueOn" type="date" defaultValue={item.dueOn} />}
    </Field>
    <Field label="Čaká naň etapa" {...field('stageId')}>
      {(control) => (
        <Select {...control} name="stageId" defaultValue={item.stageId ?? ''}>
          <option value="">Žiadna</option>
          {project.stages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </>
);

const NewItemForm = ({ project, act, onClose }: Omit<DialogOf<null>, 'subject'>) => (
  <CallForm
    call={addChecklistItem}
    id="item"
    fields={ITEM_FIELDS}
    loadSchemas={schemasOf('addChecklistItem')}
    input={(texts) => ({ params: { id: project.id }, body: itemBody(texts) })}
    act={act}
    said="Podklad je pridaný."
    once={LATER_WORDS.added}
    onClose={onClose}
    save="Pridať"
  >
    {(field) => (
      <ItemFields
        project={project}
        item={{ title: '', description: '', dueOn: project.today, stageId: null }}
        field={field}
      />
    )}
  </CallForm>
);

function ItemForm({ project, subject: item, act, onClose }: DialogOf<Item>) {
  const params = { id: project.id, itemId: item.id };
  const { version, hasChanged, saved, failed, told } = useSeenVersion(item);
  const remove = async () => {
    const work = () => told(callApi(removeChecklistItem, { params, query: { version: String(version) } }));
    if (await act.act('remove', work, 'Podklad je odstránený.')) onClose();
  };
  return (
    <CallForm
      call={changeChecklistItem}
      id="item"
      fields={ITEM_FIELDS}
      loadSchemas={schemasOf('changeChecklistItem')}
      input={(texts) => ({ params, body: { ...itemBody(texts), version } })}
      act={act}
      said="Podklad je upravený."
      onStay={({ checklist }) => saved(checklist.find(({ id }) => id === item.id))}
      onFailed={(facts) => void failed(facts)}
      now={hasChanged && <ItemNow project={project} item={item} />}
      onClose={onClose}
      save="Uložiť"
      beside={
        <Button variant="danger" loading={act.running === 'remove'} onClick={() => void remove()}>
          Odstrániť
        </Button>
      }
    >
      {(field) => <ItemFields project={project} item={item} field={field} />}
    </CallForm>
  );
}

const ItemNow = ({ project: { stages, today }, item }: { project: OpenedProject; item: Item }) => (
  <StandsNow
    rows={[
      { label: 'Čo má klient dodať', value: item.title },
      ...(item.description === '' ? [] : [{ label: 'Podrobnosti', value: item.description }]),
      { label: 'Stav', value: CHECKLIST_STATE_TEXTS[item.state] },
      { label: 'Do dňa', value: formatNearDay(item.dueOn, today) },
      { label: 'Čaká naň etapa', value: stages.find(({ id }) => id === item.stageId)?.name ?? 'žiadna' },
      ...(item.text === '' ? [] : [{ label: 'Dodaný text', value: item.text }]),
    ]}
  />
);

/** Why something that was brought goes back. */
export function ReturnDialog({ project, subject: item, act, onClose }: DialogOf<Item>) {
  const { version, hasChanged, failed } = useSeenVersion(item);
  return (
    <Dialog open onOpenChange={onClose} title={`Vrátiť: ${item.title}`}>
      <CallForm
        call={changeChecklistItem}
        id="return"
        fields={['reason']}
        loadSchemas={schemasOf('changeChecklistItem')}
        input={({ reason }) => ({
          params: { id: project.id, itemId: item.id },
          body: { state: 'returned' as const, reason, version },
        })}
        act={act}
        said="Podklad je vrátený."
        once={LATER_WORDS.answered}
        onFailed={(facts) => void failed(facts)}
        now={hasChanged && <ItemNow project={project} item={item} />}
        onClose={onClose}
        save="Vrátiť klientovi"
      >
        {(field) => (
          <Field label="Dôvod" hint="Klient ho uvidí pri podklade." {...field('reason')}>
            {(control) => (
              <Textarea {...control} name="reason" rows={3} maxLength={PROJECT_LIMITS.returnReason} />
            )}
          </Field>
        )}
      </CallForm>
    </Dialog>
  );
}

/** What the client reads in place of an addendum. */
export const DeclineChangeDialog = ({
  project,
  subject: change,
  act,
  onClose,
}: DialogOf<OpenedProject['changes'][number]>) => (
  <Dialog open onOpenChange={onClose} title="Odpovedať bez dodatku">
    <CallForm
      call={declineChange}
      id="decline-change"
      fields={['text']}
      loadSchemas={schemasOf('declineChange')}
      input={({ text }) => ({ params: { id: project.id, changeId: change.id }, body: { text } })}
      act={act}
      said={`Na žiadosť o${'\u00A0'}zmenu ste odpovedali.`}
      once={LATER_WORDS.answered}
      onClose={onClose}
      save="Odoslať klientovi"
    >
      {(field) => (
        <>
          <blockquote className="whitespace-pre-line wrap-anywhere text-ink-2">{change.text}</blockquote>
          <Field label="Odpoveď" hint="Klient ju uvidí pri žiadosti aj v&nbsp;správach." {...field('text')}>
            {(control) => <Textarea {...control} name="text" rows={4} maxLength={MESSAGE_MAX} />}
          </Field>
        </>
      )}
    </CallForm>
  </Dialog>
);

interface RemindProps extends DialogOf<Stage | null> {
  kind: RemindedKind;
}

/** A message that reminds the client of what they are waited for with; it goes into the conversation. */
export function RemindDialog({ project, subject: stage, kind, act, onClose }: RemindProps) {
  const { id, checklist } = project;
  // Of one sending, however often its answer is lost.
  const [sendId] = useState(() => crypto.randomUUID());
  const [text] = useState(() => reminderText(kind, { items: checklist, stage: stage?.name ?? '' }));
  return (
    <Dialog open onOpenChange={onClose} title="Pripomenúť klientovi">
      <CallForm
        call={writeProjectMessage}
        id="remind"
        fields={['text']}
        loadSchemas={schemasOf('writeProjectMessage')}
        input={({ text }) => ({ params: { id }, body: { text, sendId } })}
        act={act}
        said="Pripomenutie odišlo klientovi."
        once={LATER_WORDS.answered}
        onClose={onClose}
        save="Odoslať klientovi"
      >
        {(field) => (
          <Field
            label="Správa"
            hint="Klient ju uvidí v&nbsp;projekte a&nbsp;dostane e-mailom."
            {...field('text')}
          >
            {(control) => (
              <Textarea {...control} name="text" rows={6} defaultValue={text} maxLength={MESSAGE_MAX} />
            )}
          </Field>
        )}
      </CallForm>
    </Dialog>
  );
}
