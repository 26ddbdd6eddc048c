import { Check, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { site } from '#domain/content/site.ts';
import { workingTimeOf } from '#domain/content/working-week.ts';
import { formatCents, formatEuroRange } from '#domain/kernel/format.ts';
import { addDays, type Day } from '#domain/kernel/local-time.ts';
import { dayText } from '#domain/kernel/local-time-texts.ts';
import { type Cents, centsToEuros } from '#domain/kernel/money.ts';
import { plural } from '#domain/kernel/plural.ts';
import { addWorkingDays } from '#domain/kernel/working-time.ts';
import { type Estimate, estimateWords } from '#domain/offers/estimate-words.ts';
import { linesOf, workingDaysOf } from '#domain/offers/offer.ts';
import { initialChoice } from '#domain/offers/offer-choice.ts';
import { worded } from '#domain/offers/offer-number.ts';
import { leastTotals, offerTotals, totalsOfEverything } from '#domain/offers/offer-totals.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaSection } from '../design/areas/area-section.tsx';
import { SumScale } from '../design/areas/sum-scale.tsx';
import { Button } from '../design/button.tsx';
import { Sheet } from '../design/sheet.tsx';
import { TitleBlock } from '../design/title-block.tsx';
import { requestAt } from '../requests/inbox-addresses.ts';
import { useEditor } from './editor-context.ts';
import { draftOf, lastSent } from './opened-offer.ts';

/** What is chosen now on the scale of everything, and what an offer is known by. */
export function EditorSums() {
  const { offer, content } = useEditor();
  const now = offerTotals(content, initialChoice(content));
  const most = totalsOfEverything(content);
  const before = lastSent(offer);
  const draft = draftOf(offer);
  const days = workingDaysOf(content);
  const isPayer = content.vat.status === 'payer';
  return (
    <Sheet>
      <div className="offer-sums">
        <p className="mark">Teraz vybrané{isPayer && ' s\u00A0DPH'}</p>
        <p className="offer-sums-total" data-total={now.once.total}>
          {formatCents(now.once.total)}
        </p>
        {most.monthly.total > 0 && (
          <p className="text-ink-2">
            {now.monthly.total > 0 ? 'a\u00A0' : 'voliteľne '}
            <Money cents={now.monthly.total || most.monthly.total} /> mesačne
            {now.monthly.total > 0 && most.monthly.total > now.monthly.total && (
              <>
                {' '}
                z&nbsp;
                <Money cents={most.monthly.total} />
              </>
            )}
          </p>
        )}
        <SumScale now={now.once.total} least={leastTotals(content).once.total} most={most.once.total} />
        {now.once.discount !== 0 && (
          <p className="offer-sums-row">
            <span>{content.discount?.name || 'Zľava'}</span>
            <Money cents={now.once.discount} />
          </p>
        )}
        {isPayer && (
          <p className="offer-sums-row">
            <span>DPH {content.vat.ratePercent}&nbsp;%</span>
            <Money cents={now.once.vat} />
          </p>
        )}
        <p className="offer-sums-row">
          <span>Všetko</span>
          <Money cents={most.once.total} />
        </p>
        {before && (
          <p className="offer-sums-row">
            <span>Oproti revízii {before.letter}</span>
            <Difference cents={now.once.total - before.totals.once.total} />
          </p>
        )}
        {offer.request?.estimate && (
          <EstimateRow
            price={isPayer ? now.once.net : now.once.total}
            estimate={offer.request.estimate}
            isNet={isPayer}
          />
        )}
        {offer.request && (
          <p className="offer-sums-row">
            <span>Dopyt</span>
            <Link to={requestAt(offer.request.id)} className="text-link">
              {offer.request.ticket}
            </Link>
          </p>
        )}
      </div>
      <TitleBlock
        cells={[
          { label: 'Výkres', value: offer.number },
          { label: 'Revízia', value: draft?.letter ?? before?.letter ?? 'A' },
          { label: 'Platí do', value: dayText(content.validUntil) },
          { label: 'Dĺžka', value: plural(days, 'shortWorkingDay') },
          {
            label: 'Začiatok od',
            value: content.earliestStart ? dayText(content.earliestStart) : 'dohodou',
          },
          {
            label: 'Dokončenie',
            value:
              content.earliestStart && days > 0 ? dayText(lastDayOf(content.earliestStart, days)) : 'dohodou',
          },
        ]}
      />
    </Sheet>
  );
}

interface EstimateRowProps {
  price: Cents;
  estimate: Estimate;
  isNet: boolean;
}

/** What the client saw in the wizard, and how the offer stands to it. */
const EstimateRow = ({ price, estimate, isNet }: EstimateRowProps) => (
  <div>
    <p className="offer-sums-row">
      <span>Odhad z&nbsp;dopytu{isNet && ' bez\u00A0DPH'}</span>
      <span className="money">
        {estimate.min === estimate.max
          ? formatCents(estimate.min)
          : formatEuroRange(centsToEuros(estimate.min), centsToEuros(estimate.max))}
      </span>
    </p>
    <p className="text-end text-ink-2">{estimateWords(price, estimate)}</p>
  </div>
);

/** The working day with which the work ends that begins on a day. */
const lastDayOf = (start: Day, days: number): Day =>
  addWorkingDays(addDays(start, -1), days, workingTimeOf(site));

const Difference = ({ cents }: { cents: number }) => (
  <span className="money">
    {cents > 0 && '+'}
    {formatCents(cents)}
  </span>
);

/** The sum in one line, for the lower edge of small screens. */
export function EditorFootSum() {
  const { content } = useEditor();
  const { once, monthly } = offerTotals(content, initialChoice(content));
  return (
    <span className="offer-foot-sum">
      <span className="offer-sums-total">{formatCents(once.total)}</span>
      <span className="text-ink-2">
        z&nbsp;
        <Money cents={totalsOfEverything(content).once.total} />
        {monthly.total > 0 && (
          <>
            , <Money cents={monthly.total} /> mesačne
          </>
        )}
      </span>
    </span>
  );
}

/** What is missing before the offer can be sent, each a way to its field; then what is worth a look. */
export function BeforeSending() {
  const { offer, content, problems, goTo } = useEditor();
  const bare = linesOf(content).filter(({ included, name }) => included === '' && name !== '');
  const hints = [
    ...bare.slice(0, 3).map(({ id, name }) => ({
      field: `lines.${id}.included`,
      message: `Položka „${name}“ nemá popis.`,
    })),
    ...(content.excluded.length === 0
      ? [{ field: 'excluded', message: 'Nie je napísané, čo v\u00A0cene nie je.' }]
      : []),
  ];
  return (
    <AreaSection title="Pred odoslaním">
      <ul className="offer-checks">
        {problems.map(({ field, message }) => (
          <li key={field + message}>
            <TriangleAlert aria-hidden="true" className="tone-error" size={16} strokeWidth={1.5} />
            <span>
              {message}{' '}
              <Button variant="link" size="dense" onClick={() => goTo(field)}>
                Doplniť
              </Button>
            </span>
          </li>
        ))}
        {problems.length === 0 && (
          <li>
            <Check aria-hidden="true" className="tone-ok" size={16} strokeWidth={2} />
            <span>Nič nechýba, {worded(offer, 'ponuka', 'dodatok')} sa dá odoslať.</span>
          </li>
        )}
        {hints.map(({ field, message }) => (
          <li key={field}>
            <TriangleAlert aria-hidden="true" className="tone-warn" size={16} strokeWidth={1.5} />
            <span>
              {message}{' '}
              <Button variant="link" size="dense" onClick={() => goTo(field)}>
                Zobraziť
              </Button>
            </span>
          </li>
        ))}
        {bare.length > 3 && <li className="text-ink-2">ďalšie položky bez popisu: {bare.length - 3}</li>}
      </ul>
    </AreaSection>
  );
}
