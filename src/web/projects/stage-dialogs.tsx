import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { addStage, changeStage, removeStage } from '#domain/projects/calls.ts';
import { PROJECT_LIMITS } from '#domain/projects/project-limits.ts';
import { STAGE_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { requestField } from '#domain/requests/request-fields.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Field } from '../design/field.tsx';
import { Select } from '../design/select.tsx';
import { TextInput } from '../design/text-input.tsx';
import { useAttached } from '../messages/use-attached.tsx';
import { HowField } from '../offers/how-field.tsx';
import { callApi } from '../shell/api-client.ts';
import { CallForm } from '../shell/call-form.tsx';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { LATER_WORDS } from '../shell/later-words.ts';
import { useSeenVersion } from '../shell/seen-version.ts';
import { StandsNow } from '../shell/stands-now.tsx';
import type { FieldOf } from '../shell/use-contract-form.ts';
import { stageSaid } from './project-acts.ts';
import { AddressField, type DialogOf, schemasOf, TextField } from './project-dialog-parts.tsx';
import type { Stage } from './project-words.tsx';
import { StageSaid } from './stage-said.tsx';

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
                        pred etapu „{stage.name}“
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

const StageNow = ({ stage }: { stage: Stage }) => (
  <StandsNow
    rows={[
      { label: 'Názov', value: stage.name },
      { label: 'Stav', value: STAGE_STATE_TEXTS[stage.state] },
    ]}
  />
);

/** Notes that the client has approved a stage otherwise than on their page: what was delivered, who has said so and how. */
export function ApproveDialog({ project, subject: stage, act, onClose }: DialogOf<Stage>) {
  const { version, hasChanged, failed } = useSeenVersion(stage);
  return (
    <Dialog open onOpenChange={onClose} title={`Klient schválil etapu: ${stage.name}`}>
      <CallForm
        call={changeStage}
        id="approve"
        fields={['approvedBy', 'how']}
        loadSchemas={schemasOf('changeStage')}
        input={(said) => ({
          params: { id: project.id, stageId: stage.id },
          body: { state: 'approved' as const, ...said, version },
        })}
        act={act}
        said={stageSaid(stage, 'approved')}
        once={LATER_WORDS.noted}
        onFailed={(facts) => void failed(facts)}
        now={hasChanged && <StageNow stage={stage} />}
        onClose={onClose}
        save="Zapísať schválenie"
      >
        {(field) => (
          <>
            <StageSaid stage={stage} project={project} />
            <Field label="Meno toho, kto ju schválil" required {...field('approvedBy')}>
              {(control) => (
                <TextInput
                  {...control}
                  name="approvedBy"
                  autoComplete="off"
                  defaultValue={project.contact?.name ?? project.recipient}
                  maxLength={requestField('name').max}
                />
              )}
            </Field>
            <HowField name="how" field={field('how')} />
          </>
        )}
      </CallForm>
    </Dialog>
  );
}

/** Delivers a stage to the client: where to see it, what to look at, and files; what they have returned it for stands above. */
export function DeliverDialog({ project, subject: stage, act, onClose }: DialogOf<Stage>) {
  const { version, hasChanged, failed } = useSeenVersion(stage);
  const attached = useAttached({
    door: SESSION_DOOR,
    subject: { type: 'project', id: project.id },
    draft: `${SESSION_DOOR.who()} ${stage.id}`,
    purpose: 'delivery',
  });
  return (
    <Dialog open onOpenChange={onClose} title={`Odovzdať etapu: ${stage.name}`}>
      <CallForm
        call={changeStage}
        id="deliver"
        fields={['deliveryUrl', 'deliveryText']}
        loadSchemas={schemasOf('changeStage')}
        input={(delivery) => ({
          params: { id: project.id, stageId: stage.id },
          body: {
            state: 'delivered' as const,
            ...delivery,
            deliveryFiles: attached.files.map(({ id }) => id),
            version,
          },
        })}
        problem={attached.problem}
        onSaved={attached.clear}
        act={act}
        said={stageSaid(stage, 'delivered')}
        once={LATER_WORDS.answered}
        onFailed={(facts) => void failed(facts)}
        now={hasChanged && <StageNow stage={stage} />}
        onClose={onClose}
        save="Odovzdať etapu"
      >
        {(field) => (
          <>
            <StageSaid stage={stage} project={project} />
            <AddressField
              name="deliveryUrl"
              hint="Kde si klient prácu pozrie, napríklad skúšobný web. Stačí adresa, text alebo súbor."
              max={PROJECT_LIMITS.deliveryUrl}
              proposed={stage.deliveries[0]?.url ?? ''}
              field={field('deliveryUrl')}
            />
            <TextField
              label="Čo si má klient pozrieť"
              hint="Príde mu to aj e-mailom, preto sem nepíšte heslá."
              name="deliveryText"
              rows={5}
              max={PROJECT_LIMITS.deliveryText}
              field={field('deliveryText')}
            />
            {attached.list}
            <div>{attached.button}</div>
          </>
        )}
      </CallForm>
    </Dialog>
  );
}
