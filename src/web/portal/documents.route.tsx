import { useInfiniteQuery } from '@tanstack/react-query';
import { noteDocumentsSeen } from '#domain/portal/calls.ts';
import { AreaSection } from '../design/areas/area-section.tsx';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { ButtonLink } from '../design/button.tsx';
import { useChanges } from '../live/changes.tsx';
import { DocumentRows } from '../projects/document-rows.tsx';
import { usePapersSeen } from '../projects/use-papers-seen.ts';
import { useStillNew } from '../projects/use-still-new.ts';
import { callApi } from '../shell/api-client.ts';
import { areaMeta } from '../shell/area-meta.ts';
import { SESSION_DOOR } from '../shell/client-door.ts';
import { dataClient } from '../shell/data-client.tsx';
import type { Route } from './+types/documents.route.ts';
import { More } from './more.tsx';
import { type OwnDocument, ownDocumentsQuery } from './overview-queries.ts';
import { offerHref } from './portal-addresses.ts';
import { START } from './portal-screens.ts';

/** What belongs to no project. */
const BESIDE = 'Mimo projektov';

export async function clientLoader() {
  await dataClient().fetchInfiniteQuery({ ...ownDocumentsQuery, staleTime: 0 });
}

export const meta: Route.MetaFunction = () => areaMeta('Dokumenty');

/** All papers of the client by project, what came last at the top; what is new stays marked until the list is left. */
export default function Documents() {
  const list = useInfiniteQuery(ownDocumentsQuery);
  const documents = list.data?.pages.flat() ?? [];
  useChanges(['project', 'payment', 'offer', 'request'], () => void list.refetch());
  usePapersSeen(documents, (at) => callApi(noteDocumentsSeen, { body: { at } }));
  const shown = useStillNew(documents);
  return (
    <div className="area-screen">
      <h1>Dokumenty</h1>
      {documents.length === 0 ? (
        <EmptyState
          title="Zatiaľ tu nie je žiadny dokument"
          action={<ButtonLink to={START.to}>Prejsť na prehľad</ButtonLink>}
        >
          Nájdete tu rozpočty, ponuky, výzvy na platbu a&nbsp;súbory, ktoré si pošleme.
        </EmptyState>
      ) : (
        <>
          {byProject(shown).map(({ key, name, own }) => (
            <AreaSection key={key} title={name} count={list.hasNextPage ? undefined : String(own.length)}>
              <DocumentRows
                label={`Dokumenty: ${name}`}
                documents={own}
                door={SESSION_DOOR}
                offerHref={offerHref}
              />
            </AreaSection>
          ))}
          <More list={list} label="Ukázať staršie dokumenty" />
        </>
      )}
    </div>
  );
}

/** Projects in the order of their newest paper; what belongs to none comes last. */
function byProject(documents: readonly OwnDocument[]) {
  const groups = [...Map.groupBy(documents, ({ project }) => project?.id ?? '')].map(([key, own]) => ({
    key,
    name: own[0]?.project?.name ?? BESIDE,
    own,
  }));
  return groups.toSorted((a, b) => Number(a.key === '') - Number(b.key === ''));
}
