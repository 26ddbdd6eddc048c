import { type FormEvent, useState } from 'react';
import {
  addChecklistItem,
  addStage,
  changeChecklistItem,
  changeProject,
  changeStage,
  removeChecklistItem,
  removeStage,
} from '#domain/projects/calls.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Select } from '../design/select.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import { ActWords } from '../offers/act-words.tsx';
import type { Act } from '../offers/use-act.ts';
import { callApi } from '../shell/api-client.ts';
import type { OpenedProject } from './project-words.tsx';

export type Stage = OpenedProject['stages'][number];
export type Item = OpenedProject['checklist'][number];

interface DialogOf<Subject> {
  project: OpenedProject;
  /** What is edited; null for a new one. */
  subject: Subject;
  act: Act;
  onClose: () => void;
}

const submitted = (act: () => Promise<void>) => (event: FormEvent) => {
  event.preventDefault();
  void act();
};

/** Name, first day and agreed launch of a project. */
export function ProjectDialog({ project, act, onClose }: Omit<DialogOf<null>, 'subject'>) {
  const [name, setName] = useState(project.name);
  const [startOn, setStartOn] = useState(project.startOn);
  const [agreedOn, setAgreedOn] = useState(project.agreedOn);
  const save = async () => {
    const body = {
      name,
      ...(startOn === project.startOn ? {} : { startOn }),
      ...(agreedOn === project.agreedOn ? {} : { agreedOn }),
    };
    const work = () => callApi(changeProject, { params: { id: project.id }, body });
    if (await act.act('project', work, 'Projekt je upravený.')) onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Upraviť projekt">
      <form className="record-panel" onSubmit={submitted(save)}>
        <ActWords act={act} />
        <Field label="Názov">
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={PROJECT_LIMITS.name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field label="Začiatok prác" hint="Posunie aj dohodnuté spustenie.">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              required
              value={startOn}
              onChange={({ target }) => setStartOn(target.value)}
            />
          )}
        </Field>
        <Field label="Dohodnuté spustenie" hint="Voči nemu sa počíta meškanie.">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              required
              value={agreedOn}
              onChange={({ target }) => setAgreedOn(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" loading={act.running === 'project'}>
          Uložiť
        </Button>
      </form>
    </Dialog>
  );
}

/** A stage: its name, length, earliest day and place; a new one comes at the end. */
export function StageDialog({ project, subject: stage, act, onClose }: DialogOf<Stage | null>) {
  const [name, setName] = useState(stage?.name ?? '');
  const [days, setDays] = useState(String(stage?.days ?? 3));
  const [notBefore, setNotBefore] = useState(stage?.notBefore ?? '');
  const place = project.stages.findIndex(({ id }) => id === stage?.id) + 1;
  const [wanted, setWanted] = useState(String(place));
  const params = { id: project.id, stageId: stage?.id ?? '' };
  const save = async () => {
    const edited = { name, days: Number(days), notBefore: notBefore === '' ? null : notBefore };
    const moved = Number(wanted) === place ? {} : { place: Number(wanted) };
    const work = () =>
      stage
        ? callApi(changeStage, { params, body: { ...edited, ...moved } })
        : callApi(addStage, { params: { id: project.id }, body: { name, days: Number(days) } });
    if (await act.act('stage', work, stage ? 'Etapa je upravená.' : 'Etapa je pridaná.')) onClose();
  };
  const remove = async () => {
    if (await act.act('remove', () => callApi(removeStage, { params }), 'Etapa je odstránená.')) onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={stage ? 'Upraviť etapu' : 'Nová etapa'}>
      <form className="record-panel" onSubmit={submitted(save)}>
        <ActWords act={act} />
        <Field label="Názov">
          {(control) => (
            <TextInput
              {...control}
              required
              value={name}
              maxLength={PROJECT_LIMITS.stageName}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field label="Pracovných dní">
          {(control) => (
            <TextInput
              {...control}
              type="number"
              min={1}
              max={PROJECT_LIMITS.stageDays}
              required
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          )}
        </Field>
        {stage && (
          <>
            <Field label="Nezačať skôr ako" hint="Prázdne: hneď po predchádzajúcej etape.">
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  value={notBefore}
                  onChange={({ target }) => setNotBefore(target.value)}
                />
              )}
            </Field>
            <Field label="Poradie">
              {(control) => (
                <Select {...control} value={wanted} onChange={({ target }) => setWanted(target.value)}>
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
        <div className="record-acts">
          <Button type="submit" variant="primary" loading={act.running === 'stage'}>
            Uložiť
          </Button>
          {stage?.state === 'planned' && (
            <Button variant="danger" loading={act.running === 'remove'} onClick={() => void remove()}>
              Odstrániť
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** What the client has to bring, until when, and which stage waits for it. */
export function ItemDialog({ project, subject: item, act, onClose }: DialogOf<Item | null>) {
  const [title, setTitle] = useState(item?.title ?? '');
  const [description, setDescription] = useState(item?.description ?? '');
  const [dueOn, setDueOn] = useState(item?.dueOn ?? project.today);
  const [stageId, setStageId] = useState(item?.stageId ?? '');
  const params = { id: project.id, itemId: item?.id ?? '' };
  const save = async () => {
    const body = { title, description, dueOn, stageId: stageId === '' ? null : stageId };
    const work = () =>
      item
        ? callApi(changeChecklistItem, { params, body })
        : callApi(addChecklistItem, { params: { id: project.id }, body });
    if (await act.act('item', work, item ? 'Podklad je upravený.' : 'Podklad je pridaný.')) onClose();
  };
  const remove = async () => {
    const work = () => callApi(removeChecklistItem, { params });
    if (await act.act('remove', work, 'Podklad je odstránený.')) onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={item ? 'Upraviť podklad' : 'Nový podklad'}>
      <form className="record-panel" onSubmit={submitted(save)}>
        <ActWords act={act} />
        <Field label="Čo má klient priniesť">
          {(control) => (
            <TextInput
              {...control}
              required
              value={title}
              maxLength={PROJECT_LIMITS.itemTitle}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        <Field label="Podrobnosti">
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={description}
              maxLength={PROJECT_LIMITS.itemDescription}
              onChange={({ target }) => setDescription(target.value)}
            />
          )}
        </Field>
        <Field label="Do dňa">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              required
              value={dueOn}
              onChange={({ target }) => setDueOn(target.value)}
            />
          )}
        </Field>
        <Field label="Čaká naň etapa">
          {(control) => (
            <Select {...control} value={stageId} onChange={({ target }) => setStageId(target.value)}>
              <option value="">Žiadna</option>
              {project.stages.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="record-acts">
          <Button type="submit" variant="primary" loading={act.running === 'item'}>
            Uložiť
          </Button>
          {item && (
            <Button variant="danger" loading={act.running === 'remove'} onClick={() => void remove()}>
              Odstrániť
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Why something that was brought goes back. */
export function ReturnDialog({ project, subject: item, act, onClose }: DialogOf<Item>) {
  const [reason, setReason] = useState('');
  const save = async () => {
    const body = { state: 'returned' as const, reason };
    const work = () => callApi(changeChecklistItem, { params: { id: project.id, itemId: item.id }, body });
    if (await act.act('return', work, 'Podklad je vrátený.')) onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={`Vrátiť: ${item.title}`}>
      <form className="record-panel" onSubmit={submitted(save)}>
        <ActWords act={act} />
        <Field label="Dôvod" hint="Klient ho uvidí pri podklade.">
          {(control) => (
            <Textarea
              {...control}
              required
              rows={3}
              value={reason}
              maxLength={PROJECT_LIMITS.returnReason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" loading={act.running === 'return'}>
          Vrátiť klientovi
        </Button>
      </form>
    </Dialog>
  );
}
