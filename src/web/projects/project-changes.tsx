import { Link } from 'react-router';
import { formatRecent } from '#domain/kernel/recent-time.ts';
import { tied } from '#domain/kernel/text.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { CHANGE_STATE_TEXTS, canDecline, waitsForOperator } from '#domain/projects/change-life.ts';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { Button } from '../design/button.tsx';
import type { Addendum } from './project-addendum.ts';
import type { ProjectPartProps } from './project-shown.tsx';

/** Changes that the client asks for, each with its answer: an addendum, or a sentence. */
export function ProjectChanges({ project, addendum, onShow }: ProjectPartProps & { addendum: Addendum }) {
  const { changes, state: projectState } = project;
  if (changes.length === 0) return null;
  const now = new Date();
  const waiting = changes.filter(({ state }) => waitsForOperator(state)).length;
  return (
    <AreaSection
      id="zmeny"
      title={`Žiadosti o${'\u00A0'}zmenu`}
      count={waiting > 0 ? String(waiting) : undefined}
    >
      <AreaRows label={`Žiadosti o${'\u00A0'}zmenu`}>
        {changes.map((change) => {
          const { id, text, author, askedAt, state, answer, addendum: made } = change;
          return (
            <AreaRow
              key={id}
              title={<span className="whitespace-pre-line wrap-anywhere">{tied(text)}</span>}
              detail={
                <>
                  {author}, {formatRecent(new Date(askedAt), now)}
                  {answer && <span className="block wrap-anywhere">Vaša odpoveď: {answer}</span>}
                </>
              }
              figure={
                made ? <Link to={offerEditorPath(made.id)}>{made.number}</Link> : CHANGE_STATE_TEXTS[state]
              }
              actions={
                canDecline(state) &&
                projectState !== 'closed' && (
                  <>
                    <Button
                      size="dense"
                      loading={addendum.isBeginning({ id: change.messageId })}
                      onClick={() => void addendum.begin({ id: change.messageId })}
                    >
                      Pripraviť dodatok
                    </Button>
                    <Button size="dense" variant="quiet" onClick={() => onShow({ kind: 'change', id })}>
                      Odpovedať bez dodatku
                    </Button>
                  </>
                )
              }
            />
          );
        })}
      </AreaRows>
    </AreaSection>
  );
}
