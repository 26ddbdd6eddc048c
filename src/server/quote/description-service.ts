import type { ParsedBody } from '#domain/api/endpoint.ts';
import { Fault } from '#domain/errors/faults.ts';
import type { generateDescription } from '#domain/quote/description-contract.ts';
import type { Ai } from '../ai/ai.ts';
import type { DescriptionSource } from '../ai/describe.ts';

type Body = ParsedBody<typeof generateDescription>;

/** The prompt of a browser counts only where no structured brief came with it (security 53). */
function sourceOf({ prompt, context }: Body): DescriptionSource {
  if (context) {
    const { service, mode, trade, size, features } = context;
    return { brief: { service: service ?? null, mode, trade: trade ?? null, size: size ?? null, features } };
  }
  if (prompt === '') throw new Fault('validation', { field: 'prompt' });
  return { prompt };
}

/** The answer of /api/ai/generate-description; `aiUnavailable` makes the wizard use its own template. */
export const describeProject = async (
  ai: Pick<Ai, 'describeProject'>,
  body: Body,
  signal?: AbortSignal,
): Promise<{ description: string }> => ({
  description: await ai.describeProject(sourceOf(body), signal),
});
