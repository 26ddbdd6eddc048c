import { GLOSSARY } from '#content/prd/glossary.ts';

/** The term as a word of its own. */
const isUsed = (term: string, text: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${term.replaceAll('.', '\\.')}(?![\\p{L}\\d])`, 'u').test(text);

/** Terms that the texts use, each with its explanation, in the order of the glossary. */
export function termsIn(texts: readonly string[]): [term: string, explanation: string][] {
  const text = texts.join('\n');
  return Object.entries(GLOSSARY).filter(([term]) => isUsed(term, text));
}
