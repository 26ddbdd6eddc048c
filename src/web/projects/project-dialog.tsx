import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import { changeProject } from '#domain/projects/calls.ts';
import { closedByLaunch } from '#domain/projects/checklist-life.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { PROJECT_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { CallForm } from '../shell/call-form.tsx';
import { LATER_WORDS } from '../shell/later-words.ts';
import { useSeenVersion } from '../shell/seen-version.ts';
import { StandsNow } from '../shell/stands-now.tsx';
import type { FieldOf } from '../shell/use-contract-form.ts';
import { AddressField, type DialogOf, schemasOf } from './project-dialog-parts.tsx';
import type { OpenedProject } from './project-words.tsx';

/** Name, first day and agreed launch of a project, and where it is once it was launched. */
export function ProjectDialog({ project, act, onClose }: Omit<DialogOf<null>, 'subject'>) {
  const { id, name, startOn, agreedOn, liveUrl, today } = project;
  const { version, hasChanged, saved, failed } = useSeenVersion(project);
  return (
    <Dialog open onOpenChange={onClose} title="Upraviť projekt">
      <CallForm
        call={changeProject}
        id="project"
        fields={['name', 'startOn', 'agreedOn', 'liveUrl']}
        loadSchemas={schemasOf('changeProject')}
        input={(texts) => ({
          params: { id },
          body: {
            name: texts.name,
            ...(texts.startOn === startOn ? {} : { startOn: texts.startOn }),
            ...(texts.agreedOn === agreedOn ? {} : { agreedOn: texts.agreedOn }),
            ...(project.launchedOn === null ? {} : { liveUrl: texts.liveUrl }),
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
            {project.launchedOn !== null && <LiveUrlField url={liveUrl} field={field('liveUrl')} />}
          </>
        )}
      </CallForm>
    </Dialog>
  );
}

const LiveUrlField = ({ url, field }: { url: string; field: ReturnType<FieldOf<'liveUrl'>> }) => (
  <AddressField
    name="liveUrl"
    hint="Kde to klient nájde. Ak adresu nemá, nechajte pole prázdne."
    max={PROJECT_LIMITS.liveUrl}
    proposed={url}
    field={field}
  />
);

/** Launches a project: where it is, and what becomes of what the client was to bring; the mail with the report goes out. */
export function LaunchDialog({ project, act, onClose }: Omit<DialogOf<null>, 'subject'>) {
  const { id, checklist } = project;
  const { version, failed } = useSeenVersion(project);
  const closed = (to: 'accepted' | 'waived') => checklist.filter(({ state }) => closedByLaunch(state) === to);
  return (
    <Dialog open onOpenChange={onClose} title="Spustiť projekt">
      <CallForm
        call={changeProject}
        id="launch"
        fields={['liveUrl']}
        loadSchemas={schemasOf('changeProject')}
        input={({ liveUrl }) => ({ params: { id }, body: { state: 'launched' as const, liveUrl, version } })}
        act={act}
        said={{ words: `Projekt: ${PROJECT_STATE_TEXTS.launched}.`, id, state: 'launched' }}
        once={LATER_WORDS.answered}
        onFailed={(facts) => void failed(facts)}
        onClose={onClose}
        save="Spustiť projekt"
      >
        {(field) => (
          <>
            <p>
              Klientovi príde e-mail s&nbsp;odovzdávacím protokolom a&nbsp;s&nbsp;adresou, ak ju vyplníte.
              Podklady už od neho nebude treba.
            </p>
            <ClosedItems title="Prijmú sa" items={closed('accepted')} />
            <ClosedItems title="Označia sa ako nepotrebné" items={closed('waived')} />
            <LiveUrlField url="" field={field('liveUrl')} />
          </>
        )}
      </CallForm>
    </Dialog>
  );
}

const ClosedItems = ({ title, items }: { title: string; items: OpenedProject['checklist'] }) =>
  items.length > 0 && (
    <div>
      <b>
        {title} ({items.length}):
      </b>
      <ul className="ml-5 list-disc">
        {items.map((item) => (
          <li key={item.id}>{tied(item.title)}</li>
        ))}
      </ul>
    </div>
  );
