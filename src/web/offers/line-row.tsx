import { useSortable } from '@dnd-kit/sortable';
import { tickLine } from '#domain/offers/edit-lines.ts';
import type { LineChoice, OfferLine } from '#domain/offers/offer.ts';
import { lineAmount } from '#domain/offers/offer-totals.ts';
import { quantityText } from '#domain/offers/unit-texts.ts';
import { Money } from '../design/areas/amounts.tsx';
import { RevisionMark } from '../design/areas/revision-cloud.tsx';
import { useEditor } from './editor-context.ts';
import { LineForm } from './line-form.tsx';

const KINDS: Record<LineChoice['kind'], string> = {
  fixed: 'Pevná',
  optional: 'Voliteľná',
  alternative: 'Na výber',
};

interface LineRowProps {
  line: OfferLine;
  /** "1.3". */
  number: string;
  /** Of the revision that is written, where it has changed the line. */
  letter: string | null;
  /** The one row in the tab order while none is open. */
  isCurrent: boolean;
  /** Unfolds in its place; elsewhere a screen of its own opens. */
  unfolds: boolean;
}

/** A line of the offer: what, how many, for how much, whether it is chosen. */
export function LineRow({ line, number, letter, isCurrent, unfolds }: LineRowProps) {
  const { change, open, setOpen } = useEditor();
  const sortable = useSortable({ id: line.id });
  const { transform, transition, isDragging } = sortable;
  const isOpen = open === line.id;
  const taken = line.choice.kind === 'fixed' || line.choice.ticked;
  const name = line.name || 'Bez názvu';
  return (
    <li
      ref={sortable.setNodeRef}
      data-line={line.id}
      data-open={isOpen && unfolds}
      data-dragged={isDragging}
      style={{
        ...(transform && { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` }),
        ...(transition && { transition }),
      }}
    >
      <div className="offer-row" data-taken={taken}>
        <button
          type="button"
          className="offer-handle"
          {...sortable.attributes}
          {...sortable.listeners}
          ref={sortable.setActivatorNodeRef}
          tabIndex={isOpen ? 0 : -1}
          aria-label={`Presunúť: ${number} ${name}`}
        >
          <svg viewBox="0 0 10 16" width="10" height="16" className="line-drawing" aria-hidden="true">
            <path d="M3 3v10M7 3v10" />
          </svg>
        </button>
        <span className="offer-row-number offer-row-wide">{number}</span>
        <span className="offer-row-name">
          <button
            type="button"
            id={`offer-row-${line.id}`}
            data-row
            className="offer-row-open"
            tabIndex={isCurrent ? 0 : -1}
            aria-expanded={isOpen}
            onClick={() => setOpen(isOpen ? null : line.id)}
          >
            <span className="offer-row-number offer-row-narrow">{number}</span>
            {name}
          </button>{' '}
          {letter && <RevisionMark letter={letter} label={`Zmenené v\u00A0revízii ${letter}`} />}
        </span>
        <span className="offer-row-wide money">{quantityText(line)}</span>
        <span className="offer-row-wide">
          <Money cents={line.unitPrice} />
        </span>
        <span className="offer-row-sum offer-row-narrow">
          <Money cents={lineAmount(line)} />
        </span>
        <span className="offer-row-kind">
          {line.choice.kind === 'fixed' ? (
            <span>{KINDS.fixed}</span>
          ) : (
            <label>
              <input
                type={line.choice.kind === 'optional' ? 'checkbox' : 'radio'}
                className="offer-tick"
                checked={line.choice.ticked}
                onChange={() => change((content) => tickLine(content, line.id))}
                aria-label={`Vybrané na začiatku: ${name}`}
              />
              {KINDS[line.choice.kind]}
            </label>
          )}
          {line.quantity !== 100 && (
            <span className="offer-row-narrow">
              {quantityText(line)} ×&nbsp;
              <Money cents={line.unitPrice} />
            </span>
          )}
          {line.charged === 'month' && <span>mesačne</span>}
        </span>
        <span className="offer-row-sum offer-row-wide">
          <Money cents={lineAmount(line)} />
        </span>
      </div>
      {isOpen && unfolds && <LineForm line={line} onDone={() => setOpen(null)} />}
    </li>
  );
}
