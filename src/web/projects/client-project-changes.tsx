import { Link } from 'react-router';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { CHANGE_STATE_TEXTS } from '#domain/projects/change-life.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import type { ClientPartProps } from './client-project.tsx';

/** Changes that the client has asked for, each with how it stands. */
export function ClientProjectChanges({ project, offerHref }: ClientPartProps) {
  const { changes } = project;
  if (changes.length === 0) return null;
  const now = new Date();
  return (
    <AreaSection id="zmeny" title={`Žiadosti o${'\u00A0'}zmenu`} count={String(changes.length)}>
      <AreaRows label={`Žiadosti o${'\u00A0'}zmenu`} withStates>
        {changes.map(({ id, text, author, askedAt, state, answer, addendum }) => {
          const href = addendum && offerHref(addendum.id);
          return (
            <AreaRow
              key={id}
              title={<span className="whitespace-pre-line wrap-anywhere">{tied(text)}</span>}
              detail={
                <>
                  <p>
                    {author}, {formatRecent(new Date(askedAt), now)}
                  </p>
                  {answer && (
                    <p className="whitespace-pre-line wrap-anywhere text-ink">Odpoveď: {tied(answer)}</p>
                  )}
                </>
              }
              actions={
                <p>
                  {CHANGE_STATE_TEXTS[state]}
                  {addendum && (
                    <>
                      {' '}
                      {href === null ? (
                        <span className="money">{addendum.number}</span>
                      ) : (
                        <Link to={href} className="text-link money">
                          {addendum.number}
                        </Link>
                      )}
                    </>
                  )}
                </p>
              }
            />
          );
        })}
      </AreaRows>
    </AreaSection>
  );
}
