import { useEffect, useState } from 'react';
import { formatDate, formatTime } from '#domain/kernel/format.ts';
import { Button } from '../design/button.tsx';
import { useEditor } from './editor-context.ts';

/** "o 9:18", or with its day where it is not today. */
function at(instant: string): string {
  const then = new Date(instant);
  const day = formatDate(then);
  const time = formatTime(then);
  return day === formatDate(new Date()) ? `o\u00A0${time}` : `${day} o\u00A0${time}`;
}

/** How the draft stands, in words that stay. */
export function SaveState() {
  const { state, flush, unread, typing } = useEditor();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (state.kind !== 'failed') setAsked(false);
  }, [state.kind]);
  if (state.kind === 'failed' || state.kind === 'refused')
    return (
      <span className="tone-error">
        Neuložené, zmeny zostali v&nbsp;tomto prehliadači.{' '}
        <Button
          variant="link"
          size="dense"
          loading={asked && state.kind === 'failed'}
          onClick={() => {
            setAsked(true);
            void flush().finally(() => setAsked(false));
          }}
        >
          Skúsiť znova
        </Button>
      </span>
    );
  if (state.kind === 'conflict')
    return <span className="tone-error">Neuložené: zmeny sú aj v&nbsp;inom okne</span>;
  if (state.kind !== 'saved' || typing !== null) return <span>Ukladá sa…</span>;
  const saved = `Uložené ${at(state.at)}`;
  const left = Object.keys(unread).length;
  if (left === 0) return <span>{saved}</span>;
  return (
    <span className="tone-error">
      {saved} okrem {left === 1 ? 'jedného poľa' : `${left}\u00A0polí`}
    </span>
  );
}
