import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText } from 'ai';
import { Fault } from '#domain/errors/faults.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../circuit-breaker.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { AiBudget } from './usage.ts';

/** Which provider speaks, as the configuration says. */
export interface AiProvider {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

export interface TextRequest {
  /** The server's own instruction. */
  system: string;
  /** Facts and texts between marks; never contact data. */
  prompt: string;
  maxOutputTokens: number;
  /** Of the visitor's request: ends the call to the provider as well. */
  signal?: AbortSignal | undefined;
}

/** Text from the configured AI. Fails only as `aiUnavailable`, or with the signal's reason when it is aborted. */
export type GenerateText = (request: TextRequest) => Promise<string>;

export interface GeneratorOptions {
  provider: AiProvider;
  budget: AiBudget;
  now: () => Date;
  log: { warn(details: object, message: string): void };
  /** Milliseconds for an answer, its retry included. */
  timeLimit?: number;
}

/** Under the 20 s that a visitor may wait at most (security 66). */
const TIME_LIMIT_MS = 15_000;
const RETRIES = 1;
const BREAKER = { failures: 5, pause: 60_000 } as const;

/** Nothing was sent: today's budget is used up or cannot be counted. The provider is not to blame. */
class NotSent extends Error {
  override name = 'NotSent';
}

/** Speaks to the provider within the daily budget, the time limit and the breaker. */
export function createGenerator(options: GeneratorOptions): GenerateText {
  const breaker = createCircuitBreaker({ ...BREAKER, now: () => options.now().getTime() });
  const model = chatModel(options.provider, options.budget);
  return async (request) => {
    request.signal?.throwIfAborted();
    const wait = breaker.wait();
    if (wait > 0) throw new Fault('aiUnavailable', { retryAfter: Math.ceil(wait / 1000) });
    try {
      const text = await ask(model, request, options.timeLimit ?? TIME_LIMIT_MS);
      breaker.succeeded();
      return text;
    } catch (error) {
      request.signal?.throwIfAborted();
      report(error, breaker, options);
      // Without the cause: whoever logs the fault would log what the provider said (security 58).
      throw new Fault('aiUnavailable');
    }
  };
}

function chatModel({ baseUrl, apiKey, model }: AiProvider, budget: AiBudget) {
  const provider = createOpenAICompatible({
    name: 'ai',
    baseURL: baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    fetch: boundedFetch(() => takeFrom(budget)),
  });
  return provider.chatModel(model);
}

async function takeFrom(budget: AiBudget): Promise<void> {
  const taken = await budget.take().catch((cause) => {
    throw new NotSent('The daily budget of AI requests cannot be counted', { cause });
  });
  if (!taken) throw new NotSent('The daily budget of AI requests is used up');
}

async function ask(
  model: ReturnType<typeof chatModel>,
  { system, prompt, maxOutputTokens, signal }: TextRequest,
  timeLimit: number,
): Promise<string> {
  const timeout = AbortSignal.timeout(timeLimit);
  const { text } = await generateText({
    model,
    instructions: system,
    prompt,
    maxOutputTokens,
    maxRetries: RETRIES,
    abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (text.trim() === '') throw new Error('The AI answered without a text');
  return text;
}

/** Only the kind of failure is logged: an upstream text can hold anything, also the key (security 58). */
function report(error: unknown, breaker: CircuitBreaker, { log }: GeneratorOptions): void {
  const notSent = isCausedBy(error, (cause) => cause instanceof NotSent);
  if (!notSent) breaker.failed();
  const kind = error instanceof Error ? error.name : typeof error;
  log.warn({ kind, notSent, status: statusOf(error) }, 'AI answer not available');
}

const causeOf = (error: unknown): unknown =>
  error instanceof Error ? ('lastError' in error ? error.lastError : error.cause) : undefined;

function isCausedBy(error: unknown, test: (error: unknown) => boolean): boolean {
  return test(error) || (causeOf(error) !== undefined && isCausedBy(causeOf(error), test));
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof Error && 'statusCode' in error) return Number(error.statusCode);
  const cause = causeOf(error);
  return cause === undefined ? undefined : statusOf(cause);
}
