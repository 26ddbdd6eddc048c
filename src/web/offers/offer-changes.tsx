import type { Cents } from '#domain/kernel/money.ts';
import { differenceOf, type LineChange } from '#domain/offers/difference.ts';
import type { OfferContent } from '#domain/offers/offer.ts';
import { lineAmount } from '#domain/offers/offer-totals.ts';
import { quantityText } from '#domain/offers/unit-texts.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';

const WORDS: Record<LineChange['kind'], string> = {
  added: 'pribudlo',
  removed: 'vypadlo',
  changed: 'zmenené',
};

interface OfferChangesProps {
  before: Pick<OfferContent, 'groups'>;
  now: Pick<OfferContent, 'groups'>;
  /** Letters of both. */
  from: string;
  to: string;
}

/** Which lines differ between two revisions, and what that costs. */
export function OfferChanges({ before, now, from, to }: OfferChangesProps) {
  const changes = differenceOf(before, now);
  return (
    <AreaSection title={`Zmeny ${from} → ${to}`} count={String(changes.length)}>
      {changes.length === 0 ? (
        <EmptyState title="Riadky sú rovnaké">Zmeniť sa mohli termíny, platby alebo texty.</EmptyState>
      ) : (
        <AreaRows label="Zmenené položky">
          {changes.map((change) => (
            <AreaRow
              key={change.line.id}
              title={change.line.name || 'Položka bez názvu'}
              detail={<Detail change={change} />}
              figure={<Figure change={change} />}
            />
          ))}
        </AreaRows>
      )}
    </AreaSection>
  );
}

const Detail = ({ change }: { change: LineChange }) => (
  <>
    {WORDS[change.kind]}
    {change.kind === 'changed' &&
      change.before.name !== change.line.name &&
      `, predtým „${change.before.name}“`}
    {change.kind === 'changed' &&
      quantityText(change.before) !== quantityText(change.line) &&
      `, ${quantityText(change.before)} → ${quantityText(change.line)}`}
  </>
);

function Figure({ change }: { change: LineChange }) {
  const by = (cents: Cents) => (
    <>
      {cents > 0 && '+'}
      <Money cents={cents} />
    </>
  );
  if (change.kind === 'added') return by(lineAmount(change.line));
  if (change.kind === 'removed') return by(-lineAmount(change.line));
  const { amount } = change;
  return amount.before === amount.now ? null : by(amount.now - amount.before);
}
