import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { FAQ_PAGE } from '#content/faq.ts';
import type { FaqGroup } from '#domain/content/schema.ts';
import { highlighted } from '#domain/faq/question-search.ts';
import { Disclosure } from '../design/disclosure.tsx';
import { showToast } from '../errors/toast-store.ts';

interface FaqQuestionProps {
  item: FaqGroup['items'][number];
  /** Folded words that are looked for; they are highlighted, and the question is open. */
  words: readonly string[];
}

/** A question and its answer. The address is inside, so that browsers open the question themselves to go there. */
export function FaqQuestion({ item: { slug, question, answer, more }, words }: FaqQuestionProps) {
  return (
    <Disclosure
      title={<Highlighted text={question} words={words} />}
      open={words.length > 0}
      className="scroll-mt-4"
    >
      {/* Browsers go to the answer; its question has to be seen above it. */}
      <div id={slug} className="scroll-mt-24">
        <p>
          <Highlighted text={answer} words={words} />
        </p>
        <p className="targets mt-1 flex flex-wrap gap-x-6 text-small">
          {more && (
            <Link to={more.to} className="text-link">
              {more.label}
            </Link>
          )}
          <a href={`#${slug}`} className="text-link" onClick={(event) => copyAddress(event)}>
            {FAQ_PAGE.copy}
            <span className="sr-only">: {question}</span>
          </a>
        </p>
      </div>
    </Disclosure>
  );
}

function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  let at = 0;
  return highlighted(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.found ? (
      <mark
        key={key}
        className="bg-anchor/18 text-inherit underline decoration-2 decoration-anchor underline-offset-[0.2em]"
      >
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}

/** Copies the link's address. Opened in a new tab or without scripts it is an ordinary link to the answer. */
async function copyAddress(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { href, hash } = event.currentTarget;
  try {
    await navigator.clipboard.writeText(href);
    showToast({ title: FAQ_PAGE.copied, variant: 'default' });
  } catch {
    location.hash = hash;
    showToast({
      title: FAQ_PAGE.notCopied,
      description: FAQ_PAGE.notCopiedHelp,
      variant: 'default',
    });
  }
}
