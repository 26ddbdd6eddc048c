import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { noteProjectDocumentsSeen, projectDocuments } from '#domain/papers/calls.ts';
import { newAmongText } from '#domain/papers/document-texts.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { shownBeforeFold } from '../design/fold.ts';
import { ArchiveButton } from '../files/archive-button.tsx';
import { useChanges } from '../live/changes.tsx';
import { DocumentFiles } from '../papers/document-files.tsx';
import { DocumentRows } from '../papers/document-rows.tsx';
import { NewPaper } from '../papers/paper-line.tsx';
import { seenUpTo, usePapersSeen } from '../papers/use-papers-seen.ts';
import { useStillNew } from '../papers/use-still-new.ts';
import { NotRead } from '../shell/not-read.tsx';
import { useInSight } from '../shell/use-in-sight.ts';
import { useOneColumn } from '../shell/use-narrow.ts';
import type { ClientPartProps } from './client-project.tsx';
import { PartFold } from './part-fold.tsx';

/** So many of the newest papers stand open where there is little room. */
const SHOWN = 3;

/**
 * All papers of the project: what was agreed and added to it, its quote, calls to pay and report; then its files. What is new
 * is marked. In one column older papers and the files fold away.
 */
export function ClientProjectPapers({
  project,
  door,
  offerHref,
  isAsked,
}: ClientPartProps & { isAsked: boolean }) {
  const isOneColumn = useOneColumn();
  const { id, canAct } = project;
  const end = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [projectDocuments.path, id, door],
    queryFn: ({ signal }) => door.call(projectDocuments, { params: { id } }, { signal }),
    staleTime: 0,
  });
  useChanges([`project ${id}`, 'payment', 'offer', 'request'], () => void refetch());
  const documents = useStillNew(data?.documents ?? []);
  const shown = isOneColumn ? shownBeforeFold(documents.length, SHOWN) : documents.length;
  const older = documents.slice(shown);
  const newOlder = older.filter(({ isNew }) => isNew).length;
  const [isUnfolded, setUnfolded] = useState(false);
  const isSeen = useInSight(end, data !== undefined) && canAct;
  const note = (at: string) => door.call(noteProjectDocumentsSeen, { params: { id }, body: { at } });
  const upTo =
    data &&
    seenUpTo({
      documents: data.documents,
      files: data.files ? [data.files] : [],
      hasOlderNew: !isUnfolded && newOlder > 0,
    });
  usePapersSeen(upTo ?? null, isSeen ? note : null);
  return (
    <AreaSection
      id="dokumenty"
      title="Dokumenty"
      action={data && data.archived > 0 && <ArchiveButton projectId={id} door={door} />}
    >
      {data ? (
        <div ref={end}>
          <DocumentRows
            label="Dokumenty"
            documents={documents.slice(0, shown)}
            door={door}
            offerHref={offerHref}
          />
          {older.length > 0 && (
            <PartFold
              title={
                <>
                  Ďalšie dokumenty ({older.length})
                  {newOlder > 0 && (
                    <>
                      , <NewPaper>{newAmongText(newOlder)}</NewPaper>
                    </>
                  )}
                </>
              }
              isAsked={isAsked}
              onOpened={() => setUnfolded(true)}
            >
              <DocumentRows label="Ďalšie dokumenty" documents={older} door={door} offerHref={offerHref} />
            </PartFold>
          )}
          {data.files && (
            <DocumentFiles files={data.files} door={door} projectId={id} isFolded={isOneColumn} />
          )}
        </div>
      ) : error ? (
        <NotRead advice={callAdvice(factsOf(error))} onRetry={refetch} size="small" className="py-4" />
      ) : (
        <p role="status" className="py-4 text-ink-2">
          Načítavajú sa dokumenty…
        </p>
      )}
    </AreaSection>
  );
}
