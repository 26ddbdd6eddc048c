import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '#domain/api/call.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { fileContent } from '#domain/files/calls.ts';
import { formatDate } from '#domain/kernel/format.ts';
import { formatBytes } from '#domain/kernel/format-bytes.ts';
import { tied } from '#domain/kernel/text.ts';
import { ownFiles, type projectDocuments, projectFiles } from '#domain/papers/calls.ts';
import {
  BESIDE,
  FILE_GROUPS,
  type FileGroup,
  fileOriginText,
  leftText,
  NEW_FILE,
  newFilesText,
} from '#domain/papers/document-texts.ts';
import { AreaRow, AreaRows } from '../design/areas/area-section.tsx';
import { Button } from '../design/button.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { shownBeforeFold } from '../design/fold.ts';
import { PhotoGrid } from '../files/photo-grid.tsx';
import { saveFile } from '../shell/api-client.ts';
import type { ClientDoor } from '../shell/client-door.ts';
import { parts } from '../shell/list-parts.ts';
import { NotRead } from '../shell/not-read.tsx';
import { useSending } from '../shell/use-sending.ts';
import { NewPaper, PaperLine } from './paper-line.tsx';

/** How many files there are, and since when they are new. */
export type FileCounts = NonNullable<AnswerOf<typeof projectDocuments>['files']>;
type SentFile = AnswerOf<typeof projectFiles>[number];

interface DocumentFilesProps {
  /** Whose files these are, where several projects stand under each other; for screen readers. */
  of?: string;
  files: FileCounts;
  door: ClientDoor;
  /** Null of those that belong to no project. */
  projectId: string | null;
  /** Several projects stand under each other: each opens its files by itself. */
  isFolded?: boolean;
}

const TITLES: Readonly<Record<FileGroup, string>> = { photos: 'Fotografie', others: 'Ostatné súbory' };

/** When the operator has added the newest of each group that has some since they were looked through. */
export const newFilesAt = ({ newestAt, newSince }: FileCounts): readonly string[] =>
  FILE_GROUPS.flatMap((group) => newestAt[group] ?? []).filter((at) => at > newSince);

/** Every file that either side has sent, photos apart, with where each comes from; they come part by part. */
export function DocumentFiles({ files, isFolded = false, ...rest }: DocumentFilesProps) {
  // What was new when it was first shown stays marked until the screen is left.
  const [{ since, found }] = useState({ since: files.newSince, found: files.newCount });
  return FILE_GROUPS.filter((group) => files[group] > 0).map((group) => {
    const count = files[group];
    const newest = files.newestAt[group];
    const fresh = newest !== null && newest > since ? Math.max(found[group], files.newCount[group]) : 0;
    return (
      <Group
        key={group}
        title={TITLES[group]}
        count={count}
        isFolded={isFolded}
        news={fresh > 0 && newFilesText(group, fresh)}
      >
        <Part group={group} count={count} latestAt={files.latestAt} since={since} {...rest} />
      </Group>
    );
  });
}

interface GroupProps {
  title: string;
  count: number;
  isFolded: boolean;
  /** How many of them are new: "11 nových". */
  news: string | false;
  children: ReactNode;
}

const Group = ({ title, count, isFolded, news, children }: GroupProps) =>
  isFolded ? (
    <Folded
      title={
        <>
          {title} ({count})
          {news && (
            <>
              , <NewPaper>{news}</NewPaper>
            </>
          )}
        </>
      }
    >
      {children}
    </Folded>
  ) : (
    <div className="file-group">
      <div className="file-group-head">
        <h3>{title}</h3>
        <span className="area-section-count">{count}</span>
        {news && <NewPaper>{news}</NewPaper>}
      </div>
      {children}
    </div>
  );

/** What stands there is read once somebody opens it. */
function Folded({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <Disclosure
      className="file-group"
      title={title}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      {isOpened && children}
    </Disclosure>
  );
}

interface PartProps extends Pick<DocumentFilesProps, 'of' | 'door' | 'projectId'> {
  group: FileGroup;
  count: number;
  /** Another one: there are others. */
  latestAt: string;
  since: string;
}

function Part({ of, door, projectId, group, count, latestAt, since }: PartProps) {
  const list = useInfiniteQuery({
    queryKey: [projectFiles.path, projectId, group, door, count, latestAt],
    queryFn: ({ pageParam: after, signal }): Promise<SentFile[]> =>
      projectId === null
        ? door.call(ownFiles, { query: { group, after } }, { signal })
        : door.call(projectFiles, { params: { id: projectId }, query: { group, after } }, { signal }),
    ...parts,
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = list;
  if (!data)
    return error ? (
      <NotRead advice={callAdvice(factsOf(error))} onRetry={refetch} size="small" className="py-4" />
    ) : (
      <p role="status" className="py-4 text-ink-2">
        Načítavajú sa súbory…
      </p>
    );
  const sent = data.pages.flat().map((file) => ({ ...file, isNew: !file.isOwn && file.createdAt > since }));
  const more = () => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  };
  const name =
    of === undefined
      ? TITLES[group]
      : projectId === null
        ? `${TITLES[group]} ${BESIDE}`
        : `${TITLES[group]}: ${of}`;
  const notRead = isFetchNextPageError && (
    <NotRead
      advice={callAdvice(factsOf(error))}
      onRetry={fetchNextPage}
      isRetrying={isFetchingNextPage}
      size="small"
      className="py-4"
    />
  );
  if (group === 'photos')
    return (
      <div className="file-group-body">
        <PhotoGrid
          label={name}
          door={door}
          total={count}
          onMore={more}
          notRead={notRead}
          photos={sent.map((file) => ({
            ...{ id: file.id, name: file.name },
            note: [fileOriginText(file), ...whenAndHowLarge(file)].join(', '),
          }))}
        />
      </div>
    );
  return (
    <Files
      label={name}
      files={sent}
      count={count}
      door={door}
      isComing={isFetchingNextPage}
      onMore={more}
      notRead={notRead}
    />
  );
}

const whenAndHowLarge = ({ createdAt, bytes }: SentFile): readonly string[] => [
  formatDate(new Date(createdAt)),
  formatBytes(bytes),
];

/** So many rows stand open; one or two more take no more room than the button. */
const SHOWN = 6;
const SPARE = 2;
const STEP = 50;

interface FilesProps {
  label: string;
  files: readonly (SentFile & { isNew: boolean })[];
  count: number;
  door: ClientDoor;
  isComing: boolean;
  onMore: () => void;
  /** Why the next part could not be read. */
  notRead: ReactNode;
}

function Files({ label, files, count, door, isComing, onMore, notRead }: FilesProps) {
  const [limit, setLimit] = useState(SHOWN);
  const shown = files.slice(0, shownBeforeFold(count, limit, SPARE));
  const rest = count - shown.length;
  return (
    <>
      <AreaRows label={label} arePapers>
        {shown.map((file) => (
          <FileRow key={file.id} file={file} door={door} />
        ))}
      </AreaRows>
      {rest > 0 && notRead && shown.length === files.length ? (
        notRead
      ) : rest > 0 ? (
        <p className="border-t border-line py-4">
          <Button
            size="small"
            loading={isComing}
            onClick={() => {
              setLimit(limit + STEP);
              if (files.length < limit + STEP) onMore();
            }}
          >
            Zobraziť ďalšie súbory ({leftText(rest)})
          </Button>
        </p>
      ) : null}
    </>
  );
}

function FileRow({ file, door }: { file: FilesProps['files'][number]; door: ClientDoor }) {
  const { id, name, isNew } = file;
  const { isSending, refused, send } = useSending();
  const save = async () => saveFile(await door.call(fileContent, { params: { id }, query: {} }), name);
  return (
    <AreaRow
      title={tied(name)}
      detail={
        <PaperLine
          of={[fileOriginText(file), ...whenAndHowLarge(file)]}
          label={isNew && <NewPaper>{NEW_FILE}</NewPaper>}
        />
      }
      actions={
        <>
          <Button size="small" loading={isSending} onClick={() => void send(save)}>
            <Download aria-hidden="true" className="paper-sign" size={18} strokeWidth={1.75} />
            <span className="max-md:sr-only">Stiahnuť</span>
            <span className="sr-only"> {name}</span>
          </Button>
          <p role="alert" className="w-full text-error empty:hidden">
            {refused?.advice}
          </p>
        </>
      }
    />
  );
}
