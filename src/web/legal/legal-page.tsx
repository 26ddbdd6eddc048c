import type { LegalPage as Content } from '#domain/legal/legal.ts';
import { Button } from '../design/button.tsx';
import { ContentsList } from '../design/contents-list.tsx';
import { Hero, HeroStamp } from '../design/hero.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { Block } from './legal-blocks.tsx';

/** A legal text: title block with version and date, contents, sections. Printed it is a plain A4 document. */
export function LegalPage({ page }: { page: Content }) {
  const { title, lead, sections, version, effectiveFrom, operator } = page;
  return (
    <article className="printed-document">
      <Hero
        above={<Breadcrumbs trail={[{ name: 'Domov', path: '/' }]} current={title} />}
        title={title}
        lead={lead}
      >
        <HeroStamp
          className="block max-lg:mt-2 max-lg:max-w-152 print:m-0 print:max-w-none"
          cells={[
            { label: 'Vydavateľ', value: operator.name },
            { label: 'Verzia', value: version },
            { label: 'Účinné od', value: effectiveFrom },
          ]}
        />
        <Button className="justify-self-start noscript:hidden" onClick={() => print()}>
          Vytlačiť
        </Button>
      </Hero>
      <div className="frame grid gap-x-columns gap-y-8 pt-6 lg:grid-cols-aside lg:pt-14 print:block">
        <ContentsList label="Obsah dokumentu" sections={sections} />
        <div className="grid max-w-184 gap-9 lg:gap-13 print:block print:max-w-none">
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} page={page} />
          ))}
          <p className="mark border-ink border-t pt-4">
            Účinné od {effectiveFrom}, verzia {version}
          </p>
        </div>
      </div>
    </article>
  );
}

interface SectionProps {
  section: Content['sections'][number];
  number: number;
  page: Content;
}

function Section({ section: { id, title, blocks }, number, page }: SectionProps) {
  let paragraphs = 0;
  const numberOf = (kind: string) =>
    page.numbered && kind === 'paragraph' ? `${number}.${++paragraphs}` : null;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-nadpis`}
      className="grid scroll-mt-6 gap-3.5 print:mb-6 print:block print:space-y-2"
    >
      <h2 id={`${id}-nadpis`} className="text-section">
        <span className="font-mono font-normal text-ink-2 tracking-tighter">{number}.</span> {title}
      </h2>
      {blocks.map((block, index) => (
        <Block
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change their order
          key={index}
          block={block}
          operator={page.operator}
          number={numberOf(block.kind)}
        />
      ))}
    </section>
  );
}
