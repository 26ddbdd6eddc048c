import { BRIEF_LABELS, BRIEF_RULE } from '#content/prd/ai.ts';
import { Fault } from '#domain/errors/faults.ts';
import { DESCRIPTION_INSTRUCTION } from '#domain/quote/description.ts';
import { DESCRIPTION_MIN } from '#domain/quote/limits.ts';
import { type AiBrief, briefText, marked, ownWords } from './brief-text.ts';
import type { GenerateText } from './generator.ts';
import { namesAmount, plainParagraph } from './output-rules.ts';

/** Six sentences need about half of it. */
const MAX_TOKENS = 600;

/** A brief made of known choices, or a visitor's own words when nothing else was sent. */
export type DescriptionSource = { brief: AiBrief } | { prompt: string };

const facts = (source: DescriptionSource): string =>
  'brief' in source ? briefText(source.brief) : `${BRIEF_LABELS.own}: ${ownWords(source.prompt)}`;

/** A project description of 4 to 6 sentences (specification 7). Fails as `aiUnavailable` also for an unusable text. */
export async function describeProject(
  generate: GenerateText,
  source: DescriptionSource,
  signal?: AbortSignal,
): Promise<string> {
  const answer = await generate({
    system: `${DESCRIPTION_INSTRUCTION} ${BRIEF_RULE}`,
    prompt: marked('zadanie', facts(source)),
    maxOutputTokens: MAX_TOKENS,
    signal,
  });
  const text = plainParagraph(answer);
  if (text === null || text.length < DESCRIPTION_MIN || namesAmount(text)) throw new Fault('aiUnavailable');
  return text;
}
