import { type ReactNode, useId, useState } from 'react';
import { replaceNames } from '#domain/api/call.ts';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { fileContent } from '#domain/files/calls.ts';
import { FILE_LIMITS } from '#domain/files/file-limits.ts';
import type { ShownFile } from '#domain/files/file-schema.ts';
import { isDrawn } from '#domain/files/file-types.ts';
import { formatBytes } from '#domain/kernel/format-bytes.ts';
import { wallTimeOf } from '#domain/kernel/local-time.ts';
import { formatNearDay } from '#domain/kernel/local-time-texts.ts';
import { tied } from '#domain/kernel/text.ts';
import { FileAct, FileAdd, Files, FileTile } from '../design/areas/file-tile.tsx';
import { Button } from '../design/button.tsx';
import { LiveRegion } from '../design/live-region.tsx';
import { saveFile } from '../shell/api-client.ts';
import { isLinkDoor } from '../shell/client-door.ts';
import { useNarrow } from '../shell/use-narrow.ts';
import type { MergedFile } from './merged-files.ts';
import { FEW, MANY, openFiles } from './open-files.ts';
import { type Photo, photoPlace } from './photo.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { ACCEPTED_FILES, ACCEPTED_PHOTOS, tooManyWords } from './picked-files.ts';
import { canPause, isUnfinished } from './upload-queue.ts';
import { doneWords, progressWords, uploadWords } from './upload-words.ts';
import type { FilesShown } from './use-files.ts';
import { usePreview } from './use-preview.ts';

type Merged = MergedFile<ShownFile>;

interface FileListProps {
  shown: FilesShown;
  /** Which of them, in their order. */
  files: readonly Merged[];
  /** What they are, for screen readers: "Súbory k podkladu Logo". */
  label: string;
  /** Where what is added belongs; undefined where nothing can be added. */
  addTo?: string | null | undefined;
  /** Photos are asked for: a phone offers its camera. */
  photos?: boolean;
  /** Of many photos one row stands open, since more than photos is read there. */
  photoRow?: boolean;
  /** Who has added them, in words; said of each where it is told. */
  sides?: Sides;
}

type Sides = Readonly<Record<ShownFile['side'], string>>;

/** More photos than these are looked at rather than read. */
const NAMED_PHOTOS = 4;
/** So many stand open on a phone, in two rows of three. */
const PHONE_PHOTOS = 6;
/** One row of them, two on a phone. */
const ROW_PHOTOS = 6;

/** Files with what can be done with them, and the place where more are added. */
export function FileList({
  shown,
  files,
  label,
  addTo,
  photos = false,
  photoRow = false,
  sides,
}: FileListProps) {
  const hintId = useId();
  const listId = useId();
  const [isLooking, setLooking] = useState(false);
  const [tooMany, setTooMany] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrow();
  const { own } = shown;
  const canAdd = addTo !== undefined;
  const add = (picked: File[]) => {
    setTooMany(tooManyWords(picked.length));
    own.pick(picked, addTo ?? null);
  };
  const uploads = files.flatMap(({ upload }) => upload ?? []);
  const moving = uploads.filter(canPause);
  const paused = uploads.filter(({ state }) => state === 'paused');
  const change = (some: typeof uploads, how: 'pause' | 'resume') => {
    for (const { key } of some) own.queue[how](key);
  };
  const accept = photos ? ACCEPTED_PHOTOS : ACCEPTED_FILES;
  // What is on its way, or was just now, is no photo of the gallery yet.
  const lies = ({ file, upload }: Merged) => upload === null && file?.state === 'ready';
  const looked = files.filter((each) => lies(each) && each.file?.hasPreview && isPicture(each.file));
  // Whoever looks at them and takes some away goes on looking.
  const gallery = new Set(looked.length > NAMED_PHOTOS || isLooking ? looked : []);
  const named = files.filter((each) => !gallery.has(each));
  // On a phone what hands them in stays within reach of what chose them.
  const open = openFiles(named, isNarrow && uploads.length > 0 ? FEW : MANY);
  if (files.length === 0 && !canAdd) return null;
  return (
    <>
      {(gallery.size > 0 || isLooking) && (
        <div className="file-group-body">
          <PhotoGrid
            label={`${label}, fotografie`}
            door={shown.door}
            listId={listId}
            onLook={setLooking}
            inSixes={photoRow}
            {...(photoRow ? { first: ROW_PHOTOS } : isNarrow && { first: PHONE_PHOTOS })}
            photos={[...gallery].flatMap((each) => photoOf(each, shown, sides) ?? [])}
          />
        </div>
      )}
      {(named.length > 0 || canAdd) && (
        <Files
          label={label}
          onDrop={canAdd ? add : undefined}
          adds={
            canAdd && (
              <>
                <FileAdd accept={accept} describedBy={hintId} onFiles={add}>
                  {files.length > 0 ? 'Pridať ďalšie' : photos ? 'Nahrať fotografie' : 'Nahrať súbory'}
                </FileAdd>
                {photos && (
                  <FileAdd accept="image/jpeg" camera multiple={false} onFiles={add}>
                    Odfotiť
                  </FileAdd>
                )}
              </>
            )
          }
          head={
            <>
              {canAdd && (
                <p id={hintId} className="field-hint">
                  {photos
                    ? 'Fotografie JPG, PNG alebo WebP'
                    : 'Fotografie, PDF, Word, Excel, PowerPoint alebo text'}
                  , každý súbor najviac {formatBytes(FILE_LIMITS.bytes)}, naraz najviac {FILE_LIMITS.atOnce}.
                  JPG a&nbsp;WebP sa uložia v&nbsp;pôvodných rozmeroch, ale v&nbsp;trochu nižšej kvalite.
                  Údaje o&nbsp;mieste a&nbsp;fotoaparáte sa odstránia.
                </p>
              )}
              {tooMany && (
                <p role="alert" className="field-error">
                  {tooMany}
                </p>
              )}
              {uploads.length > 1 && uploads.some(isUnfinished) && (
                <div className="files-progress">
                  {/* Whoever does not see it hears it below. */}
                  <p aria-hidden="true">{doneWords(uploads)}</p>
                  {moving.length > 1 ? (
                    <Button size="small" onClick={() => change(moving, 'pause')}>
                      Pozastaviť všetky
                    </Button>
                  ) : (
                    paused.length > 1 && (
                      <Button size="small" onClick={() => change(paused, 'resume')}>
                        Pokračovať vo všetkých
                      </Button>
                    )
                  )}
                </div>
              )}
            </>
          }
        >
          {(isOpen ? named : named.filter((file) => open.has(file))).map((file) => (
            <Tile key={file.key} merged={file} shown={shown} sides={sides} listId={listId} />
          ))}
          {open.size < named.length && (
            <li className="files-more">
              <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? 'Zobraziť menej súborov' : `Zobraziť všetky súbory (${named.length})`}
              </Button>
            </li>
          )}
        </Files>
      )}
      <LiveRegion>{progressWords(uploads)}</LiveRegion>
    </>
  );
}

const isPicture = ({ type }: ShownFile): boolean => type !== null && isDrawn(type);

/** A photo of the gallery; null of what the server does not know. */
const photoOf = (merged: Merged, { remove }: FilesShown, sides: Sides | undefined): Photo | null =>
  merged.file && {
    ...{ id: merged.file.id, name: merged.file.name, note: readyWords(merged.file, sides) },
    remove: merged.file.canRemove ? () => remove(merged) : undefined,
  };

const LOST = 'Spojenie sa prerušilo. Nahrávanie pokračuje samo, keď sa obnoví.';
const AGAIN = 'Vyberte ho znova, nahrá sa len zvyšok.';

/** How a file is drawn, and what is said of it. */
function lookOf({ file, upload }: Merged, isElsewhere: boolean, sides: Sides | undefined) {
  if (upload && upload.state !== 'done') {
    const { state, received, bytes } = upload;
    const isMoving = state === 'sending' || state === 'waiting' || state === 'elsewhere';
    return {
      state: isMoving ? ('sending' as const) : state,
      note: uploadWords(upload),
      said: state === 'interrupted' ? (upload.said ?? LOST) : upload.said,
      share: isUnfinished(upload) ? received / bytes : undefined,
    };
  }
  if (file?.state === 'refused')
    return { state: 'refused' as const, note: 'neprijaté', said: file.refusal, share: undefined };
  if (file?.state === 'uploading') {
    const { received, bytes } = file;
    const held = { ...file, key: '', said: null, fileId: file.id, sent: null };
    return {
      state: 'interrupted' as const,
      note: uploadWords({ ...held, state: isElsewhere ? 'elsewhere' : 'interrupted' }),
      said: isElsewhere ? null : AGAIN,
      share: received / bytes,
    };
  }
  return { state: 'done' as const, note: file ? readyWords(file, sides) : '', said: null, share: undefined };
}

const endingOf = (name: string): string | undefined => /\.([^.]{1,5})$/.exec(name)?.[1]?.toUpperCase();

/** "JPG, 4,1 MB, 23. 11." */
function readyWords({ name, bytes, createdAt, side }: ShownFile, sides: Sides | undefined): string {
  const day = formatNearDay(wallTimeOf(new Date(createdAt)).day, wallTimeOf(new Date()).day);
  return [endingOf(name), formatBytes(bytes), day, sides?.[side]].filter(Boolean).join(', ');
}

interface TileProps {
  merged: Merged;
  shown: FilesShown;
  sides: Sides | undefined;
  listId: string;
}

function Tile({ merged, shown, sides, listId }: TileProps) {
  const { file, upload } = merged;
  const { own, remove } = shown;
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const picture = usePicture(merged, shown);
  const look = lookOf(merged, file !== null && shown.elsewhere.has(file.id), sides);
  const name = upload?.name ?? file?.name ?? '';
  const take = () => {
    setAsking(false);
    remove(merged).catch((error: unknown) => setFailure(callAdvice(factsOf(error))));
  };
  const isReady = look.state === 'done';
  const acts: ReactNode = isAsking ? (
    <>
      <Button size="small" variant="quiet" onClick={take}>
        Odstrániť<span className="sr-only"> {name}</span>
      </Button>
      <Button size="small" variant="quiet" onClick={() => setAsking(false)}>
        Nechať<span className="sr-only"> {name}</span>
      </Button>
    </>
  ) : (
    <>
      {upload && canPause(upload) && upload.state !== 'interrupted' && (
        <FileAct act="pause" label={`Pozastaviť ${name}`} onPress={() => own.queue.pause(upload.key)} />
      )}
      {upload &&
        (upload.state === 'paused' || upload.state === 'interrupted' || upload.state === 'failed') && (
          <FileAct act="resume" label={`Pokračovať: ${name}`} onPress={() => own.queue.resume(upload.key)} />
        )}
      {(isReady ? file?.canRemove : upload !== null || file?.canRemove) && (
        <FileAct
          act="remove"
          label={`${isReady ? 'Odstrániť' : 'Zrušiť'} ${name}`}
          onPress={() => (isReady ? setAsking(true) : take())}
        />
      )}
    </>
  );
  return (
    <FileTile
      {...look}
      said={failure ?? look.said}
      picture={picture}
      sign={file && !isPicture(file) ? endingOf(name) : undefined}
      acts={acts}
      name={
        isReady && file ? (
          <OpenName file={file} placeId={photoPlace(listId, file.id)} shown={shown} onFailure={setFailure} />
        ) : (
          <b className="file-tile-name" title={name}>
            {tied(name)}
          </b>
        )
      }
    />
  );
}

interface OpenNameProps {
  file: ShownFile;
  /** Where the focus goes once it was looked at among others. */
  placeId: string;
  shown: FilesShown;
  onFailure: (advice: string | null) => void;
}

/** The name opens the file: in a tab of its own where a browser shows it, else it is saved. */
function OpenName({ file, placeId, shown, onFailure }: OpenNameProps) {
  const { id, name } = file;
  const save = () => {
    onFailure(null);
    shown.own.calls
      .content(id)
      .then((content) => saveFile(content, name))
      .catch((error: unknown) => onFailure(callAdvice(factsOf(error))));
  };
  if (isLinkDoor(shown.door))
    return (
      <button type="button" id={placeId} className="file-tile-name" title={name} onClick={save}>
        <span className="sr-only">Stiahnuť </span>
        {tied(name)}
      </button>
    );
  const address = replaceNames(fileContent.path, () => id);
  if (isPicture(file))
    return (
      <a
        id={placeId}
        className="file-tile-name"
        title={name}
        href={`${address}?as=inline`}
        target="_blank"
        rel="noreferrer"
      >
        {tied(name)}
      </a>
    );
  return (
    <a
      id={placeId}
      className="file-tile-name"
      title={name}
      href={address}
      onClick={(event) => {
        // What goes wrong is said at the file: the browser would leave the screen for it.
        event.preventDefault();
        save();
      }}
    >
      {tied(name)}
    </a>
  );
}

/** The picture of a file: as it was picked here, else the server's preview. */
function usePicture({ key, file }: Merged, { own, door }: FilesShown): string | null {
  const picked = own.pictures.get(key);
  const preview = usePreview(door, file?.hasPreview && picked === undefined ? file.id : null);
  return picked ?? preview;
}
