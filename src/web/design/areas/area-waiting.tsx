import { Spinner } from '../spinner.tsx';
import './areas.css';

/** An area before its first screen: all that the server sends of it, whatever the path and whoever asks. */
export const AreaWaiting = ({ area }: { area: string }) => (
  <div className="area-waiting">
    <Spinner />
    <p role="status">Overujem prihlásenie</p>
    <noscript>
      <p>
        {area} potrebuje zapnutý JavaScript. <a href="/">Úvodná stránka</a>
      </p>
    </noscript>
    <p className="area-lost">Stránka sa nenačítala celá. Obnovte ju a&nbsp;skúste to znova.</p>
  </div>
);
