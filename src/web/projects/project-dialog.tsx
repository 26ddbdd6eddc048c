import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { changeProject } from '#domain/projects/calls.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { CallForm } from '../shell/call-form.tsx';
import { type DialogOf, StandsNow, schemasOf } from './project-dialog-parts.tsx';
import { useSeenVersion } from './seen-version.ts';

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
