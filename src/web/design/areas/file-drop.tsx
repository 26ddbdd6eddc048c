import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classes } from '../classes.ts';
import './areas.css';

interface FileDropProps {
  label: string;
  /** Kinds and sizes that are taken. */
  hint: string;
  /** As of an input of files: "image/*,.pdf". */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  /** The files so far, as FileRow. */
  children?: ReactNode;
}

/** A place to drop files on, or to press and choose them; what is taken is the caller's decision. */
export function FileDrop({ label, hint, accept, multiple, disabled, onFiles, children }: FileDropProps) {
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (chosen.length > 0) onFiles(chosen);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over && !disabled);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    if (!disabled) take(event.dataTransfer.files);
  };
  return (
    <div className="files">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way of the input inside */}
      <div
        className={classes('file-drop', isOver && 'file-drop-over')}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <label className="file-drop-label">
          <input
            type="file"
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            aria-describedby={hintId}
            onChange={({ target }) => {
              take(target.files);
              // The same file can be chosen again after it failed.
              target.value = '';
            }}
          />
          {label}
        </label>
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      </div>
      {children && <ul className="file-rows">{children}</ul>}
    </div>
  );
}

interface FileRowProps {
  name: string;
  state: 'sending' | 'done' | 'failed';
  /** "62 %, 2,4 z 3,9 MB" */
  note: string;
  /** Bytes that have arrived, 0 to 1; drawn until the file is there. */
  share?: number;
  /** Name of the button: "Odobrať balkon.jpg". */
  remove: string;
  onRemove: () => void;
}

/** A file on its way, to the scale of its bytes. */
export function FileRow({ name, state, note, share = 0, remove, onRemove }: FileRowProps) {
  return (
    <li className="file-row" data-state={state}>
      <svg viewBox="0 0 20 24" width="20" height="24" className="line-drawing" aria-hidden="true">
        <path d="M2 1.5h11l5 5v16H2zM13 1.5v5h5" />
      </svg>
      <div className="file-row-text">
        <p>
          <b>{name}</b>
          <span className="file-row-note">{note}</span>
        </p>
        {state !== 'done' && (
          <div className="file-row-scale" aria-hidden="true">
            <span style={{ width: `${share * 100}%` }} />
          </div>
        )}
      </div>
      <button
        type="button"
        className="button button-icon button-quiet"
        aria-label={remove}
        onClick={onRemove}
      >
        <svg viewBox="0 0 14 14" width="14" height="14" className="line-drawing" aria-hidden="true">
          <path d="M2.5 2.5l9 9M11.5 2.5l-9 9" />
        </svg>
      </button>
    </li>
  );
}
