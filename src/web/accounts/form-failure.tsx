import type { ReactNode } from 'react';
import { Notice } from '../design/notice.tsx';

interface FormFailureProps {
  /** What to do; null while nothing has failed. */
  advice: string | null;
  children?: ReactNode;
}

/** Why a form of an account could not be sent, above its button. */
export const FormFailure = ({ advice, children }: FormFailureProps) => (
  <div role="alert" className="empty:absolute">
    {advice !== null && (
      <Notice tone="error" className="wrap-anywhere">
        <p>{advice}</p>
        {children}
      </Notice>
    )}
  </div>
);
