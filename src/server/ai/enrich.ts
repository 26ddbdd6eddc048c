import { ENRICH_INSTRUCTION } from '#content/prd/ai.ts';
import { Fault } from '#domain/errors/faults.ts';
import { unmarked } from '#domain/prd/blocks.ts';
import type { Block, PrdDocument } from '#domain/prd/document.ts';
import { type AiBrief, briefText, marked } from './brief-text.ts';
import type { GenerateText } from './generator.ts';
import { keepsNumbers, plainParagraph } from './output-rules.ts';

const MAX_TOKENS = 1500;

/** Longest rewritten paragraph, in characters; the instruction asks for a hundred words. */
const PARAGRAPH_MAX = 1200;

const isMarked = (block: Block) => block.kind === 'paragraph' && block.ai === true;

const markedTexts = (document: PrdDocument): string[] =>
  document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' && block.ai ? [block.text] : [])),
  );

const prompt = (brief: AiBrief, texts: readonly string[]): string =>
  [
    marked('zadanie', briefText(brief)),
    ...texts.map((text, index) => marked(`odsek ${index + 1}`, text)),
  ].join('\n');

/** Paragraphs of the answer by their number; a model that ignores the marks has written the first one. */
function paragraphsOf(answer: string): Map<number, string> {
  const found = [...answer.matchAll(/<odsek (\d{1,2})>([^<]*)<\/odsek \1>/g)];
  if (found.length === 0) return new Map([[1, answer]]);
  return new Map(found.map(([, number, text = '']) => [Number(number), text]));
}

/** The new text where it may be used: plain, without places and with no number of its own. */
function accepted(before: string, raw: string | undefined): string | null {
  if (raw === undefined) return null;
  const text = plainParagraph(raw, PARAGRAPH_MAX);
  return text !== null && text !== before && keepsNumbers(before, text) ? text : null;
}

/** The document with its marked blocks replaced one by one; null keeps a block as it is. */
function withParagraphs(document: PrdDocument, texts: readonly (string | null)[]): PrdDocument {
  let index = 0;
  const replaced = (block: Block): Block => {
    if (!isMarked(block)) return block;
    const text = texts[index++];
    return text ? { kind: 'paragraph', text, ai: true } : unmarked(block);
  };
  const sections = document.sections.map((section) => ({ ...section, blocks: section.blocks.map(replaced) }));
  return { ...document, source: 'ai', sections };
}

/**
 * Lets the AI rewrite the marked paragraphs and nothing else; the document then says that an AI helped. Fails as
 * `aiUnavailable` when no paragraph could be used.
 */
export async function enrichPrd(
  generate: GenerateText,
  document: PrdDocument,
  brief: AiBrief,
  signal?: AbortSignal,
): Promise<PrdDocument> {
  const before = markedTexts(document);
  if (before.length === 0) return document;
  const answer = await generate({
    system: ENRICH_INSTRUCTION,
    prompt: prompt(brief, before),
    maxOutputTokens: MAX_TOKENS,
    signal,
  });
  const paragraphs = paragraphsOf(answer);
  const texts = before.map((text, index) => accepted(text, paragraphs.get(index + 1)));
  if (texts.every((text) => text === null)) throw new Fault('aiUnavailable');
  return withParagraphs(document, texts);
}
