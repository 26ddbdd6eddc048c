import { Link } from 'react-router';
import { RETURNED_WHY } from '#content/project-news.ts';
import { settingsHref } from '#domain/accounts/settings-paths.ts';
import { byCount } from '#domain/kernel/plural.ts';
import { lowerFirst, tied } from '#domain/kernel/text.ts';
import {
  EXPECTED_BUTTONS,
  EXPECTED_TITLE,
  expectedPart,
  expectedTitleAt,
  moreItemsText,
  untilText,
} from '#domain/portal/expected-texts.ts';
import { nearestComing } from '#domain/projects/coming.ts';
import { comingTexts } from '#domain/projects/portal-texts.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { ExpectedRow, ExpectedRows } from '../design/areas/expected-rows.tsx';
import { buttonClass } from '../design/button.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { shownBeforeFold } from '../design/fold.ts';
import type { Overview } from './overview-queries.ts';
import { type PortalWays, usePortalWays } from './portal-ways.ts';

/** The rest is one press away: a list without end says nothing of what matters. */
const SHOWN = 6;

type Row = Overview['expected']['rows'][number];

interface ExpectedPartProps {
  overview: Overview;
  needsSecondFactor: boolean;
  /** What is said where nothing is expected. */
  nothing: string;
  /** The operator looks at it: nothing of it is theirs to do. */
  isOnlooker?: boolean;
}

/** What is expected of the client over all they have, what is most urgent first and alone with the signal button. */
export function ExpectedPart({
  overview,
  needsSecondFactor,
  nothing,
  isOnlooker = false,
}: ExpectedPartProps) {
  const { today, expected } = overview;
  const next = nearestComing(overview.projects.rows);
  const count = expected.count + Number(needsSecondFactor);
  const shown = shownBeforeFold(expected.count, SHOWN);
  const [first, rest] = [expected.rows.slice(0, shown), expected.rows.slice(shown)];
  const beyond = expected.count - expected.rows.length;
  const rowOf = (row: Row, index: number, isFirst: boolean) => (
    <Expected
      key={`${row.kind}${row.id}`}
      row={row}
      today={today}
      isUrgent={isFirst && index === 0 && !needsSecondFactor && !isOnlooker}
    />
  );
  return (
    <AreaSection title={EXPECTED_TITLE} count={count === 0 ? undefined : String(count)}>
      {count === 0 ? (
        <div className="area-lead">
          <p>{nothing}</p>
          {next &&
            comingTexts(next.coming, today).map((text) => (
              <p key={text}>
                {tied(overview.projects.count > 1 ? `${next.name}, ${lowerFirst(text)}` : text)}
              </p>
            ))}
        </div>
      ) : (
        <ExpectedRows label={EXPECTED_TITLE}>
          {needsSecondFactor && (
            <ExpectedRow
              mark="settle"
              title="Zapnúť druhý krok prihlásenia"
              detail={<p>Bez neho sa do správy webu nedostanete.</p>}
              action={
                <Link
                  to={settingsHref('druhy-krok')}
                  className={buttonClass({ variant: 'primary', size: 'small' })}
                >
                  Zapnúť
                </Link>
              }
            />
          )}
          {first.map((row, index) => rowOf(row, index, true))}
        </ExpectedRows>
      )}
      {rest.length > 0 && (
        <Disclosure className="area-older" title={`Ďalšie (${expected.count - shown})`}>
          <ExpectedRows label={`${EXPECTED_TITLE}, ďalšie`}>
            {rest.map((row, index) => rowOf(row, index, false))}
          </ExpectedRows>
          {beyond > 0 && (
            <p className="border-t border-line py-4 text-ink-2">
              {byCount(beyond, [
                'Ešte jednu vec nájdete priamo pri projekte.',
                `Ešte ${beyond}\u00A0veci nájdete priamo pri projektoch.`,
                `Ešte ${beyond}\u00A0veci nájdete priamo pri projektoch.`,
                `Ešte ${beyond}\u00A0vecí nájdete priamo pri projektoch.`,
              ])}
            </p>
          )}
        </Disclosure>
      )}
    </AreaSection>
  );
}

function Expected({ row, today, isUrgent }: { row: Row; today: string; isUrgent: boolean }) {
  const { kind, about } = row;
  const ways = usePortalWays();
  return (
    <ExpectedRow
      mark={kind}
      title={tied(expectedTitleAt(row))}
      detail={<Details row={row} />}
      until={untilText(row, today)}
      isLate={row.isLate}
      action={
        <Link
          to={hrefOf(row, ways)}
          className={buttonClass({ variant: isUrgent ? 'primary' : 'secondary', size: 'small' })}
        >
          {EXPECTED_BUTTONS[kind]}
          <span className="sr-only">
            : {expectedTitleAt(row)}
            {kind !== 'answer' && kind !== 'accept' && `, ${about.name}`}
          </span>
        </Link>
      }
    />
  );
}

function Details({ row: { kind, about, number, reason, more } }: { row: Row }) {
  const mark = kind === 'accept' ? number : kind === 'pay' ? `variabilný symbol ${number}` : '';
  return (
    <>
      {kind !== 'answer' && (
        <p>
          {kind !== 'accept' && tied(about.name)}
          {kind === 'pay' && ', '}
          {mark && <span className="inline-block">{mark}</span>}
        </p>
      )}
      {reason && (
        <p>
          {RETURNED_WHY}: {tied(reason)}
        </p>
      )}
      {more > 0 && <p>{moreItemsText(more)}</p>}
    </>
  );
}

function hrefOf(row: Row, ways: PortalWays): string {
  const { kind, about } = row;
  if (about.type === 'offer') return ways.offer(about.id, kind === 'answer' ? 'spravy' : '');
  return about.type === 'project' ? ways.project(about.id, expectedPart(row)) : ways.request(about.id);
}
