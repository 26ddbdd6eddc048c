import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Call, CallInput, CallSchemas } from '#domain/api/call.ts';
import { type FieldMessages, fieldMessages } from '#domain/api/field-messages.ts';
import {
  type FormDraft,
  type FormValues,
  fieldNamed,
  filledFor,
  isChanged,
  submissionKey,
} from '#domain/api/form-draft.ts';
import type { SessionName } from '#domain/consent/storage-names.ts';
import { ApiError, factsOf, refusedField } from '#domain/errors/api-error.ts';
import { type ErrorFacts, isAborted } from '#domain/errors/classify.ts';
import { type FormSignals, LOOKS_AUTOMATIC } from '#domain/requests/bot.ts';
import type { ErrorSummary } from '../design/error-summary.tsx';
import { focusControl } from '../design/focus-control.ts';
import type { AnswerSchema, ApiAnswer } from './api-client.ts';
import { LATER_WORDS } from './later-words.ts';
import { timeFilled } from './time-filled.ts';
import { useCall } from './use-call.ts';
import { useFormDraft } from './use-form-draft.ts';

interface ContractFormOptions<Schemas extends CallSchemas, Field extends string> {
  call: Call<Schemas>;
  /** Of the mutation: what its success makes out of date. */
  key: readonly string[];
  /** Begins the id of every control: "contact" makes "contact-email". */
  id: string;
  /** Names of the controls, in the order they are shown. */
  fields: readonly Field[];
  /** The schemas of the call. They bring libraries, so they come when somebody writes. */
  loadSchemas: () => Promise<Schemas>;
  /** What is sent for these texts; the honeypot is a control named `website`. */
  input: (texts: FormValues<Field>, signals: FormSignals) => CallInput<Call<Schemas>>;
  /** What to do when it could not be sent; `retryAfter` is in seconds. */
  advice: (facts: ErrorFacts, retryAfter: number | null) => string;
  onDone: (answer: ApiAnswer<Schemas>, texts: FormValues<Field>) => void;
  /**
   * Instead of it, where words were changed while the ones before were being sent: those have arrived, the later ones stay
   * in the form, and `later` says so. Without it a form ends with what was sent, as one of a password does.
   */
  onArrived?: (answer: ApiAnswer<Schemas>, texts: FormValues<Field>) => void;
  /** A second press would do it twice, or not at all: where words were changed meanwhile, this says so, and the form is over. */
  once?: string | undefined;
  /** Around the call: asks again for what the server misses before it, and calls it anew. */
  around?: <Answer>(send: () => Promise<Answer>) => Promise<Answer>;
  /** Why nothing can be sent yet, said above the button; null where it can. */
  problem?: string | null;
  /** The call has failed; what is said at the form is said already. */
  onFailed?: (facts: ErrorFacts) => void;
  /** Where the tab keeps what is being written; without it a reload loses it. */
  draft?: SessionName;
  /** Nobody writes faster than this, in milliseconds: whoever pastes waits rather than be taken for a bot. */
  leastMs?: number;
}

interface Sending<Field extends string> {
  /** Messages of fields that are wrong. */
  errors: FieldMessages<Field>;
  /** What to do after the last attempt failed. */
  advice: string | null;
  /** What was sent has arrived, and the form says something later; null where it does not. */
  later: string | null;
  /** It is done, and cannot be done again: what was changed meanwhile stands there to be read. */
  isOver: boolean;
  /** Attempts that did not succeed so far. */
  attempts: number;
  isSending: boolean;
}

const IDLE = { errors: {}, advice: null, later: null, isOver: false, isSending: false };

/** What ties a control to its Field by the name it has in the form. */
export type FieldOf<Name extends string> = (name: Name) => { id: string; error: string | undefined };

/** A form over one call of the contract. */
export interface ContractForm<Field extends string> extends Omit<Sending<Field>, 'attempts'> {
  /** For the form element. */
  form: ComponentProps<'form'>;
  /** For the Field of a name; its control has the name itself. */
  field: FieldOf<Field>;
  /** For the ErrorSummary above the fields. Where it is not shown, the first bad field gets the focus. */
  summary: Pick<ComponentProps<typeof ErrorSummary>, 'ref' | 'entries' | 'onSelect'>;
}

/**
 * Sends a form by one call: its texts are checked by the call's own schemas, what the server says of a field stands at
 * that field, and a retry of the same texts is the same submission until an answer has come. A failure leaves every
 * letter in its place, and what was corrected and sent meanwhile is sent after it; a success leaves in its place what was
 * changed meanwhile. Where the code of the schemas is lost the server checks alone, and its answer is trusted.
 */
export function useContractForm<Schemas extends CallSchemas, Field extends string>(
  options: ContractFormOptions<Schemas, Field>,
): ContractForm<Field> {
  const { call, key, id, fields, leastMs = 0, around = (act) => act() } = options;
  const element = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(element, fields, options.draft ?? null);
  const { send } = useCall(call, key);
  const [{ attempts, ...sending }, setSending] = useState<Sending<Field>>({ ...IDLE, attempts: 0 });
  const leaving = useLeaving();
  const pressedAgain = useRef(false);
  const isAsked = useRef(false);
  const entries = fields.flatMap((field) => {
    const message = sending.errors[field];
    return message === undefined ? [] : [{ id: `${id}-${field}`, message }];
  });
  const summary = useFocusAfter(attempts, entries[0]?.id);
  const loadSchemas = () => options.loadSchemas().catch(() => null);

  // A press for other texts meanwhile: what was wrong with those before is no news, and nobody has to press once more.
  const fail = (sent: FormDraft<Field>, change: Partial<Sending<Field>>) => {
    if (pressedAgain.current && submissionKey(draft.read()) !== submissionKey(sent)) return void submit();
    setSending((before) => ({ ...IDLE, attempts: before.attempts + 1, ...change }));
  };
  const inputNow = (filledInMs = leastMs) => {
    const written = draft.read();
    // It counts once: whoever is asked and sends it again is a person whose browser has filled it in.
    const website = isAsked.current ? '' : honeypotOf(element.current);
    const signals = { website, filledInMs };
    return { written, input: options.input(written.form, signals) };
  };

  const submit = async () => {
    const { signal } = leaving();
    pressedAgain.current = false;
    setSending((before) => ({ ...before, advice: null, later: null, isSending: true }));
    const schemas = await loadSchemas();
    if (signal.aborted) return;
    let { written, input } = inputNow();
    const errors = wrongFields(schemas, input, fields);
    if (Object.keys(errors).length > 0) return fail(written, { errors });
    if (options.problem) return fail(written, { advice: options.problem });
    try {
      const filledInMs = await timeFilled(() => filledFor(draft.read(), Date.now()), leastMs);
      signal.throwIfAborted();
      ({ written, input } = inputNow(filledInMs));
      const headers = { 'idempotency-key': submissionKey(written) };
      const answer = await around(() => send(input, { signal, headers, ...answerSchema(schemas) }));
      if (options.onArrived && isChanged(written.form, draft.read().form)) {
        const { once, onArrived } = options;
        if (once === undefined) draft.goOn();
        else draft.clear();
        onArrived(answer, written.form);
        const later = once ?? LATER_WORDS[call.method === 'POST' ? 'sent' : 'saved'];
        setSending({ ...IDLE, later, isOver: once !== undefined, attempts: 0 });
        return;
      }
      draft.clear();
      setSending({ ...IDLE, attempts: 0 });
      options.onDone(answer, written.form);
    } catch (error) {
      const facts = factsOf(error);
      if (!isAborted(facts)) {
        isAsked.current ||= facts.status === LOOKS_AUTOMATIC;
        fail(written, failureOf(error, fields, options.advice));
        options.onFailed?.(facts);
      }
      // Whoever was asked for something more has thought better of it.
      else if (!signal.aborted) setSending((before) => ({ ...before, isSending: false }));
    }
  };

  const changed = (event: FormEvent) => {
    draft.keep();
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    const field = fieldNamed(fields, name);
    if (field && sending.errors[field] !== undefined) setSending(withoutError(field));
  };

  return {
    ...sending,
    form: {
      ref: element,
      // "dialog": pressed before the scripts run, the button must not put what was typed into the address.
      method: 'dialog',
      noValidate: true,
      onInput: changed,
      onFocus: loadSchemas,
      onSubmit: (event) => {
        event.preventDefault();
        if (sending.isOver) return;
        if (sending.isSending) pressedAgain.current = true;
        else void submit();
      },
    },
    field: (name) => ({ id: `${id}-${name}`, error: sending.errors[name] }),
    summary: { ref: summary, entries, onSelect: (entry) => focusControl(entry.id) },
  };
}

/** Gives up what is on its way when the form goes. */
function useLeaving(): () => AbortController {
  const controller = useRef<AbortController | null>(null);
  useEffect(() => {
    const shown = new AbortController();
    controller.current = shown;
    return () => shown.abort();
  }, []);
  return () => controller.current ?? new AbortController();
}

/** Each attempt that is blocked leads to what is wrong: to the summary, else to the first bad field. */
function useFocusAfter(attempts: number, firstBad: string | undefined) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: correcting a field must not move the focus to the next
  useEffect(() => {
    if (attempts === 0) return;
    if (box.current) box.current.focus();
    else if (firstBad) focusControl(firstBad);
  }, [attempts]);
  return box;
}

const honeypotOf = (form: HTMLFormElement | null): string =>
  String((form && new FormData(form).get('website')) ?? '');

/** None where the code of the rules is lost. */
const wrongFields = <Field extends string>(
  schemas: CallSchemas | null,
  { body }: { body?: unknown },
  fields: readonly Field[],
): FieldMessages<Field> => (schemas?.body ? fieldMessages(schemas.body, body, fields) : {});

/** What reads the call's answer; nothing does where it is a file, or the code is lost. */
const answerSchema = <Schemas extends CallSchemas>(
  schemas: Schemas | null,
): { schema?: AnswerSchema<ApiAnswer<Schemas>> } =>
  // The call answers what its own schema reads.
  schemas && 'safeParse' in schemas.answer
    ? { schema: schemas.answer as unknown as AnswerSchema<ApiAnswer<Schemas>> }
    : {};

const withoutError =
  <Field extends string>(field: Field) =>
  ({ errors: { [field]: _right, ...errors }, ...before }: Sending<Field>): Sending<Field> => ({
    ...before,
    // What is left is by the same names.
    errors: errors as FieldMessages<Field>,
  });

/** At the field the server names, or above the button. */
function failureOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  advice: ContractFormOptions<CallSchemas, Field>['advice'],
): Partial<Sending<Field>> {
  const facts = factsOf(error);
  const field = fieldNamed(fields, refusedField(error));
  if (field) {
    const errors: FieldMessages<Field> = {};
    errors[field] = facts.message;
    return { errors };
  }
  return { advice: advice(facts, error instanceof ApiError ? error.retryAfter : null) };
}
