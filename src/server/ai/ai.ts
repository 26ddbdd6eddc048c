import { Fault } from '#domain/errors/faults.ts';
import type { PrdDocument } from '#domain/prd/document.ts';
import type { AiConfig } from '../config.ts';
import type { Db } from '../db/pool.ts';
import type { AiBrief } from './brief-text.ts';
import { type DescriptionSource, describeProject } from './describe.ts';
import { enrichPrd } from './enrich.ts';
import type { GenerateText, GeneratorOptions } from './generator.ts';
import { createAiBudget } from './usage.ts';

/** What the program asks of an AI. Every failure is the fault `aiUnavailable`, so callers have one way to go on. */
export interface Ai {
  /** False when none is configured: nothing is worth trying. */
  readonly enabled: boolean;
  /** Whether there is nothing left of today's budget, so that templates answer instead. */
  isUsedUp(): Promise<boolean>;
  describeProject(source: DescriptionSource, signal?: AbortSignal): Promise<string>;
  enrichPrd(document: PrdDocument, brief: AiBrief, signal?: AbortSignal): Promise<PrdDocument>;
}

export interface AiOptions extends Pick<GeneratorOptions, 'now' | 'log' | 'timeLimit'> {
  /** Undefined switches the AI off. */
  config: AiConfig | undefined;
  db: Db;
}

const off = async (): Promise<never> => {
  throw new Fault('aiUnavailable');
};

/** The AI of this site: off until AI_BASE_URL and AI_MODEL are configured. */
export function createAi({ config, db, ...options }: AiOptions): Ai {
  if (config === undefined)
    return { enabled: false, isUsedUp: async () => false, describeProject: off, enrichPrd: off };
  const budget = createAiBudget(db, config.dailyLimit, options.now);
  const generate = whenNeeded({ provider: config, budget, ...options });
  return {
    enabled: true,
    isUsedUp: budget.isUsedUp,
    describeProject: (source, signal) => describeProject(generate, source, signal),
    enrichPrd: (document, brief, signal) => enrichPrd(generate, document, brief, signal),
  };
}

/** The SDK takes 20 MB of memory, so it is loaded with the first request only. */
function whenNeeded(options: GeneratorOptions): GenerateText {
  let loaded: Promise<GenerateText> | undefined;
  return async (request) => {
    loaded ??= import('./generator.ts').then(({ createGenerator }) => createGenerator(options));
    return (await loaded)(request);
  };
}
