import { Link } from 'react-router';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { offerStateText } from '#domain/offers/state-texts.ts';
import { handoverReport } from '#domain/projects/handover-calls.ts';
import { isBeforeLaunch } from '#domain/projects/project-life.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaRow, AreaRows, AreaSection } from '../design/areas/area-section.tsx';
import { StateMark } from '../design/areas/state-mark.tsx';
import { Button, buttonClass } from '../design/button.tsx';
import { revisionPdf } from '../offers/offer-addresses.ts';
import type { Addendum } from './project-addendum.ts';
import type { OpenedProject } from './project-words.tsx';

interface DocumentsProps {
  project: OpenedProject;
  addendum: Addendum;
}

/** The offer that was accepted and what was added to it. */
export function ProjectDocuments({ project, addendum }: DocumentsProps) {
  const { offerId, revision, offerTotal, number, addenda, state } = project;
  return (
    <AreaSection
      title="Dokumenty"
      id="dokumenty"
      action={
        state !== 'closed' && (
          <Button size="dense" loading={addendum.isBeginning()} onClick={() => void addendum.begin()}>
            Nový dodatok
          </Button>
        )
      }
    >
      <AreaRows label="Dokumenty">
        <AreaRow
          title={<Link to={offerEditorPath(offerId)}>Ponuka {number}</Link>}
          detail={<Money cents={offerTotal} />}
          figure={
            <StateMark of="offer" state="accepted">
              {offerStateText({ number, state: 'accepted' })}
            </StateMark>
          }
          actions={<PdfLink id={offerId} revision={revision} of={`ponuky ${number}`} />}
        />
        {addenda.map(({ id, number: own, title, onceTotal, state: stands, revision: accepted }) => (
          <AreaRow
            key={id}
            title={<Link to={offerEditorPath(id)}>Dodatok {own}</Link>}
            detail={
              <>
                {title}, <Money cents={onceTotal} />
              </>
            }
            figure={
              <StateMark of="offer" state={stands}>
                {offerStateText({ number: own, state: stands })}
              </StateMark>
            }
            actions={accepted !== null && <PdfLink id={id} revision={accepted} of={`dodatku ${own}`} />}
          />
        ))}
        {state !== 'paused' && !isBeforeLaunch(state) && (
          <AreaRow
            title="Odovzdávací protokol"
            actions={
              <a
                href={handoverReport.path.replace(':id', () => project.id)}
                download
                className={buttonClass({ size: 'dense' })}
              >
                PDF<span className="sr-only"> odovzdávacieho protokolu</span>
              </a>
            }
          />
        )}
      </AreaRows>
    </AreaSection>
  );
}

const PdfLink = ({ id, revision, of }: { id: string; revision: number; of: string }) => (
  <a href={revisionPdf(id, revision)} download className={buttonClass({ size: 'dense' })}>
    PDF<span className="sr-only"> {of}</span>
  </a>
);
