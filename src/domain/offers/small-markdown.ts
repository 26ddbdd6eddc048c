/** A part of a line that is drawn alike. */
export interface Span {
  text: string;
  isStrong: boolean;
}

/** A paragraph, or the points of a list. */
export type SmallBlock = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] };

const POINT = /^\s*[-*•]\s+/;

/**
 * The small Markdown of what a line includes: paragraphs, points that begin with "-", and **strong** words. All else is
 * shown as it was written; nothing in it can become markup.
 */
export function smallMarkdown(text: string): SmallBlock[] {
  const blocks: SmallBlock[] = [];
  let isNew = true;
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    const spans = spansOf(line.replace(POINT, '').trim());
    if (POINT.test(line)) {
      if (last?.kind === 'list') last.items.push(spans);
      else blocks.push({ kind: 'list', items: [spans] });
    } else if (last?.kind === 'paragraph' && !isNew) {
      last.spans.push({ text: ' ', isStrong: false }, ...spans);
    } else {
      blocks.push({ kind: 'paragraph', spans });
    }
    isNew = false;
  }
  return blocks;
}

/** Every second part between pairs of stars is strong; a star without its pair is a star. */
function spansOf(line: string): Span[] {
  const parts = line.split('**');
  if (parts.length % 2 === 0) {
    const rest = parts.splice(-2);
    parts.push(rest.join('**'));
  }
  return parts.flatMap((text, index) => (text === '' ? [] : [{ text, isStrong: index % 2 === 1 }]));
}
