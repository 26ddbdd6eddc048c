import { createContext, use } from 'react';
import type { OfferEditor } from './use-offer-editor.ts';

/** What the parts of the editor share: the draft, and where the operator is in it. */
export interface EditorPlace extends OfferEditor {
  /** The line that is unfolded. */
  open: string | null;
  setOpen: (lineId: string | null) => void;
  /** Leads to a field of the offer, as problems name them. */
  goTo: (field: string) => void;
  addLine: (group?: string) => void;
  moveLine: (lineId: string, by: -1 | 1) => void;
  /** Says to screen readers what has happened. */
  say: (words: string) => void;
}

export const EditorContext = createContext<EditorPlace | null>(null);

/** The offer that is being written. */
export function useEditor(): EditorPlace {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A\u00A0part of the editor stands outside of it.');
  return editor;
}

/** Id of the control of a field: "lines.web.name" has "offer-lines-web-name". */
export const controlOf = (field: string): string => `offer-${field.replaceAll('.', '-')}`;
