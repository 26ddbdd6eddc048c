import { Link } from 'react-router';
import { Disclosure } from './disclosure.tsx';
import './contents-list.css';

interface ContentsListProps {
  /** Name of the navigation for screen readers. */
  label: string;
  sections: readonly { id: string; title: string }[];
}

/** The way to each section of a long text; folded on small screens, where it would push the text off the screen. */
export const ContentsList = ({ label, sections }: ContentsListProps) => (
  <Disclosure title="Obsah" className="contents-list print:hidden">
    <nav aria-label={label} className="text-ink">
      <p className="contents-list-mark mark border-ink border-b pb-2">Obsah</p>
      <ol className="divide-y divide-line border-line border-t lg:border-t-0 lg:border-b">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="grid min-h-target grid-cols-[--spacing(8)_minmax(0,1fr)] items-baseline py-2 text-small hover:text-anchor lg:pointer-fine:min-h-9 lg:pointer-fine:py-1.5"
            >
              <span className="font-mono text-ink-2 text-mark" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  </Disclosure>
);
