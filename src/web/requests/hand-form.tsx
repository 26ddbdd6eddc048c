import { accountAdvice } from '#domain/accounts/account-advice.ts';
import type { CallInput } from '#domain/api/call.ts';
import type { FormValues } from '#domain/api/form-draft.ts';
import { DESCRIPTION_MAX } from '#domain/quote/limits.ts';
import { enterRequest } from '#domain/requests/inbox-calls.ts';
import { REQUEST_KIND_TEXTS } from '#domain/requests/inbox-texts.ts';
import { LISTED_FIELDS, requestField } from '#domain/requests/request-fields.ts';
import { HAND_KINDS } from '#domain/requests/request-status.ts';
import { topicName } from '#domain/requests/topic-names.ts';
import { TOPIC_IDS } from '#domain/requests/topics.ts';
import { Field } from '../design/field.tsx';
import { Select } from '../design/select.tsx';
import { TextInput } from '../design/text-input.tsx';
import { Textarea } from '../design/textarea.tsx';
import { fieldOfType } from '../shell/field-of-type.ts';
import { LATER_WORDS } from '../shell/later-words.ts';
import { RecordForm } from '../shell/record-form.tsx';

const FIELDS = ['kind', ...LISTED_FIELDS, 'topic', 'description'] as const;

const handInput = (texts: FormValues<(typeof FIELDS)[number]>): CallInput<typeof enterRequest> => ({
  body: {
    ...texts,
    kind: HAND_KINDS.find((kind) => kind === texts.kind) ?? 'other',
    topic: TOPIC_IDS.find((topic) => topic === texts.topic) ?? '',
  },
});

interface HandFormProps {
  onDone: (id: string) => void;
  onArrived: () => void;
  onCancel: () => void;
}

/** A request that came past the site, as the operator writes it down. */
export const HandForm = ({ onDone, ...ends }: HandFormProps) => (
  <RecordForm
    of="requests"
    id="request"
    fields={FIELDS}
    call={enterRequest}
    loadSchemas={async () => (await import('#domain/requests/inbox-contract.ts')).inboxSchemas.enterRequest}
    input={handInput}
    advice={accountAdvice}
    label="Zapísať dopyt"
    once={LATER_WORDS.noted}
    onDone={({ id }) => onDone(id)}
    {...ends}
  >
    {(field) => (
      <>
        <Field label="Ako prišiel" required {...field('kind')}>
          {(control) => (
            <Select {...control} name="kind" defaultValue={HAND_KINDS[0]}>
              {HAND_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {REQUEST_KIND_TEXTS[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="O&nbsp;čo má záujem" {...field('topic')}>
          {(control) => (
            <Select {...control} name="topic" defaultValue="">
              <option value="">Zatiaľ nevie</option>
              {TOPIC_IDS.map((topic) => (
                <option key={topic} value={topic}>
                  {topicName(topic)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {LISTED_FIELDS.map((name) => {
          const { short, type, max } = requestField(name);
          const Container = fieldOfType(type);
          return (
            <div key={name}>
              <Container label={short} {...field(name)}>
                {(control) => (
                  <TextInput {...control} name={name} type={type} autoComplete="off" maxLength={max} />
                )}
              </Container>
            </div>
          );
        })}
        <div data-width="whole">
          <Field
            label="Čo potrebuje"
            hint="Klient s&nbsp;účtom si tento text môže prečítať. Čo je len pre vás, napíšte potom do internej poznámky."
            required
            {...field('description')}
          >
            {(control) => <Textarea {...control} name="description" maxLength={DESCRIPTION_MAX} />}
          </Field>
        </div>
      </>
    )}
  </RecordForm>
);
