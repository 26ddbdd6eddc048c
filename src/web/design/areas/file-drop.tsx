import { type DragEvent, useId, useState } from 'react';
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
}

/** A place to drop files on, or to press and choose them; what is taken is the caller's decision. */
export function FileDrop({ label, hint, accept, multiple, disabled, onFiles }: FileDropProps) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way of the input inside
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
  );
}
