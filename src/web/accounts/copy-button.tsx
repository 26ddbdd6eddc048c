import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { LiveRegion } from '../design/live-region.tsx';

interface CopyButtonProps {
  text: string;
  children: string;
}

/** Copies a text and says whether it did; who cannot be served selects what stands beside it. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { result, copy } = useCopying(text);
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        {result ?? children}
      </Button>
      <LiveRegion>{result}</LiveRegion>
    </>
  );
}

/** The same as a sign at the end of the row that it copies; a tick once it did. */
export function CopySign({ text, children }: CopyButtonProps) {
  const { result, isCopied, copy } = useCopying(text);
  const Sign = isCopied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        className="button button-icon button-quiet"
        aria-label={children}
        onClick={() => void copy()}
      >
        <Sign aria-hidden="true" size={20} strokeWidth={1.75} />
      </button>
      <LiveRegion>{result}</LiveRegion>
      {result !== null && !isCopied && <p className="field-error">{result}</p>}
    </>
  );
}

function useCopying(text: string) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const failed = 'Skopírovať sa nepodarilo. Označte text a\u00A0skopírujte ho.';
  return {
    isCopied: isCopied === true,
    result: isCopied === null ? null : isCopied ? 'Skopírované' : failed,
    copy: async () => setCopied(await copied(text)),
  };
}

/** By the clipboard of the browser; where it does not allow that, or the page came without encryption, by a selection. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

function copiedBySelection(text: string): boolean {
  const pressed = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // Beside what was pressed: an open dialog holds the focus.
  (pressed?.parentElement ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (pressed instanceof HTMLElement) pressed.focus();
  return isCopied;
}
