import { Link } from 'react-router';
import { FAQ_PAGE } from '#content/faq.ts';
import type { FaqGroup } from '#domain/content/schema.ts';
import { findQuestions, searchWords } from '#domain/faq/question-search.ts';
import { byCount } from '#domain/kernel/plural.ts';
import { Actions } from '../design/actions.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { SectionMark } from '../design/section-mark.tsx';
import { Sheet } from '../design/sheet.tsx';
import { CONTACT_HREF } from '../shell/navigation.ts';
import { FaqQuestion } from './faq-question.tsx';
import { FaqSearch } from './faq-search.tsx';
import { useLinkedQuestion } from './use-linked-question.ts';
import { useQuestionSearch } from './use-question-search.ts';

/** All questions by topic with a search over them; without scripts there is no search, and everything else works. */
export function FaqBrowser({ groups }: { groups: readonly FaqGroup[] }) {
  const { query, search } = useQuestionSearch();
  useLinkedQuestion();
  const words = searchWords(query);
  const found = findQuestions(groups, words);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className="frame grid gap-x-columns gap-y-10 pt-8 lg:grid-cols-aside lg:pt-14">
      <div className="grid content-start gap-6 self-start lg:sticky lg:top-6">
        <FaqSearch query={query} onSearch={search} result={words.length > 0 ? resultText(count) : ''} />
        {words.length === 0 && <Topics groups={groups} />}
      </div>
      <div className="grid content-start gap-10 lg:gap-14">
        {found.map((group) => (
          <section
            key={group.slug}
            id={group.slug}
            aria-labelledby={`${group.slug}-nadpis`}
            className="scroll-mt-4"
          >
            <SectionMark number={groups.findIndex(({ slug }) => slug === group.slug) + 1}>Téma</SectionMark>
            <h2 id={`${group.slug}-nadpis`} className="text-section mt-1 mb-4">
              {group.title}
            </h2>
            <div className="border-t border-ink">
              {group.items.map((item) => (
                <FaqQuestion key={item.slug} item={item} words={words} />
              ))}
            </div>
          </section>
        ))}
        {count === 0 && <NothingFound onClear={() => search('', 'now')} />}
      </div>
    </div>
  );
}

/** The verb agrees, too (slovak.md 5.3). */
const resultText = (count: number): string =>
  count === 0
    ? FAQ_PAGE.nothing
    : byCount(count, [
        `Našla sa ${count} otázka`,
        `Našli sa ${count} otázky`,
        `Našlo sa ${count} otázky`,
        `Našlo sa ${count} otázok`,
      ]);

function Topics({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <nav aria-label="Témy otázok" className="hidden lg:block">
      <p className="mark border-ink border-b pb-2">Témy</p>
      <ul className="divide-y divide-line border-line border-b">
        {groups.map(({ slug, title, items }) => (
          <li key={slug} className="flex items-baseline justify-between gap-4">
            <Link to={`#${slug}`} className="flex-1 py-2 font-semibold hover:text-anchor">
              {title}
            </Link>
            <span className="mark" aria-hidden="true">
              {items.length}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An empty result leads on: another word, all questions, or asking the operator. */
function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Sheet registered className="grid max-w-160 gap-2 p-sheet">
      <p className="text-base font-semibold">{FAQ_PAGE.nothingTitle}</p>
      <p className="text-ink-2">{FAQ_PAGE.nothingHelp}</p>
      <Actions className="mt-3">
        <ButtonLink to={CONTACT_HREF} variant="primary">
          {FAQ_PAGE.ask}
        </ButtonLink>
        <Button onClick={onClear}>{FAQ_PAGE.clear}</Button>
      </Actions>
    </Sheet>
  );
}
