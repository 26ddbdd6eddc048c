import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { noteProjectDocumentsSeen, projectDocuments } from '#domain/portal/calls.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaSection } from '../design/areas/area-section.tsx';
import { ArchiveButton } from '../files/archive-button.tsx';
import { useChanges } from '../live/changes.tsx';
import { NotRead } from '../shell/not-read.tsx';
import { useInSight } from '../shell/use-in-sight.ts';
import type { ClientPartProps } from './client-project.tsx';
import { DocumentFiles } from './document-files.tsx';
import { DocumentRows } from './document-rows.tsx';
import { seenUpTo, usePapersSeen } from './use-papers-seen.ts';
import { useStillNew } from './use-still-new.ts';

/** All papers of the project: what was agreed and added to it, its quote, calls to pay and report; then its files. What is new is marked. */
export function ClientProjectPapers({ project, door, offerHref }: ClientPartProps) {
  const { id, price, monthlyPrice, canAct } = project;
  const end = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [projectDocuments.path, id, door],
    queryFn: ({ signal }) => door.call(projectDocuments, { params: { id } }, { signal }),
    staleTime: 0,
  });
  useChanges([`project ${id}`, 'payment', 'offer', 'request'], () => void refetch());
  const documents = useStillNew(data?.documents ?? []);
  const isSeen = useInSight(end, data !== undefined) && canAct;
  const note = (at: string) => door.call(noteProjectDocumentsSeen, { params: { id }, body: { at } });
  const upTo =
    data &&
    seenUpTo({ documents: data.documents, files: data.files ? [data.files] : [], hasOlderNew: false });
  usePapersSeen(upTo ?? null, isSeen ? note : null);
  return (
    <AreaSection
      id="dokumenty"
      title="Dokumenty"
      action={data && <ArchiveButton projectId={id} door={door} files={data.archived} />}
    >
      {data ? (
        <div ref={end}>
          <DocumentRows label="Dokumenty" documents={documents} door={door} offerHref={offerHref} />
          <p className="client-project-total">
            Cena spolu <Price once={price} monthly={monthlyPrice} />
          </p>
          {data.files && <DocumentFiles files={data.files} door={door} projectId={id} />}
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

const Price = ({ once, monthly }: { once: number; monthly: number }) => (
  <span>
    <Money cents={once} />
    {monthly > 0 && (
      <>
        {' '}
        a&nbsp;
        <Money cents={monthly} /> mesačne
      </>
    )}
  </span>
);
