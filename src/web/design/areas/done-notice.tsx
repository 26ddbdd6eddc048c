import { Check, X } from 'lucide-react';
import { Button } from '../button.tsx';
import './areas.css';

interface DoneNoticeProps {
  /** What has happened: "Dopyt 1176 je v archíve". The page itself says it too. */
  children: string;
  /** Takes it back; without it there is no way back. */
  undo?: { label: string; onUndo: () => void };
  /** Name of the cross. */
  close: string;
  onClose: () => void;
}

/** An act that is done, over the page's content and never on it: what it was, the way back. */
export const DoneNotice = ({ children, undo, close, onClose }: DoneNoticeProps) => (
  <div className="sheet done-notice">
    <Check aria-hidden="true" className="tone-ok" size={16} strokeWidth={2} />
    <p role="status">{children}</p>
    {undo && (
      <Button variant="quiet" size="small" onClick={undo.onUndo}>
        {undo.label}
      </Button>
    )}
    <button type="button" className="button button-icon button-quiet" aria-label={close} onClick={onClose}>
      <X aria-hidden="true" strokeWidth={1.5} />
    </button>
  </div>
);
