import { Spinner } from '../spinner.tsx';
import './areas.css';

/** An area before its first screen: all that the server sends of it, whatever the path and whoever asks. */
export const AreaWaiting = ({ area, writeTo }: { area: string; writeTo?: string }) => (
  <div className="area-waiting">
    <Spinner />
    <p role="status">Overujem prihlásenie</p>
    <noscript>
      <p>
        {area} potrebuje zapnutý JavaScript.{' '}
        {writeTo && (
          <>
            Zapnite ho, alebo mi napíšte na <a href={`mailto:${writeTo}`}>{writeTo}</a>.{' '}
          </>
        )}
        <a href="/">Úvodná stránka</a>
      </p>
    </noscript>
    <p className="area-lost">Stránka sa nenačítala celá. Obnovte ju a&nbsp;skúste to znova.</p>
  </div>
);
