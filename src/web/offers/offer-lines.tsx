import { Fragment } from 'react';
import { formatExactEuros } from '#domain/kernel/format.ts';
import { tied } from '#domain/kernel/text.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { type ShownLine, shownGroups, totalRows } from '#domain/offers/offer-shown.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import type { OfferRevision, OpenedOffer } from './opened-offer.ts';

interface OfferLinesProps {
  offer: OpenedOffer;
  sent: OfferRevision;
}

/** What a sent revision sells, line by line: what was chosen, or is ticked until then; the rest is one press away. */
export function OfferLines({ offer, sent }: OfferLinesProps) {
  const { acceptance } = offer;
  const isAccepted = acceptance?.revision === sent.revision;
  const chosen = isAccepted ? new Set(acceptance.chosen) : initialChoice(sent.content);
  const groups = shownGroups(sent.content, chosen, formatExactEuros);
  const lines = groups.flatMap((group) => group.lines);
  const taken = lines.filter(({ isTaken }) => isTaken);
  const left = lines.filter(({ isTaken }) => !isTaken);
  return (
    <AreaSection title={worded(offer, 'Obsah ponuky', 'Obsah dodatku')} count={String(taken.length)}>
      <AreaRows label="Položky" arePapers>
        {groups
          .filter((group) => group.lines.some(({ isTaken }) => isTaken))
          .map((group) => (
            <Fragment key={group.id}>
              <AreaRow
                title={
                  <>
                    <span className="mark text-ink-2">{group.position}</span> {tied(group.name)}
                  </>
                }
                figure={group.sum && <span className="money">{group.sum}</span>}
              />
              {group.lines
                .filter(({ isTaken }) => isTaken)
                .map((shown) => (
                  <Line key={shown.line.id} shown={shown} />
                ))}
            </Fragment>
          ))}
        {totalRows(sent.content, sent.totals, formatExactEuros).map(({ label, amount, isFinal }) => (
          <AreaRow
            key={label}
            title={isFinal ? label : <span className="font-normal">{label}</span>}
            figure={<span className="money">{amount}</span>}
          />
        ))}
      </AreaRows>
      {left.length > 0 && (
        <Disclosure className="area-older" title={`Nevybrané (${left.length})`}>
          <AreaRows label="Nevybrané položky" arePapers>
            {left.map((line) => (
              <Line key={line.line.id} shown={line} />
            ))}
          </AreaRows>
        </Disclosure>
      )}
    </AreaSection>
  );
}

const Line = ({ shown: { line, position, quantity, shownSum, isMonthly } }: { shown: ShownLine }) => (
  <AreaRow
    title={
      <span className="font-normal">
        <span className="mark text-ink-2">{position}</span> {tied(line.name)}
      </span>
    }
    detail={quantity}
    figure={
      <>
        <span className="money">{shownSum}</span>
        {isMonthly && <span className="block">mesačne</span>}
      </>
    }
  />
);
