import type { FormValues } from '#domain/api/form-draft.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { addChecklistItem, changeChecklistItem, removeChecklistItem } from '#domain/projects/calls.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { CHECKLIST_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Select } from '../design/select.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import { callApi } from '../shell/api-client.ts';
import { CallForm } from '../shell/call-form.tsx';
import { LATER_WORDS } from '../shell/later-words.ts';
import { useSeenVersion } from '../shell/seen-version.ts';
import { StandsNow } from '../shell/stands-now.tsx';
import type { FieldOf } from '../shell/use-contract-form.ts';
import { type DialogOf, schemasOf, TextDialog } from './project-dialog-parts.tsx';
import type { Item, OpenedProject } from './project-words.tsx';

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
    <Field label="Termín" {...field('dueOn')}>
      {(control) => <TextInput {...control} name="dueOn" type="date" defaultValue={item.dueOn} />}
    </Field>
    <Field label="Potrebuje ho etapa" {...field('stageId')}>
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
      { label: 'Termín', value: formatNearDay(item.dueOn, today) },
      { label: 'Potrebuje ho etapa', value: stages.find(({ id }) => id === item.stageId)?.name ?? 'žiadna' },
      ...(item.text === '' ? [] : [{ label: 'Dodaný text', value: item.text }]),
    ]}
  />
);

/** Why something that was brought goes back. */
export function ReturnDialog({ project, subject: item, act, onClose }: DialogOf<Item>) {
  const { version, hasChanged, failed } = useSeenVersion(item);
  return (
    <TextDialog
      title={`Vrátiť: ${item.title}`}
      call={changeChecklistItem}
      id="return"
      name="reason"
      label="Dôvod"
      hint="Klient ho uvidí pri podklade."
      rows={3}
      max={PROJECT_LIMITS.returnReason}
      loadSchemas={schemasOf('changeChecklistItem')}
      input={({ reason }) => ({
        params: { id: project.id, itemId: item.id },
        body: { state: 'returned' as const, reason, version },
      })}
      act={act}
      said={{ words: 'Podklad je vrátený.', id: item.id, state: 'returned' }}
      onFailed={(facts) => void failed(facts)}
      now={hasChanged && <ItemNow project={project} item={item} />}
      onClose={onClose}
      save="Vrátiť klientovi"
    />
  );
}
