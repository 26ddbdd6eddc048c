import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { noteProjectDocumentsSeen, portalOverview, projectDocuments } from '#domain/portal/calls.ts';
import { Money } from '../design/areas/amounts.tsx';
import { AreaSection } from '../design/areas/area-section.tsx';
import { Button } from '../design/button.tsx';
import { ArchiveButton } from '../files/archive-button.tsx';
import { useChanges } from '../live/changes.tsx';
import { useInSight } from '../shell/use-in-sight.ts';
import type { ClientPartProps } from './client-project.tsx';
import { DocumentRows } from './document-rows.tsx';
import { useStillNew } from './use-still-new.ts';

/** All papers of the project: what was agreed and added to it, its quote, calls to pay, report and files; what is new is marked. */
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
  const client = useQueryClient();
  const isSeen = useInSight(end, data !== undefined);
  const newest = data?.documents.find(({ isNew }) => isNew)?.createdAt;
  useEffect(() => {
    if (newest === undefined || !isSeen || !canAct) return;
    // Nobody has pressed anything: a failure is told nobody, and the next visit says it again.
    door
      .call(noteProjectDocumentsSeen, { params: { id }, body: { at: newest } })
      .then(() => client.invalidateQueries({ queryKey: [portalOverview.path] }))
      .catch(() => {});
  }, [newest, isSeen, canAct, door, id, client]);
  return (
    <AreaSection
      id="dokumenty"
      title="Dokumenty"
      action={data && <ArchiveButton projectId={id} door={door} files={data.archived} />}
    >
      {data ? (
        <div ref={end}>
          <DocumentRows label="Dokumenty" documents={documents} door={door} offerHref={offerHref} />
        </div>
      ) : error ? (
        <div role="alert" className="grid justify-items-start gap-3 py-4">
          <p className="field-error">{callAdvice(factsOf(error))}</p>
          <Button size="small" onClick={() => void refetch()}>
            Skúsiť znova
          </Button>
        </div>
      ) : (
        <p role="status" className="py-4 text-ink-2">
          Načítavam dokumenty…
        </p>
      )}
      <p className="client-project-total">
        Cena spolu <Price once={price} monthly={monthlyPrice} />
      </p>
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
