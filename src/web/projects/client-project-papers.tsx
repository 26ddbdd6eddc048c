import { Link } from 'react-router';
import { REVISION_STATE_TEXTS } from '#domain/offers/state-texts.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import type { ClientPartProps } from './client-project.tsx';
import { HandoverRow } from './handover-row.tsx';

/** What was agreed, and what was added to it; each leads to its page with its PDF. */
export function ClientProjectPapers({ project, door, offerHref }: ClientPartProps) {
  const { offerId, number, price, monthlyPrice, addenda, state } = project;
  const named = (id: string, text: string) => {
    const href = offerHref(id);
    return href === null ? (
      text
    ) : (
      <Link to={href} className="area-row-link">
        {text}
      </Link>
    );
  };
  return (
    <AreaSection id="dokumenty" title="Dokumenty">
      <AreaRows label="Dokumenty" withStates>
        <AreaRow
          title={named(offerId, `Ponuka ${number}`)}
          detail={`S${'\u00A0'}vaším prijatím a${'\u00A0'}PDF na stiahnutie`}
          actions={
            <StateMark of="offer" state="accepted">
              {REVISION_STATE_TEXTS.accepted}
            </StateMark>
          }
        />
        {addenda.map(({ id, number: own, title, state: stands, onceTotal, monthlyTotal }) => (
          <AreaRow
            key={id}
            title={named(id, `Dodatok ${own}`)}
            detail={title}
            figure={<Price once={onceTotal} monthly={monthlyTotal} />}
            actions={
              <StateMark of="offer" state={stands}>
                {REVISION_STATE_TEXTS[stands]}
              </StateMark>
            }
          />
        ))}
        {state !== 'paused' && !isBeforeLaunch(state) && <HandoverRow project={project} door={door} />}
      </AreaRows>
      <p className="client-project-total">
        Cena spolu <Price once={price} monthly={monthlyPrice} />
      </p>
    </AreaSection>
  );
}

const Price = ({ once, monthly }: { once: number; monthly: number }) => (
  <>
    <Money cents={once} />
    {monthly > 0 && (
      <>
        {' '}
        a&nbsp;
        <Money cents={monthly} /> mesačne
      </>
    )}
  </>
);
