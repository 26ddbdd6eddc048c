import { useEffect, useRef } from 'react';
import { zBefore } from '#domain/kernel/plural.ts';
import { linesOf } from '#domain/offers/offer.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useEditor } from './editor-context.ts';
import { LineForm } from './line-form.tsx';

/** One line as a screen of its own, with the ways to the next and the one before. */
export function LineScreen() {
  const { content, open, setOpen } = useEditor();
  const lines = linesOf(content);
  const at = lines.findIndex(({ id }) => id === open);
  const line = lines[at];
  const last = useRef(open);
  useEffect(() => {
    if (open !== null) last.current = open;
  }, [open]);
  const step = (by: -1 | 1) => setOpen(lines[at + by]?.id ?? null);
  return (
    <Dialog
      open={line !== undefined}
      onOpenChange={() => setOpen(null)}
      title={line?.name || 'Nová položka'}
      onCloseAutoFocus={(event) => {
        // Whatever opened it: the row is what the keyboard goes on from, as where lines unfold in their place.
        event.preventDefault();
        document.getElementById(`offer-row-${last.current}`)?.focus();
      }}
      description={`Položka ${at + 1} ${zBefore(lines.length)}${lines.length}`}
      wide
    >
      {line && (
        <>
          <LineForm key={line.id} line={line} />
          <div className="flex gap-2 px-4 pb-6">
            <Button size="small" disabled={at === 0} onClick={() => step(-1)}>
              Predchádzajúci
            </Button>
            <Button size="small" disabled={at === lines.length - 1} onClick={() => step(1)}>
              Ďalší
            </Button>
            <Button variant="primary" size="small" className="flex-1" onClick={() => setOpen(null)}>
              Hotovo
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
