import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BodyOf } from '#domain/api/call.ts';
import { ApiError, factsOf } from '#domain/errors/api-error.ts';
import { isAborted } from '#domain/errors/classify.ts';
import * as calls from '#domain/requests/calls.ts';
import { messageAdvice } from '#domain/requests/message-advice.ts';
import type { sendMessage } from '#domain/requests/message-contract.ts';
import {
  filledFor,
  type MessageDraft,
  type MessageField,
  type MessageForm,
  messageBody,
  messageFieldOf,
  messageKey,
} from '#domain/requests/message-form.ts';
import type { MessageErrors } from '#domain/requests/message-validation.ts';
import { MIN_FILL_MS } from '#domain/requests/robot.ts';
import { callApi } from '../shell/api-client.ts';

const BAD_REQUEST = 400;

/**
 * The rules for fields and answer bring libraries of their own, so they come when somebody writes. Where their code is
 * lost the server checks alone, and its answer is trusted.
 */
export const loadRules = () => import('#domain/requests/message-validation.ts').catch(() => null);

interface Sending {
  /** Messages of fields that are wrong. */
  errors: MessageErrors;
  /** What to do after the last attempt failed. */
  advice: string | null;
  /** Attempts that did not succeed so far. */
  attempts: number;
  isSending: boolean;
}

const IDLE: Sending = { errors: {}, advice: null, attempts: 0, isSending: false };

interface Request {
  body: BodyOf<typeof sendMessage>;
  key: string;
  signal: AbortSignal;
  rules: Awaited<ReturnType<typeof loadRules>>;
}

/** A message that has arrived. */
export interface SentMessage {
  ticket: string;
  /** A confirmation is on its way to the address. */
  mailed: boolean;
  form: MessageForm;
}

/** Sends what is written in the contact form; a retry of the same text is the same message. */
export function useSendMessage(onSent: (sent: SentMessage) => void) {
  const [state, setState] = useState(IDLE);
  const leaving = useRef<AbortController | null>(null);
  const { mutateAsync } = useMutation({
    mutationKey: ['contact-messages', 'send'],
    mutationFn: ({ body, key, signal, rules }: Request) =>
      callApi(
        calls.sendMessage,
        { body },
        {
          signal,
          headers: { 'idempotency-key': key },
          ...(rules && { schema: rules.messageAnswerSchema }),
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

  const send = async (read: () => MessageDraft, honeypot: string) => {
    const { signal } = leaving.current ?? new AbortController();
    setState((before) => ({ ...before, advice: null, isSending: true }));
    const rules = await loadRules();
    const errors = rules?.messageErrors(read().form) ?? {};
    if (Object.keys(errors).length > 0) return fail({ errors });
    try {
      await untilCredible(read());
      const draft = read();
      const body = messageBody(draft, honeypot, Date.now());
      const { ticket, mailed } = await mutateAsync({ body, key: messageKey(draft), signal, rules });
      onSent({ ticket, mailed, form: draft.form });
    } catch (error) {
      if (!isAborted(factsOf(error))) fail(failureOf(error));
    }
  };

  const clearError = (field: MessageField) =>
    setState(({ errors: { [field]: _right, ...errors }, ...before }) => ({ ...before, errors }));

  return { ...state, send, clearError };
}

/** Whoever pastes a prepared text is faster than people usually are: waits rather than be taken for a robot. */
const untilCredible = (draft: MessageDraft): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, MIN_FILL_MS - filledFor(draft, Date.now()))));

/** At the field the server names, or above the button. */
function failureOf(error: unknown): Partial<Sending> {
  const answer = error instanceof ApiError ? error : null;
  const field = answer?.status === BAD_REQUEST ? messageFieldOf(answer.field) : null;
  if (answer && field) return { errors: { [field]: answer.message } };
  return { advice: messageAdvice(factsOf(error), answer?.retryAfter ?? null) };
}
