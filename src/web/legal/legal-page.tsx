import { Link } from 'react-router';
import type { LegalPage as Content } from '#domain/legal/legal.ts';
import { Button } from '../design/button.tsx';
import { DrawingGrid } from '../design/drawing-grid.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { Breadcrumbs } from '../pages/breadcrumbs.tsx';
import { Block } from './legal-blocks.tsx';
import './legal.css';

/** A legal text: title block with version and date, contents, sections. Printed it is a plain A4 document. */
export function LegalPage({ page }: { page: Content }) {
  const { title, lead, sections, version, effectiveFrom, operator } = page;
  return (
    <article className="legal">
      <DrawingGrid className="hero hero-short">
        <div className="frame">
          <div className="hero-text">
            <Breadcrumbs trail={[{ name: 'Domov', path: '/' }]} current={title} />
            <h1 className="text-h1">{title}</h1>
            <p className="hero-lead">{lead}</p>
            <div className="hero-stamp legal-stamp">
              <TitleBlock
                cells={[
                  { label: 'Vydavateľ', value: operator.name },
                  { label: 'Verzia', value: version },
                  { label: 'Účinné od', value: effectiveFrom },
                ]}
              />
            </div>
            <Button className="legal-print" onClick={() => print()}>
              Vytlačiť
            </Button>
          </div>
        </div>
      </DrawingGrid>
      <div className="frame legal-columns">
        <Contents sections={sections} />
        <div className="legal-sections">
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} page={page} />
          ))}
          <p className="legal-end mark">
            Účinné od {effectiveFrom}, verzia {version}
          </p>
        </div>
      </div>
    </article>
  );
}

/** The way to each section; folded on small screens, where it would push the text off the screen. */
function Contents({ sections }: Pick<Content, 'sections'>) {
  return (
    <details className="legal-contents">
      <summary>
        <span>Obsah</span>
        <svg viewBox="0 0 20 20" width="20" height="20" className="disclosure-sign" aria-hidden="true">
          <path d="M10 3v14M3 10h14" stroke="currentColor" strokeWidth="1.5" fill="none" />
        </svg>
      </summary>
      <nav aria-label="Obsah dokumentu">
        <p className="mark legal-contents-mark">Obsah</p>
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <Link to={`#${id}`}>
                <span className="legal-contents-number" aria-hidden="true">
                  {twoDigits(index + 1)}
                </span>
                <span>{title}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </details>
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
    <section id={id} aria-labelledby={`${id}-nadpis`} className="legal-section">
      <h2 id={`${id}-nadpis`} className="text-section">
        <span className="legal-section-number">{number}.</span> {title}
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

const twoDigits = (number: number): string => String(number).padStart(2, '0');
