import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { LiveRegion } from '../design/live-region.tsx';

interface CopyButtonProps {
  text: string;
  children: string;
}

/** Copies a text and says whether it did; who cannot be served selects what stands beside it. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [result, setResult] = useState<string | null>(null);
  const copy = async () =>
    setResult(
      (await copied(text)) ? 'Skopírované' : 'Skopírovať sa nepodarilo. Označte text a\u00A0skopírujte ho.',
    );
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        {result ?? children}
      </Button>
      <LiveRegion>{result}</LiveRegion>
    </>
  );
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
