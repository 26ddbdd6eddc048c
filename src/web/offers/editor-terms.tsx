import { X } from 'lucide-react';
import { plural } from '#domain/kernel/plural.ts';
import { type OfferStage, workingDaysOf } from '#domain/offers/offer.ts';
import { OFFER_LIMITS } from '#domain/offers/offer-limits.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Dense } from '../design/areas/dense.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import { TextInput } from '../design/text-input.tsx';
import { randomId } from '../shell/random-id.ts';
import { controlOf, useEditor } from './editor-context.ts';
import { NumberField } from './number-field.tsx';

/** Until when the offer holds, when the work can begin and what it is done in. */
export function EditorTerms() {
  const { offer, content, change, problems } = useEditor();
  const { stages } = content;
  const messageOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const setStages = (work: (stages: OfferStage[]) => OfferStage[]) =>
    change((before) => ({ ...before, stages: work(before.stages) }));
  return (
    <AreaSection title="Termíny a&nbsp;etapy" count={plural(workingDaysOf(content), 'workingDay')}>
      <Dense className="offer-two">
        <Field
          label={worded(offer, 'Ponuka platí do', 'Dodatok platí do')}
          id={controlOf('validUntil')}
          error={messageOf('validUntil')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={content.validUntil}
              onChange={({ target }) =>
                target.value && change((before) => ({ ...before, validUntil: target.value }))
              }
            />
          )}
        </Field>
        <Field label="Začiatok najskôr" id={controlOf('earliestStart')} error={messageOf('earliestStart')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={content.earliestStart ?? ''}
              onChange={({ target }) =>
                change((before) => ({ ...before, earliestStart: target.value || null }))
              }
            />
          )}
        </Field>
      </Dense>
      <div id={controlOf('stages')} tabIndex={-1} className="pt-2">
        {messageOf('stages') && <p className="field-error">{messageOf('stages')}</p>}
      </div>
      <Dense>
        <ol className="offer-parts" aria-label="Etapy">
          {stages.map((stage, index) => (
            <li key={stage.id} className="offer-parts-short">
              <Field
                label={`${index + 1}. etapa`}
                id={controlOf(`stages.${stage.id}.name`)}
                error={messageOf(`stages.${stage.id}.name`)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    maxLength={OFFER_LIMITS.name}
                    autoComplete="off"
                    value={stage.name}
                    onChange={({ target }) =>
                      setStages((all) =>
                        all.map((one) => (one.id === stage.id ? { ...one, name: target.value } : one)),
                      )
                    }
                  />
                )}
              </Field>
              <NumberField
                field={`stages.${stage.id}.days`}
                label="Pracovné dni"
                value={stage.days}
                min={0}
                max={OFFER_LIMITS.days}
                onValue={(days) =>
                  setStages((all) => all.map((one) => (one.id === stage.id ? { ...one, days } : one)))
                }
              />
              <span className="offer-part-acts">
                <button
                  type="button"
                  className="button button-icon button-quiet"
                  aria-label={`Odstrániť etapu: ${stage.name || 'bez názvu'}`}
                  onClick={() => setStages((all) => all.filter(({ id }) => id !== stage.id))}
                >
                  <X aria-hidden="true" strokeWidth={1.5} />
                </button>
              </span>
            </li>
          ))}
        </ol>
      </Dense>
      <div className="offer-acts">
        <Button
          variant="link"
          size="dense"
          disabled={stages.length >= OFFER_LIMITS.stages}
          onClick={() => setStages((all) => [...all, { id: randomId(), name: '', days: 5 }])}
        >
          Pridať etapu
        </Button>
      </div>
    </AreaSection>
  );
}
