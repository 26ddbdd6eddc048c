import { useState } from 'react';
import { DoneNotice } from '../design/areas/done-notice.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { KitPart } from './kit-part.tsx';

/** What the page says about an act, and what it wants to be decided. */
export const KitNotices = () => (
  <>
    <KitPart name="Oznam o&nbsp;úkone">
      <Done />
      <DoneNotice close="Zavrieť oznámenie" onClose={ignore}>
        Ponuka CP-2026-0012 je odoslaná
      </DoneNotice>
    </KitPart>
    <KitPart name="Upozornenia">
      <Notice>Výber sa odvtedy zmenil. Váš popis zostáva bez zmeny.</Notice>
      <Notice tone="warn">Ponuka platí už len dnes.</Notice>
      <Notice tone="error">
        <p>
          <b>Správu sa nepodarilo odoslať.</b> Text zostal vo formulári.
        </p>
      </Notice>
    </KitPart>
  </>
);

const ignore = () => undefined;

/** Taken back, it can be done again. */
function Done() {
  const [isDone, setDone] = useState(true);
  if (!isDone) return <Button onClick={() => setDone(true)}>Archivovať dopyt 1176</Button>;
  const away = () => setDone(false);
  return (
    <DoneNotice undo={{ label: 'Vrátiť späť', onUndo: away }} close="Zavrieť oznámenie" onClose={away}>
      Dopyt 1176 je v&nbsp;archíve
    </DoneNotice>
  );
}
