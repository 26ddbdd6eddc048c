import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BodyOf } from '#domain/api/call.ts';
import { ApiError, factsOf } from '#domain/errors/api-error.ts';
import { isAborted } from '#domain/errors/classify.ts';
import { MIN_FILL_MS } from '#domain/requests/bot.ts';
import * as calls from '#domain/requests/calls.ts';
import { contactAdvice } from '#domain/requests/contact-advice.ts';
import type { submitContact } from '#domain/requests/contact-contract.ts';
import {
  type ContactDraft,
  type ContactForm,
  type ContactFormField,
  contactFieldOf,
  contactFormBody,
  contactFormKey,
  filledFor,
} from '#domain/requests/contact-draft.ts';
import type { ContactErrors } from '#domain/requests/contact-validation.ts';
import { callApi } from '../shell/api-client.ts';

const BAD_REQUEST = 400;

/**
 * The rules for fields and answer bring libraries of their own, so they come when somebody writes. Where their code is
 * lost the server checks alone, and its answer is trusted.
 */
export const loadRules = () => import('#domain/requests/contact-validation.ts').catch(() => null);

interface Sending {
  /** Messages of fields that are wrong. */
  errors: ContactErrors;
  /** What to do after the last attempt failed. */
  advice: string | null;
  /** Attempts that did not succeed so far. */
  attempts: number;
  isSending: boolean;
}

const IDLE: Sending = { errors: {}, advice: null, attempts: 0, isSending: false };

interface Request {
  body: BodyOf<typeof submitContact>;
  key: string;
  signal: AbortSignal;
  rules: Awaited<ReturnType<typeof loadRules>>;
}

/** A message that has arrived. */
export interface SubmittedContact {
  ticket: string;
  /** A confirmation is on its way to the address. */
  mailed: boolean;
  form: ContactForm;
}

/** Sends what is written in the contact form; a retry of the same text is the same message. */
export function useSubmitContact(onSent: (sent: SubmittedContact) => void) {
  const [state, setState] = useState(IDLE);
  const leaving = useRef<AbortController | null>(null);
  const { mutateAsync } = useMutation({
    mutationKey: ['contact-messages', 'send'],
    mutationFn: ({ body, key, signal, rules }: Request) =>
      callApi(
        calls.submitContact,
        { body },
        {
          signal,
          headers: { 'idempotency-key': key },
          ...(rules && { schema: rules.contactAnswerSchema }),
        },
      ),
    meta: { toast: false },
  });

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const fail = (change: Partial<Sending>) =>
    setState(({ attempts }) => ({ ...IDLE, attempts: attempts + 1, ...change }));

  const send = async (read: () => ContactDraft, honeypot: string) => {
    const { signal } = leaving.current ?? new AbortController();
    setState((before) => ({ ...before, advice: null, isSending: true }));
    const rules = await loadRules();
    const errors = rules?.contactErrors(read().form) ?? {};
    if (Object.keys(errors).length > 0) return fail({ errors });
    try {
      await untilCredible(read());
      const draft = read();
      const body = contactFormBody(draft, honeypot, Date.now());
      const { ticket, mailed } = await mutateAsync({ body, key: contactFormKey(draft), signal, rules });
      onSent({ ticket, mailed, form: draft.form });
    } catch (error) {
      if (!isAborted(factsOf(error))) fail(failureOf(error));
    }
  };

  const clearError = (field: ContactFormField) =>
    setState(({ errors: { [field]: _right, ...errors }, ...before }) => ({ ...before, errors }));

  return { ...state, send, clearError };
}

/** Whoever pastes a prepared text is faster than people usually are: waits rather than be taken for a robot. */
const untilCredible = (draft: ContactDraft): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, MIN_FILL_MS - filledFor(draft, Date.now()))));

/** At the field the server names, or above the button. */
function failureOf(error: unknown): Partial<Sending> {
  const answer = error instanceof ApiError ? error : null;
  const field = answer?.status === BAD_REQUEST ? contactFieldOf(answer.field) : null;
  if (answer && field) return { errors: { [field]: answer.message } };
  return { advice: contactAdvice(factsOf(error), answer?.retryAfter ?? null) };
}
