import * as calls from '#domain/quote/calls.ts';
import { asksForWebsite } from '#domain/quote/catalogue.ts';
import { descriptionPrompt } from '#domain/quote/description.ts';
import { descriptionAnswerSchema } from '#domain/quote/description-contract.ts';
import { effectiveFeatures, effectiveSize } from '#domain/quote/wizard-form.ts';
import type { WizardState } from '#domain/quote/wizard-state.ts';
import { callApi } from '../shell/api-client.ts';

/** Longest wait for the AI before the template is used, in milliseconds: the visitor is waiting for the text. */
const LONGEST_WAIT_MS = 8000;

/** A description written by the AI; null on any failure (specification 7). */
export async function askForDescription(
  { service, form }: Pick<WizardState, 'service' | 'form'>,
  signal: AbortSignal,
): Promise<string | null> {
  const { mode, selectedTrade: trade } = form;
  if (mode === '' || trade === '') return null;
  // Of a service beside a website nobody knows yet whether a website is made at all.
  const size = asksForWebsite(service) ? null : effectiveSize(form);
  const features = [...effectiveFeatures(form)];
  const prompt = descriptionPrompt({ service, mode, trade, size, features });
  try {
    const answer = await callApi(
      calls.generateDescription,
      { body: { prompt, context: { service, mode, trade, size, features } } },
      { signal, timeoutMs: LONGEST_WAIT_MS, schema: descriptionAnswerSchema },
    );
    return answer.description;
  } catch {
    return null;
  }
}
