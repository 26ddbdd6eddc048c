import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { factsOf } from '#domain/errors/api-error.ts';
import { callAdvice } from '#domain/errors/call-advice.ts';
import { DoneNotice } from '../design/areas/done-notice.tsx';
import { Notice } from '../design/notice.tsx';

/** What can be done on a client's page, with one place that says how the last act went. */
export interface ClientActs {
  /** Makes a call, says what was done or why it was not, and reads the screen anew; true where it was done. */
  perform: (act: () => Promise<unknown>, said: string) => Promise<boolean>;
  /** Something was done by a form, which says itself how it failed. */
  done: (said: string) => Promise<void>;
  isBusy: boolean;
  notices: ReactNode;
}

/** Acts on one client. */
export function useClientActs(): ClientActs {
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<string | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const done = async (text: string) => {
    setAdvice(null);
    setSaid(text);
    await revalidate();
  };
  const perform: ClientActs['perform'] = async (act, text) => {
    setBusy(true);
    setSaid(null);
    setAdvice(null);
    try {
      await act();
      await done(text);
      return true;
    } catch (error) {
      setAdvice(callAdvice(factsOf(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    perform,
    done,
    isBusy,
    notices: (
      <>
        {said !== null && (
          <div className="sticky top-2 z-4">
            <DoneNotice close="Zavrieť oznámenie" onClose={() => setSaid(null)}>
              {said}
            </DoneNotice>
          </div>
        )}
        <div role="alert" className="empty:hidden">
          {advice !== null && <Notice tone="error">{advice}</Notice>}
        </div>
      </>
    ),
  };
}
