import { Link } from 'react-router';
import type { LegalPage } from '#domain/legal/legal.ts';
import type { LegalBlock } from '#domain/legal/legal-schema.ts';
import { classes } from '../design/classes.ts';
import '../design/clause.css';
import { LinkedText } from '../pages/linked-text.tsx';

interface BlockProps {
  block: LegalBlock;
  operator: LegalPage['operator'];
  /** "4.2", or null where paragraphs have no numbers. */
  number: string | null;
}

/** One part of a section of a legal text. */
export function Block({ block, operator, number }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph {...block} number={number} />;
    case 'list':
      return (
        <ul className="clause clause-list">
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'identification':
      return <Identification {...operator} />;
    case 'purposes':
      return <Purposes rows={block.rows} />;
  }
}

type Of<Kind> = Extract<LegalBlock, { kind: Kind }>;

function Paragraph({ text, link, number }: Of<'paragraph'> & { number: string | null }) {
  return (
    <p className={classes('clause', number && 'clause-numbered')}>
      {number && <span>{number} </span>}
      <span>
        <LinkedText text={text} />
        {link && (
          <>
            {' '}
            <Link to={link.to} className="text-link">
              {link.label}
            </Link>
            .
          </>
        )}
      </span>
    </p>
  );
}

/** Who the operator is, as the title block of the document (slovak.md 1.1). */
function Identification({ name, rows }: LegalPage['operator']) {
  return (
    <dl className="sheet grid gap-px overflow-clip *:px-4.5 *:py-3 *:outline *:outline-line sm:grid-cols-2 sm:*:last:odd:col-span-full">
      <div>
        <dt className="mark">Prevádzkovateľ</dt>
        <dd className="font-semibold">{name}</dd>
      </div>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="mark">{label}</dt>
          <dd>
            <LinkedText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const PURPOSE_LABELS = { data: 'Údaje', basis: 'Právny základ', period: 'Doba uchovávania' } as const;

/** Purposes one below the other: a table of four columns would need a screen wider than a phone's. */
function Purposes({ rows }: { rows: Of<'purposes'>['rows'] }) {
  return (
    <ol className="border-ink border-t">
      {rows.map((row) => (
        <li key={row.purpose} className="break-inside-avoid border-line border-b py-5 print:py-2">
          <h3 className="text-base">{row.purpose}</h3>
          <dl className="mt-3 grid gap-x-7 gap-y-2.5 text-small sm:grid-cols-[3fr_4fr_3fr]">
            {(['data', 'basis', 'period'] as const).map((key) => (
              <div key={key}>
                <dt className="mark">{PURPOSE_LABELS[key]}</dt>
                <dd className="text-ink-2">{row[key]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
