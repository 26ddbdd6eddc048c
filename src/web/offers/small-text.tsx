import type { SmallBlock, Span } from '#domain/offers/small-markdown.ts';

/** The small Markdown of what a line includes. */
export const SmallText = ({ blocks }: { blocks: readonly SmallBlock[] }) =>
  blocks.map((block, index) =>
    block.kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text never change their places
      <ul key={index}>
        {block.items.map((spans) => (
          <li key={spans.map(({ text }) => text).join('')}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text never change their places
      <p key={index}>
        <Spans spans={block.spans} />
      </p>
    ),
  );

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map(({ text, isStrong }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their places
    isStrong ? <b key={index}>{text}</b> : text,
  );
