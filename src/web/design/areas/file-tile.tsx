import { type DragEvent, type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import './files.css';

interface FilesProps {
  /** Takes what is dropped anywhere on them; nothing is taken without it. */
  onDrop?: ((files: File[]) => void) | undefined;
  label: string;
  /** FileTile. */
  children: ReactNode;
  /** FileAdd, over them: it stays under the finger when others come. */
  adds?: ReactNode;
  /** Under that: how far they are, and what can be added. */
  head?: ReactNode;
}

/** Files beside each other as far as there is room; what is dropped on them is taken. */
export function Files({ onDrop, label, children, adds, head }: FilesProps) {
  const [isOver, setOver] = useState(false);
  const over = (next: boolean) => (event: DragEvent) => {
    if (!onDrop || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way of the input inside
    <div
      className={classes('files', isOver && 'files-over')}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        onDrop?.([...event.dataTransfer.files]);
      }}
    >
      {adds && (
        <ul aria-label={`${label}, pridať`} className="file-tiles">
          {adds}
        </ul>
      )}
      {head}
      <ul aria-label={label} className="file-tiles empty:hidden">
        {children}
      </ul>
    </div>
  );
}

interface FileTileProps {
  /** How it is drawn: on its way, held, not taken, or there. */
  state: 'sending' | 'paused' | 'interrupted' | 'failed' | 'refused' | 'done';
  /** Its name, or what opens it, with the class `file-tile-name`. */
  name: ReactNode;
  /** "62 %, 2,4 z 3,9 MB" */
  note: string;
  /** Why it was not taken, or what to do. */
  said?: string | null;
  /** Bytes that have arrived, 0 to 1; drawn where it is told. */
  share?: number | undefined;
  /** Address of a small picture of it; a sheet where there is none. */
  picture?: string | null;
  /** What the picture is the first page of: "PDF". */
  sign?: string | undefined;
  /** FileAct, at most two. */
  acts?: ReactNode;
}

/** A file with its picture, to the scale of its bytes while it is on its way. */
export const FileTile = ({ state, name, note, said, share, picture, sign, acts }: FileTileProps) => (
  <li className="file-tile" data-state={state}>
    <span className="file-tile-mark">
      {picture && sign ? (
        <>
          <img src={picture} alt="" width={44} height={56} className="file-tile-page" />
          <span className="file-tile-sign" aria-hidden="true">
            {sign}
          </span>
        </>
      ) : picture ? (
        <img src={picture} alt="" width={44} height={44} />
      ) : (
        <svg viewBox="0 0 20 24" width="20" height="24" aria-hidden="true">
          <path d="M2 1.5h11l5 5v16H2zM13 1.5v5h5" />
        </svg>
      )}
    </span>
    <div className="file-tile-text">
      {name}
      <p className="file-tile-note">{note}</p>
      {said && <p className="file-tile-said">{said}</p>}
      {share !== undefined && (
        <div className="file-tile-scale" aria-hidden="true">
          <span style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </div>
    {acts && <div className="file-tile-acts">{acts}</div>}
  </li>
);

const ACTS = {
  remove: 'M2.5 2.5l9 9M11.5 2.5l-9 9',
  pause: 'M4.5 2v10M9.5 2v10',
  resume: 'M4 2l7 5-7 5z',
} as const;

interface FileActProps {
  act: keyof typeof ACTS;
  /** "Zrušiť balkon.jpg". */
  label: string;
  onPress: () => void;
}

/** What can be done with a file, as a drawn button. */
export const FileAct = ({ act, label, onPress }: FileActProps) => (
  <button type="button" className="button button-icon button-quiet" aria-label={label} onClick={onPress}>
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      <path d={ACTS[act]} />
    </svg>
  </button>
);

interface FileAddProps {
  children: string;
  /** As of an input of files. */
  accept: string;
  /** Takes a photo with the camera; shown under fingers alone. */
  camera?: boolean;
  multiple?: boolean;
  describedBy?: string;
  onFiles: (files: File[]) => void;
}

/** The place of the next file: pressed, it asks for some. */
export const FileAdd = ({
  children,
  accept,
  camera,
  multiple = true,
  describedBy,
  onFiles,
}: FileAddProps) => (
  <li className={classes('file-add', camera && 'file-add-camera')}>
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      <path d="M7 1.5v11M1.5 7h11" />
    </svg>
    <span aria-hidden="true">{children}</span>
    <input
      type="file"
      aria-label={children}
      aria-describedby={describedBy}
      accept={accept}
      multiple={multiple}
      {...(camera && { capture: 'environment' })}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file can be chosen again after it failed.
        target.value = '';
      }}
    />
  </li>
);
