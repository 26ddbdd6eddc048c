import type { ReactNode } from 'react';
import { Spinner } from '../spinner.tsx';
import './areas.css';

interface AreaWaitingProps {
  /** What is waited for. */
  label: string;
  /** Where scripts do not run. */
  instead: ReactNode;
}

/** An area before its first screen: all that the server sends of it. */
export const AreaWaiting = ({ label, instead }: AreaWaitingProps) => (
  <div className="area-waiting">
    <Spinner />
    <p role="status">{label}</p>
    <noscript>
      <p>{instead}</p>
    </noscript>
    <p className="area-lost">Stránka sa nenačítala celá. Obnovte ju a&nbsp;skúste to znova.</p>
  </div>
);
