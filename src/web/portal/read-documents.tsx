import { useInfiniteQuery } from '@tanstack/react-query';
import { noteDocumentsSeen } from '#domain/papers/calls.ts';
import { newPapersSentence } from '#domain/papers/document-texts.ts';
import { EmptyState } from '../design/areas/empty-state.tsx';
import { buttonClass } from '../design/button.tsx';
import { useChanges } from '../live/changes.tsx';
import DocumentSections from '../papers/document-sections.tsx';
import { drawnFiles, useNewFiles } from '../papers/drawn-files.ts';
import { seenUpTo, usePapersSeen } from '../papers/use-papers-seen.ts';
import { useStillNew } from '../papers/use-still-new.ts';
import { START_WIZARD_HREF } from '../quote/wizard-link.ts';
import { callApi } from '../shell/api-client.ts';
import { More } from './more.tsx';
import { ownDocumentsQuery } from './overview-queries.ts';
import { offerHref } from './portal-addresses.ts';

/** All papers of the client by project, then the files of each; what is new stays marked until the list is left. */
export default function ReadDocuments() {
  const list = useInfiniteQuery(ownDocumentsQuery);
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? [];
  const all = list.data?.pages[0]?.files ?? [];
  const files = drawnFiles(all, { documents, isWhole: !list.hasNextPage, newIn: useNewFiles(all) });
  useChanges(['project', 'payment', 'offer', 'request'], () => void list.refetch());
  const olderNew = list.data?.pages.at(-1)?.olderNew ?? 0;
  usePapersSeen(seenUpTo({ documents, files, hasOlderNew: olderNew > 0 }), (at) =>
    callApi(noteDocumentsSeen, { body: { at } }),
  );
  const shown = useStillNew(documents);
  const newPapers = shown.filter(({ isNew }) => isNew).length + olderNew;
  return (
    <div className="area-screen">
      <h1>Dokumenty</h1>
      {documents.length === 0 && files.length === 0 ? (
        <EmptyState
          title="Zatiaľ tu nie je žiadny dokument"
          action={
            <a href={START_WIZARD_HREF} className={buttonClass({ size: 'small' })}>
              Vypočítať cenu
            </a>
          }
        >
          Nájdete tu rozpočty, ponuky, výzvy na platbu a&nbsp;súbory, ktoré si pošleme.
        </EmptyState>
      ) : (
        <>
          {/* As many as the navigation has said. */}
          {newPapers > 0 && <p className="-mt-3">{newPapersSentence(newPapers)}</p>}
          <DocumentSections
            documents={shown}
            files={files}
            isWhole={!list.hasNextPage}
            offerHref={offerHref}
          />
          <More list={list} label="Zobraziť staršie dokumenty" />
        </>
      )}
    </div>
  );
}
